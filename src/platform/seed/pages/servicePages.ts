import type { SeedPage } from '../../content/PageSeed.ts';
import { oneOf } from '../Rendering.ts';
import type { Rendering, RenderingOf } from '../Rendering.ts';
import { capital, fill, inSentence, listed, slugOf } from '../bilingual.ts';
import type { Bilingual } from '../bilingual.ts';
import { regionInSentence, regionInWords, REGIONS } from '../data/places.ts';
import { writtenStories } from '../entities/stories.ts';
import { treatsPeople } from '../entities/taxonomy.ts';
import { writtenQuestions } from '../entities/writers.ts';
import { doctorsPath } from '../searchAddresses.ts';
import { sceneUrl, subjectOf } from '../subjectOf.ts';
import type { SceneName } from '../../media/art/drawScene.ts';
import type { WrittenQuestion } from '../readQuestions.ts';
import type { Service, World } from '../World.ts';
import {
  accordion,
  anchored,
  actionBar,
  art,
  basicHero,
  calloutHero,
  columns,
  container,
  interiorHero,
  jumpLinks,
  link,
  linkItems,
  linkList,
  listing,
  notice,
  page,
  picks,
  place,
  prose,
  quote,
  rich,
  richBlock,
  sectionHeader,
  simplePromo,
  slim,
  t,
  tabs,
  twoColumns,
  withIcon,
} from './blocks.ts';
import { answeredQuestions } from './answeredQuestions.ts';

/** Most questions a service page answers. */
const ASKED = 4;

/** A page for a main service, in one of three layouts. */
function servicePage(world: World, service: Service, index: number): SeedPage {
  const lead = service.says;
  const image = art(`scene/${subjectOf(service.key)}`, service.key);
  const comeIn = COME_IN[service.key];
  const doctor = link(doctorsPath(seenOf(world, service)), t('Find a doctor', 'Encontrar un médico'));
  const find = comeIn ?? BRING_AN_ORDER[service.key]?.find ?? doctor;
  const parts: ServiceParts = {
    ...{ lead, image, find, name: service.name },
    said: saidOf(service, index),
    asked: askedOf(service),
    urgent: urgentNotice(service),
    ...howToStart(service, doctor),
    offered: (headline) => offeredBy(world, service, headline),
    treated: treatedBy(service),
    treatments: treatsPeople(service) ? [listing('ServiceTreatments')] : [],
    specialties: specialtyLinks(world, service),
    people: comeIn ? [] : [listing('RelatedProviders')],
    events: comeIn ? [] : [listing('ServiceEvents')],
    locations: listing('ServiceLocations', index % 2 === 0 ? { View: 'map' } : {}),
  };
  return page('main', {
    path: service.path,
    title: service.name,
    summary: lead,
    template: 'ServicePage',
    // Where minutes count, the way to a door comes first.
    body: LAYOUTS[comeIn ? 0 : index % LAYOUTS.length]!(parts),
    bottom: [
      actionBar(t('Not sure which kind of care you need?', '¿No sabe qué tipo de atención necesita?'), [
        ['/care/where-to-go', t('Compare care options', 'Comparar opciones de atención')],
      ]),
    ],
    fields: {
      Service: picks('ce_service', service),
      Specialties: picks('ce_specialty', ...service.specialties),
      TeaserImage: image,
    },
  });
}

/** What the layouts arrange in their own order. */
interface ServiceParts {
  name: Bilingual;
  lead: Bilingual;
  image: ReturnType<typeof art>;
  find: ReturnType<typeof link>;
  said: Rendering[];
  asked: Rendering[];
  urgent: Rendering[];
  start: Rendering;
  ways: Rendering;
  offered: (headline?: Bilingual) => Rendering;
  treated: Rendering;
  treatments: Rendering[];
  specialties: Rendering;
  locations: Rendering;
  /** Who works there, and what is on: nothing where people come as they are. */
  people: Rendering[];
  events: Rendering[];
}

function offeredBy(world: World, service: Service, headline: Bilingual | undefined): Rendering {
  const children = world.services.filter((other) => other.parent === service);
  return accordion(
    headline,
    children.map((each) => ({ id: slugOf(each.name.en), label: each.name, body: [rich(each.says)] })),
  );
}

