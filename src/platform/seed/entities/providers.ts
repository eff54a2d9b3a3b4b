import { both, fill, inSentence, paragraphs, slugOf } from '../bilingual.ts';
import type { Bilingual } from '../bilingual.ts';
import { addDays, daysToOpen, daysUntil } from '../calendar.ts';
import { CHOSEN_PORTRAITS } from '../chosenPortraits.ts';
import { CREDENTIALS, FIRST_NAMES, LAST_NAMES } from '../data/people.ts';
import { portraitByLot, portraitImage } from '../portraits.ts';
import { regionInWords } from '../data/places.ts';
import { SECOND_SPECIALTIES } from '../data/secondSpecialties.ts';
import { FELLOWSHIP_AFTER, RESIDENCY_OF } from '../data/trainedFirst.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { demoBrightcoveId, resourcesFor } from '../text/facilityText.ts';
import {
  biography,
  carePhilosophy,
  communityActivities,
  freeText,
  paperTitle,
  personalInterest,
  school,
  teachingHospital,
} from '../text/providerText.ts';
import { numbered, ref, refs, scaled } from '../World.ts';
import type { Affiliate, DemoEntity, Provider, Site, Specialty, World } from '../World.ts';
import { acceptedPlans, drawIsInPlan } from './acceptedPlans.ts';
import { missingSpecialties } from './missingSpecialties.ts';
import type { Taker } from './missingSpecialties.ts';
import { affiliatesAt, hospitalsNear, metresBetween } from './near.ts';
import { awardsForPerson } from './recognition.ts';

const lastNames = LAST_NAMES.split(',');
const firstNames = {
  Female: FIRST_NAMES.Female.split(','),
  Male: FIRST_NAMES.Male.split(','),
  Nonbinary: FIRST_NAMES.Nonbinary.split(','),
};
const AGE_RANGES = [
  ['All Ages', 8],
  ['18 + years', 9],
  ['0-18 years', 0],
  ['Seniors Only', 1],
  ['Contact Physician Office', 1],
  ['Other Specify', 1],
] as const;
const PROFICIENCIES = [
  ['Fluent', 8],
  ['Conversational', 4],
  ['Medical', 3],
  ['Basic', 2],
  ['Limited', 1],
  ['Interpreter available', 2],
  ['Office staff only', 2],
  ['Unknown', 1],
] as const;
const LICENSED = new Set(['MD', 'DO', 'MBBS', 'DPM', 'DDS', 'DMD', 'OD']);

/** A full name for a person of the demo network. */
export function personName(random: Random): {
  firstName: string;
  lastName: string;
  gender: 'Female' | 'Male' | 'Nonbinary';
} {
  const gender = random.weighted([
    ['Female', 50],
    ['Male', 46],
    ['Nonbinary', 4],
  ] as const);
  const first = random.pick(firstNames[gender]);
  const last = random.pick(lastNames);
  const double = random.chance(0.07) ? `${last}-${random.pick(lastNames)}` : last;
  return { firstName: first, lastName: double, gender };
}

/** The letters after the name of somebody who practises a specialty. */
export const lettersOf = ({ training }: Specialty, random: Random): string =>
  random.weighted(CREDENTIALS[training] ?? CREDENTIALS.md!);

/** Where a provider can work: offices and hospitals by region, and by specialty where an office fits. */
function workplaces(world: World) {
  const careSites = world.facilities.filter((site) =>
    ['Care Center', 'Urgent Care', 'Hospital'].includes(site.types[0] ?? ''),
  );
  const all = [...world.offices, ...careSites];
  const byRegion = new Map<string, Site[]>();
  for (const site of all) {
    const list = byRegion.get(site.region.name);
    if (list === undefined) byRegion.set(site.region.name, [site]);
    else list.push(site);
  }
  return [...byRegion].map(([, sites]) => [sites, sites[0]!.region.weight] as const);
}

