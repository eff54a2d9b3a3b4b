import type { ZipPlace } from '../../maps/zipPlaces.ts';
import { zipPlaces } from '../../maps/zipPlaces.ts';
import { makeHours } from '../calendar.ts';
import type { HoursPattern } from '../calendar.ts';
import { MAIL_ONLY } from '../data/mailZips.ts';
import { REGIONS, STREET_KINDS, STREET_WORDS, TOO_SMALL_FOR_CARE } from '../data/places.ts';
import type { RegionPlan } from '../data/places.ts';
import { facilityBody, officeBody } from '../text/facilityText.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { numbered, scaled } from '../World.ts';
import type { Affiliate, DemoEntity, Site, Specialty, World } from '../World.ts';
import { affiliatesAt, byDistance, metresBetween } from './near.ts';
import { freeFax, freePhone } from './phones.ts';

const streetWords = STREET_WORDS.split(',');
const streetKinds = STREET_KINDS.split(',');
const HAMLETS = new Set(TOO_SMALL_FOR_CARE.split(','));
/** As far as the centre of an area for mail may lie from where people of its town live, in metres. */
const BESIDE = 5010;

/** ZIP areas by region and town, read once. */
const zipsOf = (() => {
  const cache = new Map<string, ZipPlace[]>();
  return (region: RegionPlan, town?: string): ZipPlace[] => {
    const key = `${region.name}|${town ?? ''}`;
    let list = cache.get(key);
    if (list === undefined) {
      list = zipPlaces('CA').filter(
        (zip) => region.counties.includes(zip.county) && (town === undefined || zip.city === town),
      );
      cache.set(key, list);
    }
    return list;
  };
})();

/**
 * The ZIP area, or where hardly anybody lives the nearest one of the region's main towns, and of an area for mail the nearest one
 * of its town in which people live: as far as it lies beside that one, with its own centre.
 */
function withPeople(region: RegionPlan, zip: ZipPlace): ZipPlace {
  const isHamlet = HAMLETS.has(zip.city);
  if (!isHamlet && !MAIL_ONLY.has(zip.zip)) return zip;
  const lived = zipsOf(region).filter(
    (one) => !MAIL_ONLY.has(one.zip) && (isHamlet ? region.towns.includes(one.city) : one.city === zip.city),
  );
  const nearest = byDistance(zip, lived)[0] ?? zip;
  const isBeside = metresBetween(zip, nearest) <= BESIDE;
  return isBeside && !isHamlet ? { ...nearest, latitude: zip.latitude, longitude: zip.longitude } : nearest;
}

/** A place in the region: mostly in its main towns, now and then in a small one; up to a mile off the ZIP's centre. */
export function placeIn(region: RegionPlan, random: Random, town?: string) {
  const name =
    town ??
    (random.chance(0.86)
      ? random.weighted(region.towns.map((t, i) => [t, region.towns.length + 3 - i] as const))
      : undefined);
  const inTown = name === undefined ? [] : zipsOf(region, name);
  const zip = withPeople(region, random.pick(inTown.length > 0 ? inTown : zipsOf(region)));
  const street = `${random.pick(streetWords)} ${random.pick(streetKinds)}`;
  const latitude = Number((zip.latitude + (random.next() - 0.5) * 0.022).toFixed(5));
  const longitude = Number((zip.longitude + (random.next() - 0.5) * 0.026).toFixed(5));
  const address: Record<string, string> = {
    line1: `${random.int(1, 98) * random.pick([10, 25, 100]) + random.int(0, 9)} ${street}`,
    city: zip.city,
    region: 'CA',
    postalCode: zip.zip,
    countryCode: 'US',
  };
  return { zip, address, latitude, longitude };
}

/** The two ends of the coast are four hours apart. */
const MONTEREY_BAY = ['Santa Cruz', 'Monterey', 'San Benito'];
const SOUTH_COAST = ['San Luis Obispo', 'Santa Barbara'];

/**
 * Groups, foundations, plan networks and the like, with the counties of those that work in a part of their region; hospitals
 * become affiliates as they are made.
 */
