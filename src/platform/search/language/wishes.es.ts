import { feminineProfession, MASCULINE, womanDoctor } from './feminine.ts';
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

/** "Después de las 6", "hasta las 8 de la noche": hours of the day. */
const pastHour = (hours: string): string =>
  `\\b(?:despues de|hasta|pasad[ao]s) las (?:${hours})(?: ?p ?m\\b| de la (?:tarde|noche)\\b|\\b)`;

const opening: OpeningWishes = {
  now: {
    said: /\b(?:(?:que|quien|quienes|donde) )?(?:(?:este|esten|esta|estan) )?(?:abiert[oa]s?|disponibles?|atendiendo) (?:(?:a )?(?:estas horas|esta hora)|ahor(?:a|ita)(?: mismo)?|ya|en este (?:momento|instante))\b|\b(?:todavia|aun|sigue|siguen|ahor(?:a|ita)(?: mismo)?)(?: esta| estan)? abiert[oa]s?\b/,
    text: 'Abierto ahora',
  },
  always: {
    said: /\b(?:abiert[oa]s? )?(?:(?:las )?24 ?(?:horas|hrs?)(?: (?:al|del) dia)?|24 7|dia y noche)\b/,
    text: 'Abierto las 24 horas',
  },
  parts: [
    { said: /\b(?:por|en|de) la manana\b|\btemprano\b/, part: 'morning', text: 'por la mañana' },
    {
      said: new RegExp(`${pastHour('[5-8]')}|\\bdespues (?:del|de mi|de la) (?:trabajo|escuela|jornada)\\b`),
      part: 'evening',
      text: 'después de las 6',
    },
    { said: /\b(?:(?:por|en|de) la tarde|por las tardes)\b/, part: 'afternoon', text: 'por la tarde' },
    {
      said: new RegExp(
        `${pastHour('9|10|11')}|\\b(?:hasta (?:muy )?)?tarde\\b|\\b(?:(?:de|esta|(?:por|en) la) )?noches?\\b|\\bnocturn[oa]s?\\b|\\bfuera de horario\\b`,
      ),
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
    said: /\b(?:que )?(?:(?:este|esten|esta|estan) )?(?:abiert[oa]s?|abr(?:e|en|a|an)|atiend(?:e|en|a|an)|disponibles?|horarios?|(?<=que )(?:trabaj(?:a|an|e|en)|consult(?:a|an|e|en)))(?: (?:hasta|de|en))?\b|\bcitas?\b(?: (?:para|en))?/,
    text: 'Abierto',
  },
  opensAndCloses: /\b(?:(?:esta|estan) )?(?:abiert[oa]s?|cerrad[oa]s?)\b|\b(?:abr|cierr)(?:e|en|a|an)\b/,
  alone: /\b(?:abiert[oa]s?|abr(?:e|en|a|an)|atendiendo|horarios?|24 7|24 (?:horas|hrs?))\b/,
  habit: /\bpor las tardes\b/,
  ofOffice: 'Consultorio',
};

const kinds: readonly KindOfPlace[] = [
  {
    value: 'Urgent Care',
    text: 'Atención de urgencia',
    said: /\b(?<!salas? de )(?:clinicas? de urgencias?|urgencias|(?:atencion|cuidado) (?:de )?urgen(?:cia|te)|urgent care)\b/,
  },
  {
    value: 'Walk-In Care',
    text: 'Atención sin cita',
    said: /\b(?:(?:clinicas?|atencion) sin cita|walk ?in clinics?)\b/,
  },
  {
    value: 'Emergency Room',
    text: 'Sala de emergencias',
    said: /\b(?:salas? de (?:emergencias?|urgencias?)|emergencias|emergency rooms?)\b/,
    alone: /\b(?:emergencia(?: medica)?|emergency)\b/,
  },
  { value: 'Hospital', text: 'Hospital', said: /\b(?:hospital(?:es)?|centros? medicos?)\b/ },
  { value: 'Lab', text: 'Laboratorio', said: /\b(?:laboratorios?|labs?)\b/ },
  { value: 'Pharmacy (Outpatient)', text: 'Farmacia', said: /\b(?:farmacias?|boticas?|pharmac(?:y|ies))\b/ },
  { value: 'Imaging', text: 'Imágenes', said: /\bcentros? de imagen(?:es)?\b/ },
  {
    value: 'Imaging',
    text: 'Imágenes',
    said: /\b(?:rayos x|radiografias?|placas? de (?:torax|pecho|rayos)|resonancias?|tomografias?|tac|ma(?:mogra(?:fia|ma)|stografia)s?|ultra ?sonidos?|ecografias?|sonogramas?|densitometrias?|x rays?|mris?)\b/,
    isDoing: true,
  },
  {
    value: 'Lab',
    text: 'Laboratorio',
    said: /\b(?:(?:analisis|examen(?:es)?|pruebas?) de (?:la )?(?:sangre|orina)|sac(?:ar|arme|arse|an|arle)(?: la)? sangre|analisis clinicos|blood tests?)\b/,
    isDoing: true,
  },
  {
    value: 'Pharmacy (Outpatient)',
    text: 'Farmacia',
    said: /\b(?:(?:re)?surtir|recoger|comprar)(?: (?:mi|mis|una|la|las))? (?:recetas?|medicinas?|medicamentos?)\b/,
    isDoing: true,
  },
  {
    value: 'Care Center',
    text: 'Centro de atención',
    said: /\b(?:clinicas?|consultorios?|centros? de salud)\b/,
    isGeneral: true,
    whenOpen: { value: 'Urgent Care', text: 'Atención de urgencia', said: /^clinica/ },
  },
];

export const wishesInSpanish: Wishes = {
  values: [
    {
      field: 'acceptingNewPatients',
      value: true,
      text: 'Acepta pacientes nuevos',
      said: /\b(?:que )?(?:(?:este|esten|esta|estan) )?(?:acept(?:a|an|e|en|ando)|recib(?:e|en|a|an|iendo)|tom(?:a|an|e|en|ando)|atiend(?:e|en|a|an)) (?:a )?(?:pacientes nuevos|nuevos pacientes)\b|\b(?:citas? )?para (?:pacientes nuevos|nuevos pacientes)\b|\b(?:citas? )?de pacientes? nuevos?\b/,
    },
    {
      field: 'c_offersVideoVisit',
      value: true,
      text: 'Citas por video',
      said: /\b(?:(?:por|con|de) )?(?:(?:citas?|consultas?|visitas?) (?:por video|virtual(?:es)?|en linea)|videollamadas?|videoconsultas?|video|telemedicina|en linea|virtual(?:es)?)\b/,
    },
    { field: 'gender', value: 'Female', text: 'Mujer', said: womanDoctor },
    {
      field: 'gender',
      value: 'Female',
      text: 'Mujer',
      said: /\b(?<!\b(?:la|de|para) )(?:mujer|femenina)\b/,
    },
    { field: 'gender', value: 'Female', text: 'Mujer', said: feminineProfession, otherwise: MASCULINE },
    {
      field: 'gender',
      value: 'Male',
      text: 'Hombre',
      said: /\b(?<!\b(?:el|del|de|para) )(?:hombre|varon|masculino)\b/,
    },
  ],
  opening,
  soon: /\b(?:pronto|cuanto antes|lo antes posible|primera (?:cita|consulta|visita|vez)|(?:cita|consulta) mas (?:proxima|cercana|pronta)|proxima cita|esta semana)\b/,
  placed: {
    near: /\b(?:cerca del?|cercan[oa]s? al?|junto al?|al lado del?|por el rumbo del?) (?:el |la |los |las )?(?!emergencias?\b|(?:puerta|entrada|elevador)\b)/,
    within: /\ben (?:el |la |los |las )?/,
  },
  kinds,
  negating:
    '(?:(?:pero|y) )?(?:que )?(?:no|en (?:vez|lugar) de|sin)(?: (?:sea|es|en|a|al|ir|un|una|el|la))* ',
  speaking: {
    before: '(?:que )?(?:(?:hable|hablen|habla|hablan|sepa|sepan|en|de habla|idioma|lenguaje de) )',
    after: ' (?:hablante)',
  },
  languageNames: {
    castellano: 'Español',
    spanish: 'Español',
    chino: 'Mandarín',
    filipino: 'Tagalo',
    senas: 'Lengua de señas americana',
    'lengua de senas': 'Lengua de señas americana',
  },
  paying: {
    before:
      '(?:y )?(?:(?:que|si) )?(?:tambien )?(?:acept(?:a|an|e|en|as|ar)|tom(?:a|an|e|en)|recib(?:e|en|a|an)|agarr(?:a|an|e|en)|cubr(?:e|en)|cubiert[oa]s? por|trabaj(?:a|an|e|en) con|(?:este |esten |esta |estan )?(?:en|dentro de) la red(?: de)?|afiliad[oa]s? (?:a|con)|(?:mi )?tarjeta dice|tengo|tenemos|tiene|uso|con|de|por|para)(?: el| la| los| mi)?(?: seguro| aseguranza| plan)?(?: medico)?(?: de)? ',
    after:
      '(?: (?:seguro|aseguranza|plan|hmo|ppo|epo|salud|senior|advantage|select|bronze|silver|gold|platinum))+',
  },
  insured:
    /\b(?:acept(?:a|an|e|en|as|ar)|toman?|tomen?|recib(?:e|en|a|an)|agarran?|seguros?|asegurados?|aseguradoras?|aseguranzas?|plan|planes|hmo|ppo|epo|cubiert[oa]s?|cubren?|cobertura|red|trabaj(?:a|an) con|tarjeta dice|me atienden)\b|^tengo [a-z]+(?: [a-z]+)?$/,
  asking: new Set(
    `aqui alla porfavor favor todavia tambien si ok hola ustedes uds trabajan trabaja con en dentro hospital hospitales clinica clinicas doctores
     medico medicos pacientes miembros me atienden atiende cubre mi dice tienen son afiliados pregunta no salud tarjeta compania buena`.split(
      /\s+/,
    ),
  ),
};
