import { milesFromMetres } from './distance.ts';

/**
 * Where a distance is told from: the position the visitor gave, a place they typed or chose, a point that stands
 * in the address without a name (whoever made the link may have been there), or the place the page is about.
 */
export type DistanceOrigin =
  | { kind: 'you' }
  | { kind: 'place'; name: string }
  | { kind: 'point' }
  | { kind: 'here' };

/** A distance that may be told: in metres as a search service gave it, and from where. */
export interface MeasuredDistance {
  metres: number;
  from: DistanceOrigin;
}

/** A distance in miles, and from where. */
export interface ToldDistance {
  miles: number;
  from: DistanceOrigin;
}

/** What a search service measured, in metres: from the centre of the location filter and from the visitor. */
export interface WireDistances {
  distanceFromFilter?: number | undefined;
  distance?: number | undefined;
}

/** What the distances of an answer are from, as far as it may be said. */
export interface DistanceOrigins {
  /** What the location filter stands for, given or inferred; without it nobody said where. */
  filter?: DistanceOrigin | undefined;
  /** The visitor gave their position with this search. A service guesses one otherwise, which is never told. */
  isPositionGiven?: boolean | undefined;
}

/** A county, by its name in either language: what lies in it is no miles away from it. */
const COUNTY = /\b(?:county|parish)(?=,|$)|\bcondado\b/i;
const isCounty = (origin: DistanceOrigin): boolean =>
  origin.kind === 'place' && COUNTY.test(origin.name.trim());

/** The distance of a result that may be told, or none. */
export function measuredDistance(
  { distance, distanceFromFilter }: WireDistances,
  { filter, isPositionGiven }: DistanceOrigins,
): MeasuredDistance | undefined {
  if (filter && isCounty(filter)) return undefined;
  if (filter && isMetres(distanceFromFilter)) return { metres: distanceFromFilter, from: filter };
  return isPositionGiven && isMetres(distance) ? { metres: distance, from: { kind: 'you' } } : undefined;
}

const isMetres = (value: unknown): value is number => typeof value === 'number' && value >= 0;

/** The same in miles. */
export function toldDistance(measured: MeasuredDistance): ToldDistance {
  return { miles: milesFromMetres(measured.metres), from: measured.from };
}

const SUFFIX = { you: 'Away', place: 'From', point: 'From', here: 'FromHere' } as const;

/** Keys of the wordings of distances from some origins: a group of strings has those its components tell from. */
export type DistanceKey<Kind extends DistanceOrigin['kind'] = DistanceOrigin['kind']> =
  | `${'mile' | 'miles'}${(typeof SUFFIX)[Kind]}`
  | Extract<Kind, 'point'>;

/**
 * "1 mile away from you" for exactly 1, else "2.5 miles away from you"; "2.5 miles from Sacramento" from
 * a named place. `t` gives the words of the locale.
 */
export function distanceText<From extends DistanceOrigin>(
  told: { miles: number; from: From },
  t: (key: DistanceKey<From['kind']>, values?: Record<string, string | number>) => string,
): string {
  const { miles, from }: ToldDistance = told;
  // The origin is one of those `t` has words for.
  const say = t as (key: DistanceKey, values?: Record<string, string | number>) => string;
  return say(`${miles === 1 ? 'mile' : 'miles'}${SUFFIX[from.kind]}`, {
    miles,
    ...(from.kind === 'place' && { place: from.name }),
    ...(from.kind === 'point' && { place: say('point') }),
  });
}
