import { both, fill, listed, paragraphs, phrase, same, say, sentences, slugOf } from '../bilingual.ts';
import type { Pair } from '../bilingual.ts';
import { HOURS_NOTES, makeHours } from '../calendar.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { ref, refs } from '../World.ts';
import type { Service, Site, World } from '../World.ts';

/** What each location type is for, in a sentence of its own. */
const OPENINGS: Record<string, readonly Pair[]> = {
  Hospital: [
    [
      '{name} is a full-service hospital for {city} and the towns around it, open every hour of the year.',
      '{name} es un hospital de servicio completo para {city} y sus alrededores, abierto a toda hora durante todo el año.',
    ],
    [
      'For planned care and for the unplanned moments, {name} brings specialists, nurses and support together under one roof.',
      'Para la atención planificada y para lo inesperado, {name} reúne a especialistas, enfermeras y apoyo bajo un mismo techo.',
    ],
  ],
  'Emergency Room': [
    [
      'Our emergency team at {name} is here day and night. If you think you are having an emergency, call 911.',
      'Nuestro equipo de emergencias en {name} está aquí de día y de noche. Si cree que tiene una emergencia, llame al 911.',
    ],
    [
      '{name} cares for people of every age, at any hour. The sickest patients are seen first.',
      '{name} atiende a personas de todas las edades, a toda hora. Los pacientes más graves se atienden primero.',
    ],
  ],
  'Urgent Care': [
    [
      'Same-day care for cuts, fevers, sprains and coughs. No appointment is needed at {name}.',
      'Atención el mismo día para cortaduras, fiebre, esguinces y tos. En {name} no necesita cita.',
    ],
    [
      'When it cannot wait for your doctor but is not an emergency, come to {name}.',
      'Cuando no puede esperar a su médico pero no es una emergencia, venga a {name}.',
    ],
  ],
  'Walk-In Care': [
    [
      'Walk in for everyday concerns, vaccines and simple tests at {name}.',
      'Venga sin cita por problemas cotidianos, vacunas y pruebas sencillas en {name}.',
    ],
    [
      '{name} offers quick visits for sore throats, rashes, vaccines and checkups, with no appointment.',
      '{name} ofrece consultas rápidas para dolor de garganta, sarpullidos, vacunas y chequeos, sin cita.',
    ],
  ],
  Lab: [
    [
      'Blood draws and other lab tests ordered by your care team are done at {name}.',
      'En {name} se hacen los análisis de sangre y otras pruebas que pide su equipo de atención.',
    ],
    [
      '{name} is a calm place for lab tests. Bring your order and a photo ID.',
      '{name} es un lugar tranquilo para sus análisis. Traiga su orden y una identificación con foto.',
    ],
  ],
  'Care Center': [
    [
      'Primary care, specialists and tests share one address at {name}, so that one trip can cover several visits.',
      'La atención primaria, los especialistas y las pruebas comparten una dirección en {name}, para que un viaje alcance para varias consultas.',
    ],
    [
      '{name} is where many families in {city} see their doctors.',
      '{name} es donde muchas familias de {city} ven a sus médicos.',
    ],
  ],
  Imaging: [
    [
      'X-ray, ultrasound and other pictures that help your care team see what is going on are taken at {name}.',
      'En {name} se toman radiografías, ecografías y otras imágenes que ayudan a su equipo a ver qué sucede.',
    ],
    [
      'Most imaging at {name} is by appointment, with room for same-day X-rays.',
      'La mayoría de las imágenes en {name} se hacen con cita, con espacio para radiografías el mismo día.',
    ],
  ],
  'Surgery Center': [
    [
      'Planned operations after which you go home the same day are done at {name}.',
      'En {name} se hacen operaciones programadas después de las cuales usted regresa a casa el mismo día.',
    ],
    [
      '{name} is a small, quiet center for outpatient surgery, with one nurse at your side from check-in to going home.',
      '{name} es un centro pequeño y tranquilo para cirugía ambulatoria, con una enfermera a su lado desde el registro hasta el regreso a casa.',
    ],
  ],
  'Birth Center': [
    [
      '{name} welcomes new families with private rooms, midwives and doctors, and newborn care down the hall.',
      '{name} recibe a las nuevas familias con habitaciones privadas, parteras y médicos, y atención para el recién nacido en el mismo piso.',
    ],
    [
      'Your birth, your way, with every kind of support close by: that is the idea of {name}.',
      'Su parto, a su manera, con todo el apoyo cerca: esa es la idea de {name}.',
    ],
  ],
  'Physical Therapy and Rehab': [
    [
      'Therapists at {name} help you move with less pain and get back to what you love.',
      'Los terapeutas de {name} le ayudan a moverse con menos dolor y a volver a lo que le gusta.',
    ],
    [
      'After surgery, an injury or a stroke, recovery continues at {name}, one step at a time.',
      'Después de una cirugía, una lesión o un accidente cerebrovascular, la recuperación sigue en {name}, paso a paso.',
    ],
  ],
  'Integrative Health and Healing': [
    [
      '{name} offers acupuncture, mindfulness and movement alongside your medical care.',
      '{name} ofrece acupuntura, atención plena y movimiento junto con su atención médica.',
    ],
    [
      'Classes and visits at {name} look at sleep, stress, food and movement together.',
      'Las clases y consultas de {name} consideran juntos el sueño, el estrés, la alimentación y el movimiento.',
    ],
  ],
  'Transplant Outreach Clinic': [
    [
      '{name} brings transplant specialists to {city} on set days, so that you travel less before and after a transplant.',
      '{name} trae especialistas en trasplante a {city} en días fijos, para que usted viaje menos antes y después de un trasplante.',
    ],
  ],
  'Pharmacy (Outpatient)': [
    [
      'Pick up prescriptions and talk with a pharmacist at {name}.',
      'Recoja sus recetas y hable con un farmacéutico en {name}.',
    ],
    [
      '{name} fills prescriptions from any doctor and can explain how to take each one.',
      '{name} surte recetas de cualquier médico y puede explicarle cómo tomar cada medicamento.',
    ],
  ],
};