/** The specialties of a service that somebody practises: another has no page. */
const practisedOf = (world: World, { specialties }: Service) =>
  specialties.filter(({ id }) =>
    world.providers.some((provider) => provider.specialties.some((own) => own.id === id)),
  );

/** Those of a service whose doctors somebody looks for; none where they come with an order. */
const seenOf = (world: World, service: Service) =>
  BRING_AN_ORDER[service.key] ? [] : practisedOf(world, service).filter(({ isUnseen }) => !isUnseen);

function specialtyLinks(world: World, service: Service): Rendering {
  const practised = practisedOf(world, service);
  return practised.length > 0
    ? linkList(
        t('Specialties', 'Especialidades'),
        practised.map(
          (specialty) => [`/find-doctor/specialty/${slugOf(specialty.name.en)}`, specialty.plural] as const,
        ),
      )
    : linkList(t('More help', 'Más ayuda'), [
        ['/patients/interpreters', t('Free interpreters', 'Intérpretes gratuitos')],
        ['/contact', t('Contact us', 'Contáctenos')],
      ]);
}

function treatedBy(service: Service): Rendering {
  const ordered = BRING_AN_ORDER[service.key];
  if (ordered) return richBlock(t('What you need', 'Qué necesita'), ordered.need);
  const who = OPEN_TO[service.key];
  if (who) return richBlock(t('Who may come', 'Quién puede venir'), ...who);
  const conditions = service.conditions.slice(0, 8);
  return conditions.length > 0
    ? richBlock(
        t('People come to us with', 'Nos consultan por'),
        fill(
          t(
            '{list}. You do not need a diagnosis to call.',
            '{list}. No necesita un diagnóstico para llamar.',
          ),
          {
            list: capital(
              listed([...conditions.map((item) => inSentence(item.name)), t('much else', 'mucho más')]),
            ),
          },
        ),
      )
    : richBlock(
        t('How it works', 'Cómo funciona'),
        t(
          'Call the location, stop by the front desk, or ask anyone on your care team. There is no wrong door.',
          'Llame al centro, pase por la recepción o pregunte a cualquier persona de su equipo. Ninguna puerta es la equivocada.',
        ),
      );
}

/** Who makes appointments for the whole network. */
const APPOINTMENT_LINE = link('tel:+15105550120', t('510-555-0120', '510-555-0120'));

const start = sectionHeader(
  t('How to start', 'Cómo empezar'),
  t('Three ways, all fine.', 'Tres formas, todas buenas.'),
);

/** Services where people come as they are: the way to the nearest door. */
const COME_IN: Record<string, ReturnType<typeof link> | undefined> = {
  'urgent-care': link('/find-location/type/urgent-care', t('Find urgent care', 'Encontrar atención urgente')),
  emergency: link(
    '/find-location/type/emergency-rooms',
    t('Find an emergency room', 'Encontrar una sala de emergencias'),
  ),
};

/** Who a service is for that treats nothing. */
const OPEN_TO: Record<string, readonly Bilingual[] | undefined> = {
  community: [
    t(
      'Patients, families and neighbors, with or without insurance. Interpreters and chaplains help people in our care and their families.',
      'Pacientes, familias y vecinos, con o sin seguro. Los intérpretes y capellanes ayudan a quienes atendemos y a sus familias.',
    ),
    t(
      'Classes, support groups and the health van are open to anybody.',
      'Las clases, los grupos de apoyo y la unidad móvil están abiertos a todas las personas.',
    ),
  ],
};

/** What people bring to a service, and where they take it. */
interface Ordered {
  find: ReturnType<typeof link>;
  need: Bilingual;
  /** How somebody begins, in a line. */
  begins: Bilingual;
  /** Of what they bring: what it is called, how it gets there, and who writes one where somebody may have none. */
  brought: readonly [name: Bilingual, text: Bilingual, doctor?: ReturnType<typeof link>];
  /** What to ask on the phone. */
  call: Bilingual;
}

