import type { reasons as english } from '#src/i18n/en/reasons.ts';

/** Words of the line that says why a result is there, in Spanish. */
export const reasons: Record<keyof typeof english, string> = {
  'reasons.why': 'Por qué aparece:',
  'reasons.howOrdered': 'Cómo se ordenan los resultados',
  'reasons.name': 'el nombre coincide con sus palabras',
  'reasons.specialty': 'la especialidad coincide con sus palabras',
  'reasons.specialtyNamed': 'especialidad: {name}',
  'reasons.service': 'un servicio coincide con sus palabras',
  'reasons.serviceNamed': 'ofrece {name}',
  'reasons.type': 'el tipo de centro coincide con sus palabras',
  'reasons.typeNamed': 'tipo de centro: {name}',
  'reasons.topic': 'el tema coincide con sus palabras',
  'reasons.topicNamed': 'trata de {name}',
  'reasons.language': 'habla {name}',
  'reasons.plan': 'acepta {name}',
  'reasons.accepting': 'acepta pacientes nuevos',
  'reasons.video': 'ofrece consultas por video',
  'reasons.open': 'abierto ahora',
};
