import { holdersOf } from '../content/holdersOf.ts';
import { shellId } from '../content/putPage.ts';
import type { ContentItem, Locale, StoredLink } from '../store/ContentStore.ts';
import { givingWay } from '../steps/givingWay.ts';
import type { Store } from '../store/Store.ts';
import { linkJudge } from './judgeLink.ts';
import type { LinkVerdict } from './judgeLink.ts';

/** A link that keeps no promise, or leads to another site, with the way to its field. */
export interface ReportedLink extends LinkVerdict {
  href: string;
  words: string;
  itemId: string;
  field: string;
  language: Locale;
  /** The component's own item; the page's where the page itself says it. */
  source: string;
  /** The page it is mended on. */
  page: { id: string; name: string; path: string };
  /** On how many pages more it stands. */
  otherPages: number;
  /** It stands around every page of the site. */
  isEverywhere: boolean;
  /** Whether visitors have it; else it is in a draft alone. */
  isLive: boolean;
}

/** The reports of a store's sites, made again only when something has changed since, a step at a time. */
export function linkReports(store: Store, siteOrigins: Readonly<Record<'main' | 'plan', string>>) {
  const kept = new Map<string, { sequence: number; rows: Promise<readonly ReportedLink[]> }>();
  return (site: 'main' | 'plan'): Promise<readonly ReportedLink[]> => {
    const sequence = store.sequence();
    const known = kept.get(site);
    if (known?.sequence === sequence) return known.rows;
    const rows = givingWay(linkReport(store, site, siteOrigins[site]));
    kept.set(site, { sequence, rows });
    // What failed is not kept.
    rows.catch(() => kept.delete(site));
    return rows;
  };
}

const ORDER: readonly LinkVerdict['kind'][] = [
  ...(['nowhere', 'deleted', 'unpublished', 'anchor', 'redirect', 'external'] as const),
];

/** Every such link of a site: what is worst first, then by page. A step is one link. */
function* linkReport(
  store: Store,
  site: 'main' | 'plan',
  siteOrigin: string,
): Generator<void, ReportedLink[]> {
  const { content } = store;
  const judge = linkJudge(store, site, siteOrigin);
  const home = content.itemByPath(site, '/', 'draft');
  const places = new Map<string, Place | undefined>();
  const placeOf = (link: StoredLink): Place | undefined => {
    const key = `${link.itemId} ${link.state}`;
    if (!places.has(key)) places.set(key, findPlace(store, link, home));
    return places.get(key);
  };
  const found = new Map<string, ReportedLink>();
  for (const link of content.links(site)) {
    yield;
    const { itemId, locale, field, href, words } = link;
    const key = [itemId, locale, field, href].join('\n');
    const known = found.get(key);
    if (known) {
      known.isLive ||= link.state === 'published';
      continue;
    }
    const verdict = judge({ href, locale, pageOf: () => placeOf(link)?.page });
    // A part that stands on no page leads nobody anywhere.
    const place = verdict && placeOf(link);
    if (!place) continue;
    const { id, name, path } = place.page;
    const page = { id, name: content.version(id, locale, 'draft')?.displayName ?? name, path: path ?? '' };
    const { source, otherPages, isEverywhere } = place;
    const isLive = link.state === 'published';
    found.set(key, {
      ...{ ...verdict, href, words, itemId, field, language: locale, source },
      ...{ page, otherPages, isEverywhere, isLive },
    });
  }
  return [...found.values()].sort(
    (left, right) =>
      ORDER.indexOf(left.kind) - ORDER.indexOf(right.kind) ||
      left.page.path.localeCompare(right.page.path) ||
      left.href.localeCompare(right.href),
  );
}

interface Place {
  page: ContentItem;
  source: string;
  otherPages: number;
  isEverywhere: boolean;
}

/** Where a text is mended: the first page that shows it, the home page for what stands around all of them. */
function findPlace(
  { content }: Store,
  { itemId, state }: StoredLink,
  home: ContentItem | undefined,
): Place | undefined {
  const holders = holdersOf(content, itemId, state);
  const pages = holders
    .filter(({ path }) => path !== null)
    .sort((left, right) => (left.path ?? '').localeCompare(right.path ?? ''));
  const source = sourceOf(content, itemId);
  const [first] = pages;
  if (first) return { page: first, source, otherPages: pages.length - 1, isEverywhere: false };
  const isEverywhere = holders.some(({ site, id }) => isAround(content, id, shellId(site)));
  return home && isEverywhere ? { page: home, source, otherPages: 0, isEverywhere } : undefined;
}

type Items = Store['content'];

/** The item of the component that shows a text: those of its entries stand below it. */
function sourceOf(content: Items, itemId: string): string {
  let id = itemId;
  for (let item = content.item(id); item?.parentId != null && item.path === null; item = content.item(id)) {
    const parent = content.item(item.parentId);
    if (!parent || parent.path !== null || parent.template === 'Shell' || parent.template === 'SiteRoot')
      return id;
    id = parent.id;
  }
  return id;
}

/** Whether an item stands in what is around all pages: below it, or shown by it. */
function isAround(content: Items, itemId: string, shell: string, seen = new Set<string>()): boolean {
  if (itemId === shell) return true;
  if (seen.has(itemId)) return false;
  seen.add(itemId);
  const parent = content.item(itemId)?.parentId;
  if (parent != null && isAround(content, parent, shell, seen)) return true;
  return content.usages(itemId, 'draft').some((usage) => isAround(content, usage.itemId, shell, seen));
}
