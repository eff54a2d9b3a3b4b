import { readPageFields } from '#src/declaration/pageFields.ts';
import { loadCard } from '#card-types';
import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import type { DeclaredComponent } from '#src/declaration/Declaration.ts';
import { rows } from '#src/components/rows.generated.ts';
import type { EntityLink } from '#src/domain/entities/common.ts';
import type { Service } from '#src/domain/entities/Service.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { stringsFor } from '#src/i18n/strings.ts';
import { createLacks } from '#src/page/lacks.ts';
import { stringGroupsOf } from '#src/page/stringGroups.ts';
import type { AnsweringDirectory, ComponentDataContext, DeclaredLoader } from '#src/context/ComponentData.ts';
import { drawsCards } from '#src/context/ComponentData.ts';
import type { EntitySummary, PickedEntity, PickedKind } from '#src/ports/DirectoryPort.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import type { VerticalSearch } from '#src/ports/SearchPort.ts';
import { pageFixture, renderOnPage } from '#tests/support/renderOnPage.tsx';
import { placed } from '#tests/support/placed.ts';

// Cards of places ask for waits once they are awake: here nobody answers.
globalThis.fetch = () => new Promise(() => undefined);

/** An entity as the search service or the directory sends it. */
export function found(id: string, data: Record<string, unknown> = {}): SearchResult {
  return { id, data: { id, name: `Name of ${id}`, slug: `slug-${id}`, ...data } };
}

/** A place of care with an address, as it is found. */
export const place = (id: string, data: Record<string, unknown> = {}): SearchResult =>
  found(id, {
    address: { line1: '1 Harbor Street', city: 'Davis', region: 'CA', postalCode: '95616' },
    yextDisplayCoordinate: { latitude: 38.5, longitude: -121.7 },
    mainPhone: '+15305550142',
    ...data,
  });

const link = (id: string, name: string): EntityLink => ({ id, name });

/** The service 'Heart Care' of the demo network, with everything a service page shows. */
export function heartCare(more: Partial<Service> = {}): Service {
  return {
    id: 'svc1',
    uid: '100574',
    locale: 'en',
    name: 'Heart Care',
    path: '/services/heart',
    synonyms: [],
    conditions: [link('cond1', 'Heart failure')],
    diagnostics: [link('proc1', 'Echocardiogram')],
    treatments: [link('proc2', 'Valve repair')],
    awards: Array.from({ length: 8 }, (_, at) =>
      found(`award${at}`, {
        c_awardPresenter: [{ name: 'Heart Council' }],
        c_displayYears: ['2025'],
        type: 'ce_award',
      }),
    ),
    taxonomy: {
      specialties: [link('spec1', 'Cardiology')],
      procedures: [link('proc1', 'Echocardiogram')],
      conditions: [link('cond1', 'Heart failure')],
      reasons: [link('rea1', 'Chest pain checkup')],
    },
    ...more,
  };
}

/** What an editor's picker stores. */
export const stored = (...items: { id: string; label: string; type?: string; entityId?: string }[]) => ({
  value: JSON.stringify(items),
});

/** The picked service of a service page. */
const heart = {
  Service: stored({ id: '100574', label: 'Heart Care', type: 'ce_service', entityId: 'svc1' }),
};
export const heartPage = readPageFields(heart, 'en');

/** A page about a service, a specialty and a health topic. */
const topicPage = readPageFields(
  {
    ...heart,
    Specialties: stored({ id: '9', label: 'Cardiology' }),
    HealthTopics: stored({ id: '12', label: 'Heart health' }),
  },
  'en',
);

/** What the services around a loader say. What is left out answers nothing. */
export interface ListingWorld {
  /** What the search service finds; an Error is how it fails. */
  results?: SearchResult[] | Error;
  services?: Record<string, Service>;
  /** English names by id. */
  englishNames?: Record<string, string>;
  picked?: SearchResult[];
  teasers?: Record<string, SearchResult>;
  topLevel?: EntityLink[] | Error;
}

/** Where a listing stands on the page of a service, and where it stands on a page about several topics. */
export const onServicePage = {
  page: { pageFields: heartPage },
  world: { services: { svc1: heartCare() } } satisfies ListingWorld,
};
export const onTopicPage = {
  page: { pageFields: topicPage },
  world: {
    englishNames: { 100574: 'Heart Care', 9: 'Cardiology', 12: 'Heart health' },
  } satisfies ListingWorld,
};

