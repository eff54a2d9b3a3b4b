import type { Pair } from '../bilingual.ts';

/** A kind of study: its title and what it says of itself, with a gap for the topic. */
export interface StudyText {
  title: Pair;
  /** The question it asks, in a sentence. */
  asks: Pair;
  /** What happens to those who join, a paragraph each. */
  happens: readonly Pair[];
}

/** A kind of trial: also who can join and who cannot; each completes "if you". */
export interface TrialText extends StudyText {
  canJoin: readonly Pair[];
  cannotJoin: readonly Pair[];
}

/** A kind of publication, in the language it is written in. */
export interface PublicationText {
  title: Pair;
  background: string;
  methods: string;
  results: string;
  conclusions: string;
}

const ADULT: Pair = ['are 18 or older', 'tiene 18 años o más'];
const IN_CARE: Pair = [
  'receive care related to {topic} at a location of the Meridian Health network',
  'recibe atención relacionada con {topic} en un centro de la red Meridian Health',
];
const IN_ANOTHER: Pair = ['are taking part in another trial', 'participa en otro ensayo'];

export const TRIALS: readonly TrialText[] = [
  {
    title: [
      'Comparing two ways to organize care for {topic}',
      'Comparación de dos formas de organizar la atención en {topic}',
    ],
    asks: [
      'Is care for {topic} better with one nurse to call, or with a team that shares the work?',
      '¿Es mejor la atención en {topic} con una sola enfermera a quien llamar, o con un equipo que comparte el trabajo?',
    ],
    happens: [
      [
        'Everyone in the trial receives the care they would receive anyway. What differs is whom you call with questions: chance decides whether that is one nurse or a team.',
        'Todas las personas del ensayo reciben la atención que recibirían de todos modos. Lo que cambia es a quién llama con sus preguntas: el azar decide si es una sola enfermera o un equipo.',
      ],
      [
        'It takes a year: a first visit of about an hour, a short questionnaire every three months and a closing talk by phone.',
        'Dura un año: una primera visita de cerca de una hora, un cuestionario breve cada tres meses y una conversación final por teléfono.',
      ],
    ],
    canJoin: [
      ADULT,
      IN_CARE,
      [
        'can answer a short questionnaire every three months, on paper, by phone or online',
        'puede responder un cuestionario breve cada tres meses, en papel, por teléfono o en línea',
      ],
    ],
    cannotJoin: [IN_ANOTHER, ['plan to move away within a year', 'planea mudarse antes de un año']],
  },
  {
    title: [
      'Testing a home monitoring program for {topic}',
      'Prueba de un programa de monitoreo en casa para {topic}',
    ],
    asks: [
      'Can readings taken at home, and a nurse who follows them, spare people unplanned visits?',
      '¿Pueden las mediciones en casa, seguidas por una enfermera, evitar visitas no planeadas?',
    ],
    happens: [
      [
        'You measure once a day at home with a device that we lend you and explain. A study nurse looks at the readings and calls when something changes.',
        'Usted se mide una vez al día en casa con un aparato que le prestamos y le explicamos. Una enfermera del estudio revisa las mediciones y llama cuando algo cambia.',
      ],
      [
        'The trial takes six months. Half of those who join begin at once, the other half after three months; chance decides which.',
        'El ensayo dura seis meses. La mitad de quienes participan comienza de inmediato y la otra mitad después de tres meses; lo decide el azar.',
      ],
    ],
    canJoin: [
      ADULT,
      IN_CARE,
      ['have a phone, with or without internet', 'tiene teléfono, con o sin internet'],
    ],
    cannotJoin: [
      [
        'already have a device that sends readings to your care team',
        'ya tiene un aparato que envía mediciones a su equipo de atención',
      ],
      IN_ANOTHER,
    ],
  },
  {
    title: [
      'An investigational medicine compared with usual care in {topic}',
      'Un medicamento en investigación comparado con la atención habitual en {topic}',
    ],
    asks: [
      'Does an investigational medicine, added to usual care, help more than usual care alone?',
      '¿Ayuda más un medicamento en investigación, sumado a la atención habitual, que la atención habitual sola?',
    ],
    happens: [
      [
        'Everyone receives usual care. By chance, half also take the investigational medicine once a day, and half a tablet with no medicine in it. Neither you nor the study team knows which until the end.',
        'Todas las personas reciben la atención habitual. Por azar, la mitad toma además el medicamento en investigación una vez al día, y la otra mitad una tableta sin medicamento. Ni usted ni el equipo del estudio saben cuál hasta el final.',
      ],
      [
        'The trial takes nine months and seven visits; blood is drawn at four of them. Possible side effects are explained before you decide, and you have a number to call day and night.',
        'El ensayo dura nueve meses con siete visitas; en cuatro de ellas se toma sangre. Los posibles efectos secundarios se explican antes de que decida, y tendrá un número al que llamar de día y de noche.',
      ],
    ],
    canJoin: [
      ['are between 18 and 75 years old', 'tiene entre 18 y 75 años'],
      IN_CARE,
      [
        'can come to seven visits in nine months, three of them by video',
        'puede asistir a siete visitas en nueve meses, tres de ellas por video',
      ],
    ],
    cannotJoin: [
      [
        'are pregnant or breastfeeding, or plan a pregnancy in the next year',
        'está embarazada o amamantando, o planea un embarazo en el próximo año',
      ],
      ['have severe kidney or liver disease', 'tiene una enfermedad grave del riñón o del hígado'],
      [
        'took part in another trial of a medicine in the last 30 days',
        'participó en otro ensayo de un medicamento en los últimos 30 días',
      ],
    ],
  },
  {
    title: ['A trial of follow-up phone calls in {topic}', 'Un ensayo de llamadas de seguimiento en {topic}'],
    asks: [
      'Do calls from a nurse in the weeks after a visit make a care plan easier to follow?',
      '¿Hacen las llamadas de una enfermera, en las semanas después de una consulta, más fácil seguir el plan de atención?',
    ],
    happens: [
      [
        'A nurse calls you one, three and six weeks after your visit, in the language you prefer. A call lasts about fifteen minutes.',
        'Una enfermera le llama una, tres y seis semanas después de su consulta, en el idioma que prefiera. Cada llamada dura unos quince minutos.',
      ],
      [
        'Chance decides whether you receive the calls or the usual letter. Nothing else in your care is different.',
        'El azar decide si recibe las llamadas o la carta habitual. Nada más cambia en su atención.',
      ],
    ],
    canJoin: [
      ADULT,
      [
        'have had a visit related to {topic} in the last four weeks',
        'tuvo una consulta relacionada con {topic} en las últimas cuatro semanas',
      ],
      [
        'can be reached by phone, with an interpreter if you like',
        'puede recibir llamadas, con intérprete si lo desea',
      ],
    ],
    cannotJoin: [['live in a nursing home', 'vive en un hogar de cuidados'], IN_ANOTHER],
  },
];

