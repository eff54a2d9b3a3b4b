import { both, bullets, fill, paragraphs, say, slugOf } from '../bilingual.ts';
import type { Pair } from '../bilingual.ts';
import { addDays } from '../calendar.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { demoBrightcoveId, demoVideoId } from '../text/facilityText.ts';
import { numbered, ref, refs, scaled } from '../World.ts';
import type { DemoEntity, Site, World } from '../World.ts';
import { fictionPhone } from './network.ts';
import { personName } from './providers.ts';

interface EventKind {
  type: string;
  topics: readonly string[];
  title: Pair;
  text: Pair;
  paid: number;
  hours: readonly string[];
}
const EVENTS: readonly EventKind[] = [
  {
    type: 'Class',
    topics: ['Pregnancy', 'Packing for the hospital'],
    title: ['Preparing for Birth', 'Preparación para el parto'],
    text: [
      'Breathing, comfort positions and what to expect, with time for questions.',
      'Respiración, posiciones cómodas y qué esperar, con tiempo para preguntas.',
    ],
    paid: 0.6,
    hours: ['18:00', '10:00'],
  },
  {
    type: 'Class',
    topics: ['Breastfeeding basics'],
    title: ['Breastfeeding Basics', 'Conceptos básicos de lactancia'],
    text: [
      'A lactation consultant shows the first steps and answers questions.',
      'Una consultora de lactancia muestra los primeros pasos y responde preguntas.',
    ],
    paid: 0.4,
    hours: ['17:30', '11:00'],
  },
  {
    type: 'Class',
    topics: ['Babies and Children', 'First aid at home'],
    title: ['Infant CPR and Safety', 'RCP y seguridad para bebés'],
    text: [
      'Practice on training dolls with an instructor. Open to all caregivers.',
      'Practique con muñecos y un instructor. Abierto a toda persona que cuide bebés.',
    ],
    paid: 0.7,
    hours: ['09:30', '18:00'],
  },
  {
    type: 'Support Group',
    topics: ['Cancer'],
    title: ['Cancer Support Circle', 'Círculo de apoyo en cáncer'],
    text: [
      'A quiet place to talk with others and a counselor.',
      'Un lugar tranquilo para conversar con otras personas y una consejera.',
    ],
    paid: 0,
    hours: ['16:00', '18:30'],
  },
  {
    type: 'Support Group',
    topics: ['Grief'],
    title: ['Grief Support Group', 'Grupo de apoyo en el duelo'],
    text: [
      'Come once or many times. You may speak or simply listen.',
      'Venga una vez o muchas. Puede hablar o solo escuchar.',
    ],
    paid: 0,
    hours: ['17:00', '19:00'],
  },
  {
    type: 'Support Group',
    topics: ['Rest for caregivers', 'Caring for a parent'],
    title: ['Caregivers’ Hour', 'La hora de los cuidadores'],
    text: [
      'Share ideas and rest a little with people who understand.',
      'Comparta ideas y descanse un poco con quienes entienden.',
    ],
    paid: 0,
    hours: ['12:00', '18:00'],
  },
  {
    type: 'Screening',
    topics: ['High blood pressure', 'Knowing your numbers'],
    title: ['Blood Pressure Check', 'Control de la presión arterial'],
    text: [
      'A free reading and a card to take home. No appointment.',
      'Una medición gratuita y una tarjeta para llevar. Sin cita.',
    ],
    paid: 0,
    hours: ['10:00', '13:00'],
  },
  {
    type: 'Screening',
    topics: ['Sun safety', 'Skin cancer'],
    title: ['Community Skin Check', 'Revisión comunitaria de la piel'],
    text: [
      'Short skin checks by our dermatology team.',
      'Revisiones breves de la piel por nuestro equipo de dermatología.',
    ],
    paid: 0,
    hours: ['09:00', '14:00'],
  },
  {
    type: 'Wellness',
    topics: ['Movement and Fitness', 'Yoga for beginners'],
    title: ['Gentle Yoga', 'Yoga suave'],
    text: [
      'Slow stretches in a chair or on a mat. All bodies welcome.',
      'Estiramientos lentos en silla o tapete. Todos los cuerpos son bienvenidos.',
    ],
    paid: 0.5,
    hours: ['08:30', '17:30'],
  },
  {
    type: 'Wellness',
    topics: ['Stress', 'Breathing exercises'],
    title: ['Introduction to Mindfulness', 'Introducción a la atención plena'],
    text: ['Short practices for busy days.', 'Prácticas breves para días ocupados.'],
    paid: 0.3,
    hours: ['12:15', '18:00'],
  },
  {
    type: 'Lecture',
    topics: ['Type 2 diabetes', 'Cooking at home'],
    title: ['Cooking for Steady Blood Sugar', 'Cocinar para una glucosa estable'],
    text: [
      'A dietitian cooks two simple meals and shares the recipes.',
      'Una nutricionista prepara dos comidas sencillas y comparte las recetas.',
    ],
    paid: 0.2,
    hours: ['17:30', '11:00'],
  },
  {
    type: 'Lecture',
    topics: ['Memory changes', 'Healthy Aging'],
    title: ['Memory and Aging', 'Memoria y envejecimiento'],
    text: [
      'What is common, what is not, and when to ask for help.',
      'Qué es común, qué no lo es y cuándo pedir ayuda.',
    ],
    paid: 0,
    hours: ['10:30', '15:00'],
  },
  {
    type: 'Tour',
    topics: ['Pregnancy', 'Third trimester'],
    title: ['Birth Center Tour', 'Recorrido del centro de partos'],
    text: [
      'See the rooms, meet the nurses and find the night entrance.',
      'Vea las habitaciones, conozca a las enfermeras y ubique la entrada nocturna.',
    ],
    paid: 0,
    hours: ['10:00', '17:00'],
  },
];