/** What an editor picked: so many entities, the first with id 0 and entity id e0. */
export const picks = (count: number) =>
  stored(
    ...Array.from({ length: count }, (_, at) => ({ id: `${at}`, label: `Pick ${at}`, entityId: `e${at}` })),
  );

/** A loader's context over plain data; it keeps what was asked and logged. */
export function listingContext(world: ListingWorld, page: Partial<ComponentDataContext> = {}) {
  const asked: VerticalSearch[] = [];
  const askedPicks: { kind: PickedKind; items: readonly PickedEntity[] }[] = [];
  const logged: Record<string, unknown>[] = [];
  const directory = {
    async service(id, locale) {
      const service = world.services?.[`${locale} ${id}`] ?? world.services?.[id];
      return service ? { kind: 'found', value: service } : { kind: 'absent' };
    },
    async teaser(_type, id) {
      const name = world.englishNames?.[id];
      return name ? [{ id, uid: id, entityTypeId: 'any', name } satisfies EntitySummary] : [];
    },
    async teaserResults(type, id) {
      const teaser = world.teasers?.[`${type} ${id}`];
      return teaser ? [teaser] : [];
    },
    async topLevelServices() {
      if (world.topLevel instanceof Error) throw world.topLevel;
      return world.topLevel ?? [];
    },
    async picked(kind, items) {
      askedPicks.push({ kind, items });
      return world.picked ?? [];
    },
  } satisfies Partial<AnsweringDirectory> as Partial<AnsweringDirectory> as AnsweringDirectory;
  const context = {
    ...{ variant: 'main', siteName: 'main', locale: 'en', mode: 'normal', path: '/', query: {} },
    pageFields: readPageFields({}, 'en'),
    now: new Date('2026-11-21T20:00:00Z'),
    config: pageFixture().config,
    directory,
    search: {
      async vertical(search) {
        asked.push(search);
        if (world.results instanceof Error) throw world.results;
        const results = (world.results ?? []).slice(0, search.limit);
        return { count: results.length, offset: 0, results, facets: [] };
      },
      universal: () => Promise.reject(new Error('not asked by listings')),
    },
    log: (line) => void logged.push(line),
    orElse: createLacks((line) => void logged.push(line)).orElse,
    ...page,
  } as Partial<ComponentDataContext> as ComponentDataContext;
  return { context, asked, askedPicks, logged };
}

/** A rendering as its loader receives it. */
export const rendering = (
  componentName: string,
  params: Record<string, string> = {},
  fields: Record<string, unknown> = {},
): ComponentRendering => placed(componentName, { params, fields }) as ComponentRendering;

/** Draws a listing as a page does: with its data, the cards it names and the strings of its row. */
export async function drawListing<Data>(
  Component: DeclaredComponent,
  sent: ComponentRendering,
  data: Data | undefined,
  page: Partial<PageProps> = {},
) {
  const cards = rows[sent.componentName as keyof typeof rows] as { cards?: readonly string[] } | undefined;
  const needed = [...(cards?.cards ?? []), ...(drawsCards(data) ? data.cardTypes : [])];
  await Promise.all(needed.map((cardType) => loadCard(cardType).catch(() => undefined)));
  const groups = stringGroupsOf(sent, rows);
  const dictionary = await stringsFor(page.locale ?? 'en', [...groups, 'editor']);
  return renderOnPage(
    <Component
      rendering={sent}
      params={sent.params}
      fields={sent.fields}
      {...(data !== undefined && { data })}
    />,
    { ...page, dictionary },
  );
}

/** Loads and draws a listing in one go. */
export async function showListing<Data>(
  Component: DeclaredComponent,
  load: DeclaredLoader<Data>,
  placed: ComponentRendering,
  world: ListingWorld,
  page: Partial<ComponentDataContext> & Partial<Pick<PageProps, 'mode' | 'locale'>> = {},
) {
  const around = listingContext(world, page);
  const data = await load(placed, around.context);
  const { mode, locale } = around.context;
  return { ...around, data, ...(await drawListing(Component, placed, data, { mode, locale })) };
}

/** How a listing is drawn on the page of a service; another service, page or other parameters may be given. */
export const drawnOnServicePage =
  <Data,>(name: string, Component: DeclaredComponent, load: DeclaredLoader<Data>) =>
  (service = heartCare(), page: Partial<ComponentDataContext> = {}, params: Record<string, string> = {}) =>
    showListing(
      Component,
      load,
      rendering(name, params),
      { services: { svc1: service } },
      { ...onServicePage.page, ...page },
    );
