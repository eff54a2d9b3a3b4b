import { z } from 'zod';
import { both, fill, listed, paragraphs, phrase, same, say, sentences, slugOf } from '../bilingual.ts';
import type { Bilingual } from '../bilingual.ts';
import { regionInWords, STREET_WORDS } from '../data/places.ts';
import { freePhone } from '../entities/phones.ts';
import { drawAwardsForPlace } from '../entities/recognition.ts';
import { isDiagnostic } from '../entities/taxonomy.ts';
import { hoursNote, makeHours } from '../calendar.ts';
import { withinPlace } from './serviceHours.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { ref, refs } from '../World.ts';
import type { Service, Site, World } from '../World.ts';
import { bilingual, pair, pairs, readTexts } from '../readTexts.ts';
import { roomSlides } from './roomSlides.ts';
import { spelledDay } from './spelledDay.ts';
import {
  isAlwaysAt,
  isDoneAt,
  isTrueAt,
  mainServiceAt,
  nicuLevel,
  placesOfTruth,
  servicesAt,
} from './servicesAt.ts';
import { atHospital, campusWays, parkingOf, visitingOf } from './wayfinding.ts';

/** What to know before a service, by the names of the services it is true of. */
const NOTES = readTexts(
  'service-notes.json',
  z.array(z.strictObject({ services: z.array(z.string()).min(1), note: bilingual, ...placesOfTruth })),
);

const texts = readTexts(
  'facilities.json',
  z.strictObject({
    /** What each location type is for, in a sentence of its own. */
    openings: z.record(z.string(), pairs),
    arrivals: z.array(z.strictObject({ en: z.string(), es: z.string(), ...placesOfTruth })),
    more: z.array(z.strictObject({ en: z.string(), es: z.string(), ...placesOfTruth })),
    faqs: z.array(
      z.strictObject({
        ...placesOfTruth,
        /** True only where there is a lot beside the building. */
        isOfLots: z.boolean().optional(),
        /** True only where somebody can be called. */
        isByPhone: z.boolean().optional(),
        /** The service, by its English name, without which nobody asks. */
        offers: z.string().optional(),
        question: pair,
        answer: pair,
        /** What follows the answer where there is a lab, to which people come without an appointment. */
        withLab: pair.optional(),
      }),
    ),
    streetSteps: pairs,
    /** The way by car to a place without a lot. */
    noLotSteps: pairs,
    busSteps: pairs,
    alerts: z.array(
      z.strictObject({
        type: z.string(),
        icon: z.string(),
        heading: pair,
        text: pair,
        /** Services, by their English names, of which a place has one where this is true. */
        offers: z.array(z.string()).optional(),
        ...placesOfTruth,
      }),
    ),
  }),
);

/** What every place of the network has. */
const EVERYWHERE = ['Wheelchair access', 'Restrooms', 'Language assistance'];
const AMENITY_NAMES = ['Onsite parking', 'Free wifi', 'EV charging', 'Lactation rooms', 'ATMs'];
const HOSPITAL_AMENITIES = ['Dining', 'Gift shop', 'Chapel', 'Mail', 'Valet'];

function findingYourWay(
  site: Site,
  random: Random,
  hasParking: boolean,
): Record<string, unknown>[] | undefined {
  const hospital = site.types.includes('Hospital');
  // On a campus the ways are the campus's own, and have its plan.
  const campus = hospital ? site : site.parent;
  if (!hospital && random.chance(0.35)) return campus && campusWays(site, campus);
  const street = (site.address.line1 ?? '').replace(/^\d+\s/, '');
  const toLot = say(random, texts.streetSteps, { street });
  const toDoor = say(createRandom(`${site.id}-no-lot`), texts.noLotSteps, { street });
  const entries: Record<string, unknown>[] = [
    { headline: both('By car', 'En auto'), body: paragraphs(hasParking ? toLot : toDoor) },
    { headline: both('By bus', 'En autobús'), body: paragraphs(say(random, texts.busSteps, { street })) },
    {
      headline: both('On foot', 'A pie'),
      body: paragraphs(
        both(
          'The front door has a coral awning and opens by itself.',
          'La puerta principal tiene un toldo color coral y se abre sola.',
        ),
      ),
    },
  ];
  return campus ? campusWays(site, campus) : entries;
}

