import type { Store } from '../store/Store.ts';
import { escape } from './escape.ts';

type Locale = 'en' | 'es';
type Texts = Record<Locale, string>;

/** A job as a board would show it: what it is, the license it asks for, and what an hour or a year pays, from and to. */
interface Job {
  title: Texts;
  license?: Texts;
  pay: readonly [from: number, to: number];
  hours: Texts;
  /** The kind of place that has such jobs. */
  at: string;
}

interface Area {
  title: Texts;
  jobs: readonly Job[];
}

const both = (en: string, es: string): Texts => ({ en, es });

const DAYS = both('Full time, days', 'Tiempo completo, de día');
const NIGHTS = both('Full time, nights', 'Tiempo completo, de noche');
const PART = both('Part time, some weekends', 'Tiempo parcial, algunos fines de semana');
const ON_CALL = both('As needed', 'Según se necesite');
const RN = both('California nursing license', 'Licencia de enfermería de California');
const MD = both('California medical license', 'Licencia médica de California');

const job = (title: Texts, pay: Job['pay'], hours: Texts, at: string, license?: Texts): Job => ({
  ...{ title, pay, hours, at },
  ...(license && { license }),
});

/** The query parameter that names an area. */
export const AREA_PARAM = 'area';

/** Areas of work by their name in addresses, each with examples of jobs. */
export const JOB_AREAS: Readonly<Record<string, Area>> = {
  nursing: {
    title: both('Nursing and nursing aides', 'Enfermería y auxiliares'),
    jobs: [
      job(
        both('Emergency room nurse', 'Enfermera o enfermero de emergencias'),
        [68, 92],
        NIGHTS,
        'Hospital',
        RN,
      ),
      job(both('Clinic nurse', 'Enfermera o enfermero de clínica'), [60, 82], DAYS, 'Urgent Care', RN),
      job(
        both('Nursing aide', 'Auxiliar de enfermería'),
        ...([[27, 35], PART, 'Hospital'] as const),
        both('California nursing aide certificate', 'Certificado de auxiliar de enfermería de California'),
      ),
    ],
  },
  doctors: {
    title: both(
      'Doctors, physician assistants and nurse practitioners',
      'Médicos, asociados médicos y enfermería de práctica avanzada',
    ),
    jobs: [
      job(both('Hospital doctor', 'Médica o médico de hospital'), [140, 175], DAYS, 'Hospital', MD),
      job(
        both('Urgent care doctor', 'Médica o médico de atención urgente'),
        [130, 160],
        PART,
        'Urgent Care',
        MD,
      ),
      job(
        both('Nurse practitioner', 'Enfermera o enfermero de práctica avanzada'),
        ...([[82, 108], DAYS, 'Walk-In Care'] as const),
        both(
          'California nurse practitioner license',
          'Licencia de enfermería de práctica avanzada de California',
        ),
      ),
    ],
  },
  therapy: {
    title: both('Therapy and rehabilitation', 'Terapia y rehabilitación'),
    jobs: [
      job(
        both('Physical therapist', 'Fisioterapeuta'),
        ...([[54, 72], DAYS, 'Hospital'] as const),
        both('California physical therapy license', 'Licencia de fisioterapia de California'),
      ),
      job(
        both('Speech therapist', 'Terapeuta del habla'),
        ...([[52, 70], PART, 'Hospital'] as const),
        both('California speech therapy license', 'Licencia de terapia del habla de California'),
      ),
      job(both('Rehabilitation aide', 'Auxiliar de rehabilitación'), [24, 30], PART, 'Hospital'),
    ],
  },
  'imaging-and-lab': {
    title: both('Imaging, laboratory and pharmacy', 'Imágenes, laboratorio y farmacia'),
    jobs: [
      job(
        both('X-ray technologist', 'Técnica o técnico de rayos X'),
        ...([[48, 64], DAYS, 'Imaging'] as const),
        both('California X-ray certificate', 'Certificado de rayos X de California'),
      ),
      job(
        both('Phlebotomist', 'Flebotomista'),
        ...([[26, 34], DAYS, 'Lab'] as const),
        both('California phlebotomy certificate', 'Certificado de flebotomía de California'),
      ),
      job(
        both('Hospital pharmacist', 'Farmacéutica o farmacéutico de hospital'),
        ...([[82, 104], NIGHTS, 'Hospital'] as const),
        both('California pharmacist license', 'Licencia de farmacia de California'),
      ),
    ],
  },
  'mind-and-social-work': {
    title: both('Mental health and social work', 'Salud mental y trabajo social'),
    jobs: [
      job(
        both('Clinical social worker', 'Trabajadora o trabajador social clínico'),
        ...([[46, 62], DAYS, 'Hospital'] as const),
        both('California clinical social work license', 'Licencia de trabajo social clínico de California'),
      ),
      job(both('Crisis counselor', 'Consejera o consejero de crisis'), [34, 46], NIGHTS, 'Hospital'),
    ],
  },
  'front-desk': {
    title: both('Front desk, scheduling and billing', 'Recepción, citas y facturación'),
    jobs: [
      job(both('Front desk assistant', 'Recepcionista'), [25, 32], DAYS, 'Urgent Care'),
      job(both('Appointment scheduler', 'Asistente de citas'), [25, 33], DAYS, 'Walk-In Care'),
      job(both('Billing specialist', 'Especialista en facturación'), [29, 39], DAYS, 'Hospital'),
    ],
  },
  'food-and-rooms': {
    title: both('Kitchen, cleaning and transport', 'Cocina, limpieza y traslados'),
    jobs: [
      job(both('Cook', 'Cocinera o cocinero'), [25, 32], DAYS, 'Hospital'),
      job(both('Room cleaner', 'Personal de limpieza de habitaciones'), [23, 28], NIGHTS, 'Hospital'),
      job(both('Patient transporter', 'Personal de traslado de pacientes'), [23, 28], PART, 'Hospital'),
    ],
  },
  'buildings-and-computers': {
    title: both('Buildings, engineering and computers', 'Edificios, ingeniería e informática'),
    jobs: [
      job(both('Building engineer', 'Técnica o técnico de mantenimiento'), [44, 58], DAYS, 'Hospital'),
      job(both('Electrician', 'Electricista'), [50, 66], ON_CALL, 'Hospital'),
      job(
        both('Computer support specialist', 'Especialista en soporte informático'),
        [34, 46],
        DAYS,
        'Hospital',
      ),
    ],
  },
};

