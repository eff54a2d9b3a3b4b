import {
  both,
  bullets,
  fill,
  heading,
  html,
  inSentence,
  paragraphs,
  same,
  say,
  sentences,
  slugOf,
} from '../bilingual.ts';
import type { Bilingual, Gaps, Pair } from '../bilingual.ts';
import { addDays } from '../calendar.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { demoBrightcoveId } from '../text/facilityText.ts';
import { numbered, ref, refs, scaled } from '../World.ts';
import type { DemoEntity, Specialty, Topic, World } from '../World.ts';
import { personName } from './providers.ts';

const ROLES: readonly Pair[] = [
  ['Health writer', 'Redactora de salud'],
  ['Registered dietitian', 'Nutricionista'],
  ['Nurse educator', 'Enfermera educadora'],
  ['Care coordinator', 'Coordinación de atención'],
  ['Pharmacist', 'Farmacia'],
];

/** The page that names everybody who writes, and what they wrote. */
export const CONTRIBUTORS_PATH = '/about-us/contributors';

/** People who write, answer and are quoted: some are providers, some are not. */
export function* buildPeople(world: World): Generator<DemoEntity> {
  const count = scaled(world, 140, 12);
  const physicians = world.providers.filter((provider) => provider.isPhysician);
  for (let number = 1; number <= count; number += 1) {
    const id = numbered('person', number, 3);
    const random = createRandom(id);
    const provider =
      physicians.length > 0 && random.chance(0.6) ? physicians[(number * 31) % physicians.length] : undefined;
    const own = personName(random);
    const name = provider?.name ?? `${own.firstName} ${own.lastName}`;
    const role = provider?.specialties[0]?.name ?? both(...random.pick(ROLES));
    world.people.push({ id, name: same(name), provider, role, wrote: [] });
    yield {
      id,
      type: 'ce_person',
      languages: 'both',
      body: {
        name,
        slug: slugOf(name),
        c_title: role,
        c_shortDescription: fill(
          both(
            '{name} writes about health for Meridian Health.',
            '{name} escribe sobre salud para Meridian Health.',
          ),
          { name },
        ),
        c_provider: provider === undefined ? undefined : [ref(provider.id)],
        landingPageUrl: `${CONTRIBUTORS_PATH}#${id}`,
        c_image: random.chance(0.4)
          ? { url: `/-/media/art/person/${id}.svg`, alternateText: name, width: 230, height: 307 }
          : undefined,
      },
    };
  }
}

const specialtiesOf = (world: World, topic: Topic): Specialty[] =>
  world.specialties.filter((specialty) =>
    specialty.conditions.some((item) => item.name.en === topic.subject.en),
  );
/** Research on the topic itself, by its name. */
const researchOf = (world: World, topic: Topic) =>
  world.researchTopics.filter(({ name }) => topic.subject.en.toLowerCase().includes(name.en.toLowerCase()));
const servicesOf = (world: World, specialties: Specialty[]) =>
  world.services.filter(
    (service) => service.topLevel && service.specialties.some((specialty) => specialties.includes(specialty)),
  );

