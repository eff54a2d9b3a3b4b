import { slugify } from '#src/domain/slug/slug.ts';

/** Location types of the directory. */
export const LOCATION_TYPES = [
  'Hospital',
  'Emergency Room',
  'Urgent Care',
  'Lab',
  'Walk-In Care',
  'Care Center',
  'Imaging',
  'Surgery Center',
  'Birth Center',
  'Physical Therapy and Rehab',
  'Integrative Health and Healing',
  'Transplant Outreach Clinic',
  'Pharmacy (Outpatient)',
] as const;

/** Address segments of the find-location shortcuts and the seasonal page → type name. */
export const LOCATION_TYPE_ALIASES: Readonly<Record<string, string>> = {
  'birth-centers': 'Birth Center',
  'care-centers': 'Care Center',
  'emergency-rooms': 'Emergency Room',
  'home-health-hospice': 'Home Health and Hospice',
  hospitals: 'Hospital',
  imaging: 'Imaging',
  'integrative-health-healing': 'Integrative Health and Healing',
  labs: 'Lab',
  'libraries-resource-centers': 'Library and Resource Center',
  'occupational-health': 'Occupational Health',
  'pharmacies-outpatient': 'Pharmacy (Outpatient)',
  'physical-therapy-rehab': 'Physical Therapy and Rehab',
  'surgery-centers': 'Surgery Center',
  'transplant-outreach-clinics': 'Transplant Outreach Clinic',
  'urgent-care': 'Urgent Care',
  'walk-in-care': 'Walk-In Care',
  'flu-clinic': 'Flu Clinic',
};

/** The type a `find-location/type/{segment}` address means. */
export type LocationTypeResolution = { kind: 'unknown' } | { kind: 'type'; name: string };

/** The address segment of a location type name: the one its shortcut leads to, else its slug. */
export function locationTypeSlug(name: string): string {
  return (
    Object.entries(LOCATION_TYPE_ALIASES).find(([, type]) => type === name)?.[0] ?? locationTypeKey(name)
  );
}

/** The name of a location type among the site's strings. */
export function locationTypeKey(name: string): string {
  return slugify(name);
}

/**
 * Resolves an address segment: by alias, else by comparing it with the slugified names of the known types
 * (`knownTypes` may add types which only the directory has) (A-03, S-136).
 */
export function resolveLocationType(
  segment: string,
  knownTypes: readonly string[] = LOCATION_TYPES,
): LocationTypeResolution {
  const slug = slugify(segment);
  const name = Object.hasOwn(LOCATION_TYPE_ALIASES, slug)
    ? LOCATION_TYPE_ALIASES[slug]
    : [...knownTypes, ...Object.values(LOCATION_TYPE_ALIASES)].find((type) => slugify(type) === slug);
  return name === undefined ? { kind: 'unknown' } : { kind: 'type', name };
}
