import { headerMove, type HeaderMove } from './headerMove.ts';

/** Has a sticky header give way on the way down and come back on the way up, unless it is in use. */
export function moveStickyHeader(root: Document): void {
  const header = root.querySelector('.SiteHeader[data-sticky]');
  if (!header) return;
  let at: HeaderMove = { y: 0, isHidden: false };
  // With the first frame: asked for before, it would have the page laid out once more.
  requestAnimationFrame(() => (at = { ...at, y: window.scrollY }));
  const onScroll = () => {
    const isOpen = [...header.querySelectorAll('details[open]')].some(
      (details) => !details.parentElement?.closest('details:not([open])'),
    );
    const isBusy = isOpen || header.contains(root.activeElement);
    at = headerMove(at, window.scrollY);
    if (isBusy) at = { ...at, isHidden: false };
    header.toggleAttribute('data-hidden', at.isHidden);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
}
