import type { NavItem } from '#src/declaration/fields.ts';

/** The path of an address on this site, without language, query and trailing slash; undefined for another site. */
export function pathOf(href: string | undefined): string | undefined {
  if (!href || !/^\/(?![/\\])/.test(href)) return undefined;
  const path = href.replace(/[?#].*$/, '').replace(/^\/es(?=\/|$)/, '');
  return path.replace(/\/+$/, '') || '/';
}

/** The entry of a menu whose section the page is in: the one with the longest path above it (coral underline). */
export function currentItem(items: readonly NavItem[], path: string): NavItem | undefined {
  let best: { item: NavItem; length: number } | undefined;
  for (const item of items) {
    const length = Math.max(...[item, ...item.children].map((one) => closeness(pathOf(one.href), path)));
    if (length > (best?.length ?? 0)) best = { item, length };
  }
  return best?.item;
}

/** How much of the page's path an entry covers; 0 when it leads elsewhere. The home page covers only itself. */
export function closeness(section: string | undefined, path: string): number {
  if (!section) return 0;
  const here = path.replace(/\/+$/, '') || '/';
  if (section === here) return here.length + 1;
  return section !== '/' && here.startsWith(`${section}/`) ? section.length : 0;
}