const ARRIVALS: readonly Pair[] = [
  [
    'Check in at the front desk, where someone will greet you and answer questions.',
    'Regístrese en la recepción, donde alguien le recibirá y responderá sus preguntas.',
  ],
  [
    'Our team speaks several languages, and free interpreters can join any visit.',
    'Nuestro equipo habla varios idiomas, y un intérprete gratuito puede acompañar cualquier consulta.',
  ],
  [
    'The entrance is step-free, and wheelchairs are available inside the door.',
    'La entrada no tiene escalones y hay sillas de ruedas junto a la puerta.',
  ],
  [
    'Please bring a photo ID, your health plan card and a list of your medicines.',
    'Traiga una identificación con foto, su tarjeta del plan de salud y una lista de sus medicamentos.',
  ],
  [
    'You are welcome to bring a family member or friend to your visit.',
    'Puede venir acompañado de un familiar o amigo a su consulta.',
  ],
];

const MORE: readonly Pair[] = [
  [
    'We keep waiting rooms small and quiet. If sound or light is hard for you, tell the front desk and we will find you a calmer spot.',
    'Mantenemos salas de espera pequeñas y tranquilas. Si el ruido o la luz le molestan, dígalo en la recepción y le buscaremos un lugar más calmado.',
  ],
  [
    'Paperwork can be done at home before you come, or with help from our staff when you arrive.',
    'Puede llenar los formularios en casa antes de venir, o con ayuda de nuestro personal al llegar.',
  ],
  [
    'If cost is a worry, our financial counselors can talk with you about help and payment plans. Asking never changes the care you get.',
    'Si el costo le preocupa, nuestros asesores financieros pueden hablar con usted sobre ayuda y planes de pago. Preguntar nunca cambia la atención que recibe.',
  ],
  [
    'Results from tests done here are shared with your care team, and you can ask for a copy at any time.',
    'Los resultados de las pruebas hechas aquí se comparten con su equipo de atención, y usted puede pedir una copia cuando quiera.',
  ],
  [
    '{name} is part of {group}, so your care team sees the same record wherever you go in the network.',
    '{name} es parte de {group}, por lo que su equipo de atención ve el mismo expediente en toda la red.',
  ],
];

