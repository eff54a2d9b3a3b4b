import { parseGuid } from '../content/stableId.ts';
import type { ContentItem, ContentStore, Locale } from '../store/ContentStore.ts';
import { problem, quoted } from './problems.ts';

/** How the operations name an item. */
export interface ItemReference {
  itemId?: string | null;
  path?: string | null;
}

const SITES = ['main', 'plan'] as const;

/** An item by its id in any spelling, or by its path ('/sitecore/content/main/about'). */
export function itemAt(content: ContentStore, { itemId, path }: ItemReference): ContentItem | undefined {
  if (itemId != null) return content.item(parseGuid(itemId) ?? itemId);
  const found = /^\/sitecore\/content\/([^/]+)(\/.*)?$/i.exec(path ?? '');
  if (!found) return undefined;
  const site = SITES.find((one) => one === String(found[1]).toLowerCase());
  const wanted = found[2] ?? '/';
  return (
    site &&
    content.itemByPath(site, wanted, 'draft', (item) => !item.path?.includes('*') || wanted.includes('*'))
  );
}

/** The same. Throws a problem where there is none, or where it is deleted. */
export function knownItem(content: ContentStore, reference: ItemReference): ContentItem {
  const item = itemAt(content, reference);
  if (item) return item;
  throw problem('NOT_FOUND', `There is no item ${quoted(reference.itemId ?? reference.path ?? '')}.`);
}

export interface Deletable {
  item: ContentItem;
  /** When it was deleted; absent: it is not. */
  deletedAt?: string;
  deletedBelow: (ContentItem & { deletedAt: string })[];
}

/** An item that may be deleted, and then with the pages that were below it. Throws a problem where there is none. */
export function itemOrDeleted(content: ContentStore, reference: ItemReference): Deletable {
  const item = itemAt(content, reference);
  if (item) return { item, deletedBelow: [] };
  const id = parseGuid(reference.itemId ?? '') ?? reference.itemId;
  const bin = SITES.flatMap((site) => content.deleted(site));
  const deleted = bin.find((one) => one.id === id);
  if (!deleted) return { item: knownItem(content, reference), deletedBelow: [] };
  const deletedBelow = bin.filter(
    ({ site, path }) =>
      deleted.path !== null && site === deleted.site && path?.startsWith(`${deleted.path}/`),
  );
  return { item: deleted, deletedAt: deleted.deletedAt, deletedBelow };
}

/** A language of the site. Throws a problem for another. */
export function knownLocale(language: string | null | undefined): Locale {
  const locale = (language ?? 'en').toLowerCase();
  if (locale === 'en' || locale === 'es') return locale;
  throw problem('BAD_USER_INPUT', `There is no language ${quoted(locale)}: en, es.`);
}

/** Pages one step below a page's address, in order; of a datasource or a root the items below it. */
export function childrenOf(content: ContentStore, item: ContentItem): ContentItem[] {
  if (item.path === null) {
    const own = content.children(item.id);
    // All pages hang on the root; in the tree they stand by their addresses.
    return item.parentId === null
      ? own.filter(({ path }) => path === null || path === '/' || path.startsWith('/_'))
      : own;
  }
  const depth = item.path.split('/').filter(Boolean).length + 1;
  const below = pagesBelow(content, item).filter(
    ({ path }) => path?.split('/').filter(Boolean).length === depth,
  );
  return below.sort((left, right) => left.sortOrder - right.sortOrder || order(left.name, right.name));
}

const order = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);

/** All pages below a page's address; error pages are below none. */
export function pagesBelow(content: ContentStore, { site, path }: ContentItem): ContentItem[] {
  if (path === null) return [];
  const prefix = path === '/' ? '/' : `${path.toLowerCase()}/`;
  return content
    .pages(site)
    .filter(
      (page) =>
        page.path !== path && page.path?.toLowerCase().startsWith(prefix) && !page.path.startsWith('/_'),
    );
}

/** The item above in the tree: of a page the nearest page above its address. */
export function parentOf(content: ContentStore, item: ContentItem): ContentItem | undefined {
  if (item.path !== null && item.path !== '/') {
    const segments = item.path.split('/').filter(Boolean);
    for (let count = segments.length - 1; count >= 0; count -= 1) {
      const path = `/${segments.slice(0, count).join('/')}`;
      const page = content.itemByPath(item.site, path, 'draft', (one) => one.path === path);
      if (page) return page;
    }
  }
  return item.parentId === null ? undefined : content.item(item.parentId);
}