/** Classes, groups, screenings and talks in the months from `today`. */
export function* buildEvents(world: World): Generator<DemoEntity> {
  const count = scaled(world, 250, 16);
  const topicByName = new Map(world.topics.map((topic) => [topic.name.en, topic]));
  const taken = new Set<string>();
  for (let number = 1; number <= count; number += 1) {
    const id = numbered('event', number, 3);
    const random = createRandom(id);
    const kind = EVENTS[(number - 1) % EVENTS.length]!;
    const online = random.chance(0.3);
    const site = random.pick(
      world.facilities.filter((item) =>
        ['Hospital', 'Care Center', 'Birth Center', 'Integrative Health and Healing'].includes(
          item.types[0] ?? '',
        ),
      ),
    );
    const drawn = addDays(world.today, random.int(1, 175));
    const multiDay = kind.type === 'Class' && random.chance(0.3);
    const start = random.pick(kind.hours);
    const end = `${String(Number(start.slice(0, 2)) + random.int(1, 2)).padStart(2, '0')}${start.slice(2)}`;
    const city = site.address.city ?? '';
    const name = both(
      `${kind.title[0]}${online ? ' (online)' : `, ${city}`}`,
      `${kind.title[1]}${online ? ' (en línea)' : `, ${city}`}`,
    );
    // Of one name each has a day of its own: by name and day their pages are told apart.
    let day = drawn;
    while (taken.has(`${name.en} ${day}`)) day = addDays(day, 1);
    taken.add(`${name.en} ${day}`);
    const paid = random.chance(kind.paid);
    yield {
      id,
      type: 'ce_seatRobotEvent',
      languages: 'both',
      body: {
        name,
        slug: slugOf(name.en),
        c_startDateTime: `${day}T${start}`,
        c_endDateTime: `${multiDay ? addDays(day, random.int(1, 14)) : day}T${end}`,
        c_multiDay: multiDay,
        c_doesEventHasMoreDates: random.chance(0.3),
        c_registerUrl: random.chance(0.9) ? `/-/demo/register/${id}` : undefined,
        c_teaserText: both(...kind.text),
        description: both(...kind.text),
        c_body: paragraphs(
          both(...kind.text),
          both(
            'Interpreters are free. Tell us what you need when you register.',
            'Los intérpretes son gratuitos. Díganos qué necesita al inscribirse.',
          ),
        ),
        c_isOnlineEvent: online,
        c_isPaid: paid,
        c_price: paid ? random.pick([10, 15, 25, 40, 60]) : 0,
        c_affiliate: [ref(site.affiliate.id)],
        c_eventLocations: online ? undefined : [ref(site.id)],
        address: online ? undefined : site.address,
        yextDisplayCoordinate: online ? undefined : { latitude: site.latitude, longitude: site.longitude },
        timezone: 'America/Los_Angeles',
        c_eventType: kind.type,
        c_healthTopics: refs(kind.topics.flatMap((topic) => topicByName.get(topic) ?? [])),
        c_services: refs(
          world.services
            .filter(
              (service) =>
                service.topLevel &&
                kind.topics.some((topic) => service.name.en.includes(topic.split(' ')[0]!)),
            )
            .slice(0, 2),
        ),
        c_language: random.chance(0.2) ? 'Spanish' : 'English',
        landingPageUrl: `/find-event/${slugOf(name.en)}-${id}`,
      },
    };
  }
}