const ARTICLE_TITLES: Record<Topic['kind'], readonly Pair[]> = {
  condition: [
    ['{subject}: what to know', '{subject}: lo que conviene saber'],
    ['Questions to ask about {lower}', 'Preguntas sobre {lower}'],
    ['{subject}: when to call your care team', '{subject}: cuándo llamar a su equipo de atención'],
    ['A plain guide to {lower}', 'Una guía sencilla sobre {lower}'],
  ],
  living: [
    ['Living well with {lower}', 'Vivir bien con {lower}'],
    ['{subject}: support for families', '{subject}: apoyo para las familias'],
    ['Daily life with {lower}', 'La vida diaria con {lower}'],
  ],
  wellness: [
    ['{subject}: small steps that help', '{subject}: pequeños pasos que ayudan'],
    ['{subject}: where to begin', '{subject}: por dónde empezar'],
    ['What our nurses say about {lower}', 'Lo que dicen nuestras enfermeras sobre {lower}'],
  ],
};
const LEADS: readonly Pair[] = [
  [
    'If you have questions about {lower}, you are not alone. This page gathers what our care teams tell their own patients.',
    'Si tiene preguntas sobre {lower}, no está a solas. Esta página reúne lo que nuestros equipos dicen a sus propios pacientes.',
  ],
  [
    'It can be hard to know where to start with {lower}. Here is a short, calm introduction, and where to turn next.',
    'Puede ser difícil saber por dónde empezar con {lower}. Aquí hay una introducción breve y tranquila, y adónde acudir después.',
  ],
  [
    'Good information makes decisions easier. These are the points our care teams come back to when they talk about {lower}.',
    'La buena información facilita las decisiones. Estos son los puntos a los que vuelven nuestros equipos cuando hablan de {lower}.',
  ],
];
const BODIES: Record<Topic['kind'], readonly Pair[]> = {
  condition: [
    [
      'Everyone is different, and signs can be different too. Write down what you notice, when it started and what makes it better or worse. Those notes help your care team more than any search.',
      'Cada persona es distinta, y las señales también pueden serlo. Anote lo que nota, cuándo empezó y qué lo mejora o empeora. Esas notas ayudan a su equipo más que cualquier búsqueda.',
    ],
    [
      'Your care team may ask about your health history, examine you, and suggest tests if they would change what to do next. You can ask what each test is for.',
      'Su equipo de atención puede preguntar por su historia de salud, examinarle y sugerir pruebas si cambiarían lo que sigue. Puede preguntar para qué sirve cada prueba.',
    ],
    [
      'Treatment depends on you: your health, your other medicines, and what matters to you. Often there is more than one reasonable choice, and it is fine to take time before deciding.',
      'El tratamiento depende de usted: su salud, sus otros medicamentos y lo que le importa. A menudo hay más de una opción razonable, y está bien tomarse tiempo para decidir.',
    ],
    [
      'Do not stop or start a medicine because of something you read. Call first; most questions can be answered by phone or message.',
      'No deje ni empiece un medicamento por algo que leyó. Llame primero; la mayoría de las preguntas se responden por teléfono o mensaje.',
    ],
  ],
  living: [
    [
      'Living with a condition is more than appointments. Sleep, meals, movement, work and the people around you all matter, and small adjustments can make ordinary days easier.',
      'Vivir con una condición es más que tener citas. El sueño, las comidas, el movimiento, el trabajo y las personas a su alrededor importan, y los pequeños ajustes hacen más fáciles los días comunes.',
    ],
    [
      'Keep one list with your medicines, your care team and your questions, and bring it to every visit. Share a copy with someone you trust.',
      'Lleve una sola lista con sus medicamentos, su equipo y sus preguntas, y tráigala a cada consulta. Comparta una copia con alguien de confianza.',
    ],
    [
      'It is common to have harder days. Say so at your visits. Counselors, support groups and social workers are part of care, not an extra.',
      'Es común tener días más difíciles. Dígalo en sus consultas. La consejería, los grupos de apoyo y el trabajo social son parte de la atención.',
    ],
    [
      'If you care for someone, plan rest for yourself too. Ask about respite, classes and other help near you.',
      'Si usted cuida a alguien, planee también su propio descanso. Pregunte por relevos, clases y otra ayuda cercana.',
    ],
  ],
  wellness: [
    [
      'You do not have to change everything at once. Choose one thing you can do this week, at a time of day that already exists in your life, and let it become ordinary before adding another.',
      'No tiene que cambiarlo todo de una vez. Elija una cosa que pueda hacer esta semana, a una hora que ya existe en su vida, y deje que se vuelva habitual antes de añadir otra.',
    ],
    [
      'What works for a neighbor may not work for you. Your age, your health and your days are your own, so treat advice as a menu and not as a rule.',
      'Lo que funciona para otra persona puede no funcionar para usted. Su edad, su salud y sus días son suyos: tome los consejos como un menú y no como una regla.',
    ],
    [
      'If you have a health condition, are pregnant or take medicines, check with your care team before a big change. They can help you begin safely.',
      'Si tiene una condición de salud, está embarazada o toma medicamentos, consulte a su equipo antes de un cambio grande. Pueden ayudarle a empezar con seguridad.',
    ],
    [
      'Missing a day is not failing. Begin again the next morning, and be as kind to yourself as you would be to a friend.',
      'Faltar un día no es fracasar. Empiece otra vez a la mañana siguiente, y trátese con la misma amabilidad que a un amigo.',
    ],
  ],
};
const TIPS: readonly Pair[] = [
  ['Write down your questions before your visit', 'Escriba sus preguntas antes de la consulta'],
  ['Bring your medicines or a photo of the labels', 'Traiga sus medicamentos o una foto de las etiquetas'],
  ['Ask for an interpreter if it helps; it is free', 'Pida un intérprete si le ayuda; es gratis'],
  ['Ask what to expect in the next days', 'Pregunte qué esperar en los próximos días'],
  [
    'Repeat the plan in your own words before you leave',
    'Repita el plan con sus propias palabras antes de irse',
  ],
  ['Save the nurse line number in your phone', 'Guarde en su teléfono el número de la línea de enfermería'],
  ['Invite someone you trust to come along', 'Invite a alguien de confianza a acompañarle'],
];
const CLOSING = both(
  'This article is general information and does not replace care from someone who knows you. In an emergency, call 911.',
  'Este artículo es información general y no reemplaza la atención de alguien que le conoce. En una emergencia, llame al 911.',
);