/** Generic YouTube ids of eleven characters; they stand for no real video. */
export const demoVideoId = (random: Random): string =>
  `demoVideo${String(random.int(1, 99)).padStart(2, '0')}`;
export const demoBrightcoveId = (random: Random): string => `63000000${String(random.int(10000, 99999))}`;

function gallery(site: Site, random: Random): Record<string, unknown>[] | undefined {
  if (!random.chance(site.types.includes('Hospital') || site.types.includes('Birth Center') ? 0.9 : 0.2))
    return undefined;
  const slides: Record<string, unknown>[] = roomSlides(random, site);
  if (random.chance(0.4)) {
    slides.push({
      video: { url: `https://www.youtube.com/watch?v=${demoVideoId(random)}` },
      richDescription: paragraphs(
        both('A short walk through the building.', 'Un breve recorrido por el edificio.'),
      ),
    });
  }
  if (random.chance(0.2)) {
    slides.push({
      brightcoveVideo: demoBrightcoveId(random),
      richDescription: paragraphs(both('Meet the team.', 'Conozca al equipo.')),
    });
  }
  return slides;
}

/** All fields of a facility, drawn in this order. Facts are the same in both languages; words differ. */
export function facilityBody(world: World, site: Site): Record<string, unknown> {
  const random = createRandom(`${site.id}-text`);
  const type = site.types[0] ?? 'Care Center';
  const hospital = type === 'Hospital';
  const gaps = { name: site.name, city: site.address.city ?? '', group: site.affiliate.name };
  const services = servicesAt(world, site);
  const { opening, description } = describe(random, site, services, gaps);
  const more = random
    .sample(texts.more.filter(isTrueAt(type)), random.int(1, 3))
    .map(({ en, es }) => fill(both(en, es), gaps));
  // A third of the care centers list what they treat instead of an offered-services accordion; the operations of a surgery
  // center are its services, so a list of what its doctors treat elsewhere never takes their place.
  const listsTreatments =
    ['Care Center', 'Surgery Center', 'Transplant Outreach Clinic'].includes(type) &&
    random.chance(0.33) &&
    type !== 'Surgery Center';
  const amenities = drawAmenities(random, site, type);
  const hasEr = services.some(({ key }) => key === 'emergency');
  const alert = drawAlert(random, site, services);
  // Who cannot be called can be booked.
  const books = MAY_BOOK.has(type) && (random.chance(0.6) || site.phone === undefined);
  const featured = random.chance(FEATURED[type] ?? 0.03);
  const withImage = featured || random.chance(0.18);
  const short = { en: opening.en, es: opening.es };
  const honored = hospital ? random.int(2, 6) : random.chance(0.12) ? random.int(1, 2) : 0;
  const parking = parkingOf(site, amenities);
  const awards = drawAwardsForPlace(world, { site, services }, random, honored);

  return {
    ...names(world, random, site),
    ...contact(world, random, site),
    ...appointments(random, site, books, alert),
    c_locationAmenities: amenities,
    c_visiting: visitingOf(site),
    c_parking: parking,
    paymentOptions: paymentOptions(site.id),
    c_showFeaturedHero: featured || undefined,
    c_shortDescription: short,
    description: short,
    c_description: random.chance(0.97) ? description : undefined,
    c_additionalDescription: random.chance(0.55) ? paragraphs(...more) : undefined,
    ...(listsTreatments ? treatments(random, type, services) : {}),
    c_frequentlyAskedQuestions: random.chance(0.75)
      ? questions(random, site, services, amenities)
      : undefined,
    c_findingYourWay: findingYourWay(site, random, parking !== undefined),
    ...pictures(site, random),
    c_locationServices: refs(services),
    c_relatedServices: servicesOffered(world, site, services),
    c_locationAwards: awards.length > 0 ? refs(awards) : undefined,
    c_resources:
      random.chance(0.3) || hospital
        ? refs(random.sample(resourcesFor(world, type), random.int(1, 4)))
        : undefined,
    c_statsPromo: hospital ? promotion(gaps) : undefined,
    c_callToAction: random.chance(0.25) ? CALL_TO_ACTION : undefined,
    yextDisplayCoordinate:
      random.chance(0.985) || hospital || hasEr
        ? { latitude: site.latitude, longitude: site.longitude }
        : undefined,
    c_image: withImage
      ? {
          url: `/-/media/art/facility/${site.id}.svg`,
          alternateText: both(
            'Drawing of a building from the street',
            'Dibujo de un edificio visto desde la calle',
          ),
          width: 1600,
          height: 1067,
        }
      : undefined,
    c_locationType: site.types,
    c_region: regionInWords(site.region.name),
    c_hasER: hasEr,
    c_affiliate: [ref(site.affiliate.id)],
    c_acceptsWalkIns:
      ['Urgent Care', 'Lab', 'Emergency Room'].includes(type) || site.types.includes('Walk-In Care'),
    websiteUrl: { url: `/find-location/facility/${slugOf(site.name)}-${site.id}` },
    c_linkURL: undefined,
    keywords: [same(type)],
  };
}

