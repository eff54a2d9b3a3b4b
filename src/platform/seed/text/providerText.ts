import { both, fill, inSentence, listed, paragraphs, say, sentences } from '../bilingual.ts';
import type { Bilingual, Gaps, Pair } from '../bilingual.ts';
import type { Random } from '../random.ts';
import type { Provider } from '../World.ts';

const BEGINNINGS: readonly Pair[] = [
  [
    '{called} has cared for people in {city} for many years.',
    '{called} atiende a personas en {city} desde hace muchos años.',
  ],
  [
    '{called} sees patients in {city} and enjoys getting to know each of them over time.',
    '{called} atiende a pacientes en {city} y disfruta conocer a cada uno con el tiempo.',
  ],
  [
    'A visit with {called} begins with one question: what matters most to you?',
    'Una consulta con {called} comienza con una pregunta: ¿qué es lo más importante para usted?',
  ],
  [
    '{called} came to {field} because of the long relationships it makes possible.',
    '{called} eligió {field} por las relaciones duraderas que permite.',
  ],
  [
    '{called} grew up in a family of teachers, and it shows in the way each visit is explained.',
    '{called} creció en una familia de maestros, y se nota en la forma de explicar cada consulta.',
  ],
  [
    '{called} joined Meridian Health to work with a team that makes time for its patients.',
    '{called} se unió a Meridian Health para trabajar con un equipo que dedica tiempo a sus pacientes.',
  ],
  [
    'Patients often describe {called} as patient, thorough and easy to talk with.',
    'Los pacientes suelen describir a {called} como alguien paciente, minucioso y de trato fácil.',
  ],
  [
    '{called} practices {field} in {city} with a calm and practical approach.',
    '{called} ejerce {field} en {city} con un enfoque tranquilo y práctico.',
  ],
];
const INTERESTS: readonly Pair[] = [
  [
    'A special interest is helping people with {list}.',
    'Un interés especial es ayudar a personas con {list}.',
  ],
  ['Much of the practice is devoted to {list}.', 'Gran parte de la práctica se dedica a {list}.'],
  [
    'People come with many concerns, among them {list}.',
    'Las personas llegan con muchas inquietudes, entre ellas {list}.',
  ],
  [
    'Particular experience includes care for {list}.',
    'La experiencia incluye, en particular, la atención de {list}.',
  ],
];
const MANNERS: readonly Pair[] = [
  [
    'Options are discussed openly, with time for questions, so that decisions are made together.',
    'Las opciones se conversan abiertamente, con tiempo para preguntas, y las decisiones se toman en conjunto.',
  ],
  [
    'Family members are welcome at visits when you would like them there.',
    'Los familiares son bienvenidos en las consultas cuando usted así lo quiera.',
  ],
  [
    'You leave each visit with a written plan in plain words.',
    'Usted sale de cada consulta con un plan escrito en palabras sencillas.',
  ],
  [
    'Prevention comes first: small steps today can spare bigger problems later.',
    'La prevención va primero: los pequeños pasos de hoy pueden evitar problemas mayores.',
  ],
  [
    'Treatment starts with the gentlest choice that is likely to help.',
    'El tratamiento comienza con la opción más suave que probablemente ayude.',
  ],
  [
    'Between visits, the whole team is a phone call away.',
    'Entre consultas, todo el equipo está a una llamada de distancia.',
  ],
  [
    'Nothing is done without explaining why, and what to expect next.',
    'Nada se hace sin explicar el porqué y lo que sigue.',
  ],
  [
    'Every concern is taken seriously, and no question is too small.',
    'Cada inquietud se toma en serio y ninguna pregunta es demasiado pequeña.',
  ],
];
const PHILOSOPHIES: readonly Pair[] = [
  [
    'I listen first. You know your body and your life best, and my work is to add what I know to that.',
    'Primero escucho. Usted conoce mejor su cuerpo y su vida, y mi trabajo es sumar lo que yo sé.',
  ],
  [
    'Good care is a conversation. I want you to leave understanding what we found and what we will do about it.',
    'La buena atención es una conversación. Quiero que salga entendiendo qué encontramos y qué haremos.',
  ],
  [
    'I believe in treating the whole person: body, mind, family and work.',
    'Creo en atender a la persona completa: cuerpo, mente, familia y trabajo.',
  ],
  [
    'My goal is simple: to give you the care I would want for someone I love.',
    'Mi meta es sencilla: darle la atención que querría para alguien a quien amo.',
  ],
  [
    'Health is easier with a partner. I try to be that partner, in good times and in hard ones.',
    'La salud es más fácil con compañía. Trato de ser esa compañía en los buenos y en los malos momentos.',
  ],
  [
    'I explain, I draw pictures, and I never mind repeating myself.',
    'Explico, dibujo y nunca me molesta repetir.',
  ],
  [
    'There is rarely only one right answer. I like to lay out the choices and find the one that fits your life.',
    'Rara vez hay una sola respuesta correcta. Me gusta mostrar las opciones y encontrar la que se ajuste a su vida.',
  ],
  [
    'Small, steady changes are the ones that last, and I am glad to celebrate each of them with you.',
    'Los cambios pequeños y constantes son los que duran, y con gusto celebro cada uno con usted.',
  ],
];
const PERSONAL: readonly Pair[] = [
  [
    'Hiking with the dog, baking bread and reading mysteries',
    'Caminar con el perro, hornear pan y leer novelas de misterio',
  ],
  [
    'Gardening, cycling and Sunday dinners with family',
    'La jardinería, el ciclismo y las cenas familiares de los domingos',
  ],
  [
    'Playing the cello, birdwatching and cooking with the children',
    'Tocar el violonchelo, observar aves y cocinar con los niños',
  ],
  [
    'Swimming in the bay, choir practice and learning languages',
    'Nadar en la bahía, el coro y aprender idiomas',
  ],
  [
    'Camping in the Sierra, woodworking and old films',
    'Acampar en la Sierra, la carpintería y el cine clásico',
  ],
  ['Running, ceramics and long breakfasts', 'Correr, la cerámica y los desayunos largos'],
  [
    'Soccer on weekends, chess and growing tomatoes',
    'El fútbol los fines de semana, el ajedrez y cultivar tomates',
  ],
  ['Traveling by train, sketching and knitting', 'Viajar en tren, dibujar y tejer'],
];
const COMMUNITY: readonly Pair[] = [
  [
    'Volunteers at a free clinic and speaks at local schools',
    'Voluntariado en una clínica gratuita y charlas en escuelas locales',
  ],
  [
    'Coaches a youth team and helps at the food bank',
    'Entrena un equipo juvenil y ayuda en el banco de alimentos',
  ],
  ['Teaches first aid at the community center', 'Enseña primeros auxilios en el centro comunitario'],
  [
    'Mentors students who hope to work in health care',
    'Orienta a estudiantes que desean trabajar en la salud',
  ],
  ['Serves on the board of a neighborhood garden', 'Forma parte de la junta de un huerto vecinal'],
  [
    'Joins mobile clinics for farmworkers each summer',
    'Participa cada verano en clínicas móviles para trabajadores del campo',
  ],
];
const FREE_LABELS: readonly Pair[] = [
  ['More about my practice', 'Más sobre mi consulta'],
  ['What to expect at your first visit', 'Qué esperar en su primera consulta'],
  ['A note to new patients', 'Un mensaje para nuevos pacientes'],
];
const FREE_TEXTS: readonly Pair[] = [
  [
    'Please come a few minutes early with your medicines, or a list of them, and any questions you have written down.',
    'Llegue unos minutos antes con sus medicamentos, o una lista de ellos, y las preguntas que haya anotado.',
  ],
  [
    'First visits are longer than others, so that there is time to go over your history without hurry.',
    'Las primeras consultas son más largas para revisar su historia sin prisa.',
  ],
  [
    'If you need an interpreter, a ride or help with forms, tell the office when you call; all of it can be arranged.',
    'Si necesita intérprete, transporte o ayuda con formularios, dígalo al llamar; todo se puede organizar.',
  ],
];