/** Kinds of work by the department that asks for it. */
const WORK_AREAS: Readonly<Record<string, Pair>> = {
  Nursing: ['With patients', 'Con pacientes'],
  'Newborn care': ['With patients', 'Con pacientes'],
  'Patient experience': ['With patients', 'Con pacientes'],
  'Spiritual care': ['With patients', 'Con pacientes'],
  'Guest services': ['With visitors', 'Con visitantes'],
  'Gift shop': ['With visitors', 'Con visitantes'],
  Facilities: ['Behind the scenes', 'Tras bambalinas'],
  Nutrition: ['Behind the scenes', 'Tras bambalinas'],
  'Community health': ['In the community', 'En la comunidad'],
};

/** The way to a kind of work, level by level: `With visitors > Gift shop`. */
function workArea([en, es]: Pair) {
  const area = WORK_AREAS[en];
  return area && both(`${area[0]} > ${en}`, `${area[1]} > ${es}`);
}

const ROLES: readonly { name: Pair; department: Pair; text: Pair; day: Pair; age: string }[] = [
  {
    name: ['Front desk greeter', 'Recepción de visitantes'],
    department: ['Guest services', 'Atención a visitantes'],
    text: [
      'Welcome visitors, give directions and walk people to their visits.',
      'Reciba a los visitantes, oriente y acompañe a las personas a su consulta.',
    ],
    day: [
      'Most of a shift is spent at the front desk by the main entrance. You greet people, look up where they need to go, lend a wheelchair and walk along with those who would rather not go alone.',
      'La mayor parte del turno transcurre en la recepción, junto a la entrada principal. Usted saluda, busca adónde debe ir cada persona, presta una silla de ruedas y acompaña a quien prefiere no ir a solas.',
    ],
    age: '16 and over',
  },
  {
    name: ['Patient companion', 'Compañía para pacientes'],
    department: ['Nursing', 'Enfermería'],
    text: [
      'Sit with patients, read aloud or play cards, and let the nurse know if something is needed.',
      'Acompañe a los pacientes, lea en voz alta o juegue cartas, y avise a la enfermera si algo hace falta.',
    ],
    day: [
      'A nurse tells you at the start who would like company. You may read aloud, play cards, help with a letter or simply sit by the window; care itself stays with the nurses.',
      'Al comenzar, una enfermera le dice quién quisiera compañía. Puede leer en voz alta, jugar cartas, ayudar con una carta o solo sentarse junto a la ventana; la atención queda en manos de las enfermeras.',
    ],
    age: '18 and over',
  },
  {
    name: ['Gift shop helper', 'Ayudante en la tienda de regalos'],
    department: ['Gift shop', 'Tienda de regalos'],
    text: [
      'Help visitors choose, wrap gifts and keep the shelves tidy.',
      'Ayude a elegir, envuelva regalos y mantenga los estantes en orden.',
    ],
    day: [
      'You open the shop with another volunteer, help people find a card or a toy, ring up the sale and bring orders to the rooms. What the shop earns goes to families who stay far from home.',
      'Usted abre la tienda con otra persona voluntaria, ayuda a encontrar una tarjeta o un juguete, cobra la venta y lleva pedidos a las habitaciones. Lo que gana la tienda es para familias que se alojan lejos de casa.',
    ],
    age: '16 and over',
  },
  {
    name: ['Infant cuddler', 'Abrazos para recién nacidos'],
    department: ['Newborn care', 'Atención del recién nacido'],
    text: [
      'After training, hold and calm babies under a nurse’s eye.',
      'Después de una capacitación, sostenga y calme a los bebés con la guía de una enfermera.',
    ],
    day: [
      'Some babies stay for weeks, and their families cannot be there every hour. You wash in, sit in the rocking chair and hold one baby at a time for as long as it sleeps.',
      'Algunos bebés se quedan semanas y sus familias no pueden estar a toda hora. Usted se lava, se sienta en la mecedora y sostiene a un bebé a la vez mientras duerme.',
    ],
    age: '21 and over',
  },
  {
    name: ['Therapy dog team', 'Equipo con perro de terapia'],
    department: ['Patient experience', 'Experiencia del paciente'],
    text: [
      'Visit units with your certified dog and brighten the day.',
      'Visite las unidades con su perro certificado y alegre el día.',
    ],
    day: [
      'A coordinator walks the first visits with you and your dog and learns what suits you both. Later you have a route of your own: waiting rooms, therapy rooms, and patients who asked for a visit.',
      'Una coordinadora acompaña las primeras visitas y ve qué les va bien a usted y a su perro. Después tienen su propia ruta: salas de espera, salas de terapia y pacientes que pidieron una visita.',
    ],
    age: '18 and over',
  },
  {
    name: ['Library and book cart', 'Biblioteca y carrito de libros'],
    department: ['Patient experience', 'Experiencia del paciente'],
    text: [
      'Bring books and magazines to rooms and waiting areas.',
      'Lleve libros y revistas a las habitaciones y salas de espera.',
    ],
    day: [
      'You fill the cart in the library, go from door to door and ask before you enter. There are books in eleven languages, large print, and puzzles for those who would rather not read.',
      'Usted llena el carrito en la biblioteca, va de puerta en puerta y pregunta antes de entrar. Hay libros en once idiomas, letra grande y rompecabezas para quien prefiere no leer.',
    ],
    age: '14 and over',
  },
  {
    name: ['Garden volunteer', 'Voluntariado en el jardín'],
    department: ['Facilities', 'Instalaciones'],
    text: ['Care for the healing garden and its paths.', 'Cuide el jardín y sus senderos.'],
    day: [
      'You water, weed and plant with the gardener, and keep the paths clear for wheelchairs and walkers. Patients often come to look, and like to be told what is growing.',
      'Usted riega, desyerba y planta con el jardinero, y mantiene los senderos libres para sillas de ruedas y andaderas. Los pacientes suelen acercarse y les gusta saber qué está creciendo.',
    ],
    age: '14 and over',
  },
  {
    name: ['Meal companion', 'Compañía en las comidas'],
    department: ['Nutrition', 'Nutrición'],
    text: [
      'Help patients open trays and enjoy a meal in company.',
      'Ayude a los pacientes con sus bandejas y acompáñelos a comer.',
    ],
    day: [
      'Before the meal you learn from the nurse who may eat what. You open cartons, cut bread, sit down and talk, and tell the nurse when somebody leaves the plate untouched.',
      'Antes de la comida, la enfermera le dice quién puede comer qué. Usted abre envases, corta el pan, se sienta a conversar y avisa cuando alguien deja el plato sin tocar.',
    ],
    age: '18 and over',
  },
  {
    name: ['Health fair helper', 'Ayudante en ferias de salud'],
    department: ['Community health', 'Salud comunitaria'],
    text: [
      'Set up tables, welcome families and hand out information.',
      'Prepare las mesas, reciba a las familias y entregue información.',
    ],
    day: [
      'Fairs take place in schools, parks and churches, mostly on Saturdays. You carry, set up, welcome and show people to the nurse who measures blood pressure.',
      'Las ferias se hacen en escuelas, parques e iglesias, casi siempre en sábado. Usted carga, monta, recibe y lleva a las personas con la enfermera que mide la presión.',
    ],
    age: '16 and over',
  },
  {
    name: ['No One Alone', 'Nadie a solas'],
    department: ['Spiritual care', 'Atención espiritual'],
    text: [
      'After training, keep company with people near the end of life.',
      'Después de una capacitación, acompañe a personas cerca del final de la vida.',
    ],
    day: [
      'Nobody should die alone who does not want to. You are called when a family cannot be there, sit at the bedside for two or three hours, and are followed by the next volunteer.',
      'Nadie que no lo quiera debe morir a solas. Se le llama cuando una familia no puede estar; usted se sienta junto a la cama dos o tres horas y después le releva otra persona voluntaria.',
    ],
    age: '21 and over',
  },
];