interface Faq {
  types?: readonly string[];
  question: Pair;
  answer: Pair;
}
const FAQS: readonly Faq[] = [
  {
    types: ['Urgent Care', 'Walk-In Care', 'Lab'],
    question: ['Do I need an appointment?', '¿Necesito cita?'],
    answer: [
      'No. Walk in any time we are open. Busy times are early morning and after work.',
      'No. Venga cuando estemos abiertos. Hay más gente temprano por la mañana y después del trabajo.',
    ],
  },
  {
    types: [
      'Care Center',
      'Imaging',
      'Physical Therapy and Rehab',
      'Surgery Center',
      'Integrative Health and Healing',
      'Transplant Outreach Clinic',
    ],
    question: ['Do I need an appointment?', '¿Necesito cita?'],
    answer: [
      'Yes, most visits here are by appointment. Call us and we will find a time that works for you.',
      'Sí, la mayoría de las consultas aquí son con cita. Llámenos y buscaremos un horario que le convenga.',
    ],
  },
  {
    question: ['Which health plans do you take?', '¿Qué planes de salud aceptan?'],
    answer: [
      'We work with many plans. Please call the number on your plan card before your visit to be sure this location is in your network.',
      'Trabajamos con muchos planes. Llame al número de su tarjeta antes de la consulta para confirmar que este centro está en su red.',
    ],
  },
  {
    question: ['Can I bring my child?', '¿Puedo traer a mi hijo?'],
    answer: [
      'Yes. Children are welcome. A parent or guardian needs to stay with anyone under 18 during the visit.',
      'Sí. Los niños son bienvenidos. Un padre o tutor debe acompañar a los menores de 18 años durante la consulta.',
    ],
  },
  {
    question: ['Is there an interpreter?', '¿Hay intérprete?'],
    answer: [
      'Yes. Interpreters, including sign language, are free. Tell us your language when you call or when you arrive.',
      'Sí. Los intérpretes, incluso de lengua de señas, son gratuitos. Díganos su idioma cuando llame o al llegar.',
    ],
  },
  {
    question: ['Where do I park?', '¿Dónde me estaciono?'],
    answer: [
      'There is parking next to the building, with accessible spaces near the main entrance.',
      'Hay estacionamiento junto al edificio, con espacios accesibles cerca de la entrada principal.',
    ],
  },
  {
    types: ['Emergency Room', 'Hospital'],
    question: ['Who is seen first?', '¿A quién se atiende primero?'],
    answer: [
      'A nurse checks everyone soon after arrival. People with the most serious problems are seen first, so the order may differ from the order of arrival.',
      'Una enfermera evalúa a todos poco después de llegar. Se atiende primero a quienes tienen los problemas más graves, por lo que el orden puede ser distinto al de llegada.',
    ],
  },
  {
    types: ['Lab', 'Imaging'],
    question: ['Do I need an order?', '¿Necesito una orden?'],
    answer: [
      'Most tests need an order from your care team. Bring it with you, or ask them to send it ahead.',
      'La mayoría de las pruebas necesitan una orden de su equipo de atención. Tráigala o pida que la envíen antes.',
    ],
  },
  {
    types: ['Birth Center'],
    question: ['Can I visit before my due date?', '¿Puedo visitar antes de mi fecha de parto?'],
    answer: [
      'Yes. Tours are offered every month, in person and by video. Call to choose a day.',
      'Sí. Ofrecemos recorridos cada mes, en persona y por video. Llame para elegir un día.',
    ],
  },
  {
    types: ['Pharmacy (Outpatient)'],
    question: ['Can you deliver my medicine?', '¿Pueden entregar mi medicamento?'],
    answer: [
      'Many prescriptions can be delivered. Ask the pharmacist when you drop off or call.',
      'Muchas recetas se pueden entregar a domicilio. Pregunte al farmacéutico cuando venga o llame.',
    ],
  },
  {
    types: ['Surgery Center', 'Hospital'],
    question: ['Can someone stay with me?', '¿Puede acompañarme alguien?'],
    answer: [
      'Yes. One support person may stay with you before and after your procedure, and will need to drive you home.',
      'Sí. Una persona puede acompañarle antes y después del procedimiento, y deberá llevarle a casa.',
    ],
  },
];

