import type { Actor } from '../accounts/Actor.ts';
import { rawField } from '../authoring/rawField.ts';
import { createComponentUses } from '../content/componentUses.ts';
import { isLocale } from '../content/contentReader.ts';
import { fieldTypeOf, isStoredField } from '../content/fieldValue.ts';
import { shellId } from '../content/putPage.ts';
import { sendJson } from '../envelope.ts';
import { isPendingIn } from '../flow/flowTable.ts';
import { HttpProblem } from '../HttpProblem.ts';
import type { PlatformRequest, PlatformRoute } from '../PlatformModule.ts';
import type {
  ContentItem,
  ContentStore,
  ContentVersion,
  Locale,
  Placeholders,
} from '../store/ContentStore.ts';
import type { Store } from '../store/Store.ts';
import { requireActor, studioRoute } from './StudioPart.ts';
import type { StudioPart } from './StudioPart.ts';

/** What visitors have of a page in a language: nothing yet, what editors see, or something older. */
type PageState = 'new' | 'published' | 'draft';

/** The pages of a site as a list, and one with its components; what is written goes through authoring. */
export function pageListRoutes(part: StudioPart): PlatformRoute[] {
  const { store } = part.platform;
  const { content } = store;
  const usesOn = createComponentUses(store);
  const pageFor = (actor: Actor, asked: PlatformRequest): ContentItem => {
    const item = content.item(asked.params['id'] ?? '', 'draft');
    if (!item || item.path === null) throw new HttpProblem(404, 'There is no such page.');
    if (!actor.may('read', { itemId: item.id, locale: localeOf(asked) }))
      throw new HttpProblem(403, 'Your account may not see this page.');
    return item;
  };
  return [
    studioRoute('GET', '/studio/api/pages', (asked) => {
      const { actor } = requireActor(part, asked, 'read');
      const locale = localeOf(asked);
      const site = asked.url.searchParams.get('site') ?? '';
      if (site !== 'main' && site !== 'plan') throw new HttpProblem(400, 'site must be main or plan');
      const pending = new Set(content.pendingPages(site));
      const pages = content
        .pages(site, 'draft')
        .filter(({ id }) => actor.may('read', { itemId: id, locale }))
        .map((item) => pageRow(store, item, locale, pending.has(item.id)));
      sendJson(asked.response, 200, { pages });
    }),
    studioRoute('GET', '/studio/api/pages/:id', (asked) => {
      const { actor } = requireActor(part, asked, 'read');
      const locale = localeOf(asked);
      const item = pageFor(actor, asked);
      const where = { itemId: item.id, locale };
      const version = content.version(item.id, locale, 'draft');
      if (!version) throw new HttpProblem(404, 'This page has no version in this language yet.');
      const shared = content.layout(item.id, 'draft');
      const isOwn = version.placeholders !== undefined;
      const layout = version.placeholders ?? shared?.placeholders ?? {};
      const around = content.sharedLayout(shellId(item.site), 'draft') ?? {};
      sendJson(asked.response, 200, {
        ...pageRow(store, item, locale),
        site: item.site,
        version: version.version,
        /** Whether this language has a layout of its own; else all languages share one. */
        hasOwnLayout: isOwn,
        layout,
        layoutRevision: isOwn ? version.revision : (shared?.revision ?? ''),
        around,
        /** Texts of the page and of its components, whether the page shows them or not. */
        fields: [
          ...fieldsOf(version, ''),
          ...[layout, around].flatMap((one) => componentFields(content, one, locale)),
        ],
        /** Entries of lists, galleries, menus and the like, in their order; those of an entry come after it. */
        entries: [layout, around].flatMap((one) => componentEntries(content, one)),
        rights: (['write', 'structure', 'publish'] as const).filter((right) => actor.may(right, where)),
      });
    }),
    studioRoute('GET', '/studio/api/pages/:id/components', async (asked) => {
      const { actor } = requireActor(part, asked, 'read');
      const locale = localeOf(asked);
      const { site } = pageFor(actor, asked);
      const seen = (pages: ReadonlySet<string>) =>
        [...pages].filter((itemId) => actor.may('read', { itemId, locale })).length;
      /** On how many pages of the same site each component stands, of those who asks may see. */
      const uses = [...(await usesOn(site))].map(([name, pages]) => [name, seen(pages)]);
      sendJson(asked.response, 200, { uses: Object.fromEntries(uses) });
    }),
  ];
}