export function* buildVolunteering(world: World): Generator<DemoEntity> {
  const count = scaled(world, 150, 10);
  const hosts = world.facilities.filter((site) =>
    ['Hospital', 'Care Center', 'Birth Center'].includes(site.types[0] ?? ''),
  );
  for (let number = 1; number <= count; number += 1) yield opportunity(number, hosts);
}

function opportunity(number: number, hosts: readonly Site[]): DemoEntity {
  const id = numbered('vol', number, 3);
  const random = createRandom(id);
  const role = ROLES[(number - 1) % ROLES.length]!;
  const site = random.pick(hosts);
  const sites = random.chance(0.15) ? [site, random.pick(hosts)] : [site];
  const name = fill(both('{role}, {city}', '{role}, {city}'), {
    role: both(...role.name),
    city: site.address.city ?? '',
  });
  const status = random.pick([
    'ACTIVELY_RECRUITING',
    'ACTIVELY_RECRUITING',
    'NOT_RECRUITING',
    'WAITLIST_ONLY',
  ]);
  const applies = status !== 'NOT_RECRUITING' && random.chance(0.9);
  const contact = personName(random);
  return {
    id,
    type: 'ce_volunteerOpportunity',
    languages: 'both',
    body: {
      name,
      title: both('Volunteer Coordinator', 'Coordinación de voluntariado'),
      slug: slugOf(name.en),
      c_subheadDescriptionV2: paragraphs(both(...role.text)),
      description: both(...role.text),
      ...workOf(random, role),
      ...contactOf(random, site, number, contact),
      applicationUrl: applies ? `/-/demo/apply/${id}` : undefined,
      c_hasApplication: applies,
      c_volunteerAge: both(role.age, role.age.replace('and over', 'años o más')),
      c_departmentOrSpecialty: random.chance(0.85) ? both(...role.department) : undefined,
      c_workArea: workArea(role.department),
      c_status: status,
      ...extrasOf(random, id),
      c_healthcareFacility: random.chance(0.95) ? refs(sites) : undefined,
      yextDisplayCoordinate: { latitude: site.latitude, longitude: site.longitude },
      landingPageUrl: `/volunteering/opportunities/${slugOf(name.en)}-${id}`,
    },
  };
}