const order = {
  need: t(
    'An order from your doctor. Bring it, or have it sent before you come.',
    'Una orden de su médico. Tráigala, o pida que la envíen antes de venir.',
  ),
  begins: t('From the order to the test.', 'De la orden a la prueba.'),
  brought: [
    t('Your order', 'Su orden'),
    t(
      'Your doctor sends it to us or gives it to you on paper. No doctor yet? Choose one first.',
      'Su médico nos la envía o se la da en papel. ¿Aún no tiene médico? Elija uno primero.',
    ),
    link('/find-provider', t('Find a doctor', 'Encontrar un médico')),
  ],
  call: t(
    'Ask whether you need an appointment, and what to do before.',
    'Pregunte si necesita cita y qué debe hacer antes.',
  ),
} as const;

/** Services people come to with an order or a prescription: they look for a place, not for a doctor. */
const BRING_AN_ORDER: Record<string, Ordered | undefined> = {
  laboratory: {
    ...order,
    find: link('/find-location/type/labs', t('Find a lab', 'Encontrar un laboratorio')),
  },
  imaging: {
    ...order,
    find: link('/find-location/type/imaging', t('Find an imaging center', 'Encontrar un centro de imágenes')),
  },
  pharmacy: {
    find: link('/find-location/type/pharmacies-outpatient', t('Find a pharmacy', 'Encontrar una farmacia')),
    need: t(
      'For a medicine your doctor orders, a prescription. To get a vaccine, ask a question or leave old pills, you need none.',
      'Para una medicina que indica su médico, la receta. Para vacunarse, preguntar o dejar pastillas viejas no la necesita.',
    ),
    begins: t('From the prescription to your medicine.', 'De la receta a su medicina.'),
    brought: [
      t('Your prescription', 'Su receta'),
      t(
        'Your doctor sends it to the pharmacy you choose, or you bring it on paper.',
        'Su médico la envía a la farmacia que usted elija, o usted la trae en papel.',
      ),
    ],
    call: t(
      'Ask which pharmacy is near you, and what it can do for you.',
      'Pregunte qué farmacia le queda cerca y qué puede hacer por usted.',
    ),
  },
};

const comeInStart = sectionHeader(
  t('What to do now', 'Qué hacer ahora'),
  t('It depends on how bad it is.', 'Depende de la gravedad.'),
);

/** What comes before urgent care: on its own page an ambulance, on that of emergency rooms their doors, too. */
const GRAVE: Record<string, Rendering | undefined> = {
  'urgent-care': withIcon(
    'phone',
    t('A life in danger', 'Una vida en peligro'),
    t(
      'Do not drive yourself. An ambulance brings help to you.',
      'No maneje usted. La ayuda llega en ambulancia.',
    ),
    link('tel:911', t('Call 911', 'Llamar al 911')),
  ),
  emergency: withIcon(
    'truck-medical',
    t('Sudden or severe', 'Repentino o grave'),
    t(
      'If a life may be in danger, <a href="tel:911">call 911</a> and do not drive yourself. If not, come as you are, day or night.',
      'Si puede haber una vida en peligro, <a href="tel:911">llame al 911</a> y no maneje usted. Si no, venga como está, de día o de noche.',
    ),
    COME_IN.emergency,
  ),
};

const comeInWays = (key: string): Rendering =>
  columns(
    [GRAVE[key]!],
    [
      withIcon(
        'location-dot',
        t('You need to be seen today', 'Necesita atención hoy'),
        t(
          'It cannot wait, but no life is in danger: urgent care, without an appointment. Interpreters are free.',
          'No puede esperar, pero ninguna vida está en peligro: atención urgente, sin cita. Los intérpretes son gratis.',
        ),
        COME_IN['urgent-care'],
      ),
    ],
    [
      withIcon(
        'user-nurse',
        t('You are not sure', 'Tiene dudas'),
        t('A nurse listens and helps you choose.', 'Una enfermera escucha y le ayuda a elegir.'),
        link('tel:+14155550142', t('Nurse line 415-555-0142', 'Línea de enfermería 415-555-0142')),
      ),
    ],
  );

