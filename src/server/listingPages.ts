import {
  DOCTOR_CITY_FIELD,
  LOCATION_CITY_FIELD,
  locationTypeOf,
  wildcardFilters,
  wildcardPath,
} from '#src/domain/browse/wildcard.ts';
import type { Wildcard } from '#src/domain/browse/wildcard.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import { sideBySide } from '#src/domain/lists/sideBySide.ts';
import { ownershipFilter, PROVIDER_VERTICAL } from '#src/domain/search/providerOwnership.ts';
import { wildcardTypeOf } from '#src/declaration/wildcardPage.ts';
import type { ContentPort } from '#src/ports/ContentPort.ts';
import type { DirectoryPort } from '#src/ports/DirectoryPort.ts';
import { facetValues } from '#src/domain/search/facetValues.ts';
import type { SearchPort } from '#src/ports/SearchPort.ts';

/** Questions that are under way at once. */
const AT_ONCE = 8;

export interface ListingSources {
  content: ContentPort;
  directory: DirectoryPort;
  search: SearchPort;
  product: string;
}

/**
 * Addresses of the wildcard listings that find something, in the languages that have a page for them: cities, specialties, location
 * types and their combinations, never an empty one. Rejects when a source fails.
 */
export async function listingPages(
  { content, directory, search, product }: ListingSources,
  siteName: string,
  locales: readonly Locale[],
): Promise<{ path: string; locale: Locale }[]> {
  const groups = [
    { type: 'Find Doctor By City', find: () => doctorCities(directory, search, product) },
    { type: 'Find Doctor By Specialty', find: () => doctorSpecialties(directory, search, product) },
    {
      type: 'Find Doctor By City And Specialty',
      find: () => doctorCitySpecialties(directory, search, product),
    },
    { type: 'Find Location By Type', find: () => locationTypes(directory) },
    { type: 'Find Location By City And Type', find: () => locationCityTypes(directory, search) },
  ];
  const pages: { path: string; locale: Locale }[] = [];
  for (const { type, find } of groups) {
    const paths = (await find()).flatMap((wildcard) => wildcardPath(wildcard) ?? []);
    const [sample] = paths;
    if (!sample) continue;
    for (const locale of locales) {
      if (await hasPage(content, siteName, sample, locale, type))
        pages.push(...paths.map((path) => ({ path, locale })));
    }
  }
  return pages;
}

/** Whether editors have made the page of a listing in a language. */
async function hasPage(
  content: ContentPort,
  siteName: string,
  path: string,
  locale: Locale,
  wildcardType: string,
): Promise<boolean> {
  const lookup = await content.layout(siteName, path, locale);
  if (lookup.kind === 'failed') throw lookup.error;
  return lookup.kind === 'found' && wildcardTypeOf(lookup.value) === wildcardType;
}

/** Cities in which one of the network's own doctors is found, limited to what else is named. */
async function ownCities(search: SearchPort, product: string, wildcard: Wildcard = {}): Promise<Set<string>> {
  const staticFilters = [...wildcardFilters(wildcard), ownershipFilter(true, product)];
  return new Set(
    await facetValues(search, { verticalKey: PROVIDER_VERTICAL, fieldId: DOCTOR_CITY_FIELD, staticFilters }),
  );
}

async function doctorCities(directory: DirectoryPort, search: SearchPort, product: string) {
  const found = await ownCities(search, product);
  return (await directory.professionalCities())
    .filter(({ name }) => found.has(name))
    .map((city): Wildcard => ({ city }));
}

async function doctorSpecialties(
  directory: DirectoryPort,
  search: SearchPort,
  product: string,
): Promise<Wildcard[]> {
  const found = await facetValues(search, {
    verticalKey: PROVIDER_VERTICAL,
    fieldId: 'c_providerSpecialties.specialty.name',
    staticFilters: [ownershipFilter(true, product)],
  });
  return (await directory.professionalSpecialties('en'))
    .filter(({ englishName }) => found.includes(englishName))
    .map((specialty) => ({ specialty }));
}

async function doctorCitySpecialties(
  directory: DirectoryPort,
  search: SearchPort,
  product: string,
): Promise<Wildcard[]> {
  const cities = await directory.professionalCities();
  const combinations = await sideBySide(
    await directory.professionalSpecialties('en'),
    AT_ONCE,
    async (specialty) => {
      const found = await ownCities(search, product, { specialty });
      return cities.filter(({ name }) => found.has(name)).map((city) => ({ city, specialty }));
    },
  );
  return combinations.flat();
}

async function locationTypes(directory: DirectoryPort): Promise<Wildcard[]> {
  const names = await directory.locationTypes();
  return names.flatMap((name) => {
    const locationType = locationTypeOf(name, names);
    return locationType ? [{ locationType }] : [];
  });
}

async function locationCityTypes(directory: DirectoryPort, search: SearchPort): Promise<Wildcard[]> {
  const cities = await directory.facilityCities();
  const combinations = await sideBySide(await locationTypes(directory), AT_ONCE, async (wildcard) => {
    const found = await facetValues(search, {
      verticalKey: 'healthcare_facilities',
      fieldId: LOCATION_CITY_FIELD,
      staticFilters: wildcardFilters(wildcard),
    });
    return cities.filter(({ name }) => found.includes(name)).map((city) => ({ ...wildcard, city }));
  });
  return combinations.flat();
}