/** Invented places of study; `{n}` keeps them apart from any real one. */
const SCHOOLS = [
  'Alder Bay School of Medicine',
  'Golden Delta University',
  'North Quay Medical College',
  'Redwood State University',
  'Larkspur University',
  'Saltwater College of Health Sciences',
  'Windmill Valley University',
  'Granite Peak School of Medicine',
  'Heron Lake University',
  'Cedar Coast Medical School',
];
const TEACHING_HOSPITALS = [
  'Alder Bay General Hospital',
  'Golden Delta Medical Center',
  'North Quay Hospital',
  'Granite Peak Hospital',
  'Heron Lake Medical Center',
  'Cedar Coast University Hospital',
  'Valley Oak Regional Hospital',
];

/** Long text about a provider: about 60 to 120 words. `called` is "Dr. Okafor" or the first name. */
export function biography(
  random: Random,
  provider: Provider,
  city: string,
): { body: Bilingual; called: Bilingual } {
  const physician = provider.isPhysician;
  const called = physician
    ? both(
        `Dr. ${provider.lastName}`,
        provider.gender === 'Female' ? `la Dra. ${provider.lastName}` : `el Dr. ${provider.lastName}`,
      )
    : both(provider.firstName, provider.firstName);
  const specialty = provider.specialties[0]!;
  const gaps: Gaps = {
    called,
    city,
    field: { en: specialty.name.en.toLowerCase(), es: specialty.name.es.toLowerCase() },
    list: listed(random.sample(specialty.conditions, 3).map((condition) => inSentence(condition.name))),
  };
  const start = say(random, BEGINNINGS, gaps);
  const capital = { en: start.en, es: start.es.charAt(0).toUpperCase() + start.es.slice(1) };
  const manners = random.sample(MANNERS, random.int(2, 3)).map(([en, es]) => both(en, es));
  const body = paragraphs(sentences(capital, say(random, INTERESTS, gaps)), sentences(...manners));
  return { body, called };
}

export const carePhilosophy = (random: Random): Bilingual => paragraphs(say(random, PHILOSOPHIES));
export const personalInterest = (random: Random): Bilingual => say(random, PERSONAL);
export const communityActivities = (random: Random): Bilingual => say(random, COMMUNITY);
export const freeText = (random: Random): { label: Bilingual; content: Bilingual } => ({
  label: paragraphs(say(random, FREE_LABELS)),
  content: paragraphs(say(random, FREE_TEXTS)),
});
export const school = (random: Random): string => random.pick(SCHOOLS);
export const teachingHospital = (random: Random): string => random.pick(TEACHING_HOSPITALS);

const PAPER_TITLES: readonly Pair[] = [
  [
    'Follow-up visits after {name}: what patients told us',
    'Visitas de seguimiento después de {name}: lo que nos dijeron los pacientes',
  ],
  ['A shared care plan for people with {name}', 'Un plan de atención compartido para personas con {name}'],
  ['Talking about {name} in the primary care visit', 'Hablar de {name} en la consulta de atención primaria'],
];
export const paperTitle = (random: Random, provider: Provider): string =>
  fill(both(...random.pick(PAPER_TITLES)), {
    name: inSentence(random.pick(provider.specialties[0]!.conditions).name),
  }).en;
