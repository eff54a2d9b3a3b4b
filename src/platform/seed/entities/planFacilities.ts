import { both, slugOf } from '../bilingual.ts';
import type { Bilingual } from '../bilingual.ts';
import { makeHours } from '../calendar.ts';
import type { HoursPattern } from '../calendar.ts';
import { isServed, SERVICE_AREA } from '../data/serviceArea.ts';
import type { ServiceCounty } from '../data/serviceArea.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { numbered, scaled } from '../World.ts';
import type { DemoEntity, Site, Specialty, World } from '../World.ts';
import { landmark, onStreetOf, placeIn } from './network.ts';
import { freePhone } from './phones.ts';
import { medicalGroupsAt, planTexts, updatedOn } from './plans.ts';

/** What the plan pays for and the health system has nowhere: what it is, what such places are called, and when they are open. */
const ELSEWHERE: readonly { service: string; names: readonly string[]; hours: HoursPattern }[] = [
  { service: 'Dialysis', names: ['Dialysis', 'Dialysis Center'], hours: 'extended' },
  { service: 'Skilled Nursing', names: ['Skilled Nursing', 'Nursing and Rehabilitation'], hours: 'always' },
  { service: 'Home Health', names: ['Home Health', 'Home Care'], hours: 'office' },
  { service: 'Hospice', names: ['Hospice'], hours: 'office' },
  { service: 'Durable Medical Equipment', names: ['Medical Supply', 'Home Medical Supply'], hours: 'office' },
];

/** A place as the plan lists it. */
type Listed = Pick<
  Site,
  'name' | 'address' | 'latitude' | 'longitude' | 'region' | 'county' | 'phone' | 'hours'
> & { services: Bilingual[] };

function named(names: readonly string[]): Bilingual[] {
  return names.map((name) => {
    const found = planTexts.shpServices.find(({ en }) => en === name);
    if (!found) throw new Error(`plans.json has no service "${name}"`);
    return found;
  });
}

/** What the plan lists an office for where something is practised that it has no word of its own for. */
export const SPECIAL_CARE = 'Specialty Care';

/** What the plan calls what is practised in an office. */
const careOf = (key: string): string =>
  Object.entries(planTexts.shpServicesOf).find(([, keys]) => keys.includes(key))?.[0] ?? SPECIAL_CARE;

/** Whether the plan has no word of its own for a specialty. */
export const isSpecialCare = ({ key }: Specialty): boolean => careOf(key) === SPECIAL_CARE;

/** What the plan lists a place for: what the place is, or of an office what is practised there. */
function servicesOf({ types, specialties }: Site): Bilingual[] {
  const kinds = types.flatMap((type) => planTexts.shpServicesAt[type] ?? []);
  const practised = specialties.map(({ key }) => careOf(key));
  return named([...new Set([...kinds, ...practised])]);
}

/** One of the places the plan alone works with, in a county. */
function elsewhere(
  world: World,
  { region, towns }: ServiceCounty,
  random: Random,
  taken: ReadonlySet<string>,
): Listed {
  const { service, names, hours } = random.pick(ELSEWHERE);
  const { zip, ...place } = placeIn(region, random, random.pick(towns));
  const name = `${landmark(random)} ${random.pick(names)}`;
  return {
    ...place,
    ...{ region, county: zip.county },
    address: onStreetOf(name, place.address),
    name: taken.has(name) ? `${zip.city} ${name}` : name,
    phone: freePhone(world, name, random, region, zip.county),
    hours: makeHours(hours, world.today, random),
    services: named([service]),
  };
}

/** Whether people come in need, or without an appointment: nobody is told to call first. */
const comesUnannounced = ({ services }: Listed): boolean =>
  services.some(({ en }) => /^(Hospital|Emergency Room|Urgent Care|Walk-In Care|Birth Center)$/.test(en));

/** How many of the places where care is not urgent are in the plan, and of the offices. */
const PLACES_IN_PLAN = 0.55;
const OFFICES_IN_PLAN = 0.2;

/** Where people come in need is always in the plan: a hospital whole, with what stands on its campus. */
const isAlwaysIn = ({ types, parent }: Site): boolean =>
  parent !== undefined || ['Hospital', 'Emergency Room'].includes(types[0] ?? '');

/** The places of the health system in the service area that the plan works with, as the system has them. */
function* known(world: World): Generator<Listed> {
  const { facilities, offices } = world;
  for (const site of [...facilities, ...offices]) {
    const share = site.entityType === 'location' ? OFFICES_IN_PLAN : PLACES_IN_PLAN;
    if (isServed(site) && (isAlwaysIn(site) || createRandom(`${site.id}-plan`).chance(share)))
      yield { ...site, services: servicesOf(site) };
  }
}

/** The facilities of the health plan: of each county some of the health system as they are there, and a few that are the plan's alone. */
export function* buildPlanFacilities(world: World): Generator<DemoEntity> {
  const taken = new Set([...world.facilities, ...world.offices].map(({ name }) => name));
  const ofSystem = Map.groupBy(known(world), ({ county }) => county);
  let number = 0;
  for (const county of SERVICE_AREA) {
    const random = createRandom(`${county.name}-plan`);
    const alone = scaled(world, random.int(1, 3) + Math.ceil(county.towns.length / 2));
    const own = Array.from({ length: alone }, (): Listed => {
      const site = elsewhere(world, county, random, taken);
      taken.add(site.name);
      return site;
    });
    for (const site of [...(ofSystem.get(county.name) ?? []), ...own]) {
      number += 1;
      const id = numbered('shpf', number);
      yield planFacility(world, { id, number, random: createRandom(id), site });
    }
  }
}

function planFacility(
  world: World,
  { id, number, random, site }: { id: string; number: number; random: Random; site: Listed },
): DemoEntity {
  const slug = slugOf(site.name);
  return {
    id,
    type: 'ce_shpFacility',
    languages: 'both',
    body: {
      name: site.name,
      slug,
      landingPageUrl: `/find-facility/${slug}-${id}`,
      address: site.address,
      yextDisplayCoordinate: { latitude: site.latitude, longitude: site.longitude },
      c_shpPhone: site.phone,
      mainPhone: site.phone,
      hours: site.hours,
      timezone: 'America/Los_Angeles',
      c_shpService: site.services,
      c_shpMedicalGroupAffiliation: random
        .sample(medicalGroupsAt(world, site), random.int(0, 2))
        .map(({ name }) => name),
      c_shpLicenseNumber: random.chance(0.8) ? `DL${String(300000 + number)}` : undefined,
      c_shpNPI: random.chance(0.8) ? `9${String(300000000 + number)}` : undefined,
      c_shpDisplayComments:
        comesUnannounced(site) || !random.chance(0.2)
          ? undefined
          : both(
              'Please call before you go; services differ by plan.',
              'Llame antes de ir; los servicios varían según el plan.',
            ),
      c_shpLastUpdatedDate: updatedOn(world),
    },
  };
}