/** Types of places that may take appointments over the network. */
const MAY_BOOK = new Set(['Urgent Care', 'Walk-In Care', 'Imaging', 'Lab', 'Care Center', 'Birth Center']);

/** How often places of a type have the large picture. */
const FEATURED: Readonly<Record<string, number>> = { Hospital: 0.5, 'Birth Center': 0.4 };

type Gaps = { name: string; city: string; group: string };

/** At most four of the services of a place: what people look it up for, the rest of what it is there for, others. */
function someServices(site: Site, services: readonly Service[]): Service[] {
  const under = createRandom(`${site.id}-line`).sample(
    services.filter((service) => !service.topLevel),
    services.length,
  );
  const main = mainServiceAt(site.types[0] ?? '') ?? 'primary-care';
  const rank = (service: Service) => (service.parent?.key !== main ? 2 : isAlwaysAt(site)(service) ? 0 : 1);
  return under.sort((a, b) => rank(a) - rank(b)).slice(0, 4);
}

function describe(random: Random, site: Site, services: readonly Service[], gaps: Gaps) {
  const [type = 'Care Center'] = site.types;
  const opening = say(random, texts.openings[type] ?? texts.openings['Care Center']!, gaps);
  const some = someServices(site, services);
  const arrivals = random.sample(texts.arrivals.filter(isTrueAt(type)), 2).map(({ en, es }) => both(en, es));
  const serviceLine = fill(
    // Where people come with what ails them, the list is of that.
    WITH_A_LINE.has(type)
      ? both('Come here for {list}, among other things.', 'Venga por {list}, entre otras cosas.')
      : both('Services here include {list}.', 'Aquí se ofrecen, entre otros servicios, {list}.'),
    {
      list: listed(some.map((service) => phrase(service.name))),
    },
  );
  const description = paragraphs(
    sentences(opening, ...(some.length > 0 ? [serviceLine] : [])),
    sentences(...arrivals),
  );
  return { opening, description };
}

/**
 * The services of a place. Where one of them has hours of its own, the one the place is there for says the place's: whoever asks
 * what is open now is not told that urgent care is not.
 */
function servicesOffered(world: World, site: Site, services: readonly Service[]) {
  const all = services.map((service) => offered(world, site, service));
  if (!all.some(({ hours }) => hours !== undefined)) return all;
  return all.map((one, at) =>
    one.hours === undefined && isThereFor(site, services[at]!) ? { ...one, hours: site.hours } : one,
  );
}

/** Whether a service is what its place is there for. */
const isThereFor = ({ types: [type = ''] }: Site, service: Service): boolean =>
  mainServiceAt(type) === service.key;

/** What to bring, to leave or to ask before one service; nothing where there is nothing to know. */
function noteOn({ name }: Service, type: string): Bilingual | undefined {
  const known = NOTES.filter(isTrueAt(type)).find(({ services }) => services.includes(name.en));
  return known && paragraphs(known.note);
}

/** The network's, day and night. */
const NURSE_LINE = '+14155550142';

/** The services whose questions nurses answer by phone. */
const ANSWERED_BY_NURSES = new Set(['primary-care', 'urgent-care', 'pediatrics-care', 'pregnancy']);

/** Keys of the services people come to without an appointment. */
const WITHOUT_APPOINTMENT = new Set(['emergency', 'urgent-care', 'laboratory', 'pharmacy', 'community']);

