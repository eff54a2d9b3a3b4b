import type { PlacedBox } from '#src/domain/authoring/frameMessages.ts';

export type Side = 'a' | 'b';

/** How a framed page stands, in px of the page. */
export interface Standing {
  top: number;
  /** Of the whole page. */
  height: number;
  /** Of what is seen of it. */
  room: number;
  boxes: readonly PlacedBox[];
}

export interface ScrollPair {
  /** A frame told how it stands. */
  heard(side: Side, standing: Standing): void;
  /** A frame was opened anew. */
  forget(side: Side): void;
}

/** A frame that stands this near to where it was sent has arrived, in px: browsers round. */
const NEAR = 2;
/** So long, in ms, a page may still be telling where it was sent before, when the other has gone on since. */
const LATE = 400;

/**
 * Keeps two pages at the same place while either is scrolled, by wheel, touch or keys: what stands on both stands at the same
 * height. Where a page was sent is remembered, so that its arriving there is not taken for a person's act.
 */
export function createScrollPair(
  scrollBy: (side: Side, y: number) => void,
  now: () => number = () => performance.now(),
  later: (act: () => void, ms: number) => void = (act, ms) => void setTimeout(act, ms),
): ScrollPair {
  const known = new Map<Side, Standing>();
  const due = new Map<Side, number>();
  /** When a page was last sent somewhere. */
  const sentAt = new Map<Side, number>();

  /** Whether a page is on its way to where it was sent. */
  const isSent = (side: Side, before: number, top: number): boolean => {
    const goal = due.get(side);
    if (goal === undefined) return false;
    const left = Math.abs(top - goal);
    if (left <= NEAR) due.delete(side);
    else if (left > Math.abs(before - goal) && now() - (sentAt.get(side) ?? 0) > LATE) {
      due.delete(side);
      return false;
    }
    return true;
  };

  /** Sends a page to where it stands beside the other one. */
  const send = (side: Side, leader: Standing): void => {
    const follower = known.get(side);
    if (!follower) return;
    const lowest = Math.max(0, follower.height - follower.room);
    const goal = Math.min(lowest, Math.max(0, beside(leader, follower)));
    const from = due.get(side) ?? follower.top;
    if (Math.abs(goal - from) < 1) return;
    due.set(side, goal);
    sentAt.set(side, now());
    scrollBy(side, goal - from);
  };

  /** Who scrolls a page while it is still on its way elsewhere stops it half way: where it has come to rest counts then. */
  const whenAtRest = (side: Side, standing: Standing): void => {
    const goal = due.get(side);
    if (goal === undefined) return;
    later(() => {
      // It may have told again how it stands, without having moved: a picture came, or its height changed.
      const resting = known.get(side);
      if (due.get(side) !== goal || !resting || hasMoved(standing, resting)) return;
      due.delete(side);
      // A little off is a page that is not as high as it said.
      if (Math.abs(resting.top - goal) > resting.room / 4) send(otherOf(side), resting);
    }, LATE);
  };

  return {
    heard(side, standing) {
      const before = known.get(side);
      known.set(side, standing);
      const other = otherOf(side);
      const follower = known.get(other);
      if (!follower) return;
      if (!before) return send(side, follower);
      if (!hasMoved(before, standing)) return;
      if (isSent(side, before.top, standing.top)) return whenAtRest(side, standing);
      send(other, standing);
    },
    forget(side) {
      known.delete(side);
      due.delete(side);
    },
  };
}

const hasMoved = (before: Standing, after: Standing) => Math.abs(after.top - before.top) >= 1;
const otherOf = (side: Side): Side => (side === 'a' ? 'b' : 'a');

/** Where the other page has to stand so that what both show stands beside each other. */
export function beside(leader: Standing, follower: Standing): number {
  const points = anchors(leader, follower);
  const after = points.findIndex(([y]) => y > leader.top);
  if (after < 0) return points.at(-1)?.[1] ?? 0;
  const [[y0, to0], [y1, to1]] = [points[after - 1] ?? [0, 0], points[after] ?? [1, 1]];
  return to0 + ((leader.top - y0) / (y1 - y0)) * (to1 - to0);
}

/** Pairs of heights that belong together, rising on both sides: beginnings, components that both have, ends. */
function anchors(leader: Standing, follower: Standing): [number, number][] {
  const there = new Map(partsOf(follower));
  const shared = partsOf(leader)
    .flatMap(([key, y]): [number, number][] => {
      const to = there.get(key);
      return to === undefined ? [] : [[y, to]];
    })
    .sort(([left], [right]) => left - right);
  const points: [number, number][] = [[0, 0]];
  for (const [y, to] of [...shared, [leader.height, follower.height] as [number, number]]) {
    const [lastY, lastTo] = points.at(-1) ?? [0, 0];
    if (y > lastY && to >= lastTo) points.push([y, to]);
  }
  return points;
}

const partsOf = ({ top, boxes }: Standing): [string, number][] =>
  boxes.filter(({ key, height }) => key.startsWith('r:') && height > 0).map(({ key, y }) => [key, y + top]);
