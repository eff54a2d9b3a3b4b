import type { Site } from '../World.ts';

/** As far as people go for care and still call it theirs, in degrees: some 40 km. */
const NEAR = 0.36;

type OnEarth = Pick<Site, 'latitude' | 'longitude'>;

/** How far apart two places are, in degrees of latitude. */
const apart = (one: OnEarth, other: OnEarth): number =>
  Math.hypot(
    one.latitude - other.latitude,
    (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180),
  );

/** How far apart two places are, in metres. */
export const metresBetween = (a: Site, b: Site): number => {
  const x = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(x, a.latitude - b.latitude) * 111_320;
};

/** Places, the nearest to another first. */
export const byDistance = <Place extends OnEarth>(from: OnEarth, places: readonly Place[]): Place[] =>
  [...places].sort((one, other) => apart(from, one) - apart(from, other));

/** The one of these places that is nearest to another, unless even that one is far. */
export function nearestTo(site: Site, places: readonly Site[]): Site | undefined {
  const [nearest] = byDistance(site, places);
  return nearest && apart(site, nearest) <= NEAR ? nearest : undefined;
}
