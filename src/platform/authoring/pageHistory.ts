import { itemStill, layoutAt, momentNamed, MOST_OF_ONE, versionAt } from '../content/contentAt.ts';
import type { Moment } from '../content/contentAt.ts';
import type {
  ContentItem,
  ContentStore,
  ContentVersion,
  Locale,
  Placeholders,
  Revision,
  RevisionKind,
} from '../store/ContentStore.ts';
import { problem, quoted } from './problems.ts';

/** A text of a moment, of the page or of something on it. */
type Told = Pick<ContentVersion, 'displayName' | 'fields'>;

/** A page with all it shows, in one language, at a moment. */
export interface PageMoment {
  layout: Placeholders;
  /** Whether the language has a layout of its own then. */
  isOwnLayout: boolean;
  /** Whether the items stand where they stood then: history keeps words, and no places. */
  hasPlaces: boolean;
  /** The page, its datasources and the items below them that were there then, each list in its order. */
  items: Map<string, Told & { item: ContentItem }>;
}

const MOST_REVISIONS = 1000;

/** A moment as requests name it. Throws a problem for anything else. */
export function momentOf(named: string): Moment {
  const moment = momentNamed(named);
  if (moment !== undefined) return moment;
  throw problem(
    'BAD_USER_INPUT',
    `${quoted(named)} is no moment: draft, published, or a number of the history.`,
  );
}

/** The history of a page and of all it ever showed, newest first; texts that were not taken are not in it. */
export function pageRevisions(
  content: ContentStore,
  page: ContentItem,
  locale: Locale,
): (Pick<Revision, 'seq' | 'author' | 'at' | 'note' | 'itemId'> & { kind: RevisionKind; part: string })[] {
  const of = (item: ContentItem, ofLocale: Locale | '', part: string) =>
    content
      .revisions(item.id, ofLocale, MOST_OF_ONE)
      .filter(({ kind }) => kind !== 'conflict')
      .map(({ seq, author, at, note, itemId, kind }) => ({ seq, author, at, note, itemId, kind, part }));
  return [
    ...of(page, '', 'layout'),
    ...itemsOf(content, page, locale).flatMap((item) =>
      of(item, locale, item.id === page.id ? 'page' : item.template),
    ),
  ]
    .sort((left, right) => right.seq - left.seq)
    .slice(0, MOST_REVISIONS);
}

/**
 * What a page was at a moment. Throws a problem where it was not there, and where that version is not kept: of what was
 * thinned away the version before would be told in its name.
 */
export function pageAt(content: ContentStore, page: ContentItem, locale: Locale, moment: Moment): PageMoment {
  if (typeof moment === 'number' && !isKept(content, page, locale, moment))
    throw problem('GONE', 'That version was cleared away, or never was one of this page.');
  const version = versionAt(content, page.id, locale, moment);
  if (!version) throw problem('NOT_FOUND', 'The page was not there then.');
  const shared = layoutAt(content, page.id, moment) ?? {};
  const layout = version.placeholders ?? shared;
  const shown = [page, ...below(content, datasources(layout), moment)];
  const items = new Map<string, Told & { item: ContentItem }>();
  for (const item of shown) {
    const told = item.id === page.id ? version : versionAt(content, item.id, locale, moment);
    if (told) items.set(item.id, { item, displayName: told.displayName, fields: told.fields });
  }
  const isOwnLayout = version.placeholders !== undefined;
  return { layout, isOwnLayout, hasPlaces: typeof moment === 'string', items };
}

/** Whether a number is a version of a page: a revision of something on it, or 0. */
export function isKept(content: ContentStore, page: ContentItem, locale: Locale, seq: number): boolean {
  if (seq === 0) return true;
  if (!Number.isSafeInteger(seq)) return false;
  const isRevisionOf = (id: string, ofLocale: Locale | '') =>
    content.revisions(id, ofLocale, 1, seq + 1).some((one) => one.seq === seq && one.kind !== 'conflict');
  return (
    isRevisionOf(page.id, '') || itemsOf(content, page, locale).some((item) => isRevisionOf(item.id, locale))
  );
}

/** The page and everything it ever showed that is its own. */
function itemsOf(content: ContentStore, page: ContentItem, locale: Locale): ContentItem[] {
  const layouts = [
    content.sharedLayout(page.id, 'draft'),
    content.sharedLayout(page.id, 'published'),
    content.version(page.id, locale, 'draft')?.placeholders,
    ...content.revisions(page.id, '', MOST_OF_ONE).map(({ placeholders }) => placeholders),
    ...content.revisions(page.id, locale, MOST_OF_ONE).map(({ placeholders }) => placeholders),
  ];
  const ids = new Set(layouts.flatMap((layout) => datasources(layout ?? {})));
  return [page, ...below(content, [...ids])];
}

/** Items with all below them, as visitors have them where that is asked; what is gone for good is left out. */
function below(content: ContentStore, ids: readonly string[], moment: Moment = 'draft'): ContentItem[] {
  const isLive = moment === 'published';
  const found = new Map<string, ContentItem>();
  const add = (item: ContentItem | undefined): void => {
    if (!item || item.path !== null || found.has(item.id)) return;
    found.set(item.id, item);
    content.children(item.id, isLive ? 'published' : 'draft').forEach(add);
  };
  for (const id of ids) add((isLive && content.item(id, 'published')) || itemStill(content, id));
  return [...found.values()];
}

/** What a page showed at a moment and nobody has any more: it cannot be drawn as it was. */
export const goneSince = (content: ContentStore, { layout }: PageMoment): string[] =>
  datasources(layout).filter((id) => !itemStill(content, id));

/** Ids of what the components of a layout show. */
function datasources(layout: Placeholders): string[] {
  return Object.values(layout)
    .flat()
    .flatMap(({ dataSource, placeholders }) => [
      ...(dataSource === '' ? [] : [dataSource]),
      ...(placeholders ? datasources(placeholders) : []),
    ]);
}