/** Text of an article about a topic; about 200 words. */
function article(random: Random, topic: Topic): { summary: Bilingual; body: Bilingual } {
  const gaps: Gaps = { lower: inSentence(topic.subject) };
  const summary = say(random, LEADS, gaps);
  const middle = random.sample(BODIES[topic.kind], 3).map(([en, es]) => both(en, es));
  const tips = random.sample(TIPS, 4).map(([en, es]) => both(en, es));
  return {
    summary,
    body: html(
      paragraphs(summary, middle[0]!),
      heading(both('What helps', 'Qué ayuda')),
      paragraphs(middle[1]!, middle[2]!),
      heading(both('At your next visit', 'En su próxima consulta')),
      bullets(tips),
      paragraphs(CLOSING),
    ),
  };
}

/** Health & Wellness pages (ce_sutterPage), news posts, patient stories, questions to experts and plan pages. */
export function* buildLibrary(world: World): Generator<DemoEntity> {
  const articles = scaled(world, 460, 20);
  for (let number = 1; number <= articles; number += 1) {
    const id = numbered('article', number, 4);
    const random = createRandom(id);
    const topic = world.topics[((number - 1) * 7) % world.topics.length]!;
    const titles = ARTICLE_TITLES[topic.kind];
    const round = Math.floor(((number - 1) * 7) / world.topics.length);
    const [en, es] = titles[round % titles.length]!;
    const name = fill(both(en, es), { subject: topic.subject, lower: inSentence(topic.subject) });
    const text = article(random, topic);
    const specialties = specialtiesOf(world, topic);
    const services = servicesOf(world, specialties);
    const published = addDays(world.today, -random.int(3, 1500));
    const contributor = random.chance(0.85) ? random.pick(world.people) : undefined;
    const slug = slugOf(name.en);
    contributor?.wrote.push({ path: `/health/articles/${slug}-${id}`, name });
    yield {
      id,
      type: 'ce_sutterPage',
      languages: 'both',
      body: {
        name,
        slug,
        c_pageType: random.chance(0.85) ? 'Article' : 'Health Topic',
        c_headline: name,
        c_teaserText: text.summary,
        c_shortDescription: text.summary,
        description: text.summary,
        c_body: text.body,
        // A few have the unset date of the content platform.
        c_publishedDate: random.chance(0.04) ? '0001-01-01' : published,
        c_imageOrVideo: random.chance(0.08) ? 'Video' : 'Image',
        c_brightcoveVideoID: random.chance(0.08) ? demoBrightcoveId(random) : undefined,
        c_teaserImage: random.chance(0.55)
          ? { url: `/-/media/art/article/${id}.svg`, alternateText: '', width: 640, height: 427 }
          : undefined,
        c_contributor: contributor === undefined ? undefined : [ref(contributor.id)],
        c_person: contributor === undefined ? undefined : [ref(contributor.id)],
        c_provider: contributor?.provider === undefined ? undefined : [ref(contributor.provider.id)],
        c_healthTopics: refs(topic.parent === undefined ? [topic] : [topic, topic.parent]),
        c_services: refs(services.slice(0, 3)),
        c_specialty: refs(specialties.slice(0, 3)),
        c_relatedConditions: refs(world.conditions.filter((item) => item.name.en === topic.subject.en)),
        c_relatedProcedures: refs(specialties.flatMap((specialty) => specialty.procedures).slice(0, 2)),
        c_relatedReasonsForVisit: refs(specialties.flatMap((specialty) => specialty.reasons).slice(0, 2)),
        c_researchTopics: refs(researchOf(world, topic)),
        landingPageUrl: `/health/articles/${slug}-${id}`,
        c_linkURL: `/health/articles/${slug}-${id}`,
      },
    };
  }
  yield* news(world);
  yield* stories(world);
  yield* questions(world);
  yield* planPages(world);
}

