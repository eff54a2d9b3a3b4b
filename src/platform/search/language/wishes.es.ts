import type { OpenDay } from '../engine/openOn.ts';
import type { KindOfPlace, OpeningWishes, Wishes } from './Wishes.ts';

/** A day by its name; the day something began is none to be open on. */
const day = (name: string, of: OpenDay, text: string) => ({
  said: new RegExp(
    `(?<!\\b(?:desde|desde el|la|por|santo) )\\b(?:(?:en|para|este) )?(?:(?:el|los) )?${name}\\b(?! pasado)`,
  ),
  day: of,
  text,
});

const opening: OpeningWishes = {
  now: {
    said: /\b(?:que (?:este|esten|esta|estan) )?abiert[oa]s? (?:ahor(?:a|ita)(?: mismo)?|ya|en este momento)\b/,
    text: 'Abierto ahora',
  },
  always: {
    said: /\b(?:abiert[oa]s? )?(?:(?:las )?24 ?(?:horas|hrs?)(?: (?:al|del) dia)?|24 7|dia y noche)\b/,
    text: 'Abierto las 24 horas',
  },
  parts: [
    { said: /\b(?:por|en|de) la manana\b|\btemprano\b/, part: 'morning', text: 'por la mañana' },
    { said: /\b(?:por|en|de) la tarde\b/, part: 'afternoon', text: 'por la tarde' },
    {
      said: /\b(?:hasta (?:muy )?)?tarde\b|\b(?:(?:de|esta|(?:por|en) la) )?noches?\b|\bnocturn[oa]s?\b|\bfuera de horario\b/,
      part: 'late',
      text: 'hasta tarde',
    },
  ],
  days: [
    day('(?:fin|fines) de semana', 'weekend', 'el fin de semana'),
    day('hoy', 'today', 'hoy'),
    day('manana', 'tomorrow', 'mañana'),
    day('lunes', 'monday', 'el lunes'),
    day('martes', 'tuesday', 'el martes'),
    day('miercoles', 'wednesday', 'el miércoles'),
    day('jueves', 'thursday', 'el jueves'),
    day('viernes', 'friday', 'el viernes'),
    day('sabados?', 'saturday', 'el sábado'),
    day('domingos?', 'sunday', 'el domingo'),
  ],
  open: {
    said: /\b(?:que (?:este|esten|esta|estan|abre|abren|abra|abran)\b ?)?(?:abiert[oa]s?|abren?|horarios?)(?: (?:hasta|de|en))?\b/,
    text: 'Abierto',
  },
};

const kinds: readonly KindOfPlace[] = [
  {
    value: 'Urgent Care',
    text: 'Atención de urgencia',
    said: /\b(?<!salas? de )(?:urgencias|(?:atencion|cuidado) (?:de )?urgen(?:cia|te)|urgent care)\b/,
  },
  { value: 'Walk-In Care', text: 'Atención sin cita', said: /\b(?:clinicas?|atencion) sin cita\b/ },
  {
    value: 'Emergency Room',
    text: 'Sala de emergencias',
    said: /\b(?:salas? de (?:emergencias?|urgencias?)|emergencias)\b/,
  },
  { value: 'Hospital', text: 'Hospital', said: /\b(?:hospital(?:es)?|centros? medicos?)\b/ },
  { value: 'Lab', text: 'Laboratorio', said: /\blaboratorios?\b/ },
  { value: 'Pharmacy (Outpatient)', text: 'Farmacia', said: /\b(?:farmacias?|boticas?)\b/ },
  { value: 'Imaging', text: 'Imágenes', said: /\bcentros? de imagen(?:es)?\b/ },
  {
    value: 'Care Center',
    text: 'Centro de atención',
    said: /\b(?:clinicas?|consultorios?|centros? de salud)\b/,
    isGeneral: true,
  },
];

export const wishesInSpanish: Wishes = {
  values: [
    {
      field: 'acceptingNewPatients',
      value: true,
      text: 'Acepta pacientes nuevos',
      said: /\b(?:que )?(?:acept(?:a|an|e|en|ando)|recib(?:e|en|a|an)|tom(?:a|an|e|en)) (?:a )?(?:pacientes nuevos|nuevos pacientes)\b/,
    },
    {
      field: 'c_offersVideoVisit',
      value: true,
      text: 'Citas por video',
      said: /\b(?:(?:por|con|de) )?(?:(?:citas?|consultas?|visitas?) (?:por video|virtual(?:es)?|en linea)|videollamadas?|videoconsultas?|video|telemedicina|en linea|virtual(?:es)?)\b/,
    },
    {
      field: 'gender',
      value: 'Female',
      text: 'Mujer',
      said: /\b(?<!\b(?:la|de|para) )(?:mujer|femenina|doctoras?(?: mujer(?:es)?)?)\b/,
    },
    {
      field: 'gender',
      value: 'Male',
      text: 'Hombre',
      said: /\b(?<!\b(?:el|del|de|para) )(?:hombre|masculino)\b/,
    },
  ],
  opening,
  kinds,
  speaking: {
    before: '(?:que )?(?:(?:hable|hablen|habla|hablan|sepa|sepan|en|de habla|idioma|lenguaje de) )',
    after: ' (?:hablante)',
  },
  languageNames: {
    castellano: 'Español',
    spanish: 'Español',
    chino: 'Mandarín',
    filipino: 'Tagalo',
    senas: 'Lengua de Señas Americana',
    'lengua de senas': 'Lengua de Señas Americana',
  },
  paying: {
    before:
      '(?:que )?(?:acept(?:a|an|e|en)|tom(?:a|an|e|en)|cubiert[oa]s? por|con|de|por)(?: el| la| mi)?(?: seguro| aseguranza| plan)?(?: de)? ',
    after: '(?: (?:seguro|aseguranza|plan|hmo|ppo))+',
  },
  insured: /\b(?:acept(?:a|an|e|en)|toman?|tomen?|seguros?|aseguranza|plan|planes|hmo|ppo|cubiert[oa])\b/,
};