/** A service as one place offers it. */
function offered(world: World, site: Site, service: Service) {
  const [type] = site.types;
  const hospital = type === 'Hospital';
  const own = createRandom(`${site.id}-${service.id}`);
  const isAdvanced = hospital && own.chance(0.15);
  const drawnHours =
    service.topLevel && type !== 'Emergency Room' && own.chance(0.4)
      ? makeHours(own.pick(['office', 'extended', 'early-lab']), world.today, own)
      : undefined;
  const { key } = service.parent ?? service;
  // What a place is there for is open as long as the place.
  const isMain = isThereFor(site, service);
  const here = atHospital(world, site, service);
  const hours = here ? here.hours : isMain ? undefined : withinPlace(drawnHours, site.hours);
  const drawnNote = own.chance(0.08)
    ? hoursNote(own, hours, {
        isLab: key === 'laboratory',
        isByAppointment: !WITHOUT_APPOINTMENT.has(key),
        hasCheckIn: key !== 'pharmacy' && key !== 'community',
        hasPhone: site.phone !== undefined,
      })
    : undefined;
  return {
    id: service.id,
    service: [ref(service.id)],
    name: service.name,
    c_topLevelService: service.topLevel,
    c_detailPageURL: service.topLevel ? service.path : undefined,
    c_parentService: service.parent === undefined ? undefined : [ref(service.parent.id)],
    c_whereInBuilding: here?.where,
    c_advanced: isAdvanced,
    hours,
    additionalHoursText: here?.note ?? drawnNote,
    phone: service.topLevel && own.chance(0.6) ? site.phone : undefined,
    fAX: service.topLevel && own.chance(0.2) ? site.fax : undefined,
    ...(own.chance(0.05) &&
      ANSWERED_BY_NURSES.has((service.parent ?? service).key) && {
        otherPhone: NURSE_LINE,
        otherPhoneLabel: both('Nurse line', 'Línea de enfermería'),
      }),
    additionalText: noteOn(service, type ?? 'Care Center'),
  };
}

const isOnCampus = ({ parent, types }: Site): boolean => parent !== undefined || types.includes('Hospital');

/** Nobody charges a car where none can stand. */
const withoutStray = (amenities: readonly string[]): string[] =>
  amenities.filter((one) => one !== 'EV charging' || amenities.includes('Onsite parking'));

/** The facility's own list, and what its type is known for. */
function drawAmenities(random: Random, site: Site, type: string): string[] {
  const amenities = [...EVERYWHERE, ...random.sample(AMENITY_NAMES, random.int(1, AMENITY_NAMES.length))];
  if (type === 'Hospital')
    amenities.push(...random.sample(HOSPITAL_AMENITIES, random.int(3, 5)), `NICU Level ${nicuLevel(site)}`);
  // A campus has a garage.
  if (isOnCampus(site) && !amenities.includes('Onsite parking')) amenities.push('Onsite parking');
  if (type === 'Birth Center')
    amenities.push(
      'Birthing suites',
      ...(random.chance(0.6) ? ['Birthing tubs'] : []),
      `NICU Level ${nicuLevel(site.parent ?? site)}`,
    );
  // The level was once drawn here: what follows stays as it was.
  if (type === 'Hospital' || type === 'Birth Center') random.next();
  // One name the fixed list does not know, as live data has them.
  if (random.chance(0.06)) amenities.push('Koi pond');
  return withoutStray(amenities);
}

function drawAlert(
  random: Random,
  site: Site,
  services: readonly Service[],
): (typeof texts.alerts)[number] | undefined {
  if (site.hours?.reopenDate !== undefined) return texts.alerts[3];
  if (!random.chance(0.07)) return undefined;
  const drawn = random.pick(texts.alerts.slice(0, 3).filter(isTrueAt(site.types[0] ?? 'Care Center')));
  const isTrue = !drawn.offers || services.some(({ name }) => drawn.offers?.includes(name.en));
  return isTrue ? drawn : undefined;
}