export const STUDIES: readonly StudyText[] = [
  {
    title: ['Shared decision making in {topic}', 'Decisiones compartidas en {topic}'],
    asks: [
      'How do patients and care teams choose together in {topic}?',
      '¿Cómo eligen juntos los pacientes y los equipos de atención en {topic}?',
    ],
    happens: [
      [
        'With permission, we listen to recordings of visits, and afterwards ask patients and care teams how the decision was made.',
        'Con permiso, escuchamos grabaciones de consultas y después preguntamos a pacientes y equipos cómo se tomó la decisión.',
      ],
    ],
  },
  {
    title: [
      'Listening to patients: an interview study on {topic}',
      'Escuchar a los pacientes: un estudio de entrevistas sobre {topic}',
    ],
    asks: [
      'What do patients want their care teams to know about {topic}?',
      '¿Qué quieren los pacientes que sus equipos de atención sepan sobre {topic}?',
    ],
    happens: [
      [
        'We speak with forty patients for about an hour each, in English or Spanish. Nobody is named in what we publish.',
        'Conversamos con cuarenta pacientes, cerca de una hora con cada uno, en inglés o en español. No se nombra a nadie en lo que publicamos.',
      ],
    ],
  },
  {
    title: ['A registry of outcomes in {topic}', 'Un registro de resultados en {topic}'],
    asks: [
      'How do patients fare over the years in {topic}?',
      '¿Cómo les va a los pacientes con los años en {topic}?',
    ],
    happens: [
      [
        'With permission, a few facts from medical records are collected once a year, without names, and compared among clinics.',
        'Con permiso, una vez al año se reúnen algunos datos de los expedientes, sin nombres, y se comparan entre clínicas.',
      ],
    ],
  },
  {
    title: ['Community health workers and {topic}', 'Promotores de salud y {topic}'],
    asks: [
      'What changes when a community health worker joins the care team for {topic}?',
      '¿Qué cambia cuando un promotor de salud se une al equipo de atención en {topic}?',
    ],
    happens: [
      [
        'A community health worker calls or visits families and helps with rides, forms and questions. We compare clinics before and after.',
        'Un promotor de salud llama o visita a las familias y ayuda con transporte, formularios y preguntas. Comparamos las clínicas antes y después.',
      ],
    ],
  },
];