const ways = (find: ServiceParts['find']): Rendering =>
  columns(
    [
      withIcon(
        'phone',
        t('Call', 'Llame'),
        t(
          'Our staff can answer questions and find a time, on weekdays from 7 am to 7 pm.',
          'Nuestro personal responde preguntas y busca un horario, de lunes a viernes de 7 a. m. a 7 p. m.',
        ),
        APPOINTMENT_LINE,
      ),
    ],
    [
      withIcon(
        'user-doctor',
        t('Choose a doctor', 'Elija médico'),
        t('Search by language, place and health plan.', 'Busque por idioma, lugar y plan de salud.'),
        find,
      ),
    ],
    [
      withIcon(
        'location-dot',
        t('Find a location', 'Encuentre un centro'),
        t('See what is open now, and how to get there.', 'Vea qué está abierto ahora y cómo llegar.'),
        link('/find-location?verticalKey=healthcare_facilities', t('Find a location', 'Encontrar un centro')),
      ),
    ],
  );

const orderStart = ({ begins }: Ordered): Rendering =>
  sectionHeader(t('How to start', 'Cómo empezar'), begins);

const orderWays = ({ brought: [name, text, doctor], call, find }: Ordered): Rendering =>
  columns(
    [withIcon('file-medical', name, text, doctor)],
    [
      withIcon(
        'location-dot',
        t('Choose a place', 'Elija un lugar'),
        t('See what is open now, and how to get there.', 'Vea qué está abierto ahora y cómo llegar.'),
        find,
      ),
    ],
    [withIcon('phone', t('Call', 'Llame'), call, APPOINTMENT_LINE)],
  );

/** Where somebody begins: with a door, with an order they hold, or with a doctor. */
function howToStart({ key }: Service, doctor: ServiceParts['find']): Pick<ServiceParts, 'start' | 'ways'> {
  const ordered = BRING_AN_ORDER[key];
  if (COME_IN[key]) return { start: comeInStart, ways: comeInWays(key) };
  if (ordered) return { start: orderStart(ordered), ways: orderWays(ordered) };
  return { start, ways: ways(doctor) };
}

const isOf =
  ({ specialties }: Service) =>
  ({ specialty }: { specialty: string }) =>
    specialties.some(({ key }) => key === specialty);

/** Whether a question is one for the service: that it names, else whose specialists answer it. */
const isFor = (service: Service) => (question: WrittenQuestion) =>
  question.services?.includes(service.key) ?? isOf(service)(question);

/** Whether a question is about what people come to the service with. */
const isAbout =
  (service: Service) =>
  ({ topic, also }: WrittenQuestion) =>
    treatsPeople(service) &&
    service.conditions.some(({ name }) => name.en === topic || also.includes(name.en));

/** What somebody said whose story belongs to the service; nothing where there is no such story. */
function saidOf(service: Service, turn: number): Rendering[] {
  const told = writtenStories.filter(isOf(service));
  const one = told[turn % told.length];
  return one ? [quote(one.quote, one.teller)] : [];
}

/**
 * Questions for the service that its specialists have answered, about what people come to it with; none where there are none. Where
 * nothing is treated, what its specialists were asked: of a laboratory, a test.
 */
const askedOf = (service: Service): Rendering[] =>
  answeredQuestions(
    t('Questions people ask', 'Preguntas frecuentes'),
    writtenQuestions
      .filter(isFor(service))
      .filter((question) => !treatsPeople(service) || isAbout(service)(question))
      .slice(0, ASKED),
  );

const before = linkList(
  t('Before your visit', 'Antes de su consulta'),
  [
    ['/patients/prepare', t('What to bring', 'Qué debe traer')],
    ['/patients/insurance', t('Plans and referrals', 'Planes y referencias')],
    ['/patients/prices', t('What it will cost, and help with it', 'Cuánto costará, y la ayuda que hay')],
  ],
  'Columns',
);

const JUMPS = {
  offer: t('What we offer', 'Qué ofrecemos'),
  start: t('How to start', 'Cómo empezar'),
  questions: t('Questions', 'Preguntas'),
};

const jumpsOf = ({ asked }: ServiceParts) =>
  Object.entries(JUMPS).filter(([anchor]) => anchor !== 'questions' || asked.length > 0);

