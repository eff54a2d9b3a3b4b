import type { EntityRecord, Store } from '../store/Store.ts';
import { AREA_PARAM, JOB_AREAS, jobBoard } from './jobBoard.ts';

type Locale = 'en' | 'es';
type Texts = Record<Locale, string>;

/** A system of somebody else that the demo network would use, and what stands for it. */
export interface StandIn {
  title: Texts;
  /** What would happen here, and that it does not. */
  lead: Texts;
  /** What the button does; without one there is nothing to press. */
  action?: Texts;
  /** What is said after it was pressed. */
  done?: Texts;
  /** Free times to choose from before the button can be pressed. */
  hasTimes?: boolean;
  /** Types of the entity it is about, whose id is part of its address; without them it is about none. */
  about?: readonly string[];
  /** A query parameter that may say whom it is about, where that is no part of the address, and whom a value of it means. */
  askedBy?: {
    parameter: string;
    find: (value: string, store: Store, locale: Locale) => EntityRecord | undefined;
  };
  /** What it lists: all of it, or the part that a query parameter names. The list is HTML. */
  board?: {
    parameter: string;
    parts: readonly string[];
    html: (part: string | undefined, store: Store, locale: Locale) => string;
  };
  /** Lines about that entity. */
  facts?: (entity: EntityRecord, store: Store) => string[];
}

const both = (en: string, es: string): Texts => ({ en, es });

const text = (value: unknown): string[] => (typeof value === 'string' && value !== '' ? [value] : []);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** An entity in a language, else in the one it has. */
export const entityIn = (store: Store, id: string, locale: Locale): EntityRecord | undefined =>
  store.entities.get(id, locale) ?? store.entities.get(id);

/** Ids of the entities a field of an object links to. */
export const linkedIds = (body: unknown, field: string): string[] =>
  list(isObject(body) ? body[field] : undefined).flatMap((link) => text(isObject(link) && link['$ref']));

/** Names of the entities a field links to, in the language of the entity. */
const linked = (entity: EntityRecord, field: string, store: Store): string[] =>
  linkedIds(entity.body, field).flatMap((id) => text(entityIn(store, id, entity.locale)?.body['name']));

const place = ({ body }: EntityRecord): string[] => {
  const address = body['address'];
  if (!isObject(address)) return [];
  return [[address['line1'], address['city']].flatMap(text).join(', ')].flatMap(text);
};

const day = (entity: EntityRecord, field: string): string[] =>
  text(entity.body[field])
    .filter((value) => /^[12]\d{3}-/.test(value))
    .map((value) =>
      new Intl.DateTimeFormat(entity.locale === 'es' ? 'es-US' : 'en-US', {
        dateStyle: 'long',
        timeZone: 'UTC',
      }).format(new Date(`${value.slice(0, 10)}T00:00:00Z`)),
    );

/** The day and the hour of something, by the clock of the place where it is; the day alone where no hour is told. */
const dayAndHour = (entity: EntityRecord, field: string): string[] =>
  day(entity, field).map((said) => {
    const [, hour, minute] = /T(\d\d):(\d\d)/.exec(String(entity.body[field])) ?? [];
    if (hour === undefined || minute === undefined) return said;
    const clock = `${Number(hour) % 12 || 12}${minute === '00' ? '' : `:${minute}`}`;
    const isMorning = Number(hour) < 12;
    if (entity.locale !== 'es') return `${said}, ${clock}\u00a0${isMorning ? 'am' : 'pm'}`;
    return `${said}, ${clock}\u00a0${isMorning ? 'a' : 'p'}.\u00a0m.`;
  });

/** Who has a number at the scheduling system: in the demo network it is made of the id. */
function providerOf(number: string, store: Store, locale: Locale): EntityRecord | undefined {
  const id = /^E(\d{1,9})$/.exec(number)?.[1];
  const found = id === undefined ? undefined : entityIn(store, `prov${id}`, locale);
  return found?.body['c_epicProviderId'] === number ? found : undefined;
}