const GROUPS: readonly [
  name: string,
  orgType: string,
  region: RegionPlan['name'],
  inNetwork: boolean,
  counties?: readonly string[],
][] = [
  ['Meridian Sacramento Medical Group', 'Medical Group', 'Sacramento', true],
  ['Meridian Bay Medical Group', 'Medical Group', 'San Francisco', true],
  ['Meridian East Bay Medical Group', 'Medical Group', 'East Bay', true],
  ['Meridian Peninsula Medical Group', 'Medical Group', 'Silicon Valley', true],
  ['Meridian Valley Medical Group', 'Medical Group', 'Central Valley', true],
  ['Meridian Coast Medical Group', 'Medical Group', 'Greater Central Coast', true, MONTEREY_BAY],
  ['Meridian Santa Barbara Medical Group', 'Medical Group', 'Greater Central Coast', true, SOUTH_COAST],
  ['Meridian Medical Foundation', 'Foundation', 'Sacramento', true],
  ['Meridian Bay Foundation', 'Foundation', 'San Francisco', true],
  ['Golden Delta Physicians', 'IPA', 'Central Valley', false],
  ['Redwood Coast Physicians', 'IPA', 'Greater Central Coast', false],
  ['Bayside Independent Physicians', 'IPA', 'East Bay', false],
  ['Meridian Valley Network', 'HMO Network', 'Central Valley', false],
  ['Meridian Capital Network', 'HMO Network', 'Sacramento', false],
  ['Alder Bay Campus', 'Campus', 'San Francisco', true],
  ['Delta Campus', 'Campus', 'Sacramento', true],
  ['Heron Lake Community Clinics', 'Affiliate', 'East Bay', false],
  ['Sierra Foothill Health Partners', 'Affiliate', 'Sacramento', false],
  ['Coastline Family Clinics', 'Affiliate', 'Greater Central Coast', false],
  ['Peninsula Surgical Partners', 'Other', 'Silicon Valley', false],
];

/** The groups and the like by name, for pages written without knowing their ids. */
export const groupsOfNetwork = (): Omit<Affiliate, 'id'>[] =>
  GROUPS.map(([name, orgType, region, inNetwork, counties]) => ({
    name,
    orgType,
    region,
    counties,
    inNetwork,
  }));

/** "Cedar Creek", and never "Creekside Creek". */
export function landmark(random: Random): string {
  const word = random.pick(streetWords);
  const kinds = ['Street', 'Avenue', 'Park', 'Square', 'Hill', 'Creek'].filter(
    (kind) => !word.includes(kind),
  );
  return `${word} ${random.pick(kinds)}`;
}

/** The kinds of streets that names of places may speak of. */
const NAMED_STREET = new RegExp(`(?:${streetWords.join('|')}) (?:Street|Avenue)`);

/** An address on the street the place is named after, where it is named after one, with the number drawn for it. */
export function onStreetOf<Address extends Record<string, string>>(name: string, address: Address): Address {
  const [street] = NAMED_STREET.exec(name) ?? [];
  const [number] = address['line1']?.split(' ') ?? [];
  return street === undefined ? address : { ...address, line1: `${number} ${street}` };
}

/** Who comes here is ill now, or comes at any hour: these always say when they are open. */
const HAS_HOURS = new Set(['Hospital', 'Emergency Room', 'Urgent Care', 'Walk-In Care', 'Birth Center']);

/** Some places that take appointments over the network have no phone of their own: those nobody comes to who is ill now. */
const MAY_LACK_PHONE = new Set(['Walk-In Care', 'Lab', 'Imaging']);