/** What only those offer whom people visit in an office: nobody books a pathologist, or sees one by video. */
const ofOffice = <T>({ specialties }: Provider, offered: T): T | undefined =>
  specialties[0]!.hidesBooking ? undefined : offered;

/**
 * Booking fields, spread over every rung of the booking ladder (R-040 to R-051): the comment at each case names the
 * rung a provider with visible specialties ends on.
 */
function booking(world: World, random: Random, provider: Provider, id: string, starts = world.today) {
  // Nobody has a visit before their first day.
  const soonest = daysUntil(world.today, starts);
  // Urgent care has room today or tomorrow.
  const isWalkIn = provider.sites[0]!.types[0] === 'Urgent Care';
  const slots = (count: number, distinct: boolean, office: string) =>
    Array.from({ length: count }, (_, index) => ({
      epicDepartmentID: distinct ? `10${office}${index}` : `10${office}`,
      visitTypeID: distinct ? `${2000 + index}` : '2000',
      daysToFirstAvailableSlot: daysToOpen(
        provider.sites[0]!.hours,
        world.today,
        Math.max(soonest, isWalkIn ? random.int(0, 21) % 2 : random.int(0, 21)),
      ),
    }));
  const department = id.slice(-4);
  const base = {
    c_epicProviderId: random.chance(0.9) ? `E${id.slice(4)}` : undefined,
    c_epicOpenSchedulingEnabled: false as boolean,
  };
  const drawn = provider.accepting ? random.int(1, 20) : 0;
  switch (ofOffice(provider, drawn) ?? 0) {
    case 0: // rung 1 (sign in), or 2 where the specialty hides the link
      return base;
    case 1:
    case 2:
    case 3:
    case 4: // rung 3: a booking address of their own
      return {
        ...base,
        c_appointmentBookingUrl: `/-/demo/book/${id}`,
      };
    case 5:
    case 6:
    case 7:
    case 8:
    case 9: // rung 4 for one office, else 6: the open-scheduling widget
      return {
        c_epicProviderId: `E${id.slice(4)}`,
        c_epicOpenSchedulingEnabled: true,
        c_epicProviderScheduleList: { providerSchedule: slots(1, true, department) },
      };
    case 10:
    case 11:
    case 12:
    case 13: // rung 6: the scheduling page
      return {
        c_epicProviderId: `E${id.slice(4)}`,
        c_epicOpenSchedulingEnabled: true,
        c_epicProviderScheduleList: { providerSchedule: slots(random.int(2, 4), true, department) },
      };
    case 14: // schedules without distinct departments or visit types: falls to 7 with one office
      return {
        c_epicProviderId: `E${id.slice(4)}`,
        c_epicOpenSchedulingEnabled: true,
        c_epicProviderScheduleList: {
          providerSchedule: [
            ...slots(2, false, department),
            { epicDepartmentID: `10${department}`, visitTypeID: '2000' },
          ],
        },
      };
    case 15: // open scheduling without any schedule: rung 7
      return { ...base, c_epicOpenSchedulingEnabled: true };
    default: // rung 5 where the affiliate shows the referral team, else 7 or 8
      return base;
  }
}

const TOTAL = 12_000;

/** Providers of the network and of affiliated groups, and those without whom a part of it would lack a core specialty. */
export function* buildProviders(world: World): Generator<DemoEntity> {
  const chances = chancesIn(world);
  const entity = ({ id }: Provider, body: DemoEntity['body']): DemoEntity => ({
    id,
    type: 'healthcareProfessional',
    languages: 'both',
    body,
  });
  const takers: Taker[] = [];
  for (let number = 1; number <= scaled(world, TOTAL, 60); number += 1) {
    const provider = drawProvider(world, chances, number);
    provider.isInPlan = drawIsInPlan(world, provider);
    world.providers.push(provider);
    const body = providerBody(world, provider);
    if (takesPatients(body, world.today))
      takers.push({ specialty: provider.specialties[0], site: provider.sites[0] });
    yield entity(provider, body);
  }
  // They are not among those from whom everything else is drawn, so that it stays as it was without them.
  let number = TOTAL;
  for (const wanted of missingSpecialties(world, takers)) {
    number += 1;
    const provider = drawProvider(world, chances, number, wanted);
    yield entity(provider, takingPatients(providerBody(world, provider)));
  }
}

