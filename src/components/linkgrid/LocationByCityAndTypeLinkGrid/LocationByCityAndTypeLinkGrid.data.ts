import { LOCATION_CITY_FIELD, LOCATION_TYPE_FIELD, wildcardFilters } from '#src/domain/browse/wildcard.ts';
import type { City } from '#src/domain/browse/wildcard.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import { facetValues } from '#src/domain/search/facetValues.ts';
import type { declaration } from './LocationByCityAndTypeLinkGrid.declaration.ts';

/** Where the address's listing can be gone on from: its city's other types, or the cities that have its type. */
export type CityAndTypeLinks =
  | { kind: 'types'; city: City; types: string[] }
  | { kind: 'cities'; type: string; cities: City[] };

/** Only what has a location. */
export const loadLocationByCityAndTypeLinkGrid: ComponentDataLoader<
  typeof declaration,
  CityAndTypeLinks
> = async (_rendering, { directory, search, wildcard }) => {
  const { city, locationType } = wildcard ?? {};
  if (!locationType) return undefined;
  const verticalKey = 'healthcare_facilities';
  if (city) {
    const types = await facetValues(search, {
      verticalKey,
      fieldId: LOCATION_TYPE_FIELD,
      staticFilters: [{ kind: 'fieldValue', fieldId: LOCATION_CITY_FIELD, matcher: '$eq', value: city.name }],
    });
    return { kind: 'types', city, types: types.filter((name) => name !== locationType.name) };
  }
  const [names, cities] = await Promise.all([
    facetValues(search, {
      verticalKey,
      fieldId: LOCATION_CITY_FIELD,
      staticFilters: wildcardFilters({ locationType }),
    }),
    directory.facilityCities(),
  ]);
  return {
    kind: 'cities',
    type: locationType.slug,
    cities: cities.filter(({ name }) => names.includes(name)),
  };
};
