import { z } from 'zod';
import { both, fill, html, paragraphs, sentences } from '../bilingual.ts';
import type { Bilingual } from '../bilingual.ts';
import { makeHours, visitingHours } from '../calendar.ts';
import type { HoursPattern } from '../calendar.ts';
import { createRandom } from '../random.ts';
import { bilingual, readTexts } from '../readTexts.ts';
import type { Service, Site, World } from '../World.ts';

const span = z.tuple([z.string(), z.string()]);
const texts = readTexts(
  'wayfinding.json',
  z.strictObject({
    /** The steps have the numbers of the campus plan (`drawCampusPlan`). */
    car: z.array(bilingual).length(3),
    bus: z.array(bilingual),
    foot: bilingual,
    inside: z.array(bilingual),
    /** Where a place on a campus is. */
    part: bilingual,
    /** The same to the emergency room, which has a door of its own. */
    emergency: z.strictObject({
      car: z.array(bilingual).length(3),
      bus: z.array(bilingual),
      foot: bilingual,
      part: bilingual,
    }),
    plan: bilingual,
    planLink: bilingual,
    /** Where a hospital has its services, by their keys, and when they are open. */
    services: z.record(
      z.string(),
      z.strictObject({
        hours: z.enum(['always', 'office', 'weekend', 'early-lab']).optional(),
        note: bilingual.optional(),
        where: z.array(bilingual),
      }),
    ),
    parking: z.strictObject({
      garage: z.tuple([bilingual, bilingual]),
      rate: bilingual,
      levels: bilingual,
      charging: bilingual,
      valet: bilingual,
      lot: bilingual,
      lotText: bilingual,
      link: bilingual,
      /** The same on the page of a class that is held there. */
      event: z.strictObject({ garage: z.tuple([bilingual, bilingual]), lot: bilingual }),
    }),
    visiting: z.strictObject({
      weekday: span,
      weekend: span,
      birth: bilingual,
      units: bilingual,
      link: bilingual,
    }),
  }),
);

const steps = (parts: readonly Bilingual[], gaps: Record<string, string>): Bilingual => {
  const items = parts
    .map((part) => fill(part, gaps))
    .map(({ en, es }) => both(`<li>${en}</li>`, `<li>${es}</li>`));
  return html(both('<ol>', '<ol>'), ...items, both('</ol>', '</ol>'));
};

/** What is the same for all places of a campus: drawn from the hospital's id alone. */
function campusOf(hospital: Site) {
  const random = createRandom(`${hospital.id}-campus`);
  return {
    garage: random.pick(['A', 'B', 'C']),
    minutes: String(random.int(3, 6)),
    isParkingFree: random.chance(0.35),
    keepsWeekends: random.chance(0.4),
  };
}

/** "Building C, Floor 2" of an address line. */
const BUILDING = /^Building (\w+), Floor (\d+)$/;

/** The ways to a place on a hospital's campus; the plan's numbers are the steps by car. */
export function campusWays(site: Site, hospital: Site): Record<string, unknown>[] {
  const { garage, minutes } = campusOf(hospital);
  const street = (site.address['line1'] ?? '').replace(/^\d+\s/, '');
  const gaps = { street, garage, minutes };
  const [, building, floor] = BUILDING.exec(site.address['line2'] ?? '') ?? [];
  const ways = site.types.includes('Emergency Room') ? texts.emergency : texts;
  const inside =
    building && floor
      ? paragraphs(fill(ways.part, { name: site.name, building, floor }))
      : steps(texts.inside, gaps);
  return [
    { headline: both('By car', 'En auto'), body: steps(ways.car, gaps) },
    { headline: both('By bus', 'En autobús'), body: steps(ways.bus, gaps) },
    { headline: both('On foot', 'A pie'), body: paragraphs(fill(ways.foot, gaps)) },
    { headline: both('Inside', 'Adentro'), body: inside },
    {
      // A key the site looks for, so it stays as it is in both languages.
      headline: 'Campus Maps',
      body: paragraphs(fill(texts.plan, gaps)),
      linkText: texts.planLink,
      linkURL: `/-/media/art/campus-map/${hospital.id}.svg`,
    },
  ];
}

const hospitalOf = (site: Site): Site | undefined =>
  site.parent ?? (site.types.includes('Hospital') ? site : undefined);

/**
 * Where cars are left: on a campus its garage, elsewhere beside the building where the place says that there is parking. Notes
 * with the place that it has some, for what is held there.
 */
export function parkingOf(site: Site, amenities: readonly string[]): Record<string, unknown> | undefined {
  const hospital = hospitalOf(site);
  const { parking } = texts;
  site.hasParking = hospital !== undefined || amenities.includes('Onsite parking');
  const link = { linkText: parking.link, linkURL: '/visitors/parking' };
  if (!hospital)
    return amenities.includes('Onsite parking')
      ? { headline: parking.lot, body: paragraphs(parking.lotText) }
      : undefined;
  const { garage, isParkingFree } = campusOf(hospital);
  const lines = [
    ...(isParkingFree ? [] : [parking.rate]),
    parking.levels,
    ...(amenities.includes('EV charging') ? [parking.charging] : []),
    ...(amenities.includes('Valet') ? [parking.valet] : []),
  ];
  return {
    headline: fill(parking.garage[isParkingFree ? 1 : 0], { garage }),
    body: paragraphs(sentences(...lines)),
    ...link,
  };
}

/** Where those leave their car who come to a class at a place; undefined where it has no parking. */
export function eventParking(site: Site): Bilingual | undefined {
  if (!site.hasParking) return undefined;
  const hospital = hospitalOf(site);
  if (!hospital) return texts.parking.event.lot;
  const { garage, isParkingFree } = campusOf(hospital);
  return fill(texts.parking.event.garage[isParkingFree ? 1 : 0], { garage });
}

/** When people who stay at a place may be visited; nobody stays where there are no beds. */
export function visitingOf(site: Site): Record<string, unknown> | undefined {
  const isHospital = site.types.includes('Hospital');
  if (!isHospital && !site.types.includes('Birth Center')) return undefined;
  const { weekday, weekend, birth, units, link } = texts.visiting;
  const { keepsWeekends } = campusOf(site.parent ?? site);
  return {
    hours: visitingHours(weekday, keepsWeekends ? weekend : weekday),
    body: paragraphs(sentences(...(isHospital ? [birth, units] : [birth]))),
    linkText: link,
    linkURL: '/visitors',
  };
}

/** Where a hospital has a service, and its hours; undefined where that is another kind of place or a part of a service. */
export function atHospital(
  world: World,
  site: Site,
  service: Service,
): { where: Bilingual; hours: Record<string, unknown> | undefined; note: Bilingual | undefined } | undefined {
  if (!site.types.includes('Hospital') || !service.topLevel) return undefined;
  const told = texts.services[service.key];
  if (!told) return undefined;
  const random = createRandom(`${site.id}-${service.key}-where`);
  const pattern: HoursPattern | undefined = told.hours;
  return {
    where: random.pick(told.where),
    hours: pattern && makeHours(pattern, world.today, random),
    note: told.note,
  };
}