/** Whether somebody who calls today would be given a first visit in the main specialty. */
function takesPatients(body: DemoEntity['body'], today: string): boolean {
  const [main] = body.c_providerSpecialties as { status?: string }[];
  return (
    body.acceptingNewPatients === true &&
    !body.c_isDeleted &&
    !(String(body.c_startDate ?? '') > today) &&
    main?.status === 'Open'
  );
}

/** The same provider, who is here and takes patients, whatever was drawn. */
function takingPatients(body: DemoEntity['body']): DemoEntity['body'] {
  const [main, ...others] = body.c_providerSpecialties as Record<string, unknown>[];
  const open = { status: 'Open', practiceStatus: 'Open' };
  return {
    ...body,
    acceptingNewPatients: true,
    c_isDeleted: undefined,
    c_startDate: undefined,
    c_providerSpecialties: [
      { ...main, ...open, alternativeText: undefined, practiceAlternativeText: undefined },
      ...others,
    ],
  };
}

/** How likely places, specialties and languages are. */
function chancesIn(world: World) {
  const weighted = (specialties: Specialty[]) =>
    specialties.map((specialty) => [specialty, specialty.weight] as const);
  // An office has specialties of its own; elsewhere they go by what the place is.
  const practised: Record<string, readonly (readonly [Specialty, number])[]> = {
    // Those who never have an office of their own are all here.
    Hospital: world.specialties.map((specialty) => [
      specialty,
      specialty.weight * (specialty.hidesBooking ? 5 : 1),
    ]),
    'Care Center': weighted(world.specialties.filter((specialty) => !specialty.hidesBooking)),
    'Urgent Care': weighted(
      world.specialties.filter(({ key }) =>
        ['urgent-care-medicine', 'family-medicine', 'emergency-medicine'].includes(key),
      ),
    ),
  };
  return {
    places: workplaces(world),
    practised,
    languages: world.languages.map((language) => [language, language.weight] as const),
  };
}

type Chances = ReturnType<typeof chancesIn>;

/** How many more specialties; drawn with what was drawn in their place before, so that all that follows stays as it was. */
const furtherSpecialties = (world: World, random: Random, specialty: Specialty): number =>
  random.sample(
    world.specialties.filter((other) => other !== specialty && other.training === specialty.training),
    random.int(1, 2),
  ).length;

/** Specialties that go together in one person's training. */
function secondSpecialties(world: World, id: string, specialty: Specialty, count: number): Specialty[] {
  const keys = SECOND_SPECIALTIES[specialty.key] ?? [];
  const able = world.specialties.filter(
    ({ key, training }) => keys.includes(key) && training === specialty.training,
  );
  return createRandom(`${id}-second`).sample(able, count);
}

/**
 * A provider with places, specialties, languages and a rating, before anything is written about them; one who is `wanted` with
 * that specialty at that site.
 */
