import { keepParams } from '#src/domain/links/keepParams.ts';

/**
 * Has links that say so (`data-keeps`, `data-path`) take along what of the address is the page's own as it is when they are
 * pressed: a search goes on changing its address in the browser.
 */
export function keepAddressState(root: Document): void {
  const follow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-keeps]') : null;
    const { path, keeps } = link?.dataset ?? {};
    if (link && path && keeps)
      link.href = keepParams(path, new URLSearchParams(location.search), keeps.split(' '));
  };
  root.addEventListener('click', follow);
  // The middle button and the menu of the right one.
  root.addEventListener('pointerdown', follow);
}
