import { CORE_REACH_MILES, CORE_SPECIALTIES } from '../data/coreSpecialties.ts';
import type { Site, Specialty, World } from '../World.ts';
import { metresBetween } from './near.ts';

const REACH = CORE_REACH_MILES * 1609.344;

/** Where somebody takes patients, and in what. */
export interface Taker {
  specialty: Specialty | undefined;
  site: Site | undefined;
}

/**
 * What the network lacks: for every hospital and care center a place for each core specialty in which nobody among `takers`
 * takes patients in reach of it. One that fills a gap may fill those of places nearby, too, so each is given out once it is
 * known that it is still missing.
 */
export function* missingSpecialties(
  world: World,
  takers: readonly Taker[],
): Generator<{ specialty: Specialty; site: Site }> {
  const places = world.facilities.filter(({ types }) => ['Hospital', 'Care Center'].includes(types[0] ?? ''));
  for (const specialty of world.specialties.filter(({ key }) => CORE_SPECIALTIES.includes(key))) {
    const sites = takers.flatMap((taker) =>
      taker.specialty === specialty && taker.site ? [taker.site] : [],
    );
    for (const place of places) {
      if (sites.some((site) => metresBetween(site, place) <= REACH)) continue;
      // An office of the specialty is where one looks for them; else they see patients at the place itself.
      const office = world.offices
        .filter((one) => one.specialties[0] === specialty && metresBetween(one, place) <= REACH)
        .sort((a, b) => metresBetween(a, place) - metresBetween(b, place))[0];
      const site = office ?? place;
      sites.push(site);
      yield { specialty, site };
    }
  }
}