function drawProvider(
  world: World,
  chances: Chances,
  number: number,
  wanted?: { specialty: Specialty; site: Site },
): Provider {
  const id = numbered('prov', number, 5);
  const random = createRandom(id);
  const { firstName, lastName, gender } = personName(random);
  const regionSites = wanted
    ? (chances.places.find(([sites]) => sites.includes(wanted.site))?.[0] ?? [])
    : random.weighted(chances.places);
  const first = wanted?.site ?? random.pick(regionSites);
  const specialty =
    wanted?.specialty ??
    (first.specialties.length > 0
      ? random.pick(first.specialties)
      : random.weighted(chances.practised[first.types[0] ?? ''] ?? chances.practised['Care Center']!));
  const specialties = random.chance(0.18)
    ? [specialty, ...secondSpecialties(world, id, specialty, furtherSpecialties(world, random, specialty))]
    : [specialty];
  const letters = lettersOf(specialty, random);
  const near = furtherOffices(regionSites, first, specialty);
  const sites = random.chance(0.32) ? [first, ...random.sample(near, random.int(1, 3))] : [first];
  const affiliate = drawAffiliate(world, first, random);
  const provider: Provider = {
    id,
    name: `${firstName} ${random.chance(0.22) ? `${String.fromCharCode(65 + random.int(0, 22))}. ` : ''}${lastName}, ${letters}`,
    firstName,
    lastName,
    gender,
    letters,
    isPhysician: LICENSED.has(letters),
    specialties,
    sites,
    affiliate,
    hospitals: [],
    accepting: random.chance(0.83) || wanted !== undefined,
    isInPlan: false,
    languages: [],
    reputationId: random.chance(0.72) ? numbered('rep', number, 5) : undefined,
  };
  if (random.chance(0.42)) {
    for (let i = random.int(1, 3); i > 0; i -= 1) {
      const language = random.weighted(chances.languages);
      if (!provider.languages.includes(language)) provider.languages.push(language);
    }
  }
  rate(world, provider, random);
  return provider;
}

/** Further offices are in the same region and not far away. */
const furtherOffices = (regionSites: readonly Site[], first: Site, specialty: Specialty): Site[] =>
  regionSites.filter(
    (site) =>
      site !== first &&
      metresBetween(site, first) < 40_000 &&
      (site.specialties.length === 0 || site.specialties.includes(specialty)) &&
      (site.types[0] !== 'Urgent Care' || specialty.key === 'urgent-care-medicine'),
  );

/** Most belong to the network: to the group of their office, or beside a hospital to one that works there. */
function drawAffiliate(world: World, first: Site, random: Random): Affiliate {
  const here = affiliatesAt(world, first);
  const groups = here.filter(({ orgType }) => orgType === 'Medical Group');
  const outside = here.filter(({ inNetwork }) => !inNetwork);
  if (!random.chance(0.83)) return random.pick(outside.length > 0 ? outside : groups);
  return first.affiliate.orgType === 'Hospital' ? random.pick(groups) : first.affiliate;
}

/** Hospitals near where somebody works; as many as were drawn before it was known how far they are, so that all else stays. */
const hospitalsFor = (world: World, first: Site, random: Random): Affiliate[] => {
  const inRegion = world.affiliates.filter(
    ({ orgType, region }) => orgType === 'Hospital' && region === first.region.name,
  );
  return hospitalsNear(world, first).slice(0, random.sample(inRegion, random.int(0, 2)).length);
};

function rate(world: World, { reputationId, name }: Provider, random: Random): void {
  if (reputationId === undefined) return;
  const stars = Math.min(5, Math.max(2.4, 4.55 + (random.next() + random.next() - 1.1) * 0.9));
  world.reputations.set(reputationId, {
    name,
    ratingPercent: Math.round(stars * 200) / 10,
    reviewCount: random.int(3, 640),
  });
}

/** Nobody has rated who is still to start. */
function forgetRating(world: World, provider: Provider): void {
  if (provider.reputationId !== undefined) world.reputations.delete(provider.reputationId);
  provider.reputationId = undefined;
}

/** What may stand behind the letters of a training: a college admits those of its field. */
const furtherLetters = ({ isPhysician }: Provider, specialty: Specialty): string[] => [
  ...['MPH', 'MS', 'MBA'],
  ...(isPhysician && isForAdults(specialty) ? ['FACP'] : []),
  ...(isPhysician && /surgery|urology|otolaryngology|ophthalmology/.test(specialty.key) ? ['FACS'] : []),
];

