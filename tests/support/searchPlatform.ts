import { provideHeadless } from '@yext/search-headless-react';
import type { SearchHeadless } from '@yext/search-headless-react';
import { directoryModule } from '#src/platform/directory/directoryModule.ts';
import { createSearchModule } from '#src/platform/search/searchModule.ts';
import type { SearchModuleOptions } from '#src/platform/search/searchModule.ts';
import type { Vertical } from '#src/platform/search/Vertical.ts';
import { verticals } from '#src/platform/search/verticals.ts';
import { startPlatform } from '#src/platform/server.ts';
import { openStore } from '#src/platform/store/openStore.ts';
import type { EntityInput, Store } from '#src/platform/store/Store.ts';
import { linkedEntities, ref, syntheticProviders } from './syntheticDirectory.ts';

export const SEARCH_KEY = 'test-search-key';
export const DIRECTORY_KEY = 'test-directory-key';

const both = (text: string) => ({ en: text, es: text });

/** A vertical with one of everything: numbers, booleans, a hierarchy, links, dates, places and hours. */
const things: Vertical = {
  key: 'things',
  label: both('Things'),
  index: {
    key: 'things',
    types: ['ce_resource'],
    text: { name: ['name'], topics: ['c_dept'], place: ['address.city'], body: ['description'] },
    fields: [
      'c_dept',
      'c_price',
      'c_flag',
      'c_hier',
      'c_links.name',
      'c_links.id',
      'c_links.uid',
      'c_date',
      'c_none',
      'c_related.id',
      'c_related.uid',
    ],
    hierarchical: ['c_hier'],
    points: ['yextDisplayCoordinate'],
    restOrder: 'name',
  },
  facets: [
    { field: 'c_dept', label: both('Department') },
    { field: 'c_price', label: both('Price') },
    { field: 'c_flag', label: both('Flag') },
    { field: 'c_hier', label: both('Hierarchy') },
    { field: 'c_links.name', label: both('Links') },
    { field: 'c_none', label: both('Nothing') },
  ],
  result: [
    'description',
    'c_dept',
    'c_price',
    'c_flag',
    'c_hier',
    'c_links',
    'address',
    'websiteUrl',
    'c_places',
  ],
  highlight: ['name', 'description'],
  prompts: ['c_dept', 'name'],
  noise: [],
  places: ['c_places'],
  isUniversal: false,
};

const relatedThings: Vertical = { ...things, key: 'related-things', relatedBy: 'c_related' };
const thingsByType: Vertical = {
  ...things,
  key: 'things-by-type',
  relatedBy: { ce_researchTopic: 'c_links' },
};

const HIERARCHY = ['Food > Fruit > Bananas', 'Food > Fruit', 'Food > Bread', 'Drink > Tea'];
export const THING_COUNT = 60;

/** Sixty things: number n has price n, a department in turn, and lies n kilometres north of the centre; every tenth has no place. */
export const CENTRE = { latitude: 38.58, longitude: -121.49 };
export function* thingEntities(): Generator<EntityInput> {
  for (const [at, name] of ['Red', 'Green', 'Blue'].entries()) {
    yield { id: `link-${at}`, type: 'ce_researchTopic', locale: 'en', body: { name } };
  }
  for (let at = 0; at < THING_COUNT; at += 1) {
    const hasPlace = at % 10 !== 9;
    yield {
      id: `thing-${String(at).padStart(2, '0')}`,
      type: 'ce_resource',
      locale: 'en',
      body: {
        name: `Thing ${String(at).padStart(2, '0')}`,
        slug: `thing-${at}`,
        description: at % 2 === 0 ? 'An even widget of fine make' : 'An odd gadget',
        c_dept: ['Alpha', 'Beta', 'Gamma'][at % 3],
        c_price: at,
        c_flag: at % 4 === 0,
        c_hier: HIERARCHY[at % 4],
        c_links: [ref('link-0'), ref(`link-${at % 3}`), ref('link-missing')],
        c_date: `2026-${String(1 + (at % 12)).padStart(2, '0')}-15`,
        c_related: [ref(`thing-${String((at + 1) % THING_COUNT).padStart(2, '0')}`)],
        websiteUrl: { url: `https://example.org/things/${at}` },
        ...(hasPlace
          ? {
              yextDisplayCoordinate: {
                latitude: CENTRE.latitude + at / 111.195,
                longitude: CENTRE.longitude,
              },
              address: { city: 'Sacramento', region: 'CA', postalCode: '95814', countryCode: 'US' },
              c_places: [{ name: 'A', yextDisplayCoordinate: CENTRE }, { name: 'No place' }],
            }
          : {}),
      },
    };
  }
  yield {
    id: 'thing-emoji',
    type: 'ce_resource',
    locale: 'en',
    body: { name: '🩺🩺 Ñandú heartbeat clinic', description: 'Emoji before the match' },
  };
  yield { id: 'thing-00', type: 'ce_resource', locale: 'es', body: { name: 'Cosa cero', c_dept: 'Alfa' } };
}