const CALL_911 = t('Call 911 now.', 'Llame al 911 ahora.');
const BODY_IN_DANGER = [
  t(
    'Chest pain, trouble breathing or heavy bleeding?',
    '¿Dolor de pecho, dificultad para respirar o sangrado abundante?',
  ),
  CALL_911,
] as const;

/** What stands above all on pages of services that people in danger may come to. */
const DANGER: Readonly<Record<string, readonly [ask: Bilingual, say: Bilingual]>> = {
  'urgent-care': BODY_IN_DANGER,
  emergency: BODY_IN_DANGER,
  heart: BODY_IN_DANGER,
  brain: [
    t(
      'A face that droops, a weak arm, speech that slurs?',
      '¿La cara se cae de un lado, un brazo no tiene fuerza, cuesta hablar?',
    ),
    CALL_911,
  ],
  pregnancy: [
    t(
      'Pregnant, or gave birth this year: heavy bleeding, chest pain, trouble breathing or a seizure?',
      'Embarazada, o dio a luz este año: ¿sangrado abundante, dolor de pecho, dificultad para respirar o convulsiones?',
    ),
    CALL_911,
  ],
  'mental-health': [
    t('Thoughts of suicide, or of hurting yourself?', '¿Piensa en el suicidio o en hacerse daño?'),
    t(
      'Call or text 988, day or night. In danger now: 911.',
      'Llame al 988 y oprima 2, o envíe AYUDA al 988, de día o de noche. En peligro ahora: 911.',
    ),
  ],
};

const urgentNotice = ({ key }: Service): Rendering[] => {
  const danger = DANGER[key];
  return danger ? [notice('triangle-exclamation', ...danger, true)] : [];
};

const stories = listing('ServicePatientStories');
const articles = listing('RelatedArticles');
const awards = listing('ServiceAwards');
const topics = listing('ServiceRelatedTaxonomy');

const LAYOUTS: readonly ((parts: ServiceParts) => Rendering[])[] = [
  (parts) => [
    interiorHero(parts.name, parts.lead, parts.image, parts.find),
    ...parts.urgent,
    twoColumns([parts.offered(JUMPS.offer), parts.treated], [parts.specialties]),
    container([parts.start, parts.ways], 'tint'),
    parts.locations,
    ...parts.people,
    container([stories], 'tint'),
    ...parts.events,
    slim(...parts.asked, before),
    articles,
    awards,
  ],
  (parts) => [
    calloutHero(parts.name, parts.lead, parts.find, jumpsOf(parts)),
    ...parts.urgent,
    slim(anchored('offer', parts.offered(JUMPS.offer))),
    ...parts.treatments,
    ...parts.said,
    anchored('start', parts.start),
    parts.ways,
    container(parts.people, 'tint'),
    parts.locations,
    stories,
    slim(...parts.asked.map((one) => anchored('questions', one)), parts.specialties, before),
    container([articles, ...parts.events], 'tint'),
    awards,
  ],
  (parts) => [
    interiorHero(parts.name, parts.lead, parts.image, parts.find, 'left'),
    ...parts.urgent,
    jumpLinks(jumpsOf(parts)),
    tabs([
      { id: 'offer', label: JUMPS.offer, body: [parts.offered()] },
      { id: 'treat', label: t('Who we help', 'A quién ayudamos'), body: [parts.treated] },
      ...(parts.asked.length > 0 ? [{ id: 'questions', label: JUMPS.questions, body: parts.asked }] : []),
    ]),
    container([anchored('start', parts.start), parts.ways], 'tint'),
    topics,
    ...parts.people,
    parts.locations,
    container([stories, ...parts.events], 'tint'),
    slim(before),
    articles,
    awards,
  ],
];

