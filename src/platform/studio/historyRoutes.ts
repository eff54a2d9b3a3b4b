import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { momentOf, pageAt, pageRevisions } from '../authoring/pageHistory.ts';
import type { PageMoment } from '../authoring/pageHistory.ts';
import { authoredType, rawField } from '../authoring/rawField.ts';
import { nameVersion, versionNames } from '../authoring/versionNames.ts';
import { isLocale } from '../content/contentReader.ts';
import { sendJson } from '../envelope.ts';
import { HttpProblem } from '../HttpProblem.ts';
import type { PlatformRequest, PlatformRoute } from '../PlatformModule.ts';
import type { ContentItem, Locale, Placeholders } from '../store/ContentStore.ts';
import { readJson, requireActor, studioRoute } from './StudioPart.ts';
import type { StudioPart } from './StudioPart.ts';

const nameShape = z.strictObject({
  locale: z.enum(['en', 'es']),
  /** '' takes the name away. */
  name: z.string().trim().max(120),
});

/** The history of a page with all it shows, and the page at a moment of it; what is restored goes through authoring. */
export function historyRoutes(part: StudioPart): PlatformRoute[] {
  const { store, clock } = part.platform;
  const { content } = store;
  return [
    studioRoute('GET', '/studio/api/pages/:id/history', (asked) => {
      const { page, locale } = pageOf(part, asked);
      const people = new Map<string, string | null>();
      const nameOf = (author: string): string | null => {
        if (!people.has(author)) people.set(author, part.accounts.people.byId(author)?.name ?? null);
        return people.get(author) ?? null;
      };
      const revisions = pageRevisions(content, page, locale).map((one) => ({
        ...one,
        /** Null: no person of this Studio; `author` says what it was. */
        name: nameOf(one.author),
      }));
      const names = versionNames(store, page.id, locale).map(({ seq, name, author }) => ({
        ...{ seq, name, by: nameOf(author) },
      }));
      const isLive = content.version(page.id, locale, 'published') !== undefined;
      sendJson(asked.response, 200, { revisions, names, isLive });
    }),
    studioRoute('PUT', '/studio/api/pages/:id/history/:moment/name', async (asked) => {
      const { actor } = requireActor(part, asked, 'write');
      const { locale, name } = await readJson(asked, nameShape);
      const page = knownPage(part, asked);
      const seq = Number(asked.params['moment']);
      const parts = { store, clock, accounts: part.accounts };
      asHttp(() => nameVersion(parts, { page, locale, seq, name }, { actor }));
      sendJson(asked.response, 200, { seq, name });
    }),
    studioRoute('GET', '/studio/api/pages/:id/history/:moment', (asked) => {
      const { page, locale } = pageOf(part, asked);
      const then = asHttp(() => pageAt(content, page, locale, momentOf(asked.params['moment'] ?? '')));
      const lists = then.hasPlaces ? listsOf(page, then) : null;
      sendJson(asked.response, 200, { layout: then.layout, texts: textsOf(page, then), lists });
    }),
  ];
}

function pageOf(part: StudioPart, asked: PlatformRequest): { page: ContentItem; locale: Locale } {
  const { actor } = requireActor(part, asked, 'read');
  const locale = asked.url.searchParams.get('locale') ?? '';
  if (!isLocale(locale)) throw new HttpProblem(400, 'locale must be en or es');
  const page = knownPage(part, asked);
  if (!actor.may('read', { itemId: page.id, locale }))
    throw new HttpProblem(403, 'Your account may not see this page.');
  return { page, locale };
}

function knownPage(part: StudioPart, { params }: PlatformRequest): ContentItem {
  const page = part.platform.store.content.item(params['id'] ?? '', 'draft');
  if (!page || page.path === null) throw new HttpProblem(404, 'There is no such page.');
  return page;
}

const STATUS: Readonly<Record<string, number>> = { NOT_FOUND: 404, FORBIDDEN: 403, GONE: 410 };

/** Problems of authoring, in the words and numbers of these addresses. */
function asHttp<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw new HttpProblem(STATUS[String(error.extensions['code'])] ?? 400, error.message);
  }
}

/** Says which component an item belongs to: its uid, '' for the page's own; `isPart` for what is no entry of a list. */
function ownership(page: ContentItem, { layout, items }: PageMoment) {
  const owners = new Map([[page.id, ''], ...ownersIn(layout)]);
  const ownerOf = ({ id, parentId }: ContentItem): string | undefined => {
    const above = items.get(parentId ?? '')?.item;
    return owners.get(id) ?? owners.get(parentId ?? '') ?? (above && ownerOf(above));
  };
  return { ownerOf: (item: ContentItem) => ownerOf(item) ?? '', isPart: (id: string) => owners.has(id) };
}

/** Texts of a moment: of the page (`owner` ''), and of each component with the items below its datasource. */
function textsOf(page: ContentItem, then: PageMoment) {
  const { ownerOf, isPart } = ownership(page, then);
  return [...then.items.values()].flatMap(({ item, displayName, fields }) =>
    Object.entries(fields).map(([name, field]) => ({
      ...{ itemId: item.id, owner: ownerOf(item), name },
      /** An item of a list goes by its own name. */
      within: isPart(item.id) ? '' : displayName,
      ...{ type: authoredType(field) ?? 'JSON', rawValue: rawField(field) },
    })),
  );
}

/** The lists of a moment, each with its entries in their order; an entry may hold a list, too. */
function listsOf(page: ContentItem, then: PageMoment) {
  const { ownerOf, isPart } = ownership(page, then);
  const entries = [...then.items.values()].filter(({ item }) => !isPart(item.id) && item.parentId !== null);
  return [...Map.groupBy(entries, ({ item }) => item.parentId ?? '')].map(([holder, own]) => ({
    ...{ holder, owner: own[0] ? ownerOf(own[0].item) : '' },
    entries: own.map(({ item, displayName }) => ({ itemId: item.id, name: displayName })),
  }));
}

const ownersIn = (layout: Placeholders): [string, string][] =>
  Object.values(layout)
    .flat()
    .flatMap(({ uid, dataSource, placeholders }): [string, string][] => [
      ...(dataSource === '' ? [] : [[dataSource, uid] as [string, string]]),
      ...(placeholders ? ownersIn(placeholders) : []),
    ]);