const NEWS: readonly { category: string; topic?: string; title: Pair; text: Pair }[] = [
  {
    category: 'Patient Care',
    topic: 'Preparing for a visit',
    title: ['{site} adds evening visits', '{site} amplía las consultas por la tarde'],
    text: [
      'People in {city} can now see a care team after work on some weekdays. Visits can be booked by phone or online.',
      'Las personas de {city} ya pueden consultar a un equipo de atención después del trabajo algunos días de la semana. Las citas se reservan por teléfono o en línea.',
    ],
  },
  {
    category: 'Community Responsibility',
    topic: 'Flu season',
    title: ['Free vaccine day in {city}', 'Día de vacunas gratuitas en {city}'],
    text: [
      'Care teams from Meridian Health will offer free flu vaccines in {city}. No appointment or insurance is needed.',
      'Equipos de Meridian Health ofrecerán vacunas gratuitas contra la gripe en {city}. No se necesita cita ni seguro.',
    ],
  },
  {
    category: 'Innovation',
    topic: 'Video visits',
    title: ['Video visits reach more of {city}', 'Las consultas por video llegan a más personas de {city}'],
    text: [
      'More care teams near {city} now offer video visits, with interpreters joining on the same screen.',
      'Más equipos cerca de {city} ofrecen consultas por video, con intérpretes en la misma pantalla.',
    ],
  },
  {
    category: 'Patient Experience',
    title: ['A calmer waiting room at {site}', 'Una sala de espera más tranquila en {site}'],
    text: [
      'Patients asked for less noise and better signs at {site}. The new waiting area was planned with them.',
      'Los pacientes pidieron menos ruido y mejores letreros en {site}. La nueva sala se planeó con ellos.',
    ],
  },
  {
    category: 'Philanthropy',
    title: ['Neighbors help furnish {site}', 'Vecinos ayudan a amueblar {site}'],
    text: [
      'Gifts from people in {city} paid for new family rooms at {site}.',
      'Las donaciones de personas de {city} pagaron nuevas salas familiares en {site}.',
    ],
  },
  {
    category: 'Research',
    title: ['A new study opens in {city}', 'Se abre un nuevo estudio en {city}'],
    text: [
      'A research team in {city} is inviting people to learn about a new study. Taking part is always a choice.',
      'Un equipo de investigación en {city} invita a conocer un nuevo estudio. Participar es siempre una decisión libre.',
    ],
  },
];

function* news(world: World): Generator<DemoEntity> {
  const count = scaled(world, 150, 8);
  for (let number = 1; number <= count; number += 1) {
    const id = numbered('news', number, 4);
    const random = createRandom(id);
    const kind = NEWS[(number - 1) % NEWS.length]!;
    const site = random.pick(world.facilities);
    const gaps = { site: site.name, city: site.address.city ?? '' };
    const name = fill(both(...kind.title), gaps);
    const summary = fill(both(...kind.text), gaps);
    const published = addDays(world.today, -random.int(1, 900));
    const slug = slugOf(name.en);
    yield {
      id,
      type: 'wp_post',
      languages: 'both',
      body: {
        name,
        slug,
        wp_categories: [kind.category],
        c_mediaCategory: kind.category,
        description: summary,
        c_shortDescription: summary,
        c_body: paragraphs(
          summary,
          both(
            'For more, call the location or ask at your next visit.',
            'Para más información, llame al centro o pregunte en su próxima consulta.',
          ),
        ),
        c_publishedDate: published,
        date: published,
        c_featuredImage: random.chance(0.5)
          ? { url: `/-/media/art/news/${id}.svg`, alternateText: '', width: 640, height: 427 }
          : undefined,
        c_locations: [ref(site.id)],
        c_healthTopics: refs(world.topics.filter((topic) => topic.name.en === kind.topic)),
        landingPageUrl: `/news/${slug}-${id}`,
      },
    };
  }
}

