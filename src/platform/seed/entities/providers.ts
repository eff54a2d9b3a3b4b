import { SPOKEN_BY_OTHERS } from '#src/platform/directory/proficiencies.ts';
import { both, fill, inSentence, paragraphs, slugOf } from '../bilingual.ts';
import type { Bilingual } from '../bilingual.ts';
import { addDays, daysToOpen, daysUntil } from '../calendar.ts';
import { CHOSEN_PORTRAITS } from '../chosenPortraits.ts';
import { CREDENTIALS, FIRST_NAMES, LAST_NAMES } from '../data/people.ts';
import { portraitByLot, portraitImage } from '../portraits.ts';
import { regionInWords } from '../data/places.ts';
import { SECOND_SPECIALTIES } from '../data/secondSpecialties.ts';
import { FELLOWSHIP_AFTER } from '../data/trainedFirst.ts';
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
} from '../text/providerText.ts';
import { numbered, ref, refs, scaled } from '../World.ts';
import type { Affiliate, DemoEntity, Provider, Site, Specialty, World } from '../World.ts';
import { acceptedPlans, drawIsInPlan } from './acceptedPlans.ts';
import { drawAge, isForAdults, reasonsAt } from './ages.ts';
import { missingSpecialties } from './missingSpecialties.ts';
import type { Taker } from './missingSpecialties.ts';
import { affiliatesAt, hospitalsNear, metresBetween } from './near.ts';
import { clinicHours, hoursAt } from './officeHours.ts';
import { awardsForPerson } from './recognition.ts';
import { training, yearsInTraining } from './training.ts';
import type { Training } from './training.ts';

const lastNames = LAST_NAMES.split(',');
const firstNames = {
  Female: FIRST_NAMES.Female.split(','),
  Male: FIRST_NAMES.Male.split(','),
  Nonbinary: FIRST_NAMES.Nonbinary.split(','),
};
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

interface Booked {
  c_appointmentBookingUrl?: string;
  c_epicProviderId?: string | undefined;
  c_epicOpenSchedulingEnabled?: boolean;
  c_epicProviderScheduleList?: {
    providerSchedule: { epicDepartmentID: string; visitTypeID: string; daysToFirstAvailableSlot?: number }[];
  };
}

/**
 * Booking fields, spread over every rung of the booking ladder (R-040 to R-051): the comment at each case names the
 * rung a provider with visible specialties ends on.
 */
