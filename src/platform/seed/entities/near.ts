import type { Affiliate, Site, World } from '../World.ts';

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
export const metresBetween = (a: OnEarth, b: OnEarth): number => {
  const x = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(x, a.latitude - b.latitude) * 111_320;
};

/** Places, the nearest to another first. */
export const byDistance = <Place extends OnEarth>(from: OnEarth, places: readonly Place[]): Place[] =>
  [...places].sort((one, other) => apart(from, one) - apart(from, other));

/** Those of some places that are not far from another, the nearest first. */
export const nearTo = <Place extends OnEarth>(from: OnEarth, places: readonly Place[]): Place[] =>
  byDistance(
    from,
    places.filter((place) => apart(from, place) <= NEAR),
  );

/** The one of these places that is nearest to another, unless even that one is far. */
export const nearestTo = (site: Site, places: readonly Site[]): Site | undefined => nearTo(site, places)[0];

/** The hospitals that are not far from a place, the nearest first. */
export const hospitalsNear = (world: World, site: Site): Affiliate[] =>
  nearTo(
    site,
    world.facilities.filter(({ types }) => types[0] === 'Hospital'),
  ).map(({ affiliate }) => affiliate);

/** The medical groups, networks and other affiliates that care for people where a place is. */
export const affiliatesAt = (
  { affiliates }: World,
  { region, county = '' }: Pick<Site, 'region' | 'county'>,
): Affiliate[] =>
  affiliates.filter((one) => one.region === region.name && (one.counties?.includes(county) ?? true));
