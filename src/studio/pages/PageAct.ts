import type { Language, SiteInfo, TreePage } from '../api/StudioApi.ts';
import { lastOf } from './proposeAddress.ts';

/** What can be done with a page as a whole. */
export type PageActKind = 'new' | 'copy' | 'rename' | 'move' | 'unpublish' | 'delete';

/** One of them, chosen for a page; the bin is of a site. */
export type PageAct =
  | {
      kind: PageActKind;
      page: TreePage;
      /** Id of the page it was dropped on. */
      under?: string | undefined;
    }
  | { kind: 'bin' };

/** What every dialog about pages is given. */
export interface PageActProps {
  page: TreePage;
  /** Id of the page it is to stand below, where that was said already. */
  under?: string | undefined;
  site: SiteInfo;
  language: Language;
  rights: readonly string[];
  /** All pages of the site. */
  pages: readonly TreePage[];
  /** Pages were changed; the one to open then, where that is another. */
  onDone: (openId?: string) => void;
  onClose: () => void;
}

/** Whether the site itself stands on a page: its home page, and what it shows in place of others. */
export const isFixedPage = ({ path }: Pick<TreePage, 'path'>): boolean =>
  path === '/' || path.startsWith('/_');

/** Acts that are offered for a page to somebody with these rights anywhere; the platform says where they hold. */
export function offeredActs(page: TreePage, rights: readonly string[]): ReadonlySet<PageActKind> {
  const mayBuild = rights.includes('structure');
  const isFixed = isFixedPage(page);
  const offers: Record<PageActKind, boolean> = {
    new: mayBuild && !page.path.includes('*') && !page.path.startsWith('/_'),
    copy: mayBuild && !isFixed && !page.path.endsWith('*'),
    rename: mayBuild,
    move: mayBuild && !isFixed,
    unpublish: rights.includes('publish') && page.state !== 'new' && !isFixed,
    delete: mayBuild && !isFixed,
  };
  return new Set((Object.keys(offers) as PageActKind[]).filter((kind) => offers[kind]));
}

/** A page and all pages below its address. */
export const isAtOrBelow = (path: string, above: string): boolean =>
  path === above || path.startsWith(`${above}/`);

/** Why a page cannot stand below another, as far as the list of pages says; the platform may have more reasons. */
export function wrongBelow(
  page: TreePage,
  target: TreePage,
  pages: readonly TreePage[],
): 'moveInto' | 'moveSame' | 'moveTaken' | undefined {
  const address = addressBelow(page, target);
  if (isAtOrBelow(target.path, page.path)) return 'moveInto';
  if (address === page.path) return 'moveSame';
  return pages.some(({ path }) => path.toLowerCase() === address.toLowerCase()) ? 'moveTaken' : undefined;
}

/** The address a page would have below another one. */
export const addressBelow = (page: TreePage, target: TreePage): string =>
  `${target.path === '/' ? '' : target.path}/${lastOf(page.path)}`;
