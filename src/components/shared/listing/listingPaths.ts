import { DOCTOR_SEARCH_PATH } from '#src/domain/browse/searchPaths.ts';
import { doctorSpecialtyPath } from '#src/domain/browse/wildcard.ts';
import { EMPTY_SEARCH_STATE, searchAddress } from '#src/domain/search/searchState.ts';
import { slugify } from '#src/domain/slug/slug.ts';

/** Pages that list everything of a kind, without locale. */
export const ARTICLES_PATH = '/health/articles';
export const EVENTS_PATH = '/find-event';
export const STORIES_PATH = '/patient-stories';

/** A page of results for some values of a facet; with none, all results of the vertical. */
function listPath(
  pathname: string,
  verticalKey: string,
  fieldId: string,
  values: readonly string[],
  ...more: readonly { fieldId: string; value: string }[]
): string {
  const own = values.length > 0 ? [{ fieldId, values: [...values], others: [] }] : [];
  return searchAddress(pathname, {
    ...EMPTY_SEARCH_STATE,
    verticalKey,
    facets: [...own, ...more.map((one) => ({ fieldId: one.fieldId, values: [one.value], others: [] }))],
  });
}

/** The awards of some services, by their English names. */
export const awardsPath = (services: readonly string[]): string =>
  listPath('/about-us/awards', 'awards', 'c_awardServices.name', services);

/** Providers of some specialties, by their English names. */
export const providersPath = (specialties: readonly string[]): string =>
  listPath(
    DOCTOR_SEARCH_PATH,
    'healthcare_professionals',
    'c_providerSpecialties.specialty.name',
    specialties,
  );

/** Providers of the plan of some specialties, by their English names. */
export const planProvidersPath = (specialties: readonly string[]): string =>
  listPath(DOCTOR_SEARCH_PATH, 'shp-providers', 'c_shpSpecialty.name', specialties);

/** Locations that offer some services, by their English names. */
export const locationsPath = (services: readonly string[]): string =>
  listPath('/find-location', 'healthcare_facilities', 'c_relatedServices.name', services);

/** Locations of a hospital or medical group, by its name; those of one kind or town. */
export const affiliateLocationsPath = (
  name: string,
  ...choices: readonly { fieldId: string; value: string }[]
): string => listPath('/find-location', 'healthcare_facilities', 'c_affiliate.name', [name], ...choices);

/** Site search for some words. */
export const searchPath = (query: string): string =>
  searchAddress('/search', { ...EMPTY_SEARCH_STATE, query });

/** The page with the doctors of a specialty, by its English name. */
export const specialtyPath = (englishName: string): string =>
  doctorSpecialtyPath({ slug: slugify(englishName) });

/** Articles on one of some health topics, by their English names. */
export const topicsPath = (englishNames: readonly string[]): string =>
  listPath(ARTICLES_PATH, 'articles', 'c_healthTopics.name', englishNames);

/** Articles on a health topic, by its English name. */
export const topicPath = (englishName: string): string => topicsPath([englishName]);