/** Stories are told about long illnesses and recoveries, not about colds. */
const STORY_SPECIALTIES = new Set([
  ...[
    'cardiology',
    'interventional-cardiology',
    'electrophysiology',
    'cardiothoracic-surgery',
    'medical-oncology',
  ],
  ...[
    'gynecologic-oncology',
    'breast-surgery',
    'neurology',
    'neurosurgery',
    'stroke-neurology',
    'orthopedic-surgery',
  ],
  ...[
    'spine-surgery',
    'physical-medicine',
    'rheumatology',
    'pulmonology',
    'nephrology',
    'transplant-surgery',
  ],
  ...['endocrinology', 'maternal-fetal-medicine', 'colorectal-surgery', 'hematology'],
]);
const MOVING_TITLES: readonly Pair[] = [
  ['{first} walks again', '{first} vuelve a caminar'],
  ['Back on the trail: {first}’s story', 'De vuelta al sendero: la historia de {first}'],
];
const MOVING = new Set([
  'orthopedic-surgery',
  'spine-surgery',
  'physical-medicine',
  'stroke-neurology',
  'neurosurgery',
  'rheumatology',
]);
const STORY_TITLES: readonly Pair[] = [
  ['A second spring for {first}', 'Una segunda primavera para {first}'],
  ['{first} finds a team to trust', '{first} encuentra un equipo en quien confiar'],
  ['{first} and the long road home', '{first} y el largo camino a casa'],
  ['What {first} wants others to know', 'Lo que {first} quiere que otros sepan'],
];
const STORY_STARTS: readonly Pair[] = [
  [
    '{first}, who lives near {city}, had put off seeing someone about {condition}. A friend made the first call.',
    '{first}, que vive cerca de {city}, había pospuesto consultar sobre {condition}. Una amistad hizo la primera llamada.',
  ],
  [
    'The diagnosis of {condition} came on an ordinary afternoon. {first} remembers the nurse pulling up a chair.',
    'El diagnóstico de {condition} llegó una tarde cualquiera. {first} recuerda a la enfermera acercando una silla.',
  ],
  [
    'For {first}, {condition} had turned small tasks into long ones.',
    'Para {first}, {condition} había convertido las tareas pequeñas en largas.',
  ],
];
const STORY_MIDDLES: readonly Pair[] = [
  [
    'The care team explained each choice and drew a plan on paper. There were setbacks, and there were good weeks.',
    'El equipo explicó cada opción y dibujó un plan en papel. Hubo retrocesos y hubo buenas semanas.',
  ],
  [
    'Family took turns driving to visits. An interpreter joined by video, so that everyone could ask their own questions.',
    'La familia se turnó para llevarle a las consultas. Un intérprete se unió por video para que todos pudieran preguntar.',
  ],
  [
    'Therapy was slow at first. The therapist kept a chart on the wall, and one day the line began to climb.',
    'La terapia fue lenta al principio. El terapeuta llevaba una gráfica en la pared, y un día la línea empezó a subir.',
  ],
];
const STORY_ENDS: readonly Pair[] = [
  [
    'Today {first} is back to the things that make a day a good one, and still calls the team with questions.',
    'Hoy {first} ha vuelto a lo que hace bueno un día, y todavía llama al equipo con preguntas.',
  ],
  [
    'Recovery looks different for everyone. For {first}, it looks like a garden that is watered again.',
    'La recuperación es distinta para cada persona. Para {first}, se parece a un jardín que vuelve a regarse.',
  ],
];
const QUOTES: readonly Pair[] = [
  [
    'They listened to all of it, and then they explained it back to me.',
    'Escucharon todo, y después me lo explicaron.',
  ],
  [
    'Nobody hurried me. I could ask the same thing twice.',
    'Nadie me apuró. Pude preguntar lo mismo dos veces.',
  ],
  ['I came in worried and left with a plan.', 'Llegué con preocupación y salí con un plan.'],
  ['They saw me, not only my chart.', 'Me vieron a mí, no solo mi expediente.'],
];