/** What anybody may need on paper, wherever they are seen. */
const ON_PAPER_ANYWHERE = [
  'Health history form',
  'Medical records request',
  'Financial assistance application',
  'Patient rights and responsibilities',
  'Interpreter services',
  'Consent to share information',
];
/** What only some kinds of places hand out. */
const ON_PAPER: Readonly<Record<string, readonly string[]>> = {
  Hospital: [
    'Advance care planning worksheet',
    'Preparing for surgery',
    'Visitor guide',
    'Parking and directions',
  ],
  'Surgery Center': ['Preparing for surgery', 'Preparing for a colonoscopy', 'New patient form'],
  'Birth Center': ['Childbirth class list', 'Visitor guide'],
  'Care Center': [
    'New patient form',
    'Blood pressure log',
    'Sleep diary',
    'Caregiver guide',
    'School physical form',
  ],
  'Walk-In Care': ['New patient form', 'School physical form'],
  'Urgent Care': ['New patient form'],
  'Physical Therapy and Rehab': ['New patient form', 'Caregiver guide'],
  /** Of one doctor. */
  Practice: ['New patient form'],
};

/** The forms and sheets that fit a kind of place: nobody hands out a sleep diary in an emergency room. */
export function resourcesFor(world: World, type: string): World['resources'] {
  const own = [...ON_PAPER_ANYWHERE, ...(ON_PAPER[type] ?? [])];
  return world.resources.filter(({ name }) => own.includes(name.en));
}

/** What is treated here, instead of an accordion of services. */
function treatments(random: Random, type: string, services: readonly Service[]) {
  const specialties = services.flatMap((service) => service.specialties);
  const conditions = [...new Set(specialties.flatMap((specialty) => specialty.conditions))].filter(
    isDoneAt('conditions', type),
  );
  const procedures = [...new Set(specialties.flatMap((specialty) => specialty.procedures))].filter(
    isDoneAt('procedures', type),
  );
  const diagnostics = procedures.filter(isDiagnostic);
  return {
    c_displayConditions: refs(random.sample(conditions, 12)),
    c_displayDiagnostics: refs(random.sample(diagnostics, 6)),
    c_displayTreatments: refs(
      random.sample(
        procedures.filter((item) => !diagnostics.includes(item)),
        8,
      ),
    ),
  };
}

/** What places were called once, after their town. */
const FORMER = ['Clinic', 'Health Center', 'Community Care'];
/** What hospitals were called once, in the same order. */
const FORMER_OF_HOSPITALS = ['General Hospital', 'District Hospital', 'Community Hospital'];

/**
 * A name the place had once, which no place has or had. What stands on a campus came with it, and had none; the name is drawn all
 * the same, so that what follows stays as it was.
 */
function formerName(world: World, random: Random, site: Site): Bilingual | undefined {
  if (!random.chance(0.12)) return undefined;
  const word = random.pick(site.types.includes('Hospital') ? FORMER_OF_HOSPITALS : FORMER);
  if (site.parent) return undefined;
  const taken = new Set(world.facilities.flatMap(({ name, formerly }) => [name, formerly]));
  const own = createRandom(`${site.id}-formerly`);
  const places = own.sample(STREET_WORDS.split(','), 20);
  const city = site.address.city ?? '';
  site.formerly = [`${city} ${word}`, ...places.map((place) => `${city} ${place} ${word}`)].find(
    (name) => !taken.has(name),
  );
  return site.formerly === undefined
    ? undefined
    : fill(both('Formerly {name}', 'Antes {name}'), { name: site.formerly });
}

function names(world: World, random: Random, site: Site) {
  // A name of its kind alone says nothing beside twenty others: what stands on a campus always has its whole name.
  const isTold = (site.parent !== undefined && random.chance(0.5)) || random.chance(0.15);
  return {
    name: site.name,
    slug: slugOf(site.name),
    c_displayName: isTold ? site.name : undefined,
    c_otherName: formerName(world, random, site),
    c_parentLocation: site.parent === undefined ? undefined : [ref(site.parent.id)],
  };
}

/** What one sees from the door of some. */
const LANDMARKS = [
  both('Across from the public library', 'Frente a la biblioteca pública'),
  both('Beside the fire station', 'Junto a la estación de bomberos'),
  both('Behind the post office', 'Detrás de la oficina de correos'),
  both('Across from the high school', 'Frente a la escuela secundaria'),
  both('Next to the community garden', 'Al lado del jardín comunitario'),
  both('Across from the park', 'Frente al parque'),
  both('Beside the grocery store', 'Junto al supermercado'),
];

/** Whose a second number is. */
const OTHER_NUMBERS = [
  both('Front desk', 'Recepción'),
  both('Scheduling', 'Citas'),
  both('Billing', 'Facturación'),
] as const;

