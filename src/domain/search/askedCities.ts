import type { Address } from '#src/domain/entities/common.ts';
import type { StaticFilter } from './filters.ts';
import type { SearchState } from './searchState.ts';

/** The fields of a town: of an entity's own address, or of a linked place's. */
const isCityField = (fieldId: string): boolean => /(^|\.)address\.city$/.test(fieldId);

/** The towns a search is limited to: `own` by the page's address (S-134, S-135), else by what was chosen. */
export function askedCities(state: Pick<SearchState, 'facets' | 'staticFilters'>, own?: string): string[] {
  if (own) return [own];
  const chosen = state.facets.flatMap(({ fieldId, values }) => (isCityField(fieldId) ? values : []));
  return [...chosen, ...state.staticFilters.flatMap(citiesOf)].map(String);
}

function citiesOf(filter: StaticFilter): unknown[] {
  switch (filter.kind) {
    case 'fieldValue':
      return filter.matcher === '$eq' && isCityField(filter.fieldId) ? [filter.value] : [];
    case 'negation':
      return [];
    default:
      return filter.filters.flatMap(citiesOf);
  }
}

/** The places with those in one of the towns marked: who asked for a town is told of a place there. */
export function markAsked<Place extends { address?: Pick<Address, 'city'> }>(
  places: readonly Place[],
  cities: readonly string[] = [],
): (Place & { isAskedFor?: true })[] {
  const asked = new Set(cities.map((city) => city.toLowerCase()));
  return places.map((place) =>
    asked.has(place.address?.city?.toLowerCase() ?? '') ? { ...place, isAskedFor: true } : place,
  );
}
