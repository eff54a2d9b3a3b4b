import { zipAreas } from '#src/platform/zipAreas.ts';

/** A ZIP code area with the centre GeoNames gives it. */
export interface ZipPlace {
  zip: string;
  city: string;
  county: string;
  latitude: number;
  longitude: number;
}

let cached: readonly ZipPlace[] | undefined;

/** Every California ZIP code area, sorted by ZIP; read once. */
export function californiaZips(): readonly ZipPlace[] {
  cached ??= [...zipAreas().values()]
    .filter(({ state, county }) => state === 'CA' && county !== '')
    .map(({ zip, town, county, latitude, longitude }) => ({
      zip,
      city: town,
      county: county.replace('City and County of ', ''),
      latitude,
      longitude,
    }))
    .sort((a, b) => (a.zip < b.zip ? -1 : 1));
  return cached;
}