function* stories(world: World): Generator<DemoEntity> {
  const count = scaled(world, 150, 8);
  for (let number = 1; number <= count; number += 1) {
    const id = numbered('story', number, 3);
    const random = createRandom(id);
    const person = personName(random);
    const specialty = random.pick(world.specialties.filter((item) => STORY_SPECIALTIES.has(item.key)));
    const condition = random.pick(specialty.conditions);
    const site = random.pick(world.facilities);
    const gaps: Gaps = {
      first: person.firstName,
      city: site.address.city ?? '',
      condition: inSentence(condition.name),
    };
    const name = say(
      random,
      MOVING.has(specialty.key) ? [...MOVING_TITLES, ...STORY_TITLES] : STORY_TITLES,
      gaps,
    );
    const start = say(random, STORY_STARTS, gaps);
    const end = say(random, STORY_ENDS, gaps);
    const middles = random.sample(STORY_MIDDLES, 2).map(([en, es]) => fill(both(en, es), gaps));
    const team = world.providers
      .filter((_, index) => index % 97 === number % 97 && random.chance(0.08))
      .slice(0, 3);
    const published = addDays(world.today, -random.int(10, 2000));
    yield {
      id,
      type: 'ce_patientStory',
      languages: 'both',
      body: {
        name,
        slug: slugOf(name.en),
        c_subTitle: fill(both('{condition}, near {city}', '{condition}, cerca de {city}'), {
          ...gaps,
          condition: condition.name,
        }),
        c_publishedDate: published,
        c_locations: refs([site, ...random.sample(world.facilities, random.int(0, 2))]),
        c_shortDescription: start,
        description: start,
        c_quote: both(QUOTES[number % QUOTES.length]![0], QUOTES[number % QUOTES.length]![1]),
        c_quoteAttribution: `${person.firstName} ${person.lastName.charAt(0)}.`,
        c_story: paragraphs(...middles, end),
        c_image: random.chance(0.7)
          ? {
              url: `/-/media/art/story/${id}.svg`,
              alternateText: fill(
                both('A drawing for the story of {first}', 'Un dibujo para la historia de {first}'),
                gaps,
              ),
              width: 832,
              height: 556,
            }
          : undefined,
        c_imageOrVideo: random.chance(0.12) ? 'Video' : 'Image',
        c_brightcoveVideoID: random.chance(0.12) ? demoBrightcoveId(random) : undefined,
        c_provider: refs(team),
        c_contributors: refs(team),
        c_affiliate: [ref(site.affiliate.id)],
        c_healthTopics: refs(
          world.topics.filter(
            (topic) => topic.kind === 'condition' && topic.subject.en === condition.name.en,
          ),
        ),
        c_services: refs(servicesOf(world, [specialty]).slice(0, 2)),
        c_specialty: [ref(specialty.id)],
        c_patientStoryCategory: random.pick([
          'Recovery',
          'New beginnings',
          'Living with a condition',
          'Prevention',
          'Family',
        ]),
        landingPageUrl: `/patient-stories/${slugOf(name.en)}-${id}`,
      },
    };
  }
}

