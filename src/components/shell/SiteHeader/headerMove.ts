/** Where the sticky header was when it last moved, in px from the top of the page. */
export interface HeaderMove {
  y: number;
  isHidden: boolean;
}

/** Smallest movement that counts, in px (C-075). */
const MOVE_THRESHOLD = 5;
/** The header stays within this distance from the top, in px (C-076). */
const HIDE_AFTER = 100;

/**
 * What the sticky mobile header does when the page is at `y`: it hides on a scroll down of more than 5 px past
 * 100 px and comes back on a scroll up. Smaller movements are added up.
 */
export function headerMove(before: HeaderMove, y: number): HeaderMove {
  if (Math.abs(y - before.y) <= MOVE_THRESHOLD) return y <= 0 ? { y: 0, isHidden: false } : before;
  return { y, isHidden: y > before.y && y > HIDE_AFTER };
}