/** What is written about a provider; drawn in this order, so that the same provider is always the same. */
function providerBody(world: World, provider: Provider): Record<string, unknown> {
  const { id } = provider;
  const year = Number(world.today.slice(0, 4));
  const random = createRandom(`${id}-body`);
  const first = provider.sites[0]!;
  const specialty = provider.specialties[0]!;
  const age = drawAge(specialty, random);
  const bio = biography(random, provider, first.address.city ?? '');
  const starts = random.chance(0.02)
    ? addDays(world.today, random.int(15, 150))
    : random.chance(0.5)
      ? `${random.int(year - 28, year - 1)}-0${random.int(1, 9)}-01`
      : undefined;
  if (starts && starts > world.today) forgetRating(world, provider);
  provider.hospitals = hospitalsFor(world, first, random);
  const affiliates = [provider.affiliate, ...provider.hospitals];
  // Drawn as companies were before they differed in size, so that all that follows stays as it was.
  random.sample(world.payors, random.int(4, 11));
  const accepted = acceptedPlans(world, provider, affiliates.slice(0, 2), age === '0-18 years');
  const extra = random.chance(0.12) ? random.pick(furtherLetters(provider, specialty)) : undefined;
  const noPhone = random.chance(0.06);
  const drawn = random.int(1982, year - 6);
  // A fellowship takes its years, too.
  const graduated = specialty.key in FELLOWSHIP_AFTER ? Math.min(drawn, year - 9) : drawn;
  const text = freeText(random);
  const trained = provider.isPhysician ? training(world, provider, random, graduated) : [];
  const awards = random.chance(0.01) ? random.sample(awardsForPerson(world, first), random.int(1, 2)) : [];
  for (const award of awards) award.people.push(provider);
  return {
    ...identity(world, provider, random, age, extra),
    headshot: headshotOf(provider, random, year - graduated),
    ...service(world, provider, random, starts),
    ...words(provider, random, text, bio),
    ...related(world, provider, random, year),
    ...education(provider, random, trained, graduated),
    c_providerAwards: awards.length > 0 ? refs(awards) : undefined,
    c_healthcareProfessionalHealthPlanAffiliate: refs(affiliates.slice(0, 2)),
    c_healthPlanFacet: accepted.map(({ payor }) => payor.name.en),
    c_acceptedHealthPlans: refs(accepted.flatMap(({ plans }) => plans)),
    c_affiliate: refs(affiliates),
    additionalAddressInfo: random.chance(0.04)
      ? both('Please check in at the front desk.', 'Regístrese en la recepción.')
      : undefined,
    address: first.address,
    yextDisplayCoordinate: { latitude: first.latitude, longitude: first.longitude },
    mainPhone: noPhone ? undefined : first.phone,
    c_region: regionInWords(first.region.name),
    c_npi: `9${String(100000000 + Number(id.slice(4))).slice(0, 9)}`,
    c_providerSpecialties: provider.specialties.map((item) => specialtyEntry(random, provider, item)),
    c_offices: provider.sites.map((site) => ({
      practiceName: random.chance(0.85) ? site.name : undefined,
      phoneNumber: noPhone ? undefined : site.phone,
      fAXNumber: site.fax,
      hours: random.chance(0.25) ? site.hours : undefined,
      address: site.address,
      yextDisplayCoordinate: { latitude: site.latitude, longitude: site.longitude },
      officeOrFacility: [ref(site.id)],
    })),
    ...booking(world, random, provider, id, starts),
  };
}

function drawAge(specialty: Specialty, random: Random): string {
  const young =
    ['pediatrics', 'adolescent-medicine'].includes(specialty.key) ||
    specialty.key.startsWith('pediatric') ||
    specialty.key.startsWith('child');
  if (young) return '0-18 years';
  const drawn = random.weighted(AGE_RANGES);
  if (FELLOWSHIP_AFTER[specialty.key] === 'pediatrics') return '0-18 years';
  if (drawn === 'Seniors Only' && OF_CHILDBIRTH.has(specialty.key)) return '18 + years';
  if (specialty.key === 'geriatrics' && ['All Ages', '18 + years'].includes(drawn)) return 'Seniors Only';
  // Who learned to treat adults alone sees nobody younger.
  return drawn === 'All Ages' && isForAdults(specialty) ? '18 + years' : drawn;
}

