import type { askAnExpert as english } from '#src/i18n/en/askAnExpert.ts';

/** Words of the page of a question and its answer, in Spanish. */
export const askAnExpert: Record<keyof typeof english, string> = {
  'askAnExpert.answeredBy': 'Con la respuesta de',
  'askAnExpert.question': 'Pregunta',
  'askAnExpert.answer': 'Respuesta',
  'askAnExpert.related': 'Preguntas relacionadas',
};
