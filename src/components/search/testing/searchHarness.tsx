import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SearchProvider } from '#src/components/search/common/SearchProvider.tsx';
import type { SearchScreen } from '#src/components/search/common/SearchScreen.ts';
import { cards as cardsEn } from '#src/i18n/en/cards.ts';
import { facets as facetsEn } from '#src/i18n/en/facets.ts';
import { hours as hoursEn } from '#src/i18n/en/hours.ts';
import { map as mapEn } from '#src/i18n/en/map.ts';
import { reasons as reasonsEn } from '#src/i18n/en/reasons.ts';
import { search as searchEn } from '#src/i18n/en/search.ts';
import { searchPages as searchPagesEn } from '#src/i18n/en/searchPages.ts';
import { suggestions } from '#src/i18n/en/suggestions.ts';
import { searchTabs } from '#src/i18n/en/searchTabs.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import { painted } from '#tests/support/painted.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { placedProps, type Sent } from '#tests/support/placed.ts';

export const dictionary = {
  ...cardsEn,
  ...hoursEn,
  ...searchEn,
  ...searchPagesEn,
  ...searchTabs,
  ...suggestions,
  ...mapEn,
  ...facetsEn,
  ...reasonsEn,
};

/** A place as the search service sends it. */
export function wireLocation(number: number, more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: `fac${number}`,
    uid: `${1000 + number}`,
    type: 'healthcareFacility',
    slug: `harbor-clinic-${number}`,
    name: `Harbor Clinic ${number}`,
    c_locationType: ['Urgent Care'],
    mainPhone: '+14155550142',
    address: {
      line1: `${number} Shore St`,
      city: 'Alder Bay',
      region: 'CA',
      postalCode: '94000',
      countryCode: 'US',
    },
    yextDisplayCoordinate: { latitude: 38 + number / 100, longitude: -121.5 },
    ...more,
  };
}

export interface WireOption {
  displayName: string;
  count: number;
  selected?: boolean;
  value?: unknown;
}

/** A facet as the search service sends it. */
export function wireFacet(fieldId: string, displayName: string, options: WireOption[]) {
  return {
    fieldId,
    displayName,
    options: options.map(({ displayName: name, count, selected = false, value = name }) => ({
      displayName: name,
      count,
      selected,
      filter: { [fieldId]: { $eq: value } },
    })),
  };
}

/** What the stubbed service answers with. */
export interface Answer {
  count?: number;
  results?: { data: Record<string, unknown>; distance?: number; distanceFromFilter?: number }[];
  facets?: ReturnType<typeof wireFacet>[];
  /** What the words were taken for. */
  corrected?: string;
  /** What was read out of the words, and what of it was given up, in the service's form. */
  inferred?: object[];
  dropped?: object[];
}

export const someResults = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ data: wireLocation(index + 1) }));

/** The stubbed network: what was asked for, and what is answered. */
export interface Network {
  /** Query parameters of the vertical queries, in order. */
  searches: URLSearchParams[];
  /** Other addresses asked for. */
  others: string[];
  /** Answers to vertical queries, by what is asked. Throw to play an outage. */
  answer: (query: URLSearchParams) => Answer | Promise<Answer>;
  /** Answers to searches of everything, in sections; a section is an answer and its vertical. */
  sections: (query: URLSearchParams) => ({ verticalKey: string } & Answer)[];
  /** Query parameters of the searches of everything, in order. */
  universalSearches: URLSearchParams[];
  /** Answers to everything else, by path: a body, or a status to fail with. */
  routes: Record<string, unknown>;
}

/** No option is of every result, unless an answer says so. */
const leastCount = (results: readonly object[], facets: NonNullable<Answer['facets']>): number =>
  Math.max(
    results.length,
    ...facets.flatMap(({ options }) => options.map(({ count }) => Math.max(1, count) + 1)),
  );

const reply = (body: unknown, status = 200) => ({
  ok: status < 400,
  status,
  json: () => Promise.resolve(body),
});