const REGION_WORDS: Record<string, Bilingual> = {
  Sacramento: t('From the delta towns to the foothills', 'Desde los pueblos del delta hasta las colinas'),
  'San Francisco': t(
    'In the city, in Marin and up to Santa Rosa',
    'En la ciudad, en Marin y hasta Santa Rosa',
  ),
  'East Bay': t(
    'Along the bay shore and over the hills',
    'A lo largo de la bahía y al otro lado de las colinas',
  ),
  'Silicon Valley': t(
    'Down the Peninsula to San Jose and Gilroy',
    'Por la Península hasta San Jose y Gilroy',
  ),
  'Central Valley': t('From Lodi to Visalia', 'Desde Lodi hasta Visalia'),
  'Greater Central Coast': t('From Santa Cruz to Santa Barbara', 'Desde Santa Cruz hasta Santa Barbara'),
};

const careIn = (region: string): Bilingual =>
  fill(t('Care in {region}', 'Atención en {region}'), { region: regionInSentence(region) });

function regionPage(world: World, index: number): SeedPage {
  const region = REGIONS[index]!;
  const words = REGION_WORDS[region.name]!;
  const name = careIn(region.name);
  const summary = fill(
    t(
      '{words}, Meridian Health has doctors, clinics and hospitals close to home.',
      '{words}, Meridian Health tiene médicos, clínicas y hospitales cerca de casa.',
    ),
    { words },
  );
  const intro = regionIntro(region);
  const doctors = linkList(t('Doctors by town', 'Médicos por ciudad'), townLinks(world, region), 'Columns');
  const urgent = urgentIn(region);
  return page('main', {
    path: `/regions/${slugOf(region.name)}`,
    title: name,
    summary,
    body:
      index % 2 === 0
        ? [
            interiorHero(
              name,
              summary,
              art('region', slugOf(region.name)),
              link(
                `/find-location?${new URLSearchParams({ verticalKey: 'healthcare_facilities', facets: within(region) })}`,
                t('Find a location', 'Encontrar un centro'),
              ),
              index % 4 === 0 ? 'right' : 'left',
            ),
            twoColumns([intro, doctors], [kindLinks(region), help]),
            urgent,
          ]
        : [
            basicHero(name, summary),
            columns([intro], [kindLinks(region)]),
            urgent,
            container([doctors], 'tint'),
            slim(help),
          ],
  });
}
type Region = (typeof REGIONS)[number];

/** The towns of a region where doctors practise, and where to find the others. */
function townLinks(world: World, region: Region) {
  const practised = new Set(
    world.providers.flatMap(({ sites }) => sites.map(({ address }) => address['city'])),
  );
  return [
    ...region.towns
      .filter((town) => practised.has(town))
      .map(
        (town) =>
          [`/find-doctor/city/${slugOf(town)}`, t(`Doctors in ${town}`, `Médicos en ${town}`)] as const,
      ),
    ['/find-doctor/doctor-by-city', t('All cities', 'Todas las ciudades')] as const,
  ];
}

function regionIntro(region: Region): Rendering {
  const hospitals = list(region.towns.slice(0, region.hospitals));
  return richBlock(
    t('Close to home', 'Cerca de casa'),
    fill(
      t(
        'Our medical centers in this region are in {list}. Each has an emergency room that never closes, and clinics in the towns around it.',
        'Nuestros centros médicos en esta región están en {list}. Cada uno tiene una sala de emergencias que nunca cierra y clínicas en los pueblos cercanos.',
      ),
      { list: hospitals },
    ),
    t(
      'Your record goes with you to every doctor of the network.',
      'Su expediente va con usted a cualquier médico de la red.',
    ),
  );
}

const kinds = [
  ['urgent-care', t('Urgent care', 'Atención urgente')],
  ['hospitals', t('Hospitals', 'Hospitales')],
  ['labs', t('Labs', 'Laboratorios')],
  ['imaging', t('Imaging', 'Imágenes')],
  ['walk-in-care', t('Walk-in care', 'Atención sin cita')],
] as const;
/** The facet that keeps a search of places within a region, as addresses and editors write facets. */
const within = ({ name }: Region, ...others: readonly { i: string; v: readonly string[] }[]): string =>
  JSON.stringify([...others, { i: 'c_region', v: [name] }]);

const kindLinks = (region: Region): Rendering =>
  linkList(
    t('Kinds of location', 'Tipos de centro'),
    kinds.map(
      ([key, label]) =>
        [`/find-location/type/${key}?${new URLSearchParams({ facets: within(region) })}`, label] as const,
    ),
  );