const QUESTION_FORMS: readonly Pair[] = [
  ['How do I know whether I should be seen for {lower}?', '¿Cómo sé si debo consultar por {lower}?'],
  [
    'My mother has {lower}. What can our family do to help?',
    'Mi madre tiene {lower}. ¿Qué puede hacer nuestra familia para ayudar?',
  ],
  ['Is exercise safe with {lower}?', '¿Es seguro hacer ejercicio con {lower}?'],
  [
    'What should I ask at my first visit about {lower}?',
    '¿Qué debo preguntar en mi primera consulta sobre {lower}?',
  ],
];
/** Each question as the person wrote it. */
const QUESTIONS: readonly Pair[] = [
  [
    'I have had signs of {lower} on and off for weeks. When is it right to be seen?',
    'Desde hace semanas tengo señales de {lower} que van y vienen. ¿Cuándo conviene consultar?',
  ],
  [
    'My mother has just been told she has {lower}. How can we help without taking over?',
    'A mi madre le acaban de decir que tiene {lower}. ¿Cómo ayudamos sin decidir por ella?',
  ],
  [
    'Since I have {lower} I am afraid to walk or swim as I used to. How much is safe?',
    'Desde que tengo {lower} temo caminar o nadar como antes. ¿Cuánto es seguro?',
  ],
  [
    'I have half an hour for my first visit about {lower}. What should I be sure to ask?',
    'Tengo media hora para mi primera consulta sobre {lower}. ¿Qué no debo dejar de preguntar?',
  ],
];
const ANSWERS: readonly Pair[] = [
  [
    'Thank you for asking. A good rule is to call when something is new, is getting worse, or worries you. You do not need to be sure before you call.',
    'Gracias por preguntar. Una buena regla es llamar cuando algo es nuevo, empeora o le preocupa. No necesita estar seguro antes de llamar.',
  ],
  [
    'The kindest help is often practical: rides, meals, a second pair of ears at visits. Ask what would help this week.',
    'La ayuda más amable suele ser práctica: transporte, comidas, alguien más que escuche en las consultas. Pregunte qué ayudaría esta semana.',
  ],
  [
    'For many people gentle movement is helpful, but the right amount depends on you. Please check with your care team before you begin.',
    'Para muchas personas el movimiento suave ayuda, pero la cantidad adecuada depende de usted. Consulte a su equipo antes de comenzar.',
  ],
  [
    'Ask what the likely causes are, what each choice would mean for your days, and when to follow up. Write the answers down.',
    'Pregunte cuáles son las causas probables, qué significaría cada opción para sus días y cuándo volver. Escriba las respuestas.',
  ],
];

function* questions(world: World): Generator<DemoEntity> {
  const count = scaled(world, 120, 8);
  const topics = world.topics.filter((topic) => topic.kind === 'condition');
  for (let number = 1; number <= count; number += 1) {
    const id = numbered('ask', number, 3);
    const random = createRandom(id);
    const topic = topics[(number * 5) % topics.length]!;
    const form = number % QUESTION_FORMS.length;
    const question = fill(both(...QUESTION_FORMS[form]!), { lower: inSentence(topic.subject) });
    const specialties = specialtiesOf(world, topic);
    const people = random.sample(world.people, random.int(1, 2));
    yield {
      id,
      type: 'ce_askAnExpert',
      languages: 'both',
      body: {
        name: question,
        slug: slugOf(question.en),
        c_questionParaphrased: paragraphs(
          fill(both(...QUESTIONS[form]!), { lower: inSentence(topic.subject) }),
        ),
        c_expertResponse: paragraphs(
          both(...ANSWERS[form]!),
          both(
            'Every person is different; your own care team knows you best.',
            'Cada persona es distinta; su propio equipo es quien mejor le conoce.',
          ),
          CLOSING,
        ),
        description: both(...ANSWERS[form]!),
        c_person: refs(people),
        c_contributor: refs(people),
        c_callToAction: random.chance(0.7)
          ? {
              headline: both('Talk with someone who can help', 'Hable con alguien que puede ayudar'),
              description: paragraphs(
                fill(both('Find a {name} near you.', 'Encuentre atención de {name} cerca de usted.'), {
                  name:
                    specialties[0] === undefined
                      ? both('doctor', 'medicina')
                      : both(
                          `${specialties[0].name.en.toLowerCase()} provider`,
                          specialties[0].name.es.toLowerCase(),
                        ),
                }),
              ),
              linkText: both('Find a provider', 'Encontrar un médico'),
              linkURL: '/find-provider',
              icon: 'user-doctor',
            }
          : undefined,
        c_services: refs(servicesOf(world, specialties).slice(0, 2)),
        c_healthTopics: refs(topic.parent === undefined ? [topic] : [topic, topic.parent]),
        c_specialty: refs(specialties),
        c_relatedConditions: refs(world.conditions.filter((item) => item.name.en === topic.subject.en)),
        c_relatedProcedures: refs(specialties.flatMap((specialty) => specialty.procedures).slice(0, 3)),
        c_relatedReasonsForVisit: refs(specialties.flatMap((specialty) => specialty.reasons).slice(0, 3)),
        c_researchTopics: refs(researchOf(world, topic)),
        c_publishedDate: addDays(world.today, -random.int(5, 1200)),
        landingPageUrl: `/ask-an-expert/answers/${slugOf(question.en)}-${id}`,
      },
    };
  }
}