interface Kind {
  type: string;
  /** How many of the 350 facilities. */
  count: number;
  names: readonly string[];
  hours: readonly (readonly [HoursPattern, number])[];
  /** Share that stands on a hospital campus. */
  onCampus: number;
}
const KINDS: readonly Kind[] = [
  {
    type: 'Urgent Care',
    count: 46,
    names: ['Urgent Care'],
    hours: [
      ['urgent', 8],
      ['late', 1],
      ['night', 1],
    ],
    onCampus: 0.1,
  },
  {
    type: 'Walk-In Care',
    count: 34,
    names: ['Walk-In Care', 'Walk-In Clinic'],
    hours: [
      ['weekend', 5],
      ['extended', 3],
      ['late', 1],
    ],
    onCampus: 0,
  },
  {
    type: 'Lab',
    count: 44,
    names: ['Laboratory', 'Lab Services', 'Patient Service Center'],
    hours: [
      ['early-lab', 8],
      ['office-lunch', 2],
    ],
    onCampus: 0.3,
  },
  {
    type: 'Care Center',
    count: 74,
    names: ['Care Center', 'Health Center', 'Medical Plaza'],
    hours: [
      ['office', 5],
      ['extended', 4],
      ['office-lunch', 2],
    ],
    onCampus: 0.12,
  },
  {
    type: 'Imaging',
    count: 32,
    names: ['Imaging Center', 'Imaging'],
    hours: [
      ['office', 4],
      ['extended', 5],
      ['weekend', 1],
    ],
    onCampus: 0.4,
  },
  {
    type: 'Surgery Center',
    count: 22,
    names: ['Surgery Center', 'Outpatient Surgery'],
    hours: [['office', 8]],
    onCampus: 0.35,
  },
  {
    type: 'Birth Center',
    count: 9,
    names: ['Birth Center', 'Family Birth Center'],
    hours: [['always', 1]],
    onCampus: 1,
  },
  {
    type: 'Physical Therapy and Rehab',
    count: 28,
    names: ['Physical Therapy', 'Rehabilitation'],
    hours: [
      ['extended', 6],
      ['office', 4],
    ],
    onCampus: 0.15,
  },
  {
    type: 'Integrative Health and Healing',
    count: 8,
    names: ['Institute for Healing', 'Integrative Health'],
    hours: [
      ['classes', 3],
      ['office', 4],
    ],
    onCampus: 0.1,
  },
  {
    type: 'Transplant Outreach Clinic',
    count: 7,
    names: ['Transplant Outreach Clinic'],
    hours: [['set-days', 1]],
    onCampus: 0,
  },
  {
    type: 'Pharmacy (Outpatient)',
    count: 17,
    names: ['Pharmacy', 'Outpatient Pharmacy'],
    hours: [
      ['pharmacy', 5],
      ['extended', 3],
    ],
    onCampus: 0.5,
  },
];

/**
 * Facilities (hospitals with what stands on their campus, and free-standing ones) and medical offices. Affiliates get
 * their names here and are written by buildPlans, which knows their health plans.
 */
export function* buildNetwork(world: World): Generator<DemoEntity> {
  groupsOfNetwork().forEach((group, index) =>
    world.affiliates.push({ id: numbered('aff', index + 1, 3), ...group }),
  );
  const builder = new NetworkBuilder(world);
  const hospitals = builder.addHospitals();
  for (const kind of KINDS) builder.addKind(kind, hospitals);
  addFurtherTypes(world);
  builder.addOffices();
  for (const site of world.facilities) {
    yield { id: site.id, type: 'healthcareFacility', languages: 'both', body: facilityBody(world, site) };
  }
  for (const office of world.offices) {
    yield { id: office.id, type: 'location', languages: 'both', body: officeBody(office) };
  }
}

type MakeName = (city: string, random: Random) => string;

/** What offices of several specialties of a main service are called, by its key. */
const SHARED_PRACTICE: Readonly<Record<string, string>> = {
  'primary-care': 'Primary Care',
  heart: 'Heart and Vascular',
  cancer: 'Cancer Care',
  'womens-health': 'Women’s Health',
  pregnancy: 'Women’s Health',
  'pediatrics-care': 'Children’s Health',
  orthopedics: 'Orthopedics',
  brain: 'Brain and Nerve Care',
  'mental-health': 'Mental Health',
  digestive: 'Digestive Health',
  rehabilitation: 'Rehabilitation',
  lungs: 'Lung and Sleep',
  'kidney-urology': 'Kidney and Urology',
  diabetes: 'Diabetes and Nutrition',
  integrative: 'Integrative Health',
  'senior-care': 'Senior Health',
  skin: 'Dermatology',
  'eyes-ears': 'Eye and ENT',
};

/** What an office is called after its street: its one specialty, or what several have in common. */
function practiceOf(world: World, specialties: readonly Specialty[]): string {
  const [main] = specialties;
  if (specialties.length === 1 && main) return main.name.en;
  const shared = world.services.find(
    (service) =>
      service.key in SHARED_PRACTICE && specialties.every((one) => service.specialties.includes(one)),
  );
  return (shared && SHARED_PRACTICE[shared.key]) ?? 'Medical Associates';
}

/** Where a new facility is to be: free-standing, perhaps in a given town, or on the campus of another. */
interface Whereabouts {
  region: RegionPlan;
  parent?: Site;
  town?: string;
}

/** Founds places under names nobody else has. */
class NetworkBuilder {
  readonly #world: World;
  readonly #taken = new Set<string>();
  #number = 0;

  constructor(world: World) {
    this.#world = world;
  }