/** Days until the first free time the directory tells of; undefined where it tells of none. */
export function daysToFirstSlot({ body }: EntityRecord): number | undefined {
  const schedules = body['c_epicProviderScheduleList'];
  const days = list(isObject(schedules) ? schedules['providerSchedule'] : undefined).flatMap((entry) => {
    const told = isObject(entry) ? entry['daysToFirstAvailableSlot'] : undefined;
    return typeof told === 'number' && Number.isInteger(told) && told >= 0 && told < 1000 ? [told] : [];
  });
  return days.length > 0 ? Math.min(...days) : undefined;
}

/** What stands at `/-/demo/<name>`, or at `/-/demo/<name>/<id>` where it is about an entity. */
export const STAND_INS: Readonly<Record<string, StandIn>> = {
  portal: {
    title: both('Patient sign-in', 'Acceso de pacientes'),
    lead: both(
      'Here patients would sign in to see messages, results and visits. The demo network has no accounts and asks for no password.',
      'Aquí los pacientes entrarían para ver mensajes, resultados y citas. La red de demostración no tiene cuentas ni pide contraseñas.',
    ),
  },
  members: {
    title: both('Member sign-in', 'Acceso de miembros'),
    lead: both(
      'Here members would see their card, their claims and what their plan pays. The demo plan has no accounts and asks for no password.',
      'Aquí los miembros verían su tarjeta, sus reclamaciones y lo que paga su plan. El plan de demostración no tiene cuentas ni pide contraseñas.',
    ),
  },
  schedule: {
    title: both('Online scheduling', 'Citas en línea'),
    lead: both('Choose a time that suits you.', 'Elija la hora que le convenga.'),
    hasTimes: true,
    action: both('Book this time', 'Reservar esta hora'),
    done: both(
      'This is a demonstration: no appointment was made.',
      'Esto es una demostración: no se hizo ninguna cita.',
    ),
    askedBy: { parameter: 'providerId', find: providerOf },
    facts: (entity) => place(entity),
  },
  book: {
    title: both('Book an appointment', 'Reservar una cita'),
    lead: both('Choose a time that suits you.', 'Elija la hora que le convenga.'),
    hasTimes: true,
    action: both('Book this time', 'Reservar esta hora'),
    done: both(
      'This is a demonstration: no appointment was made.',
      'Esto es una demostración: no se hizo ninguna cita.',
    ),
    about: ['healthcareProfessional', 'healthcareFacility'],
    facts: (entity) => place(entity),
  },
  register: {
    title: both('Sign up', 'Inscripción'),
    lead: both(
      'Signing up would take a name and a way to reach you. The demo network asks for neither.',
      'Para inscribirse haría falta un nombre y una forma de contacto. La red de demostración no pide ninguno.',
    ),
    action: both('Sign up', 'Inscribirse'),
    done: both(
      'This is a demonstration: nobody was signed up.',
      'Esto es una demostración: no se inscribió a nadie.',
    ),
    about: ['ce_seatRobotEvent'],
    facts: (entity, store) => [
      ...dayAndHour(entity, 'c_startDateTime'),
      ...linked(entity, 'c_eventLocations', store),
    ],
  },
  apply: {
    title: both('Apply to volunteer', 'Solicitud de voluntariado'),
    lead: both(
      'An application would ask for your name, your age and the days you can come. The demo network asks for nothing.',
      'La solicitud pediría su nombre, su edad y los días en que puede venir. La red de demostración no pide nada.',
    ),
    action: both('Send the application', 'Enviar la solicitud'),
    done: both('This is a demonstration: nothing was sent.', 'Esto es una demostración: no se envió nada.'),
    about: ['ce_volunteerOpportunity'],
    facts: (entity, store) => linked(entity, 'c_healthcareFacility', store),
  },
  pay: {
    title: both('Pay a bill', 'Pagar una factura'),
    lead: both(
      'Here a bill would be paid with the number printed on it. The demo network sends no bills and takes no money.',
      'Aquí se pagaría una factura con el número que lleva impreso. La red de demostración no envía facturas ni recibe dinero.',
    ),
  },
  giving: {
    title: both('Give online', 'Donar en línea'),
    lead: both(
      'Here gifts would be made. The demo network takes no money.',
      'Aquí se harían las donaciones. La red de demostración no recibe dinero.',
    ),
  },
  careers: {
    title: both('Open jobs', 'Vacantes'),
    lead: both(
      'Here open jobs would be listed, and people would apply. These are examples: the demo network employs nobody.',
      'Aquí se mostrarían las vacantes y la gente enviaría su solicitud. Estos son ejemplos: la red de demostración no emplea a nadie.',
    ),
    board: { parameter: AREA_PARAM, parts: Object.keys(JOB_AREAS), html: jobBoard },
  },
  feedback: {
    title: both('Tell us how it went', 'Cuéntenos cómo le fue'),
    lead: both(
      'Here people would write what went well and what did not. The demo network reads nothing.',
      'Aquí las personas escribirían qué salió bien y qué no. La red de demostración no lee nada.',
    ),
    action: both('Send without words', 'Enviar sin palabras'),
    done: both('This is a demonstration: nothing was sent.', 'Esto es una demostración: no se envió nada.'),
  },
  social: {
    title: both('Meridian Health on a social network', 'Meridian Health en una red social'),
    lead: both(
      'Here a social network would show what the network tells its neighbors.',
      'Aquí una red social mostraría lo que la red cuenta a sus vecinos.',
    ),
  },
  videos: {
    title: both('Videos of Meridian Health', 'Videos de Meridian Health'),
    lead: both(
      'Here a video host would list the films of the network.',
      'Aquí un servicio de videos mostraría las películas de la red.',
    ),
  },
  trial: {
    title: both('Record in a registry of trials', 'Ficha en un registro de ensayos'),
    lead: both(
      'Here a public registry would have the record of this study. The study is fictional, so no registry has it.',
      'Aquí un registro público tendría la ficha de este estudio. El estudio es ficticio, así que ningún registro la tiene.',
    ),
    about: ['ce_researchStudy'],
    facts: (entity, store) => linked(entity, 'c_investigators', store),
  },
  publication: {
    title: both('Record in a library of medicine', 'Ficha en una biblioteca de medicina'),
    lead: both(
      'Here a library would have the abstract of this publication. The publication is fictional, so no library has it.',
      'Aquí una biblioteca tendría el resumen de esta publicación. La publicación es ficticia, así que ninguna biblioteca la tiene.',
    ),
    about: ['ce_researchPublication'],
    facts: (entity) => [
      list(entity.body['c_authors']).flatMap(text).join(', '),
      ...list(entity.body['c_journals']).flatMap(text),
      ...day(entity, 'c_publicationDate'),
    ],
  },
  publications: {
    title: both('Search in a library of medicine', 'Búsqueda en una biblioteca de medicina'),
    lead: both(
      'Here a library would list what this person has published. The person is fictional, so no library knows them.',
      'Aquí una biblioteca mostraría lo que esta persona ha publicado. La persona es ficticia, así que ninguna biblioteca la conoce.',
    ),
    about: ['ce_investigator'],
    facts: (entity, store) => linked(entity, 'c_researchPublicationsAndStudies', store),
  },
  article: {
    title: both('Article in a journal', 'Artículo en una revista'),
    lead: both(
      'Here a journal would have this article. The article is fictional, so no journal has it.',
      'Aquí una revista tendría este artículo. El artículo es ficticio, así que ninguna revista lo tiene.',
    ),
    about: ['healthcareProfessional'],
    facts: (entity) =>
      list(entity.body['c_providerPublications']).flatMap((one) =>
        isObject(one) ? [['title', 'publication', 'date'].flatMap((key) => text(one[key])).join('. ')] : [],
      ),
  },
};