/** Fields in which nobody sees seniors alone. */
const OF_CHILDBIRTH = new Set([
  ...['obstetrics-gynecology', 'maternal-fetal-medicine', 'nurse-midwifery', 'reproductive-endocrinology'],
]);

const isForAdults = ({ key }: Specialty): boolean =>
  [key, FELLOWSHIP_AFTER[key], RESIDENCY_OF[key]].includes('internal-medicine');

interface Training {
  place: string;
  field: Bilingual;
  years: string;
  kind: 'Internship' | 'Residency' | 'Fellowship';
}

/** Where a physician was trained, one after the other: a subspecialist first in the field it is a part of. */
function training(
  world: World,
  { id, specialties }: Provider,
  random: Random,
  graduated: number,
): Training[] {
  const own = specialties[0]!;
  const isSubspecialist = own.key in FELLOWSHIP_AFTER;
  const firstKey = FELLOWSHIP_AFTER[own.key] ?? RESIDENCY_OF[own.key] ?? own.key;
  const first = world.specialties.find(({ key }) => key === firstKey) ?? own;
  const today = Number(world.today.slice(0, 4));
  const trained: Training[] = [];
  let until = graduated;
  const train = (kind: Training['kind'], { name }: Specialty, from: Random, length: number) => {
    trained.push({ kind, field: name, place: teachingHospital(from), years: `${until}–${until + length}` });
    until += length;
  };
  train('Internship', first, random, 1);
  train('Residency', first, random, random.int(2, 4));
  // A draw of its own where there was none before, so that what follows stays as it was.
  const from = random.chance(0.4) ? random : createRandom(`${id}-fellowship`);
  const length = from === random || isSubspecialist ? from.int(1, 3) : 0;
  // Nobody has a fellowship in what their residency was in: it is in the subspecialty, also where that comes second.
  const further =
    isSubspecialist || own.key in RESIDENCY_OF
      ? own
      : specialties.find(({ key }) => FELLOWSHIP_AFTER[key] === own.key);
  if (length > 0 && further) train('Fellowship', further, from, length);
  // Nobody tells of a training that is not over.
  return until > today ? trained.slice(0, -1) : trained;
}

/** Who this is. */
function identity(world: World, provider: Provider, random: Random, age: string, extra: string | undefined) {
  const physician = provider.isPhysician;
  const primaryTitle = world.titles.get(provider.letters);
  const secondaryTitle = extra === undefined ? undefined : world.titles.get(extra);
  return {
    name: provider.name,
    firstName: provider.firstName,
    lastName: provider.lastName,
    // A tenth have no slug on record; the site makes one.
    slug: random.chance(0.9)
      ? slugOf(`${physician ? 'dr ' : ''}${provider.firstName} ${provider.lastName}`)
      : undefined,
    c_isDeleted: random.chance(0.004) ? true : undefined,
    gender: random.chance(0.95) ? provider.gender : random.pick(['Unspecified', 'Prefer Not to Disclose']),
    c_ageRange: random.chance(0.94) ? age : undefined,
    c_ageRangeOther:
      age === 'Other Specify'
        ? both('Adults and teens from 13', 'Adultos y adolescentes desde los 13 años')
        : undefined,
    c_primaryTitle: primaryTitle === undefined ? undefined : [ref(primaryTitle.id)],
    c_secondaryTitles: secondaryTitle === undefined ? undefined : [ref(secondaryTitle.id)],
    c_isPhysician: physician,
    c_isSutterMedicalGroup: provider.affiliate.orgType === 'Medical Group' && provider.affiliate.inNetwork,
    c_providerIsSutter: provider.affiliate.inNetwork,
  };
}

/** Three of five are drawn, and all whose portrait somebody chose; the others have the house's monogram. */
function headshotOf(provider: Provider, random: Random, years: number) {
  const { id, gender } = provider;
  const isDrawn = random.chance(0.6);
  provider.portrait = CHOSEN_PORTRAITS[id] ?? (isDrawn ? portraitByLot(id, { gender, years }) : undefined);
  return provider.portrait && portraitImage(provider.portrait, provider.name);
}