function booking(
  world: World,
  random: Random,
  provider: Provider,
  starts: string | undefined,
  isByPhone: boolean,
): Booked {
  const { id } = provider;
  // Nobody has a visit before their first day.
  const soonest = daysUntil(world.today, starts ?? world.today);
  // Urgent care has room today or tomorrow.
  const isWalkIn = provider.sites[0]!.types[0] === 'Urgent Care';
  const hours = hoursAt(world, provider.sites[0]!, provider.specialties[0]!);
  const slots = (count: number, distinct: boolean, office: string) =>
    Array.from({ length: count }, (_, index) => ({
      epicDepartmentID: distinct ? `10${office}${index}` : `10${office}`,
      visitTypeID: distinct ? `${2000 + index}` : '2000',
      daysToFirstAvailableSlot: daysToOpen(
        hours,
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
  // Who says "call the office" is called there, and not through others or past the question.
  if (ofOffice(provider, isByPhone && provider.accepting))
    return { ...base, c_epicOpenSchedulingEnabled: true };
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

/** Whether a visit can be booked online: at an address of their own, by the widget, on the scheduling page or in the account. */
function isBookedOnline(
  { specialties, sites }: Provider,
  accepts: boolean | undefined,
  { c_appointmentBookingUrl: address, c_epicProviderScheduleList: list }: Booked,
): boolean {
  if (accepts === false) return specialties.some(({ hidesBooking }) => !hidesBooking);
  if (address !== undefined) return !specialties.some(({ hidesBooking }) => hidesBooking);
  const departments = (list?.providerSchedule ?? []).map(({ epicDepartmentID }) => epicDepartmentID);
  return departments.length > 0 && (sites.length > 1 || new Set(departments).size === departments.length);
}

/** Online services of booking. */
const OF_BOOKING = ['direct scheduling', 'appointment requests'];

/** Those of the drawn online services that there are: none without an online record, and no booking where one calls. */
function onlineServices(
  provider: Provider,
  body: { c_onlineServices?: string[]; c_patientChartApp?: string; acceptingNewPatients?: boolean },
  booked: Booked,
): string[] | undefined {
  if (body.c_patientChartApp === 'No EHR Offered') return undefined;
  const isBooked = isBookedOnline(provider, body.acceptingNewPatients, booked);
  const offered = body.c_onlineServices?.filter((service) => isBooked || !OF_BOOKING.includes(service));
  return offered && offered.length > 0 ? offered : undefined;
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
    toldGender: toldGender(id, gender),
    letters,
    isPhysician: LICENSED.has(letters),
    specialties,
    sites,
    affiliate,
    hospitals: [],
    accepting: random.chance(0.83) || wanted !== undefined,
    isInPlan: false,
    languages: [],
    spoken: [],
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

/**
 * The hospitals where somebody sees patients, and some near where they work: as many as were drawn before it was known how far they
 * are, so that all else stays.
 */
const hospitalsFor = (world: World, { sites: [first, ...others] }: Provider, random: Random): Affiliate[] => {
  const inRegion = world.affiliates.filter(
    ({ orgType, region }) => orgType === 'Hospital' && region === first!.region.name,
  );
  const count = random.sample(inRegion, random.int(0, 2)).length;
  const own = [first!, ...others].filter(({ types }) => types[0] === 'Hospital');
  const near = hospitalsNear(world, first!).slice(0, count);
  return [...new Set([...own.map(({ affiliate }) => affiliate), ...near])];
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
  const age = drawAge(provider.specialties, random);
  const bio = biography(random, provider, first.address.city ?? '');
  const starts = random.chance(0.02)
    ? addDays(world.today, random.int(15, 150))
    : random.chance(0.5)
      ? `${random.int(year - 28, year - 1)}-0${random.int(1, 9)}-01`
      : undefined;
  if (starts && starts > world.today) forgetRating(world, provider);
  provider.hospitals = hospitalsFor(world, provider, random);
  const affiliates = [provider.affiliate, ...provider.hospitals];
  // Drawn as companies were before they differed in size, so that all that follows stays as it was.
  random.sample(world.payors, random.int(4, 11));
  const accepted = acceptedPlans(world, provider, affiliates.slice(0, 2), age === '0-18 years');
  const extra = random.chance(0.12) ? random.pick(furtherLetters(provider, specialty)) : undefined;
  const noPhone = random.chance(0.06);
  // Training takes its years, too.
  const drawn = random.int(1982, year - 6);
  const settled = specialty.key in FELLOWSHIP_AFTER ? 9 : 0;
  const learning = provider.isPhysician ? yearsInTraining(specialty) : 0;
  const graduated = Math.min(drawn, year - Math.max(settled, learning));
  const text = freeText(random);
  const trained = provider.isPhysician ? training(world, provider, random, graduated) : [];
  const able = trained.at(-1)?.to ?? graduated;
  const awards = random.chance(0.01) ? random.sample(awardsForPerson(world, first), random.int(1, 2)) : [];
  for (const award of awards) award.people.push(provider);
  const body = {
    ...identity(world, provider, random, age, extra),
    headshot: headshotOf(provider, random, year - graduated),
    // Nobody has been here since before they could be.
    ...service(world, provider, random, starts && Number(starts.slice(0, 4)) < able ? undefined : starts),
    ...words(provider, random, text, bio),
    ...related(world, provider, random, { year, graduated, age }),
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
      hours: (random.chance(0.25) ? hoursAt : clinicHours)(world, site, specialty),
      address: site.address,
      yextDisplayCoordinate: { latitude: site.latitude, longitude: site.longitude },
      officeOrFacility: [ref(site.id)],
    })),
  };
  const booked = booking(world, random, provider, starts, body.c_providerSpecialties.some(asksForCall));
  return { ...body, ...booked, c_onlineServices: onlineServices(provider, body, booked) };
}

/** What the directory says of somebody's gender, drawn by itself: every text about them is to know it. */
function toldGender(id: string, gender: string): string {
  const random = createRandom(`${id}-gender`);
  return random.chance(0.95) ? gender : random.pick(['Unspecified', 'Prefer Not to Disclose']);
}

/** Who this is. */
function identity(world: World, provider: Provider, random: Random, age: string, extra: string | undefined) {
  const physician = provider.isPhysician;
  const primaryTitle = world.titles.get(provider.letters);
  const secondaryTitle = extra === undefined ? undefined : world.titles.get(extra);
  const hasSlug = random.chance(0.9);
  const isDeleted = random.chance(0.004);
  // The gender that is told was drawn here; what follows stays as it was.
  if (!random.chance(0.95)) random.next();
  return {
    name: provider.name,
    firstName: provider.firstName,
    lastName: provider.lastName,
    // A tenth have no slug on record; the site makes one.
    slug: hasSlug ? slugOf(`${physician ? 'dr ' : ''}${provider.firstName} ${provider.lastName}`) : undefined,
    c_isDeleted: isDeleted ? true : undefined,
    gender: provider.toldGender,
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
    c_additionalLanguages: languagesOf(provider, random),
  };
}

/** What can be spoken with them and how well; what an interpreter or the staff speaks is no language of theirs. */
const languagesOf = (provider: Provider, random: Random) =>
  provider.languages.map((language) => {
    const availability = random.weighted(PROFICIENCIES);
    if (!SPOKEN_BY_OTHERS.includes(availability)) provider.spoken.push(language);
    return { language: [ref(language.id)], availability };
  });

/** What else of the directory belongs to them. */
function related(
  world: World,
  provider: Provider,
  random: Random,
  { year, graduated, age }: { year: number; graduated: number; age: string },
) {
  const { id } = provider;
  const specialty = provider.specialties[0]!;
  return {
    c_relatedProcedures: refs(random.sample(specialty.procedures, 4)),
    ...(!specialty.isUnseen && {
      c_relatedConditions: refs(random.sample(specialty.conditions, 5)),
      c_relatedReasonsForVisit: refs(random.sample(reasonsAt(age, specialty.reasons), 3)),
    }),
    c_providerPublications: random.chance(0.06)
      ? [
          {
            title: paperTitle(random, provider),
            // Nobody publishes before the end of their studies.
            date: String(random.int(Math.max(year - 12, graduated + 1), year - 1)),
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
      .map(({ place, field, from, to }) =>
        both(`${place}, ${field.en}, ${from}–${to}`, `${place}, ${field.es}, ${from}–${to}`),
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
/** Fields in which people come by themselves. */
const WITHOUT_REFERRAL = new Set([
  ...['family-medicine', 'internal-medicine', 'pediatrics', 'adolescent-medicine', 'geriatrics'],
  ...['obstetrics-gynecology', 'nurse-midwifery', 'urgent-care-medicine', 'optometry', 'psychology'],
  ...['social-work', 'integrative-medicine', 'acupuncture'],
]);
const SEE_NEWBORNS = ['pediatrics', 'family-medicine', 'neonatology'];
const BY_REFERRAL = both('By referral only', 'Solo con referencia');
const CALL = both('Call the office for availability', 'Llame al consultorio para saber la disponibilidad');
/** What is to be asked of a practice that says neither yes nor no. */
const ASKS = [BY_REFERRAL, CALL, NEWBORNS];

/** What somebody is asked in one specialty, for those it is true of. */
function askedIn({ key, hidesBooking }: Specialty, asked: Bilingual): Bilingual {
  if (hidesBooking) return THROUGH_HOSPITAL;
  if (asked === CALL || (asked === NEWBORNS && SEE_NEWBORNS.includes(key))) return asked;
  return WITHOUT_REFERRAL.has(key) ? CALL : BY_REFERRAL;
}

interface Practised {
  specialty: { $ref: string }[];
  status?: string | undefined;
  alternativeText?: Bilingual | undefined;
  practiceStatus?: string | undefined;
  practiceAlternativeText?: Bilingual | undefined;
  boardCertification?: string | undefined;
  boardAlternativeText?: Bilingual | undefined;
}

/** Whether an entry has people call the office, in words of its own or in those of its specialty. */
function asksForCall({ status, ...entry }: Practised): boolean {
  const said = entry.alternativeText ?? entry.practiceAlternativeText;
  return status === undefined && (said === undefined || said === CALL);
}

function specialtyEntry(
  random: Random,
  provider: Provider,
  specialty: Provider['specialties'][number],
): Practised {
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
  const ask = askedIn(specialty, random.pick(ASKS));
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