/** Those of the region, from its first town on. */
const urgentIn = (region: Region): Rendering =>
  listing(
    'RelatedLocationsByQuery',
    {
      Query: `urgent care in ${region.towns[0]}`,
      Facets: within(region, { i: 'c_locationType', v: ['Urgent Care'] }),
    },
    t('Urgent care', 'Atención urgente'),
  );

const help = simplePromo(
  t('Need a ride or an interpreter?', '¿Necesita transporte o intérprete?'),
  t(
    'Tell us when you call. Interpreters are free, and we can point you to rides near you.',
    'Díganoslo cuando llame. Los intérpretes son gratuitos y podemos indicarle opciones de transporte.',
  ),
  link('/patients/interpreters', t('How interpreters work', 'Cómo funcionan los intérpretes')),
);

const list = (names: readonly string[]): Bilingual => listed(names.map((name) => t(name, name)));

/** Pages made from the taxonomy: one for each main service and one for each region. */
export function taxonomyPages(world: World): SeedPage[] {
  const tops = world.services.filter((service) => service.topLevel);
  return [
    ...tops.map((service, index) => servicePage(world, service, index)),
    ...REGIONS.map((_, index) => regionPage(world, index)),
    regionsIndex(),
    servicesIndex(world),
  ];
}

/** What people need, in their words: scene, where it leads, what it holds. */
const NEEDS: readonly [scene: SceneName, path: string, title: Bilingual, text: Bilingual][] = [
  [
    'vaccines',
    '/services/primary-care',
    t('A checkup or a vaccine', 'Un chequeo o una vacuna'),
    t(
      'Yearly physicals, vaccines, school and sports forms',
      'Chequeo anual, vacunas, exámenes para la escuela',
    ),
  ],
  [
    'emergency',
    '/care/where-to-go',
    t('Something hurts today', 'Algo me duele hoy'),
    t('Urgent care, walk-in care or the emergency room', 'Atención urgente, sin cita o sala de emergencias'),
  ],
  [
    'imaging',
    '/services/imaging',
    t('A test or a scan', 'Un análisis o una imagen'),
    t(
      'X-ray, MRI, CT scan, ultrasound, mammogram',
      'Rayos X, resonancia, tomografía, ultrasonido, mamografía',
    ),
  ],
  [
    'pregnancy',
    '/services/pregnancy',
    t('Having a baby', 'Tener un bebé'),
    t('Prenatal care, birth, the first weeks', 'Embarazo, parto y las primeras semanas'),
  ],
  [
    'surgery',
    '/services/surgery',
    t('An operation', 'Una operación'),
    t('Getting ready, the day, and recovery', 'La preparación, el día y la recuperación'),
  ],
  [
    'mind',
    '/services/mental-health',
    t('My mind or mood', 'Mi mente o mi ánimo'),
    t('Therapy, medicines, grief, recovery', 'Terapia, medicinas, duelo, recuperación'),
  ],
  [
    'diabetes',
    '/services/primary-care#chronic-condition-management',
    t('Living with a condition', 'Vivir con una enfermedad'),
    t(
      'Diabetes, asthma, heart failure, high blood pressure',
      'Diabetes, asma, insuficiencia cardíaca, presión alta',
    ),
  ],
  [
    'rehab',
    '/services/rehabilitation',
    t('Getting strong again', 'Recuperar fuerzas'),
    t('Physical, occupational and speech therapy', 'Terapia física, ocupacional y del habla'),
  ],
];