/** What they offer, since when, and how they are rated. */
function service(world: World, provider: Provider, random: Random, starts: string | undefined) {
  const rating =
    provider.reputationId === undefined ? undefined : world.reputations.get(provider.reputationId);
  return {
    c_startDate: starts,
    c_reputationId: provider.reputationId,
    c_reputationRatingFiveStar:
      rating !== undefined && random.chance(0.93) ? Math.round(rating.ratingPercent / 2) / 10 : undefined,
    c_offersVideoVisit: ofOffice(provider, random.chance(0.93) ? random.chance(0.58) : undefined),
    c_patientChartApp: random.chance(0.8)
      ? random.weighted([
          ['MyHealthOnline', 12],
          ['Other Online Service', 2],
          ['Community connect', 2],
          ['No EHR Offered', 1],
        ] as const)
      : undefined,
    c_onlineServices: ofOffice(
      provider,
      random.chance(0.5)
        ? random.sample(
            [
              'proxy access',
              'direct scheduling',
              'mobile access',
              'Rx refills',
              'appointment requests',
              'health questions',
              'test results',
              'online billing',
            ],
            random.int(2, 6),
          )
        : undefined,
    ),
    c_worksWithResidents: random.chance(0.12) ? true : undefined,
    acceptingNewPatients: ofOffice(
      provider,
      random.chance(0.96) ? provider.accepting : provider.accepting ? undefined : false,
    ),
  };
}

/** What they say of themselves or of a first visit, and above it the words that fit; who has no office has no first visit. */
function freeTextOf(
  random: Random,
  { specialties }: Provider,
  text: ReturnType<typeof freeText>,
  bio: ReturnType<typeof biography>,
) {
  const isLabelled = random.chance(0.8);
  const { label, body } =
    random.chance(0.9) || specialties[0]!.hidesBooking ? bio : { ...text, body: text.content };
  return { c_freeTextLabel: isLabelled ? label : undefined, c_freeTextContent: body };
}

/** What they say of themselves. */
function words(
  provider: Provider,
  random: Random,
  text: ReturnType<typeof freeText>,
  bio: ReturnType<typeof biography>,
) {
  return {
    c_brightcoveVideoID: random.chance(0.02) ? demoBrightcoveId(random) : undefined,
    c_carePhilosophy: ofOffice(provider, random.chance(0.7) ? carePhilosophy(random) : undefined),
    c_communityActivities: random.chance(0.3) ? communityActivities(random) : undefined,
    c_personalInterest: random.chance(0.42) ? personalInterest(random) : undefined,
    ...freeTextOf(random, provider, text, bio),
    c_additionalLanguages: provider.languages.map((language) => ({
      language: [ref(language.id)],
      availability: random.weighted(PROFICIENCIES),
    })),
  };
}

/** What else of the directory belongs to them. */
function related(world: World, provider: Provider, random: Random, year: number) {
  const { id } = provider;
  const specialty = provider.specialties[0]!;
  return {
    c_relatedProcedures: refs(random.sample(specialty.procedures, 4)),
    ...(!specialty.isUnseen && {
      c_relatedConditions: refs(random.sample(specialty.conditions, 5)),
      c_relatedReasonsForVisit: refs(random.sample(specialty.reasons, 3)),
    }),
    c_providerPublications: random.chance(0.06)
      ? [
          {
            title: paperTitle(random, provider),
            date: String(random.int(year - 12, year - 1)),
            coauthors: `${random.pick(lastNames)} ${String.fromCharCode(65 + random.int(0, 20))}`,
            publication: random.pick([
              'Journal of Everyday Care',
              'Western Clinic Notes',
              'Annals of Team Medicine',
            ]),
            uRL: random.chance(0.6) ? `/-/demo/article/${id}` : undefined,
          },
        ]
      : undefined,
    c_onlineForms: random.chance(0.1)
      ? refs(random.sample(resourcesFor(world, 'Practice'), random.int(1, 3)))
      : undefined,
    c_formsIntroText:
      random.chance(0.1) && !specialty.hidesBooking
        ? paragraphs(
            both(
              'Filling these in at home saves time at your first visit.',
              'Llenarlos en casa ahorra tiempo en su primera consulta.',
            ),
          )
        : undefined,
  };
}