const WORDS = {
  en: {
    areas: 'Areas of work',
    all: 'All areas',
    pay: (from: number, to: number) => `$${from} to $${to} an hour`,
    count: (count: number) => `${count} examples of jobs`,
  },
  es: {
    areas: 'Áreas de trabajo',
    all: 'Todas las áreas',
    pay: (from: number, to: number) => `De $${from} a $${to} por hora`,
    count: (count: number) => `${count} ejemplos de vacantes`,
  },
} as const;

/** The board of an area that is known, of all otherwise. Its jobs are examples; the places are those of the directory. */
export function jobBoard(area: string | undefined, store: Store, locale: Locale): string {
  const words = WORDS[locale];
  const shown = Object.entries(JOB_AREAS).filter(([key]) => area === undefined || key === area);
  const placeOf = placesOf(store, locale);
  const link = (key: string | undefined, label: string) =>
    `<li><a href="?${key === undefined ? '' : `${AREA_PARAM}=${key}&amp;`}lang=${locale}"` +
    `${key === area ? ' aria-current="true"' : ''}>${label}</a></li>`;
  const count = shown.reduce((sum, [, { jobs }]) => sum + jobs.length, 0);
  const areas =
    `<nav aria-labelledby="areas"><h2 id="areas">${words.areas}</h2><ul class="pills">${link(undefined, words.all)}` +
    `${Object.entries(JOB_AREAS)
      .map(([key, { title }]) => link(key, title[locale]))
      .join('')}</ul></nav>`;
  const jobs = shown
    .map(
      ([, { title, jobs: those }]) =>
        `<section><h2>${title[locale]}</h2><ul class="jobs">${those
          .map((one) => `<li>${jobOf(one, placeOf(one.at), locale)}</li>`)
          .join('')}</ul></section>`,
    )
    .join('');
  const listed = `<p>${words.count(count)}</p>${jobs}`;
  // Who has chosen came for the jobs.
  return area === undefined ? areas + listed : listed + areas;
}

function jobOf({ title, license, pay, hours }: Job, place: string | undefined, locale: Locale): string {
  const lines = [
    ...(place === undefined ? [] : [escape(place)]),
    hours[locale],
    WORDS[locale].pay(...pay),
    ...(license ? [license[locale]] : []),
  ];
  return `<h3>${title[locale]}</h3>${lines.map((line) => `<p>${line}</p>`).join('')}`;
}

/** Places of a kind in turn, the same at each asking; undefined where the directory has none of the kind. */
function placesOf(store: Store, locale: Locale): (kind: string) => string | undefined {
  const named = new Map<string, string[]>();
  for (const { body } of store.entities.iterate('healthcareFacility', locale))
    for (const kind of Array.isArray(body['c_locationType']) ? body['c_locationType'] : [])
      if (typeof kind === 'string' && typeof body['name'] === 'string')
        named.set(kind, [...(named.get(kind) ?? []), body['name']]);
  const turns = new Map<string, number>();
  return (kind) => {
    const places = named.get(kind) ?? [];
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    return places.length === 0 ? undefined : places[turn % places.length];
  };
}