type Role = (typeof ROLES)[number];

/** What one does, needs and gets. */
function workOf(random: Random, role: Role) {
  return {
    c_volunteerDescription: random.chance(0.95)
      ? paragraphs(
          both(...role.day),
          both(
            'You will work with a staff member at first, and later on your own or with another volunteer.',
            'Al principio trabajará con alguien del personal, y después por su cuenta o con otra persona voluntaria.',
          ),
        )
      : undefined,
    c_requirementsAndQualificationsV2: random.chance(0.85)
      ? bullets([
          both('A kind and steady manner', 'Trato amable y constante'),
          both('Orientation and a health screening', 'Orientación y revisión de salud'),
          both('A commitment of several months', 'Compromiso de varios meses'),
        ])
      : undefined,
    c_benefitsAndSupportV2: random.chance(0.7)
      ? bullets([
          both('Training and a mentor', 'Capacitación y una persona mentora'),
          both('Free parking on your shift', 'Estacionamiento gratuito durante su turno'),
          both('A letter that confirms your service', 'Una carta que confirma su servicio'),
        ])
      : undefined,
    c_volunteerShift: random.chance(0.8)
      ? paragraphs(
          say(random, [
            [
              'Weekdays, 9 am to noon or 1 pm to 4 pm',
              'Días de semana, de 9 a. m. a 12 p. m. o de 1 p. m. a 4 p. m.',
            ],
            ['Weekends, 10 am to 2 pm', 'Fines de semana, de 10 a. m. a 2 p. m.'],
            ['Evenings, 5 pm to 8 pm', 'Por la tarde, de 5 p. m. a 8 p. m.'],
          ]),
        )
      : undefined,
  };
}

function contactOf(random: Random, site: Site, number: number, contact: ReturnType<typeof personName>) {
  return {
    c_contactName: random.chance(0.9) ? `${contact.firstName} ${contact.lastName}` : undefined,
    c_emailAddress: random.chance(0.85)
      ? random.chance(0.2)
        ? `volunteer.services.${slugOf(site.address.city ?? '')}@meridianhealth.example`
        : `volunteer${number}@meridianhealth.example`
      : undefined,
    mainPhone: random.chance(0.85) ? fictionPhone(random, site.region) : undefined,
    mainPhoneAdditionalText: random.chance(0.4)
      ? both('weekdays until 4 pm', 'días de semana hasta las 4 p. m.')
      : undefined,
  };
}

/** Picture, videos and questions. */
function extrasOf(random: Random, id: string) {
  return {
    c_image: random.chance(0.5)
      ? {
          url: `/-/media/art/volunteer/${id}.svg`,
          alternateText: both('Volunteers at work', 'Personas voluntarias en su labor'),
          width: 1280,
          height: 720,
        }
      : undefined,
    c_brightcoveVideoID: random.chance(0.08) ? demoBrightcoveId(random) : undefined,
    videos: random.chance(0.15)
      ? [
          {
            video: { url: `https://www.youtube.com/watch?v=${demoVideoId(random)}` },
            description: both('A day as a volunteer', 'Un día de voluntariado'),
          },
        ]
      : undefined,
    c_frequentlyAskedQuestions: random.chance(0.5)
      ? [
          {
            question: both('How much time is needed?', '¿Cuánto tiempo se necesita?'),
            answer: paragraphs(
              both('Most people give one shift a week.', 'La mayoría dedica un turno por semana.'),
            ),
          },
          {
            question: both('Do I need experience?', '¿Necesito experiencia?'),
            answer: paragraphs(both('No. We will train you.', 'No. Nosotros le capacitamos.')),
          },
        ]
      : undefined,
  };
}