function contact(world: World, random: Random, site: Site) {
  return {
    address: {
      ...site.address,
      ...(random.chance(0.1)
        ? { extraDescription: createRandom(`${site.id}-landmark`).pick(LANDMARKS) }
        : {}),
    },
    mainPhone: site.phone,
    alternatePhone: random.chance(0.16)
      ? site.phone && freePhone(world, `${site.id}-other`, random, site.region, site.county)
      : undefined,
    // A second number says whose it is.
    c_otherNumberLabel: random.chance(0.8) ? random.pick(OTHER_NUMBERS) : OTHER_NUMBERS[0],
    fax: site.fax,
    hours: site.hours,
    timezone: 'America/Los_Angeles',
    additionalHoursText:
      site.hours !== undefined && random.chance(0.14)
        ? hoursNote(random, site.hours, {
            isLab: site.types[0] === 'Lab',
            isByAppointment: site.types.every((type) => SEES_BY_APPOINTMENT.has(type)),
            hasCheckIn: site.types[0] !== 'Pharmacy (Outpatient)',
            hasPhone: site.phone !== undefined,
          })
        : undefined,
  };
}

/** Kinds of places where people have an appointment, and nothing is handed over a counter. */
const SEES_BY_APPOINTMENT = new Set([
  ...['Care Center', 'Imaging', 'Surgery Center', 'Physical Therapy and Rehab'],
  ...['Integrative Health and Healing', 'Transplant Outreach Clinic'],
]);

/** Kinds of places where people come without an appointment and wait their turn. */
const WITH_A_LINE = new Set(['Urgent Care', 'Walk-In Care']);

/** The day a place that is closed for works opens again, for the alert that says so. */
function closedUntil({ hours }: Site): Record<string, Bilingual> {
  const day = hours?.['reopenDate'];
  return typeof day === 'string' ? { reopens: spelledDay(day) } : {};
}

function appointments(
  random: Random,
  site: Site,
  books: boolean,
  alert: (typeof texts.alerts)[number] | undefined,
) {
  // The words were once drawn here: what follows stays as it was.
  if (books && random.chance(0.6)) random.next();
  // Everywhere else one books an appointment, and the button says so by itself.
  const label = WITH_A_LINE.has(site.types[0] ?? '')
    ? both('Save a place in line', 'Reservar un turno')
    : undefined;
  // Nobody is seen at a place that is closed for works.
  const isBooked = books && site.hours?.reopenDate === undefined;
  return {
    c_appointmentBookingUrl: isBooked ? `/-/demo/book/${site.id}` : undefined,
    c_appointmentBookingLabel: isBooked ? label : undefined,
    c_alert:
      alert === undefined
        ? undefined
        : {
            icon: alert.icon,
            alertType: alert.type,
            alertHeading: both(...alert.heading),
            alertText: paragraphs(fill(both(...alert.text), closedUntil(site))),
          },
  };
}

/** Questions people ask at places like this one; none that the place itself answers otherwise. */
function questions(
  random: Random,
  site: Site,
  services: readonly Service[],
  amenities: readonly string[],
): Record<string, unknown>[] | undefined {
  const [type = 'Care Center'] = site.types;
  // Where some come without an appointment and others with one, neither is said of all.
  const isMixed = type !== 'Walk-In Care' && site.types.includes('Walk-In Care');
  const faqs = texts.faqs.filter(isTrueAt(type)).filter(({ types }) => !(isMixed && types));
  // A campus says where its garage is and what it costs: no answer for everywhere stands beside that.
  const hasLot = amenities.includes('Onsite parking') && !isOnCampus(site);
  const hasLab = services.some(({ key }) => key === 'laboratory');
  const asked = random
    .sample(faqs, random.int(2, 5))
    .filter(({ isOfLots }) => !isOfLots || hasLot)
    .filter(({ isByPhone }) => !isByPhone || site.phone !== undefined)
    .filter(({ offers }) => !offers || services.some(({ name }) => name.en === offers))
    .map(({ question, answer, withLab }) => ({
      question: both(...question),
      answer: paragraphs(sentences(both(...answer), ...(withLab && hasLab ? [both(...withLab)] : []))),
    }));
  return asked.length > 0 ? asked : undefined;
}