function education(provider: Provider, random: Random, trained: readonly Training[], graduated: number) {
  const specialty = provider.specialties[0]!;
  const physician = provider.isPhysician;
  const of = (kind: Training['kind']): Bilingual[] =>
    trained
      .filter((entry) => entry.kind === kind)
      .map(({ place, field, years }) =>
        both(`${place}, ${field.en}, ${years}`, `${place}, ${field.es}, ${years}`),
      );
  return {
    c_medSchool: physician ? [`${school(random)}, ${graduated}`] : undefined,
    c_internship: of('Internship'),
    c_residency: of('Residency'),
    c_fellowship: of('Fellowship'),
    c_licensureCertification: random.chance(0.35)
      ? [
          physician
            ? both('California medical license', 'Licencia médica de California')
            : both('California professional license', 'Licencia profesional de California'),
        ]
      : undefined,
    c_education: physician ? undefined : [`${provider.letters}, ${school(random)}, ${graduated}`],
    c_specialTrainingPlain: random.chance(0.08)
      ? fill(both('Further training in {procedure}', 'Formación adicional en {procedure}'), {
          procedure: inSentence(random.pick(specialty.procedures).name),
        })
      : undefined,
  };
}

const NEWBORNS = both('Accepting newborns and siblings', 'Acepta recién nacidos y hermanos');
const THROUGH_HOSPITAL = both(
  'Through the hospital or by referral',
  'A través del hospital o con referencia',
);
const SEE_NEWBORNS = ['pediatrics', 'family-medicine', 'neonatology'];
/** What is to be asked of a practice that says neither yes nor no. */
const ASKS = [
  both('By referral only', 'Solo con referencia'),
  both('Call the office for availability', 'Llame al consultorio para saber la disponibilidad'),
  NEWBORNS,
] as const;

function specialtyEntry(
  random: Random,
  provider: Provider,
  specialty: Provider['specialties'][number],
): Record<string, unknown> {
  const drawn = provider.accepting
    ? random.weighted([
        ['Open', 88],
        ['Unknown', 9],
        ['Closed', 3],
      ] as const)
    : random.weighted([
        ['Closed', 9],
        ['Unknown', 1],
      ] as const);
  // Who takes new patients takes them in the main specialty at least.
  const isMain = specialty === provider.specialties[0];
  const offered = provider.accepting && isMain && drawn === 'Closed' ? 'Open' : drawn;
  const status = specialty.hidesBooking ? 'Unknown' : offered;
  const asked = random.pick(ASKS);
  const fitting = asked === NEWBORNS && !SEE_NEWBORNS.includes(specialty.key) ? ASKS[0] : asked;
  const ask = specialty.hidesBooking ? THROUGH_HOSPITAL : fitting;
  return {
    specialty: [ref(specialty.id)],
    status: status === 'Unknown' ? undefined : status,
    alternativeText: status === 'Unknown' && (random.chance(0.7) || specialty.hidesBooking) ? ask : undefined,
    practiceStatus: status,
    practiceAlternativeText:
      status === 'Unknown' && (random.chance(0.5) || specialty.hidesBooking) ? ask : undefined,
    boardCertification: provider.isPhysician
      ? random.weighted([
          ['Certified', 80],
          ['Eligible', 8],
          ['Not certified/unknown', 6],
        ] as const)
      : undefined,
    boardAlternativeText: random.chance(0.04)
      ? both('Certification in progress', 'Certificación en trámite')
      : undefined,
  };
}