export interface SearchPlatform {
  origin: string;
  store: Store;
  /** Moves the platform's clock. */
  setNow(iso: string): void;
  /** A fresh instance of the vendor's client. */
  client(verticalKey?: string, more?: Record<string, unknown>): SearchHeadless;
  /** A request without the client; parameters the client would send are added. */
  ask(path: string, parameters?: Record<string, string | undefined>, init?: RequestInit): Promise<Answer>;
  directory(path: string, parameters?: Record<string, string | string[] | undefined>): Promise<Answer>;
  close(): Promise<void>;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: {
    meta: { uuid: string; errors: { message: string; code: number; type: string }[] };
    response: Record<string, unknown>;
  };
}

let instances = 0;

/** A platform on a free port over a store in memory with things, 60 facilities and 400 providers. */
export async function startSearchPlatform(options: SearchModuleOptions = {}): Promise<SearchPlatform> {
  const store = openStore(':memory:');
  let now = '2026-03-04T20:00:00Z';
  store.entities.put([...linkedEntities(60), ...syntheticProviders(400, 60), ...thingEntities()]);
  const platform = await startPlatform({
    store,
    modules: [
      createSearchModule({ verticals: [...verticals, things, relatedThings, thingsByType], ...options }),
      directoryModule,
    ],
    keys: { search: SEARCH_KEY, directory: DIRECTORY_KEY },
    clock: () => new Date(now),
  });
  const { origin } = platform;
  const account = `${origin}/v2/accounts/me`;
  const endpoints = {
    universalSearch: `${account}/search/query`,
    verticalSearch: `${account}/search/vertical/query`,
    universalAutocomplete: `${account}/search/autocomplete`,
    verticalAutocomplete: `${account}/search/vertical/autocomplete`,
    filterSearch: `${account}/search/filtersearch`,
    questionSubmission: `${account}/createQuestion`,
    generativeDirectAnswer: `${account}/search/generateAnswer`,
  };
  const answerOf = async (response: Response): Promise<Answer> => ({
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Answer['body'],
  });
  return {
    origin,
    store,
    setNow(iso) {
      now = iso;
    },
    client(verticalKey, more = {}) {
      instances += 1;
      const searcher = provideHeadless({
        ...(more['token'] === undefined ? { apiKey: SEARCH_KEY } : {}),
        experienceKey: 'search',
        locale: 'en',
        experienceVersion: 'PRODUCTION',
        endpoints,
        headlessId: `test-${instances}`,
        ...more,
      } as Parameters<typeof provideHeadless>[0]);
      if (verticalKey === undefined) searcher.setUniversal();
      else searcher.setVertical(verticalKey);
      return searcher;
    },
    async ask(path, parameters = {}, init) {
      const all: Record<string, string | undefined> = {
        experienceKey: 'search',
        api_key: SEARCH_KEY,
        v: '20220511',
        locale: 'en',
        input: '',
        ...parameters,
      };
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(all)) if (value !== undefined) query.set(name, value);
      return answerOf(await fetch(`${account}/${path}?${query}`, init));
    },
    async directory(path, parameters = {}) {
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries({ api_key: DIRECTORY_KEY, v: '20240321', ...parameters })) {
        for (const one of Array.isArray(value) ? value : [value])
          if (one !== undefined) query.append(name, one);
      }
      return answerOf(await fetch(`${origin}${path}?${query}`));
    },
    async close() {
      await platform.close();
      store.close();
    },
  };
}