  /** Hospitals come first: each is an affiliate and a campus with an emergency room. */
  addHospitals(): Site[] {
    const world = this.#world;
    const hospitals: Site[] = [];
    const hospitalTotal = scaled(world, 23, 3);
    for (const region of REGIONS) {
      for (let i = 0; i < region.hospitals && hospitals.length < hospitalTotal; i += 1) {
        const makeName: MakeName = (city) => `Meridian ${city} Medical Center`;
        const hospital = this.#add('Hospital', { region, town: region.towns[i]! }, makeName, 'always');
        const affiliate: Affiliate = {
          id: numbered('aff', world.affiliates.length + 1, 3),
          name: hospital.name,
          orgType: 'Hospital',
          region: region.name,
          inNetwork: true,
        };
        world.affiliates.push(affiliate);
        hospital.affiliate = affiliate;
        hospitals.push(hospital);
        const makeRoomName = () => `${hospital.name} Emergency Room`;
        this.#add('Emergency Room', { region, parent: hospital }, makeRoomName, 'always');
      }
    }
    return hospitals;
  }

  /** All facilities of a kind, on the campus of a hospital or free-standing. */
  addKind(kind: (typeof KINDS)[number], hospitals: readonly Site[]): void {
    const count = scaled(this.#world, kind.count, 1);
    for (let i = 0; i < count; i += 1) {
      const random = createRandom(`${kind.type}-${i}`);
      const pattern = random.weighted(kind.hours);
      const suffix = random.pick(kind.names);
      if (random.chance(kind.onCampus)) {
        const parent = hospitals[(i + kind.type.length) % hospitals.length]!;
        const makeName: MakeName = (_, own) =>
          `${parent.address.city} ${own.chance(0.5) ? `${own.pick(streetWords)} ` : ''}${suffix}`;
        this.#add(kind.type, { region: parent.region, parent }, makeName, pattern);
      } else {
        const region = random.weighted(REGIONS.map((entry) => [entry, entry.weight] as const));
        const makeName: MakeName = (city, own) =>
          own.chance(0.7) ? `${landmark(own)} ${suffix}` : `${city} ${own.pick(streetWords)} ${suffix}`;
        this.#add(kind.type, { region }, makeName, pattern);
      }
    }
  }

  /** Medical offices: where most providers see patients. */
  addOffices(): void {
    const world = this.#world;
    const officeTotal = scaled(world, 460, 24);
    // Emergency doctors, pathologists and the like work in hospitals, not in offices of their own.
    const inOffices = world.specialties.filter(
      (specialty) => !specialty.hidesBooking && specialty.key !== 'urgent-care-medicine',
    );
    /** Specialties that share a main service with this one, and so a roof. */
    const kindred = (main: Specialty): Specialty[] =>
      inOffices.filter(
        (other) =>
          other !== main &&
          world.services.some(
            (service) =>
              service.topLevel && service.specialties.includes(main) && service.specialties.includes(other),
          ),
      );
    const weights = inOffices.map((specialty) => [specialty, specialty.weight] as const);
    for (let i = 1; i <= officeTotal; i += 1) {
      const id = numbered('loc', i);
      const random = createRandom(id);
      const region =
        i <= REGIONS.length
          ? REGIONS[i - 1]!
          : random.weighted(REGIONS.map((entry) => [entry, entry.weight] as const));
      const place = placeIn(region, random);
      if (random.chance(0.6))
        place.address.line2 = `Suite ${random.int(1, 6)}${String(random.int(0, 40)).padStart(2, '0')}`;
      const main = random.weighted(weights);
      const specialties = [main, ...random.sample(kindred(main), random.int(0, 2))];
      let name = `${random.pick(streetWords)} ${practiceOf(world, specialties)}`;
      if (this.#taken.has(name)) name = `${place.address.city} ${name}`;
      if (this.#taken.has(name)) name = `${name} ${i}`;
      this.#taken.add(name);
      world.offices.push(officeAt(world, { id, name, region, specialties }, place, random));
    }
  }

  #add(kind: string, where: Whereabouts, makeName: MakeName, pattern: HoursPattern): Site {
    const { region, parent } = where;
    this.#number += 1;
    const id = numbered('fac', this.#number);
    const random = createRandom(id);
    const place = placeFor(kind, where, random);
    const name = this.#freeName(id, place.address.city ?? '', makeName, random);
    const hours = drawHours(this.#world, { id, kind }, pattern, random);
    const county = parent?.county ?? place.zip.county;
    const affiliate = parent?.affiliate ?? groupOf(this.#world, { region, county }, random);
    const phone =
      // A place that is closed for works is asked by phone where to go instead.
      random.chance(0.04) && MAY_LACK_PHONE.has(kind) && hours?.['reopenDate'] === undefined
        ? undefined
        : freePhone(this.#world, id, random, region, county);
    const site: Site = {
      id,
      entityType: 'healthcareFacility',
      name,
      types: [kind],
      region,
      address: onStreetOf(name, place.address),
      latitude: place.latitude,
      longitude: place.longitude,
      county,
      phone,
      fax: random.chance(0.55) ? freeFax(phone, random, region, county) : undefined,
      hours,
      specialties: [],
      affiliate,
      parent,
    };
    this.#world.facilities.push(site);
    return site;
  }

  #freeName(id: string, city: string, makeName: MakeName, random: Random): string {
    let name = makeName(city, random);
    for (let attempt = 0; this.#taken.has(name) && attempt < 40; attempt += 1) {
      name = makeName(city, createRandom(`${id}-name-${attempt}`));
    }
    this.#taken.add(name);
    return name;
  }
}

const groupOf = (world: World, where: Pick<Site, 'region' | 'county'>, random: Random): Affiliate =>
  random.pick(affiliatesAt(world, where).filter(({ orgType }) => orgType === 'Medical Group'));

function placeFor(kind: string, { region, parent, town }: Whereabouts, random: Random) {
  const place = placeIn(region, random, town);
  if (parent !== undefined) {
    // On the campus: the campus address and a door a few steps away.
    const [building, floor] = [random.pick(['A', 'B', 'C', 'D', 'E']), random.int(1, 4)];
    place.address = {
      ...parent.address,
      // Where ambulances come, nobody climbs stairs.
      line2: `Building ${building}, Floor ${kind === 'Emergency Room' ? 1 : floor}`,
    };
    place.latitude = Number((parent.latitude + (random.next() - 0.5) * 0.002).toFixed(5));
    place.longitude = Number((parent.longitude + (random.next() - 0.5) * 0.002).toFixed(5));
  } else if (random.chance(0.28)) {
    const suite = `Suite ${random.int(1, 4)}${String(random.int(0, 30)).padStart(2, '0')}`;
    // A hospital is no tenant of somebody's building.
    if (kind !== 'Hospital') place.address.line2 = suite;
  }
  return place;
}

/** Some places have no hours on record, a few are closed for works until a given day. */
function drawHours(
  world: World,
  { id, kind }: { id: string; kind: string },
  pattern: HoursPattern,
  random: Random,
): Site['hours'] {
  if (random.chance(0.03))
    // Drawn by themselves, so that what follows stays as it was.
    return HAS_HOURS.has(kind) ? makeHours(pattern, world.today, createRandom(`${id}-hours`)) : undefined;
  return makeHours(
    pattern,
    world.today,
    random,
    pattern !== 'always' && random.chance(0.025) ? random.int(6, 60) : undefined,
  );
}

/** A care center often has a lab or a walk-in clinic inside. */
function addFurtherTypes(world: World): void {
  for (const site of world.facilities) {
    const random = createRandom(`${site.id}-types`);
    if (site.types[0] === 'Care Center') {
      if (random.chance(0.25)) site.types.push('Lab');
      if (random.chance(0.2)) site.types.push('Imaging');
      if (random.chance(0.12) && site.hours) site.types.push('Walk-In Care');
    }
  }
}

function officeAt(
  world: World,
  { id, name, region, specialties }: Pick<Site, 'id' | 'name' | 'region' | 'specialties'>,
  place: ReturnType<typeof placeIn>,
  random: Random,
): Site {
  const { county } = place.zip;
  const phone = freePhone(world, id, random, region, county);
  return {
    id,
    entityType: 'location',
    name,
    types: [],
    region,
    address: place.address,
    latitude: place.latitude,
    longitude: place.longitude,
    phone,
    fax: random.chance(0.6) ? freeFax(phone, random, region, county) : undefined,
    hours: random.chance(0.06)
      ? undefined
      : makeHours(
          random.weighted([
            ['office', 6],
            ['office-lunch', 3],
            ['extended', 2],
          ] as const),
          world.today,
          random,
        ),
    specialties,
    county,
    affiliate: groupOf(world, { region, county }, random),
  };
}