/** Puts a stubbed network in place of `fetch`; the search client above it is the real one. */
export function stubNetwork(answer: Network['answer'] = () => ({ results: someResults(3) })): Network {
  const network: Network = {
    searches: [],
    universalSearches: [],
    others: [],
    answer,
    sections: () => [],
    routes: {},
  };
  window.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const url = new URL(String(input), window.location.origin);
    if (url.pathname.endsWith('/search/vertical/query')) {
      network.searches.push(url.searchParams);
      const {
        results = [],
        facets = [],
        count = leastCount(results, facets),
        corrected,
        inferred = [],
        dropped,
      } = await network.answer(url.searchParams);
      const spellCheck = corrected && {
        originalQuery: url.searchParams.get('input'),
        correctedQuery: { value: corrected, matchedSubstrings: [] },
        type: 'AUTOCORRECT',
      };
      return reply({
        meta: { uuid: 'u', errors: [] },
        response: {
          queryId: 'q',
          resultsCount: count,
          source: 'KNOWLEDGE_MANAGER',
          results,
          facets,
          spellCheck,
          appliedQueryFilters: inferred,
          ...(dropped && { queryRulesActionsData: [{ droppedQueryFilters: dropped }] }),
        },
      });
    }
    if (url.pathname.endsWith('/search/query')) {
      network.universalSearches.push(url.searchParams);
      const modules = network
        .sections(url.searchParams)
        .map(({ verticalKey, results = [], count = results.length }) => ({
          verticalConfigId: verticalKey,
          resultsCount: count,
          source: 'KNOWLEDGE_MANAGER',
          results,
          facets: [],
        }));
      return reply({
        meta: { uuid: 'u', errors: [] },
        response: { businessId: 1, queryId: 'q', modules, failedVerticals: [] },
      });
    }
    network.others.push(url.pathname + url.search);
    const route = network.routes[url.pathname];
    if (typeof route === 'number') return reply({}, route);
    if (typeof route === 'function') return reply((route as (url: URL) => unknown)(url));
    return reply(route ?? {}, route === undefined ? 404 : 200);
  }) as unknown as typeof fetch;
  return network;
}

/** The JSON of a parameter of a search. */
export const asked = (query: URLSearchParams | undefined, name: string): unknown =>
  JSON.parse(query?.get(name) ?? 'null');

/** Props of a placed component. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- handed to parts of any declaration
export function placed(componentName: string, params: Record<string, string> = {}, sent: Sent = {}): any {
  return placedProps(componentName, { params, ...sent });
}

const screenOf = (overrides: Partial<SearchScreen>): SearchScreen => ({
  verticals: ['healthcare_facilities'],
  experienceKey: 'search',
  limit: 20,
  ...overrides,
});

/** Renders parts of a search page at an address, and waits for the first search. */
export async function renderSearch(
  children: ReactNode,
  {
    address = '/find-location?verticalKey=healthcare_facilities',
    page = {},
    screen: searchScreen = {},
    settles = true,
  }: { address?: string; page?: Partial<PageProps>; screen?: Partial<SearchScreen>; settles?: boolean } = {},
) {
  window.scrollTo = jest.fn();
  window.history.replaceState(null, '', address);
  const screenValue = screenOf(searchScreen);
  const view = renderOnPage(<SearchProvider screen={screenValue}>{children}</SearchProvider>, {
    path: '/find-location',
    dictionary,
    ...page,
  });
  if (settles) await settle();
  return view;
}

/** Lets answers that are on their way arrive, and what waits for them to be painted follow. */
export async function settle(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  await painted();
}

/** The parameters in the address bar, JSON ones read. */
export function inAddress(name: string): unknown {
  const value = new URLSearchParams(window.location.search).get(name);
  if (value === null) return undefined;
  return ['query', 'facets', 'staticFilters', 'sortBys'].includes(name)
    ? (JSON.parse(value) as unknown)
    : value;
}

/** Back or forward, as the browser does it: the address changes, then the page is told. */
export async function goBackTo(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  await act(async () => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await settle();
}

export { screen, waitFor };
