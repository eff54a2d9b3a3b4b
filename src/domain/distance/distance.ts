import type { Coordinate } from '#src/domain/entities/common.ts';

/** Metres to miles (C-130). */
const MILES_PER_METRE = 0.000621371192;
/** Miles to metres, for radii sent to a search service (C-059). */
export const METRES_PER_MILE = 1609.344;
/** Miles per degree of a great circle (C-129). */
const MILES_PER_DEGREE = 69.09;
/** Above this many miles a distance in metres becomes a whole number of miles (C-004). */
const WHOLE_MILES_ABOVE = 10;

/** A distance, or the honest answer that it is not known. */
export type Distance = { kind: 'unknown' } | { kind: 'known'; miles: number };

/**
 * Miles from a distance in metres given by a search service: whole above 10, else at most 2 decimals; exactly
 * 10 is 10 (R-030, R-031, R-033, C-004, C-005, A-01a).
 */
export function milesFromMetres(metres: number): number {
  const miles = metres * MILES_PER_METRE;
  return miles > WHOLE_MILES_ABOVE ? Math.round(miles) : Math.round(miles * 100) / 100;
}

/** Metres of a radius in miles (C-059). */
export function metresFromMiles(miles: number): number {
  return miles * METRES_PER_MILE;
}

/** Great-circle miles between two points, 69.09 per degree, 1 decimal (R-032, C-128, C-129, A-01b). */
export function milesBetween(a: Coordinate, b: Coordinate): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfLatitude = Math.sin(radians(b.latitude - a.latitude) / 2);
  const halfLongitude = Math.sin(radians(b.longitude - a.longitude) / 2);
  const haversine =
    halfLatitude ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halfLongitude ** 2;
  const degrees = (2 * Math.asin(Math.min(1, Math.sqrt(haversine))) * 180) / Math.PI;
  return Math.round(degrees * MILES_PER_DEGREE * 10) / 10;
}

/** True for numbers that are a place on earth. */
export function isCoordinate(value: Partial<Coordinate> | null | undefined): value is Coordinate {
  return (
    typeof value?.latitude === 'number' &&
    typeof value.longitude === 'number' &&
    Math.abs(value.latitude) <= 90 &&
    Math.abs(value.longitude) <= 180
  );
}

/** Distance from the visitor; known only when both ends are. Never guessed. */
export function distanceFrom(
  position: Partial<Coordinate> | null | undefined,
  coordinate: Partial<Coordinate> | null | undefined,
): Distance {
  if (!isCoordinate(position) || !isCoordinate(coordinate)) return { kind: 'unknown' };
  return { kind: 'known', miles: milesBetween(position, coordinate) };
}