/** Parts of the body and the services for them, by their keys. */
const PARTS = [
  ['Head', t('Head and nerves', 'Cabeza y nervios'), 'brain stroke-program headache-clinic memory-care'],
  [
    'Face',
    t('Eyes, ears, nose, throat', 'Ojos, oídos, nariz, garganta'),
    'eyes-ears eye-exams hearing-tests sinus-care',
  ],
  [
    'Heart',
    t('Heart and blood vessels', 'Corazón y vasos sanguíneos'),
    'heart heart-rhythm-care vein-care cardiac-rehabilitation',
  ],
  ['Lungs', t('Lungs and breathing', 'Pulmones y respiración'), 'lungs asthma-care sleep-apnea-care'],
  [
    'Stomach',
    t('Stomach and digestion', 'Estómago y digestión'),
    'digestive liver-care colonoscopy weight-management',
  ],
  ['Kidneys', t('Kidneys and bladder', 'Riñones y vejiga'), 'kidney-urology dialysis bladder-control'],
  [
    'Joints',
    t('Bones, joints, muscles', 'Huesos, articulaciones, músculos'),
    'orthopedics spine-care hand-and-wrist-care sports-medicine',
  ],
  ['Skin', t('Skin', 'Piel'), 'skin skin-checks wound-care'],
] as const;

/** Every service on one page, with three ways in. */
function servicesIndex(world: World): SeedPage {
  const title = t('All services', 'Todos los servicios');
  const linkTo = (key: string) => {
    const service = world.services.find((one) => one.key === key);
    if (!service && world.services.length > 0) throw new Error(`no service ${key}`);
    return service ? [[service.path, service.name] as const] : [];
  };
  return page('main', {
    path: '/services/all',
    title,
    summary: t(
      'Every service of our hospitals and clinics: by what you need, by part of the body, and from A to Z.',
      'Todos los servicios de nuestros hospitales y clínicas: por lo que necesita, por parte del cuerpo y de la A a la Z.',
    ),
    body: [
      place(
        'ServiceIndex',
        { Headline: title },
        {
          items: [
            ...NEEDS.map(([scene, href, name, text]) => ({
              name: name.en,
              fields: {
                ...{ Title: name, Text: text, Link: link(href, name), BodyPart: 'None' as const },
                Image: { src: sceneUrl(scene, `need-${scene}`), alt: '' as const },
              },
            })),
            ...PARTS.map(([part, name, keys]) => ({
              name: name.en,
              fields: { ...{ Title: name, BodyPart: part, Link: { href: '' } }, Image: { src: '' } },
              items: linkItems(keys.split(' ').flatMap(linkTo)),
            })),
          ],
        },
      ),
    ],
  });
}

/** A region in words and by the towns of its medical centers, by which somebody finds theirs who knows no region by its name. */
const sayWhere = (words: Bilingual, towns: readonly string[]): Bilingual =>
  fill(t('{words}. Medical centers in {towns}.', '{words}. Centros médicos en {towns}.'), {
    words,
    towns: list(towns),
  });

function regionsIndex(): SeedPage {
  const title = t('Where we are', 'Dónde estamos');
  const summary = t(
    'Six regions of Northern and Central California.',
    'Seis regiones del norte y centro de California.',
  );
  return page('main', {
    path: '/regions',
    title,
    summary,
    body: [
      basicHero(title, summary),
      // Its children are places, which its declaration leaves to whoever asks for a map.
      oneOf({
        component: 'LocationsMap',
        fields: { Headline: t('The six regions', 'Las seis regiones') },
        params: { Zoom: 'fit' },
        items: REGIONS.map(({ name, towns, hospitals }) => ({
          name,
          fields: {
            ...{ name: regionInWords(name), ...SEATS[name] },
            siteLink: link(`/regions/${slugOf(name)}`, careIn(name)),
            cardContent: prose(sayWhere(REGION_WORDS[name]!, towns.slice(0, hospitals))),
          },
        })),
      } as unknown as RenderingOf<'LocationsMap'>),
    ],
  });
}

/**
 * Where a map marks a region: at one of its towns, so far from the others' that each has a pin of its own where the map shows all
 * of the network, down to Santa Barbara and Visalia.
 */
const SEATS: Record<Region['name'], { latitude: string; longitude: string }> = {
  Sacramento: { latitude: '38.58', longitude: '-121.49' },
  'San Francisco': { latitude: '38.11', longitude: '-122.57' },
  'East Bay': { latitude: '38.00', longitude: '-121.81' },
  'Silicon Valley': { latitude: '37.37', longitude: '-122.04' },
  'Central Valley': { latitude: '37.30', longitude: '-120.48' },
  'Greater Central Coast': { latitude: '34.95', longitude: '-120.44' },
};
