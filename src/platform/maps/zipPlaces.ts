import { countyOf, zipAreas } from '#src/platform/zipAreas.ts';

/** A ZIP code area with the centre GeoNames gives it. */
export interface ZipPlace {
  zip: string;
  city: string;
  county: string;
  /** "CA", "California". */
  state: string;
  stateName: string;
  latitude: number;
  longitude: number;
}

const cached = new Map<string, readonly ZipPlace[]>();

/** Every ZIP code area of a state, by its two letters, sorted by ZIP; read once. */
export function zipPlaces(state: string): readonly ZipPlace[] {
  let places = cached.get(state);
  if (!places) {
    places = [...zipAreas().values()]
      .filter((area) => area.state === state && area.county !== '')
      .map(({ zip, town, county, stateName, latitude, longitude }) => ({
        ...{ zip, city: town, county: countyOf({ county, state })?.name ?? county },
        ...{ state, stateName, latitude, longitude },
      }))
      .sort((a, b) => (a.zip < b.zip ? -1 : 1));
    cached.set(state, places);
  }
  return places;
}
