import { pagesShowing } from '#src/platform/content/pagesShowing.ts';
import type { ContentItem, ContentStore, StoredRendering } from '#src/platform/store/ContentStore.ts';
import type { EntityRecord, StoreChange } from '#src/platform/store/Store.ts';

type Locale = 'en' | 'es';
type Site = 'main' | 'plan';

/** What a content page is called among entities. */
export const CONTENT_PAGE = 'contentPage';

/** Where an entity that only stands for a page of the site says it is. */
export const pageAddresses = ({ landingPageUrl, c_linkURL }: Record<string, unknown>): string[] =>
  [landingPageUrl, c_linkURL].filter((address) => typeof address === 'string');

/** Fields that are headings; what else a component says is text. */
const HEADING = /^(title|headline|heading|subheadline|question)$/i;
/** Settings, addresses and pictures: nothing that is read. */
const UNREAD = /(^(id|icon|style)|url|link|image|video|param|key|type|limit|placeholder|label)$/i;
/** What opens below its label, a question or the name of a tab, which is read like the text it opens. */
const OPENS = /^(AccordionItem|VerticalTab)$/;
/** The parts of a search page say what can be searched with, not what the page is about. */
const SEARCH_PARTS = /^(search|facets)-/;
const SITE_SEARCH = /^(Plan)?SiteSearch$/;
const DEEPEST = 24;
/** Characters of a page that are read. */
const LONGEST = 20_000;

/** The published content pages of a site as the search sees them: like entities, one for each language. */
export interface ContentPages {
  /** The page of an item; undefined for what is no page of the site, not published in that language, or not for search. */
  get(site: Site, id: string, locale: Locale): EntityRecord | undefined;
  /** The page at an address of the site. */
  at(site: Site, path: string, locale: Locale): EntityRecord | undefined;
  /** Ids of all pages of a site, for search or not. */
  ids(site: Site): string[];
  iterate(site: Site, locale: Locale): IterableIterator<EntityRecord>;
  /** Ids of the pages that show any of what was published or removed. */
  changedBy(change: StoreChange): string[];
}

/**
 * Reads published pages through the store: title, description, headings and text of what editors placed, without the
 * header and footer all pages share. Left out: pages told to stay out of search engines, pages without an address of
 * their own (wildcards, error pages), and pages of an entity, which stands in a search of its own.
 */
export function contentPages(content: ContentStore): ContentPages {
  const recordOf = (item: ContentItem, locale: Locale): EntityRecord | undefined => {
    const { path } = item;
    if (path === null || path.includes('*') || path.startsWith('/_')) return undefined;
    const version = content.version(item.id, locale, 'published');
    if (!version) return undefined;
    const { fields } = version;
    if (valueOf(fields['Exclude From Sitemap']) === true) return undefined;
    if (textOf(fields['Entity']) !== '' || textOf(fields['Service']) !== '') return undefined;
    const placed = version.placeholders ?? content.sharedLayout(item.id, 'published') ?? {};
    const said: Said = { headings: [], texts: [], isSearch: false };
    readPlaceholders(content, placed, locale, said, 0);
    if (said.isSearch) return undefined;
    const description = textOf(fields['Description']) || textOf(fields['Meta Description']);
    const name = textOf(fields['Title']) || version.displayName;
    return {
      id: item.id,
      uid: pageUid(item.id),
      type: CONTENT_PAGE,
      locale,
      body: {
        name,
        ...(description === '' ? {} : { description }),
        landingPageUrl: path,
        isPage: true,
        headings: [name, ...said.headings],
        keywords: textOf(fields['Meta Keywords']),
        text: said.texts.join(' ').slice(0, LONGEST),
      },
      updatedAt: version.updatedAt,
    };
  };
  return {
    get(site, id, locale) {
      const item = content.item(id, 'published');
      return item?.site === site ? recordOf(item, locale) : undefined;
    },
    at(site, path, locale) {
      const item = /^\/[^#?]*$/.test(path) ? content.itemByPath(site, path, 'published') : undefined;
      return item && recordOf(item, locale);
    },
    ids: (site) => content.pages(site, 'published').map(({ id }) => id),
    *iterate(site, locale) {
      for (const item of content.pages(site, 'published')) {
        const record = recordOf(item, locale);
        if (record) yield record;
      }
    },
    changedBy(change) {
      if (change.kind !== 'content' || !change.published) return [];
      const shown = pagesShowing(content, change.itemIds).pages.map(({ id }) => id);
      // What is gone keeps its id: it is to leave the index. What is no page never stood in it.
      const gone = change.itemIds.filter((id) => !content.item(id, 'published'));
      return [...new Set([...shown, ...gone])];
    },
  };
}

interface Said {
  headings: string[];
  texts: string[];
  /** The search of the site itself leads nowhere from itself. */
  isSearch: boolean;
}

function readPlaceholders(
  content: ContentStore,
  placeholders: Record<string, StoredRendering[]>,
  locale: Locale,
  said: Said,
  depth: number,
): void {
  if (depth > DEEPEST) return;
  for (const [name, renderings] of Object.entries(placeholders)) {
    if (SEARCH_PARTS.test(name)) continue;
    for (const { componentName, dataSource, placeholders: nested } of renderings) {
      if (SITE_SEARCH.test(componentName)) said.isSearch = true;
      if (dataSource !== '') readItem(content, dataSource, locale, said, 0);
      if (OPENS.test(componentName) && dataSource !== '') {
        const label = textOf(content.version(dataSource, locale, 'published')?.fields['Label']);
        if (label !== '') said.texts.push(label);
      }
      if (nested) readPlaceholders(content, nested, locale, said, depth + 1);
    }
  }
}

function readItem(content: ContentStore, id: string, locale: Locale, said: Said, depth: number): void {
  const fields = content.version(id, locale, 'published')?.fields ?? {};
  for (const [name, field] of Object.entries(fields)) {
    if (UNREAD.test(name)) continue;
    const text = textOf(field);
    if (text === '') continue;
    if (HEADING.test(name)) said.headings.push(text);
    else {
      for (const [, heading = ''] of text.matchAll(/<h[2-4][^>]*>(.*?)<\/h[2-4]>/gis))
        said.headings.push(heading);
      said.texts.push(text);
    }
  }
  if (depth > 4) return;
  for (const child of content.children(id, 'published')) {
    if (child.path === null) readItem(content, child.id, locale, said, depth + 1);
  }
}

const valueOf = (field: unknown): unknown =>
  typeof field === 'object' && field !== null && 'value' in field ? field.value : undefined;

function textOf(field: unknown): string {
  const value = valueOf(field);
  return typeof value === 'string' ? value.trim() : '';
}

/** A number from an item's id that no entity has: those count up from a hundred thousand. */
export const pageUid = (id: string): number =>
  2 ** 50 + (parseInt(id.replaceAll('-', '').slice(0, 12), 16) || 0);
