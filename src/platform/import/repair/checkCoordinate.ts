import { zipAreas, zipAreasOf } from '#src/platform/zipAreas.ts';

export interface Point {
  latitude: number;
  longitude: number;
}

/** Text of a point to five decimals, about a metre. */
export const pointKey = ({ latitude, longitude }: Point): string =>
  `${latitude.toFixed(5)},${longitude.toFixed(5)}`;

/** What is known of where the place should be. */
export interface Whereabouts {
  postalCode?: string | undefined;
  city?: string | undefined;
  region?: string | undefined;
  countryCode?: string | undefined;
}

/** A place farther than this from the middle of its ZIP area is not there. */
const maximumMiles = 30;

/** Great-circle miles. */
export function milesBetween(a: Point, b: Point): number {
  const radians = Math.PI / 180;
  const dLatitude = (b.latitude - a.latitude) * radians;
  const dLongitude = (b.longitude - a.longitude) * radians;
  const h =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * Math.sin(dLongitude / 2) ** 2;
  return 2 * 3958.8 * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * Checks a coordinate against the address it comes with (GeoNames centres of ZIP areas and towns).
 * Returns the reason not to trust it, or undefined. What cannot be checked is not trusted: a visitor must never
 * be shown a wrong distance.
 */
export function distrustCoordinate(point: Point, where: Whereabouts): string | undefined {
  const { latitude, longitude } = point;
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return 'not a pair of numbers';
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return 'outside the globe';
  if (latitude === 0 && longitude === 0) return 'zero, zero is a filler';
  if (where.countryCode && where.countryCode !== 'US') return undefined;
  const written = `${latitude}, ${longitude}`;
  if (latitude < 13 || latitude > 72 || (longitude > -64 && longitude < 144)) {
    return `${written} is not in the United States`;
  }
  const zip = where.postalCode?.slice(0, 5);
  const centre = zip ? zipAreas().get(zip) : undefined;
  if (centre) {
    const miles = milesBetween(point, centre);
    if (miles <= maximumMiles) return undefined;
    return `${written} is ${Math.round(miles)} miles from the centre of ZIP ${zip}`;
  }
  const towns = where.city && where.region ? zipAreasOf(where.city, where.region) : [];
  const nearest = Math.min(...towns.map((town) => milesBetween(point, town)));
  if (nearest === Infinity) return `${written} cannot be checked: neither ZIP nor town is known`;
  if (nearest <= maximumMiles) return undefined;
  return `${written} is ${Math.round(nearest)} miles from ${where.city}`;
}

/** Town and county of a ZIP, the city-county of San Francisco under its own name; undefined when not on file. */
export function zipPlace(zip: string): { city: string; county: string; region: string } | undefined {
  const found = zipAreas().get(zip.slice(0, 5));
  if (!found) return undefined;
  const plain = (name: string) => name.replace(/^City and County of /i, '');
  return { city: plain(found.town), county: plain(found.county), region: found.state };
}