function localeOf({ url }: PlatformRequest): Locale {
  const locale = url.searchParams.get('locale') ?? '';
  if (!isLocale(locale)) throw new HttpProblem(400, 'locale must be en or es');
  return locale;
}

/** `mayDiffer`: whether any language differs, which costs less to know of many pages and is asked first. */
function pageRow(store: Store, item: ContentItem, locale: Locale, mayDiffer = true) {
  const { content } = store;
  const version = content.version(item.id, locale, 'draft');
  const isLive = content.version(item.id, locale, 'published') !== undefined;
  // Languages are published apart: what waits in the other one is no difference of this.
  const isDraft = mayDiffer && isPendingIn(store, item, locale);
  const state: PageState = !isLive ? 'new' : isDraft ? 'draft' : 'published';
  return {
    id: item.id,
    name: version?.displayName ?? item.name,
    path: item.path ?? '',
    template: item.template,
    hasVersion: version !== undefined,
    state,
  };
}

function componentFields(content: ContentStore, placeholders: Placeholders, locale: Locale): PageField[] {
  return Object.values(placeholders)
    .flat()
    .flatMap(({ uid, dataSource, placeholders: below }) => {
      const version = dataSource === '' ? undefined : content.version(dataSource, locale, 'draft');
      const entries = dataSource === '' ? [] : entriesBelow(content, dataSource);
      return [
        ...(version ? fieldsOf(version, uid) : []),
        ...entries.flatMap(({ id }) => {
          const entry = content.version(id, locale, 'draft');
          return entry ? fieldsOf(entry, uid) : [];
        }),
        ...(below ? componentFields(content, below, locale) : []),
      ];
    });
}

/** Levels of entries, one below the other, that are looked for; the site draws no more. */
const LEVELS = 6;

/** What stands below a datasource and is no page, whole: entries of menus have entries of their own. */
const entriesBelow = (
  content: ContentStore,
  holder: string,
  levels = LEVELS,
): (ContentItem & { holder: string })[] =>
  levels === 0
    ? []
    : content
        .children(holder, 'draft')
        .filter(({ path }) => path === null)
        .flatMap((item) => [{ ...item, holder }, ...entriesBelow(content, item.id, levels - 1)]);

/** An entry of a component; `owner` is the component's uid, `holder` the item it stands below: the component's, or an entry. */
interface PageEntry {
  itemId: string;
  owner: string;
  holder: string;
  sortOrder: number;
}

const componentEntries = (content: ContentStore, placeholders: Placeholders): PageEntry[] =>
  Object.values(placeholders)
    .flat()
    .flatMap(({ uid, dataSource, placeholders: below = {} }) => [
      ...(dataSource === '' ? [] : entriesBelow(content, dataSource)).map(({ id, holder, sortOrder }) => ({
        ...{ itemId: id, owner: uid, holder, sortOrder },
      })),
      ...componentEntries(content, below),
    ]);

/** A text of an item in the words of the editing protocol; `owner` is the uid of the component that shows it. */
interface PageField {
  itemId: string;
  name: string;
  type: string;
  language: Locale;
  version: number;
  revision: string;
  rawValue: string;
  owner: string;
}

/** References and what has no kind are no texts. */
function fieldsOf({ itemId, locale, version, revision, fields }: ContentVersion, owner: string): PageField[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!isStoredField(field)) return [];
    const type = field.type ?? fieldTypeOf(field.value);
    const rawValue = rawField(field);
    return [{ ...{ itemId, name, type, language: locale, version, revision, rawValue, owner } }];
  });
}