export const PUBLICATIONS: readonly PublicationText[] = [
  {
    title: [
      'What patients ask about {topic}: a qualitative study',
      'Lo que preguntan los pacientes sobre {topic}: un estudio cualitativo',
    ],
    background: 'People look for clearer information about {topic} than most leaflets give.',
    methods: 'We read 412 questions that patients sent to their care teams and sorted them by theme.',
    results:
      'Most questions were about daily life: work, sleep, food and what to tell the family. Few were answered in the leaflets.',
    conclusions: 'Leaflets that begin with what patients ask would answer more of it.',
  },
  {
    title: [
      'Access to care and {topic} in a regional network',
      'Acceso a la atención y {topic} en una red regional',
    ],
    background: 'How far people live from care may decide when they are first seen for {topic}.',
    methods:
      'We compared the time to a first visit among the regions of a network, before and after video visits.',
    results: 'Video visits shortened the wait most where people live furthest from a clinic.',
    conclusions: 'Where a clinic is far, a first visit by video brings care forward.',
  },
  {
    title: ['A practical approach to {topic} in the clinic', 'Un enfoque práctico de {topic} en la clínica'],
    background: 'Guidance on {topic} is long, and visits are short.',
    methods: 'A group of clinicians and patients reduced it to one page and tried it in six clinics.',
    results:
      'The page was used in most visits. Patients took a copy home and came back with better questions.',
    conclusions: 'One page that both sides can read is a good start for a visit.',
  },
  {
    title: [
      'Language access and {topic}: lessons from interpreters',
      'Acceso lingüístico y {topic}: lecciones de intérpretes',
    ],
    background: 'Interpreters hear what is misunderstood in conversations about {topic}.',
    methods: 'We interviewed 24 interpreters in nine languages.',
    results:
      'They asked for shorter sentences, for a pause before the next question, and to be told the plan beforehand.',
    conclusions: 'Two minutes with the interpreter before a visit spare misunderstandings during it.',
  },
  {
    title: [
      'Implementation of a team-based program for {topic}',
      'Implementación de un programa en equipo para {topic}',
    ],
    background: 'Programs for {topic} that work in one clinic often do not travel to the next.',
    methods: 'We followed a team-based program through its first two years in eleven clinics.',
    results: 'Clinics that named one person to answer for the program kept it; half of the others did not.',
    conclusions: 'A program needs an owner in each clinic more than it needs a manual.',
  },
  {
    title: ['Patient-reported experience in {topic}', 'Experiencia informada por pacientes en {topic}'],
    background: 'What patients report of their care in {topic} seldom reaches those who plan it.',
    methods: 'Patients of fourteen clinics answered five questions after each visit for a year.',
    results: 'They valued plain words, time for questions and one person to call more than a short wait.',
    conclusions: 'Asked often and briefly, patients tell a clinic what to change first.',
  },
];