const PLAN_PAGES: readonly (readonly [
  path: string,
  en: string,
  es: string,
  textEn: string,
  textEs: string,
])[] = [
  [
    '/members',
    'For members',
    'Para miembros',
    'Your plan card, your doctor and your benefits in one place.',
    'Su tarjeta, su médico y sus beneficios en un solo lugar.',
  ],
  [
    '/members/benefits',
    'Benefits and coverage',
    'Beneficios y cobertura',
    'How coverage works and where to find your plan documents.',
    'Cómo funciona la cobertura y dónde encontrar los documentos de su plan.',
  ],
  [
    '/members/appeals',
    'Grievances and appeals',
    'Quejas y apelaciones',
    'How to ask us to look again at a decision.',
    'Cómo pedirnos que revisemos una decisión.',
  ],
  [
    '/members/pharmacy',
    'Pharmacy benefits',
    'Beneficios de farmacia',
    'Covered medicines, pharmacies and mail order.',
    'Medicamentos cubiertos, farmacias y pedidos por correo.',
  ],
  [
    '/members/id-card',
    'Your member ID card',
    'Su tarjeta de miembro',
    'How to see, print or replace your card.',
    'Cómo ver, imprimir o reemplazar su tarjeta.',
  ],
  [
    '/members/choose-doctor',
    'Choose or change your doctor',
    'Elegir o cambiar de médico',
    'How to pick a primary care provider.',
    'Cómo elegir un proveedor de atención primaria.',
  ],
  [
    '/members/urgent-care',
    'Urgent and emergency care',
    'Atención urgente y de emergencia',
    'Where to go, at home and away.',
    'Adónde ir, en casa y de viaje.',
  ],
  [
    '/members/mental-health',
    'Mental health benefits',
    'Beneficios de salud mental',
    'Counseling, therapy and crisis support.',
    'Consejería, terapia y apoyo en crisis.',
  ],
  [
    '/members/language-help',
    'Language help',
    'Ayuda con el idioma',
    'Free interpreters and documents in your language.',
    'Intérpretes gratuitos y documentos en su idioma.',
  ],
  [
    '/members/bills',
    'Bills and payments',
    'Facturas y pagos',
    'How to read a bill and pay it.',
    'Cómo leer una factura y pagarla.',
  ],
  [
    '/employers',
    'For employers',
    'Para empleadores',
    'Plans for teams of every size.',
    'Planes para equipos de todo tamaño.',
  ],
  [
    '/brokers',
    'For brokers',
    'Para agentes',
    'Quotes, forms and contacts.',
    'Cotizaciones, formularios y contactos.',
  ],
  [
    '/shop-plans',
    'Compare plans',
    'Comparar planes',
    'See how our plans differ.',
    'Vea en qué se diferencian nuestros planes.',
  ],
  [
    '/about',
    'About Meridian Plan',
    'Acerca de Meridian Plan',
    'A health plan that belongs to its community.',
    'Un plan de salud que pertenece a su comunidad.',
  ],
  [
    '/contact',
    'Contact us',
    'Contáctenos',
    'Phone, mail and language lines.',
    'Teléfono, correo y líneas de idiomas.',
  ],
];

/** Pages of the health plan as its site search knows them. */
function* planPages(world: World): Generator<DemoEntity> {
  for (const [index, [path, en, es, textEn, textEs]] of PLAN_PAGES.entries()) {
    const text = both(textEn, textEs);
    yield {
      id: numbered('shppage', index + 1, 2),
      type: 'ce_shpPage',
      languages: 'both',
      body: {
        name: both(en, es),
        slug: slugOf(en),
        description: text,
        c_shortDescription: text,
        c_body: paragraphs(sentences(text)),
        landingPageUrl: path,
        c_linkURL: path,
        c_shpLastUpdatedDate: addDays(world.today, -9),
        c_pageType: path.startsWith('/members') ? 'For members' : 'About the plan',
      },
    };
  }
}
