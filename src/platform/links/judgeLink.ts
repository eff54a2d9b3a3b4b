import { redirectsOf } from '../content/siteSettings.ts';
import type { ContentItem, Locale, StoredLink } from '../store/ContentStore.ts';
import { barePath, linkedPath } from '../store/content/linksIn.ts';
import { compareWildcardPaths, matchWildcardPath } from '../store/pagePath.ts';
import type { Store } from '../store/Store.ts';
import { anchorsOn } from './anchorsOn.ts';
import { redirectFrom } from './redirectFrom.ts';

/** What a visitor meets who follows a link; undefined: what it promises. */
export interface LinkVerdict {
  kind: 'nowhere' | 'deleted' | 'unpublished' | 'redirect' | 'anchor' | 'external';
  /** The page that is not there, where visitors are led to, or the host of another site. */
  to: string;
}

/** The page is asked for only where the answer depends on it: most links keep their promise wherever they stand. */
type Judged = Pick<StoredLink, 'href' | 'locale'> & { pageOf: () => ContentItem | undefined };

/** How the site begins the ids it makes of headings (`src/domain/text/headings.ts`). */
const HEADING_PREFIX = 'sec-';

/** Judges the links of one site as its pages are now; what was asked once is remembered. */
export function linkJudge(store: Store, site: string, siteOrigin: string) {
  const { content } = store;
  const rules = redirectsOf(store, site);
  const binned = new Map(content.deleted(site).map((page) => [page.path?.toLowerCase(), page]));
  const verdicts = new Map<string, LinkVerdict | undefined>();
  const anchors = new Map<string, ReadonlySet<string>>();

  const nameOf = ({ id, name }: ContentItem, locale: Locale): string =>
    (content.version(id, locale, 'draft') ?? content.version(id, 'en', 'draft'))?.displayName ?? name;

  const live = livePages(store, site);

  const anchorVerdict = (page: ContentItem, anchor: string, locale: Locale): LinkVerdict | undefined => {
    // What a page that stands for many shows has places of its own.
    if (page.path === null || page.path.includes('*')) return undefined;
    // Headings of written texts get theirs when the site draws them: which there are, it alone knows.
    if (anchor.startsWith(HEADING_PREFIX)) return undefined;
    const key = `${page.id} ${locale}`;
    const known = anchors.get(key) ?? anchorsOn(content, page, locale);
    anchors.set(key, known);
    return known.has(anchor) ? undefined : { kind: 'anchor', to: `#${anchor}` };
  };

  /** `path` as it is written, without query and anchor. */
  const pathVerdict = (path: string, anchor: string, asked: Locale): LinkVerdict | undefined => {
    const locale: Locale = /^\/es(\/|$)/.test(path) ? 'es' : asked;
    const bare = barePath(path);
    const gone = binned.get(bare.toLowerCase());
    if (gone) return { kind: 'deleted', to: nameOf(gone, locale) };
    const page = live(bare, locale);
    if (page) return anchor === '' ? undefined : anchorVerdict(page, anchor, locale);
    const rule = redirectFrom(rules, bare);
    if (rule) return { kind: 'redirect', to: rule.target };
    const drafted = content.itemByPath(site, bare, 'draft');
    return drafted ? { kind: 'unpublished', to: nameOf(drafted, locale) } : { kind: 'nowhere', to: bare };
  };

  const judge = (href: string, locale: Locale): LinkVerdict | undefined => {
    if (/^(#?|javascript:.*)$/i.test(href)) return { kind: 'nowhere', to: '' };
    if (/^(mailto|tel|sms):/i.test(href)) return undefined;
    const own = href.startsWith(`${siteOrigin}/`) ? href.slice(siteOrigin.length) : href;
    if (linkedPath(own) !== null) {
      const [, path = '', anchor = ''] = /^([^?#]*)[^#]*#?(.*)$/s.exec(own) ?? [];
      return pathVerdict(path, decoded(anchor), locale);
    }
    if (!URL.canParse(own)) return undefined;
    const { protocol, hostname } = new URL(own);
    return protocol === 'https:' || protocol === 'http:' ? { kind: 'external', to: hostname } : undefined;
  };

  return ({ href, locale, pageOf }: Judged): LinkVerdict | undefined => {
    if (/^#./.test(href)) {
      const page = pageOf();
      return page && anchorVerdict(page, decoded(href.slice(1)), locale);
    }
    const key = `${locale} ${href}`;
    if (!verdicts.has(key)) verdicts.set(key, judge(href, locale));
    return verdicts.get(key);
  };
}

/** Finds what visitors get at a path, over the pages as they are now: asking the store for each link takes too long. */
function livePages({ content, database }: Store, site: string) {
  const speaks = new Set(
    database
      .prepare('SELECT item_id, locale FROM content_published')
      .all()
      .map((row) => `${String(row['item_id'])} ${String(row['locale'])}`),
  );
  const pages = content.pages(site, 'published');
  const exact = new Map(pages.map((page) => [page.path?.toLowerCase(), page]));
  const wild = pages
    .filter(({ path }) => path?.includes('*'))
    .sort((left, right) => compareWildcardPaths(left.path ?? '', right.path ?? ''));
  return (path: string, locale: Locale): ContentItem | undefined => {
    const isThere = (page: ContentItem | undefined) => page && speaks.has(`${page.id} ${locale}`);
    const page = path.includes('*') ? undefined : exact.get(path.toLowerCase());
    if (isThere(page)) return page;
    return wild.find((one) => isThere(one) && matchWildcardPath(one.path ?? '', path));
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
