import { openStore } from '#src/platform/store/openStore.ts';
import type { EntityInput } from '#src/platform/store/Store.ts';
import { checked, universalQuery, verticalQuery } from '../searchRequest.ts';
import { openSearchService } from '../SearchService.ts';
import { verticals } from '../verticals.ts';

/** Where things are in the tests: towns of California with the ZIP code of their place. */
const TOWNS = {
  Sacramento: { postalCode: '95814', latitude: 38.58, longitude: -121.49 },
  Stockton: { postalCode: '95202', latitude: 37.95, longitude: -121.29 },
  Davis: { postalCode: '95616', latitude: 38.55, longitude: -121.74 },
} as const;
export type Town = keyof typeof TOWNS;

const at = (city: Town) => {
  const { postalCode, latitude, longitude } = TOWNS[city];
  return {
    address: { line1: '1 Main Street', city, region: 'CA', postalCode, countryCode: 'US' },
    yextDisplayCoordinate: { latitude, longitude },
  };
};

export const facility = (
  id: string,
  name: string,
  city: Town,
  more: Record<string, unknown> = {},
): EntityInput => ({
  ...{ id, type: 'healthcareFacility', locale: 'en' },
  body: { name, ...at(city), ...more },
});

export const provider = (
  id: string,
  name: string,
  city: Town,
  { practises, speaks = [] }: { practises: string; speaks?: string[] },
): EntityInput => ({
  ...{ id, type: 'healthcareProfessional', locale: 'en' },
  body: {
    ...{ name, ...at(city), c_primaryTitle: practises },
    c_additionalLanguages: speaks.map((language) => ({ language: { name: language } })),
  },
});

export interface PlaceEntry {
  displayValue: string;
  filter: Record<string, unknown>;
  details?: { words?: string[]; radius?: number; usualRadius?: number };
}

/** What was found, in short. */
export interface ShortAnswer {
  ids: string[];
  applied: PlaceEntry[];
  dropped: string[];
  intents: string[];
  corrected: boolean;
}

/** A search service over these entities, in memory, asked in short. */
export function smallNetwork(entities: EntityInput[]) {
  const store = openStore(':memory:');
  store.entities.put(entities);
  const clock = () => new Date('2026-11-24T20:00:00Z');
  const service = openSearchService({ store, verticals, clock, log: () => undefined });
  const answerTo = (verticalKey: string, input: string, more: Record<string, string>) => {
    const asked = { experienceKey: 'search', v: '20220511', locale: 'en', input, verticalKey, ...more };
    return service.vertical(checked(verticalQuery, asked));
  };
  const ask = (verticalKey: string, input: string, more: Record<string, string> = {}): ShortAnswer => {
    const answer = answerTo(verticalKey, input, more);
    const [own] = (answer['queryRulesActionsData'] ?? []) as { droppedQueryFilters: PlaceEntry[] }[];
    return {
      ids: (answer['results'] as { data: { id: string } }[]).map(({ data }) => data.id),
      applied: answer['appliedQueryFilters'] as PlaceEntry[],
      dropped: (own?.droppedQueryFilters ?? []).map(({ displayValue }) => displayValue),
      intents: answer['searchIntents'] as string[],
      corrected: answer['spellCheck'] !== undefined,
    };
  };
  /** Ids of what was found in order, each with the distance that is told of it. */
  const distances = (verticalKey: string, input: string, more: Record<string, string> = {}) =>
    (
      answerTo(verticalKey, input, more)['results'] as {
        data: { id: string };
        distance?: number;
        distanceFromFilter?: number;
      }[]
    ).map(({ data, distance, distanceFromFilter }) => [data.id, distanceFromFilter ?? distance]);
  const askAll = (input: string) =>
    service.universal(
      checked(universalQuery, { experienceKey: 'search', v: '20220511', locale: 'en', input }),
    );
  const places = (input: string) => {
    const asked = { sectioned: false, fields: [{ fieldId: 'builtin.location' }] };
    const answer = service.filterSearch({
      ...{ input, locale: 'en', verticalKey: 'healthcare_facilities' },
      ...{ search_parameters: asked, excluded: [] },
    });
    const [section] = answer['sections'] as { results: { value: string }[] }[];
    return section?.results.map(({ value }) => value) ?? [];
  };
  return {
    ...{ ask, askAll, distances, places },
    close() {
      service.close();
      store.close();
    },
  };
}