/** The gallery, and videos beside it where it has none of its own: a place shows itself once. */
function pictures(site: Site, random: Random) {
  const slides = gallery(site, random);
  const beside = videos(random);
  const hasVideo = slides?.some((slide) => 'video' in slide || 'brightcoveVideo' in slide) ?? false;
  return { c_mediaGallery: slides, ...(hasVideo ? {} : beside) };
}

function videos(random: Random) {
  return {
    videos: random.chance(0.08)
      ? [
          {
            video: {
              url:
                random.pick(['https://youtu.be/', 'https://www.youtube.com/watch?v=']) + demoVideoId(random),
            },
            description: both('A look inside', 'Una mirada al interior'),
          },
        ]
      : undefined,
    c_brightcoveVideoID: random.chance(0.03) ? demoBrightcoveId(random) : undefined,
  };
}

/** What a hospital says of itself in figures. */
const promotion = (gaps: Gaps) => ({
  headline: fill(both('What to find at {name}', 'Qué encontrará en {name}'), gaps),
  content: paragraphs(
    both(
      'One campus for planned care, urgent needs and recovery.',
      'Un solo campus para la atención planificada, las urgencias y la recuperación.',
    ),
  ),
  buttonContent: both('See all services', 'Ver todos los servicios'),
  buttonURL: '/services',
  items: [
    {
      headline: '24/7',
      content: both('Emergency team on site', 'Equipo de emergencias siempre presente'),
    },
    {
      headline: both('Free', 'Gratis'),
      content: both('Interpreters at every visit', 'Intérpretes en cada consulta'),
      linkURL: '/patients/interpreters',
    },
    {
      headline: both('1\u00a0page', '1\u00a0página'),
      content: both('Application for financial help', 'Solicitud de ayuda económica'),
      linkURL: '/patients/financial-help',
    },
  ],
});

const CALL_TO_ACTION = {
  headline: both('Not sure where to go?', '¿No sabe adónde ir?'),
  description: paragraphs(
    both(
      'Our nurse line can help you choose the right place, day or night.',
      'Nuestra línea de enfermería puede ayudarle a elegir el lugar adecuado, de día o de noche.',
    ),
  ),
  linkText: both('Compare care options', 'Comparar opciones de atención'),
  linkURL: '/care/where-to-go',
  icon: 'circle-question',
};

const PAYMENTS = ['CASH', 'CHECK', 'DEBITCARD', 'VISA', 'MASTERCARD', 'DISCOVER', 'AMERICANEXPRESS'];
const FURTHER_PAYMENTS = ['APPLEPAY', 'GOOGLEPAY', 'FINANCING', 'GIFTCARD'];

/** How a place is paid, drawn by itself so that nothing else about the place depends on it; some do not say. */
function paymentOptions(id: string): string[] | undefined {
  const random = createRandom(`${id}-payments`);
  if (!random.chance(0.8)) return undefined;
  return [
    ...PAYMENTS.slice(0, random.int(4, PAYMENTS.length)),
    ...random.sample(FURTHER_PAYMENTS, random.int(0, 3)),
  ];
}

/** A medical office (entity type location). */
export function officeBody(office: Site): Record<string, unknown> {
  const random = createRandom(`${office.id}-text`);
  const names = listed(office.specialties.map((specialty) => phrase(specialty.name)));
  return {
    name: office.name,
    slug: slugOf(office.name),
    description: fill(
      both('A medical office for {names} in {city}.', 'Un consultorio de {names} en {city}.'),
      { names, city: office.address.city ?? '' },
    ),
    c_shortDescription: fill(both('{names} in {city}', '{names} en {city}'), {
      names,
      city: office.address.city ?? '',
    }),
    address: office.address,
    mainPhone: office.phone,
    fax: office.fax,
    hours: office.hours,
    timezone: 'America/Los_Angeles',
    additionalHoursText: random.chance(0.08)
      ? hoursNote(random, office.hours, {
          isByAppointment: true,
          hasCheckIn: true,
          hasPhone: office.phone !== undefined,
        })
      : undefined,
    yextDisplayCoordinate: random.chance(0.98)
      ? { latitude: office.latitude, longitude: office.longitude }
      : undefined,
    c_locationAmenities: withoutStray([...EVERYWHERE, ...random.sample(AMENITY_NAMES, random.int(0, 3))]),
    c_affiliate: [ref(office.affiliate.id)],
    c_region: regionInWords(office.region.name),
  };
}
