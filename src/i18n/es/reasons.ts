import type { reasons as english } from '#src/i18n/en/reasons.ts';

/** Words of the line that says why a result is there, in Spanish. */
export const reasons: Record<keyof typeof english, string> = {
  'reasons.why': 'Por qué aparece:',
  'reasons.whyAll': 'Por qué aparecen estos resultados:',
  'reasons.howOrdered': 'Cómo se ordenan los resultados',
  'reasons.name': 'el nombre se parece a sus palabras',
  'reasons.specialtyNamed': 'especialidad: {name}',
  'reasons.conditionNamed': 'trata {name}',
  'reasons.procedureNamed': 'realiza {name}',
  'reasons.reasonNamed': 'atiende por {name}',
  'reasons.serviceNamed': 'ofrece {name}',
  'reasons.typeNamed': 'tipo de centro: {name}',
  'reasons.topicNamed': 'tema: {name}',
  'reasons.forWords': 'por “{words}”',
  'reasons.language': 'habla {name}',
  'reasons.plan': 'acepta {name}',
  'reasons.accepting': 'acepta pacientes nuevos',
  'reasons.video': 'ofrece consultas por video',
  'reasons.open': 'abierto ahora',
};