const AMENITY_NAMES = [
  'Onsite parking',
  'Free wifi',
  'Wheelchair access',
  'Restrooms',
  'Language assistance',
  'EV charging',
  'Lactation rooms',
  'ATMs',
];
const HOSPITAL_AMENITIES = ['Dining', 'Gift shop', 'Chapel', 'Mail', 'Valet'];

/** Service keys found at each type of location; '*' takes the services under that one. */
const SERVICES_AT: Record<string, readonly string[]> = {
  Hospital: [
    'emergency',
    'heart',
    'cancer',
    'surgery',
    'imaging',
    'laboratory',
    'pregnancy',
    'brain',
    'orthopedics',
    'community',
  ],
  'Emergency Room': ['emergency', 'imaging', 'laboratory'],
  'Urgent Care': ['urgent-care', 'imaging', 'laboratory'],
  'Walk-In Care': ['urgent-care', 'primary-care'],
  Lab: ['laboratory'],
  'Care Center': [
    'primary-care',
    'womens-health',
    'pediatrics-care',
    'skin',
    'digestive',
    'diabetes',
    'mental-health',
    'lungs',
    'eyes-ears',
    'kidney-urology',
  ],
  Imaging: ['imaging', 'womens-health'],
  'Surgery Center': ['surgery', 'orthopedics', 'eyes-ears', 'digestive'],
  'Birth Center': ['pregnancy'],
  'Physical Therapy and Rehab': ['rehabilitation', 'orthopedics'],
  'Integrative Health and Healing': ['integrative'],
  'Transplant Outreach Clinic': ['transplant'],
  'Pharmacy (Outpatient)': ['pharmacy'],
};

/** What of imaging and laboratory is done where people come without an appointment. */
const IN_SMALL: Record<string, readonly string[]> = {
  imaging: ['X-ray', 'Ultrasound', 'CT Scan'],
  laboratory: ['Blood Tests', 'Urine Tests', 'Glucose Testing', 'Pregnancy Tests'],
};

/** Services a facility offers: a few main ones and some under each. */
function servicesAt(world: World, site: Site): Service[] {
  const random = createRandom(`${site.id}-services`);
  const isSmall = ['Urgent Care', 'Emergency Room'].includes(site.types[0] ?? '');
  const keys = site.types.flatMap((type) => SERVICES_AT[type] ?? []);
  const tops = world.services.filter((service) => service.topLevel && keys.includes(service.key));
  const chosen = site.types[0] === 'Care Center' ? random.sample(tops, random.int(3, 5)) : tops;
  return chosen.flatMap((top) => {
    const under = world.services.filter(
      (service) =>
        service.parent === top &&
        (!isSmall || !IN_SMALL[top.key] || IN_SMALL[top.key]!.includes(service.name.en)),
    );
    return [top, ...random.sample(under, Math.min(under.length, random.int(2, 6)))];
  });
}

