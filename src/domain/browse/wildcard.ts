import { locationTypeSlug, resolveLocationType } from '#src/domain/facility/locationTypes.ts';
import { lowerCasePath } from '#src/domain/links/addressSpelling.ts';
import type { StaticFilter } from '#src/domain/search/filters.ts';
import { decodeText } from '#src/domain/text/encodeText.ts';

/** A town and the state it is in; `slug` is its address segment. */
export interface City {
  name: string;
  /** Two-letter state; '' when the directory does not say. */
  region: string;
  slug: string;
}

/** A specialty (Q-087). `slug` is made from its English name, so that it is the same in every language. */
export interface Specialty {
  uid: string;
  name: string;
  /** What its doctors are called, e.g. 'Cardiologists'. */
  plural?: string;
  /** Its English name, by which the search service, always asked in English, lists it. */
  englishName: string;
  slug: string;
}

/** A location type as an address names it. */
export interface LocationType {
  /** The directory's English name, e.g. 'Urgent Care'. */
  name: string;
  slug: string;
  /** What places of the type are called in the page's language; a heading. */
  label: string;
}

/** What the address of a wildcard listing page names. */
export interface Wildcard {
  city?: City;
  specialty?: Specialty;
  locationType?: LocationType;
}

type Part = keyof Wildcard;

/** The listing pages among the wildcard page types (Q-121) and what the segments after their prefix name. */
const PATTERNS: Readonly<Record<string, { prefix: string; parts: readonly Part[] }>> = {
  'Find Doctor By City': { prefix: '/find-doctor/city', parts: ['city'] },
  'Find Doctor By City And Specialty': { prefix: '/find-doctor/city', parts: ['city', 'specialty'] },
  'Find Doctor By Specialty': { prefix: '/find-doctor/specialty', parts: ['specialty'] },
  'Find Location By Type': { prefix: '/find-location/type', parts: ['locationType'] },
  'Find Location By City And Type': { prefix: '/find-location/city', parts: ['city', 'locationType'] },
};

/** Segments of a listing address by what they name. */
export type WildcardSegments = Partial<Record<Part, string>>;

/**
 * Reads the address of a listing page. undefined: the page type is none of the five listings. null: it is one, but
 * the address has not its form, so it names nothing.
 */
export function readWildcardPath(
  wildcardType: string | undefined,
  path: string,
): WildcardSegments | null | undefined {
  const pattern =
    wildcardType !== undefined && Object.hasOwn(PATTERNS, wildcardType) ? PATTERNS[wildcardType] : undefined;
  if (!pattern) return undefined;
  if (!lowerCasePath(path).startsWith(`${pattern.prefix}/`)) return null;
  const segments = path.slice(pattern.prefix.length + 1).split('/');
  if (segments.length !== pattern.parts.length || segments.includes('')) return null;
  return Object.fromEntries(pattern.parts.map((part, index) => [part, decodeText(segments[index] ?? '')]));
}

/** Whether the wildcard page type is a listing; the others show an entity (Q-121). */
export function isListing(wildcardType: string): boolean {
  return Object.hasOwn(PATTERNS, wildcardType);
}

/** Whether the wildcard page is about doctors or about places. */
export function isDoctorListing(wildcardType: string | undefined): boolean {
  return wildcardType?.startsWith('Find Doctor') ?? false;
}

type Slugged = { slug: string };

/** Doctors of a city (S-134), or of a city and a specialty (S-135). */
export function doctorCityPath(city: Slugged, specialty?: Slugged): string {
  return `/find-doctor/city/${city.slug}${specialty ? `/${specialty.slug}` : ''}`;
}

/** Doctors of a specialty (S-133). */
export function doctorSpecialtyPath(specialty: Slugged): string {
  return `/find-doctor/specialty/${specialty.slug}`;
}

/** Places of a type (S-136). */
export function locationTypePath(type: Slugged): string {
  return `/find-location/type/${type.slug}`;
}

/** Places of a type in a city (S-137). */
export function locationCityPath(city: Slugged, type: Slugged): string {
  return `/find-location/city/${city.slug}/${type.slug}`;
}

/** The one address of a listing, without locale (S-133–S-137). */
export function wildcardPath({ city, specialty, locationType }: Wildcard): string | undefined {
  if (city && locationType) return locationCityPath(city, locationType);
  if (locationType) return locationTypePath(locationType);
  if (city) return doctorCityPath(city, specialty);
  return specialty && doctorSpecialtyPath(specialty);
}

/** A location type by its segment: a shortcut's, or the name's own (A-03). Unlabelled: the label is its name. */
export function locationTypeOf(segment: string, knownTypes?: readonly string[]): LocationType | undefined {
  const found = resolveLocationType(segment, knownTypes);
  return found.kind === 'type'
    ? { name: found.name, slug: locationTypeSlug(found.name), label: found.name }
    : undefined;
}

/** Fields the listings search by. */
export const DOCTOR_CITY_FIELD = 'c_offices.officeOrFacility.address.city';
export const DOCTOR_SPECIALTY_FIELD = 'c_providerSpecialties.specialty.uid';
export const LOCATION_CITY_FIELD = 'address.city';
export const LOCATION_TYPE_FIELD = 'c_locationType';

const equals = (fieldId: string, value: string): StaticFilter => ({
  kind: 'fieldValue',
  fieldId,
  matcher: '$eq',
  value,
});

/** What a listing's search is always limited to (S-133–S-137). */
export function wildcardFilters({ city, specialty, locationType }: Wildcard): StaticFilter[] {
  return [
    ...(city ? [equals(locationType ? LOCATION_CITY_FIELD : DOCTOR_CITY_FIELD, city.name)] : []),
    ...(specialty ? [equals(DOCTOR_SPECIALTY_FIELD, specialty.uid)] : []),
    ...(locationType ? [equals(LOCATION_TYPE_FIELD, locationType.name)] : []),
  ];
}

/**
 * Fills {city}, {region}, {specialty} (what its doctors are called) and {type} in an editor's text. An unknown region
 * goes with the comma before it; a name the address does not have leaves its token as it is. `write` prints a value for
 * where it comes to stand, such as in HTML.
 */
export function fillWildcard(
  text: string,
  { city, specialty, locationType }: Wildcard,
  write: (value: string) => string = (value) => value,
): string {
  const values: Record<string, string | undefined> = {
    city: city?.name,
    region: city?.region,
    specialty: specialty && doctorsOf(specialty),
    type: locationType?.label,
  };
  return (city && !city.region ? text.replace(/,?\s*\{region\}/g, '') : text).replace(
    /\{(city|region|specialty|type)\}/g,
    (token, name: string) => {
      const value = values[name];
      return value === undefined ? token : write(value);
    },
  );
}

/** What the doctors of a specialty are called; its name when nothing is known. */
export function doctorsOf({ plural, name }: Pick<Specialty, 'plural' | 'name'>): string {
  return plural || name;
}

/** 'Sacramento, CA'. */
export function cityWithRegion({ name, region }: Pick<City, 'name' | 'region'>): string {
  return region ? `${name}, ${region}` : name;
}