const STREET_STEPS: readonly Pair[] = [
  [
    'From {street}, turn in at the coral sign and follow the lane to the visitor spaces.',
    'Desde {street}, entre por el letrero color coral y siga el carril hasta los espacios para visitantes.',
  ],
  [
    'The entrance to the lot is on {street}, just past the main door.',
    'La entrada al estacionamiento está en {street}, justo después de la puerta principal.',
  ],
  [
    'Look for the row of trees on {street}; the driveway is behind them.',
    'Busque la fila de árboles en {street}; la entrada está detrás de ellos.',
  ],
];
const BUS_STEPS: readonly Pair[] = [
  [
    'The bus stop is a short walk away. Ask the driver for {street}.',
    'La parada de autobús está a poca distancia a pie. Pida al conductor que le avise en {street}.',
  ],
  [
    'Several local lines stop on {street}. Your transit agency can plan the trip for you.',
    'Varias líneas locales paran en {street}. Su agencia de transporte puede planear el viaje.',
  ],
];

function findingYourWay(site: Site, random: Random): Record<string, unknown>[] | undefined {
  const hospital = site.types.includes('Hospital');
  if (!hospital && random.chance(0.35)) return undefined;
  const street = (site.address.line1 ?? '').replace(/^\d+\s/, '');
  const entries: Record<string, unknown>[] = [
    {
      headline: both('By car', 'En auto'),
      body: paragraphs(
        say(random, STREET_STEPS, { street }),
        both(
          'Accessible spaces are closest to the entrance.',
          'Los espacios accesibles son los más cercanos a la entrada.',
        ),
      ),
    },
    { headline: both('By bus', 'En autobús'), body: paragraphs(say(random, BUS_STEPS, { street })) },
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
  if (hospital || site.parent !== undefined) {
    // 'Campus Maps' is a key the site looks for, so it stays as it is in both languages.
    entries.push({
      headline: 'Campus Maps',
      body: paragraphs(
        both(
          'The map shows buildings, entrances, parking and elevators.',
          'El mapa muestra edificios, entradas, estacionamiento y elevadores.',
        ),
      ),
      linkText: both('Open the campus map', 'Abrir el mapa del campus'),
      linkURL: `/-/media/art/campus-map/${(site.parent ?? site).id}.svg`,
    });
  }
  return entries;
}

const ALERTS: readonly { type: string; icon: string; heading: Pair; text: Pair }[] = [
  {
    type: 'Default',
    icon: 'circle-info',
    heading: ['New entrance', 'Nueva entrada'],
    text: [
      'Please use the door on the parking side while the lobby is being painted.',
      'Use la puerta del lado del estacionamiento mientras se pinta el vestíbulo.',
    ],
  },
  {
    type: 'Default',
    icon: 'syringe',
    heading: ['Flu vaccines', 'Vacunas contra la gripe'],
    text: [
      'Flu vaccines are available here during opening hours. Ask at the front desk.',
      'Hay vacunas contra la gripe durante el horario de atención. Pregunte en la recepción.',
    ],
  },
  {
    type: 'Error',
    icon: 'triangle-exclamation',
    heading: ['Elevator out of service', 'Elevador fuera de servicio'],
    text: [
      'One elevator is being repaired. Staff at the door will help you reach your visit.',
      'Un elevador está en reparación. El personal de la puerta le ayudará a llegar a su consulta.',
    ],
  },
  {
    type: 'Error',
    icon: 'triangle-exclamation',
    heading: ['Temporary closure', 'Cierre temporal'],
    text: [
      'This location is closed for building work. Please call to be seen at another location nearby.',
      'Este centro está cerrado por obras. Llame para recibir atención en otro centro cercano.',
    ],
  },
];

/** Generic YouTube ids of eleven characters; they stand for no real video. */
export const demoVideoId = (random: Random): string =>
  `demoVideo${String(random.int(1, 99)).padStart(2, '0')}`;
export const demoBrightcoveId = (random: Random): string => `63000000${String(random.int(10000, 99999))}`;

function gallery(site: Site, random: Random): Record<string, unknown>[] | undefined {
  if (!random.chance(site.types.includes('Hospital') || site.types.includes('Birth Center') ? 0.9 : 0.2))
    return undefined;
  const views: readonly Pair[] = [
    ['The front of {name}', 'La fachada de {name}'],
    ['The waiting area at {name}', 'La sala de espera de {name}'],
    ['An exam room at {name}', 'Un consultorio de {name}'],
    ['The garden beside {name}', 'El jardín junto a {name}'],
    ['The reception desk at {name}', 'La recepción de {name}'],
  ];
  const slides: Record<string, unknown>[] = random.sample(views, random.int(2, 5)).map(([en, es], index) => {
    const text = fill(both(en, es), { name: site.name });
    return {
      photo: {
        url: `/-/media/art/facility/${site.id}-${index + 1}.svg`,
        alternateText: text,
        width: 1280,
        height: 853,
      },
      richDescription: paragraphs(sentences({ en: `${text.en}.`, es: `${text.es}.` })),
    };
  });
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
  const { opening, description } = describe(random, type, services, gaps);
  const more = random.sample(MORE, random.int(1, 3)).map(([en, es]) => fill(both(en, es), gaps));
  // A third of the care centers and surgery centers list what they treat instead of an offered-services accordion.
  const listsTreatments =
    ['Care Center', 'Surgery Center', 'Transplant Outreach Clinic'].includes(type) && random.chance(0.33);
  const amenities = drawAmenities(random, type);
  const hasEr = site.types.includes('Emergency Room') || (hospital && random.chance(0.95));
  const alert = drawAlert(random, site);
  const books =
    ['Urgent Care', 'Walk-In Care', 'Imaging', 'Lab', 'Care Center', 'Birth Center'].includes(type) &&
    random.chance(0.6);
  const featured = random.chance(FEATURED[type] ?? 0.03);
  const withImage = featured || random.chance(0.18);
  const short = { en: opening.en, es: opening.es };
  const awards = random.sample(
    world.awards,
    hospital ? random.int(1, 5) : random.chance(0.12) ? random.int(1, 2) : 0,
  );

  return {
    ...names(random, site),
    ...contact(random, site),
    ...appointments(random, site, books, alert),
    c_locationAmenities: amenities,
    paymentOptions: paymentOptions(site.id),
    c_showFeaturedHero: featured || undefined,
    c_shortDescription: short,
    description: short,
    c_description: random.chance(0.97) ? description : undefined,
    c_additionalDescription: random.chance(0.55) ? paragraphs(...more) : undefined,
    ...(listsTreatments ? treatments(random, services) : {}),
    c_frequentlyAskedQuestions: random.chance(0.75) ? questions(random, site) : undefined,
    c_findingYourWay: findingYourWay(site, random),
    c_mediaGallery: gallery(site, random),
    ...videos(random),
    c_locationServices: refs(services),
    c_relatedServices: services.map((service) => offered(world, site, service)),
    c_locationAwards: awards.length > 0 ? refs(awards) : undefined,
    c_resources:
      random.chance(0.3) || hospital ? refs(random.sample(world.resources, random.int(1, 4))) : undefined,
    c_statsPromo: hospital ? promotion(gaps) : undefined,
    c_callToAction: random.chance(0.25) ? CALL_TO_ACTION : undefined,
    yextDisplayCoordinate: random.chance(0.985)
      ? { latitude: site.latitude, longitude: site.longitude }
      : undefined,
    c_image: withImage
      ? {
          url: `/-/media/art/facility/${site.id}.svg`,
          alternateText: fill(both('{name} seen from the street', '{name} visto desde la calle'), gaps),
          width: 1600,
          height: 1067,
        }
      : undefined,
    c_locationType: site.types,
    c_region: site.region.name,
    c_hasER: hasEr,
    c_affiliate: [ref(site.affiliate.id)],
    c_acceptsWalkIns: ['Urgent Care', 'Walk-In Care', 'Lab', 'Emergency Room'].includes(type),
    websiteUrl: { url: `/find-location/facility/${slugOf(site.name)}-${site.id}` },
    c_linkURL: undefined,
    keywords: [same(type)],
  };
}

/** How often places of a type have the large picture. */
const FEATURED: Readonly<Record<string, number>> = { Hospital: 0.5, 'Birth Center': 0.4 };

type Gaps = { name: string; city: string; group: string };

function describe(random: Random, type: string, services: readonly Service[], gaps: Gaps) {
  const opening = say(random, OPENINGS[type] ?? OPENINGS['Care Center']!, gaps);
  const under = services.filter((service) => !service.topLevel);
  const arrivals = random.sample(ARRIVALS, 2).map(([en, es]) => both(en, es));
  const serviceLine = fill(
    both('Services here include {list}.', 'Aquí se ofrecen, entre otros servicios, {list}.'),
    {
      list: listed(under.slice(0, 4).map((service) => phrase(service.name))),
    },
  );
  const description = paragraphs(
    sentences(opening, ...(under.length > 0 ? [serviceLine] : [])),
    sentences(...arrivals),
  );
  return { opening, description };
}

/** A service as one place offers it. */
function offered(world: World, site: Site, service: Service) {
  const [type] = site.types;
  const hospital = type === 'Hospital';
  const own = createRandom(`${site.id}-${service.id}`);
  return {
    id: service.id,
    service: [ref(service.id)],
    name: service.name,
    c_topLevelService: service.topLevel,
    c_detailPageURL: service.topLevel ? service.path : undefined,
    c_advanced: hospital && own.chance(0.15),
    hours:
      service.topLevel && type !== 'Emergency Room' && own.chance(0.4)
        ? makeHours(own.pick(['office', 'extended', 'early-lab']), world.today, own)
        : undefined,
    additionalHoursText: own.chance(0.08) ? own.pick(HOURS_NOTES) : undefined,
    phone: service.topLevel && own.chance(0.6) ? site.phone : undefined,
    fAX: service.topLevel && own.chance(0.2) ? site.fax : undefined,
    otherPhone: own.chance(0.05) ? site.phone : undefined,
    otherPhoneLabel: own.chance(0.05) ? both('Nurse line', 'Línea de enfermería') : undefined,
    additionalText: own.chance(0.18)
      ? paragraphs(
          own.pick([
            both(
              'Ask your care team for a referral first.',
              'Pida primero una referencia a su equipo de atención.',
            ),
            both('Walk-ins welcome.', 'Se atiende sin cita.'),
            both(
              'Please fast for 8 hours unless told otherwise.',
              'Guarde ayuno de 8 horas, salvo otra indicación.',
            ),
          ]),
        )
      : undefined,
  };
}

/** The facility's own list, and what its type is known for. */
function drawAmenities(random: Random, type: string): string[] {
  const amenities = random.sample(AMENITY_NAMES, random.int(3, 7));
  if (type === 'Hospital')
    amenities.push(
      ...random.sample(HOSPITAL_AMENITIES, random.int(3, 5)),
      `NICU Level ${random.pick(['I', 'II', 'III', 'IV'])}`,
    );
  if (type === 'Birth Center')
    amenities.push(
      'Birthing suites',
      ...(random.chance(0.6) ? ['Birthing tubs'] : []),
      `NICU Level ${random.pick(['II', 'III'])}`,
    );
  // One name the fixed list does not know, as live data has them.
  if (random.chance(0.06)) amenities.push('Koi pond');
  return amenities;
}

function drawAlert(random: Random, site: Site): (typeof ALERTS)[number] | undefined {
  const closedForWorks = site.hours?.reopenDate !== undefined;
  return closedForWorks ? ALERTS[3] : random.chance(0.07) ? random.pick(ALERTS.slice(0, 3)) : undefined;
}

/** What is treated here, instead of an accordion of services. */
function treatments(random: Random, services: readonly Service[]) {
  const specialties = services.flatMap((service) => service.specialties);
  const conditions = [...new Set(specialties.flatMap((specialty) => specialty.conditions))];
  const procedures = [...new Set(specialties.flatMap((specialty) => specialty.procedures))];
  const diagnostics = procedures.filter((item) =>
    /test|scan|study|exam|gram\b|ultrasound|screening|X-ray|MRI/i.test(item.name.en),
  );
  return {
    c_displayConditions: refs(random.sample(conditions, 12)),
    c_displayDiagnostics: refs(random.sample(diagnostics, 6)),
    c_displayTreatments: refs(random.sample(procedures, 8)),
  };
}

function names(random: Random, site: Site) {
  return {
    name: site.name,
    slug: slugOf(site.name),
    c_displayName:
      site.parent !== undefined && random.chance(0.5)
        ? site.name.replace(`${site.parent.name} `, '')
        : random.chance(0.15)
          ? site.name
          : undefined,
    c_otherName: random.chance(0.12)
      ? fill(both('Formerly {city} {word}', 'Antes {city} {word}'), {
          city: site.address.city ?? '',
          word: random.pick(['Clinic', 'Health Center', 'Community Care']),
        })
      : undefined,
    c_parentLocation: site.parent === undefined ? undefined : [ref(site.parent.id)],
  };
}

function contact(random: Random, site: Site) {
  return {
    address: {
      ...site.address,
      ...(random.chance(0.1)
        ? { extraDescription: both('Across from the public library', 'Frente a la biblioteca pública') }
        : {}),
    },
    mainPhone: site.phone,
    alternatePhone: random.chance(0.16)
      ? site.phone?.replace(/\d\d$/, String(random.int(10, 99)))
      : undefined,
    c_otherNumberLabel: random.chance(0.8)
      ? random.pick([
          both('Nurse line', 'Línea de enfermería'),
          both('Scheduling', 'Citas'),
          both('Billing', 'Facturación'),
        ])
      : undefined,
    fax: site.fax,
    hours: site.hours,
    timezone: 'America/Los_Angeles',
    additionalHoursText:
      site.hours !== undefined && random.chance(0.14) ? random.pick(HOURS_NOTES) : undefined,
  };
}

function appointments(
  random: Random,
  site: Site,
  books: boolean,
  alert: (typeof ALERTS)[number] | undefined,
) {
  return {
    c_appointmentBookingUrl: books ? `/-/demo/book/${site.id}` : undefined,
    c_appointmentBookingLabel:
      books && random.chance(0.6)
        ? random.pick([
            both('Save a place in line', 'Reservar un turno'),
            both('Book a visit', 'Reservar una cita'),
            both('Schedule online', 'Programar en línea'),
          ])
        : undefined,
    c_alert:
      alert === undefined
        ? undefined
        : {
            icon: alert.icon,
            alertType: alert.type,
            alertHeading: both(...alert.heading),
            alertText: paragraphs(both(...alert.text)),
          },
  };
}

/** Questions people ask at places like this one. */
function questions(random: Random, site: Site) {
  const faqs = FAQS.filter(
    (faq) => faq.types === undefined || faq.types.some((each) => site.types.includes(each)),
  );
  return random
    .sample(faqs, random.int(2, 5))
    .map((faq) => ({ question: both(...faq.question), answer: paragraphs(both(...faq.answer)) }));
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
      content: both('Emergency team on site', 'Equipo de emergencias en el lugar'),
    },
    {
      headline: both('Free', 'Gratis'),
      content: both('Interpreters at every visit', 'Intérpretes en cada consulta'),
      linkURL: '/patients/interpreters',
    },
    {
      headline: both('All day', 'Todo el día'),
      content: both('Visiting hours on most floors', 'Horario de visitas en la mayoría de los pisos'),
      linkURL: '/visitors',
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
const FURTHER_PAYMENTS = ['APPLEPAY', 'GOOGLEPAY', 'FINANCING', 'GIFTCARD', 'COUNTY_HEALTH_CARD'];

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
    additionalHoursText: random.chance(0.08) ? random.pick(HOURS_NOTES) : undefined,
    yextDisplayCoordinate: random.chance(0.98)
      ? { latitude: office.latitude, longitude: office.longitude }
      : undefined,
    c_locationAmenities: random.sample(AMENITY_NAMES, random.int(1, 4)),
    c_affiliate: [ref(office.affiliate.id)],
    c_region: office.region.name,
  };
}
