/** Words of the page of a question and its answer, in Spanish. */
export const askAnExpert = {
  'askAnExpert.answeredBy': 'Con la respuesta de',
  'askAnExpert.question': 'Pregunta',
  'askAnExpert.answer': 'Respuesta',
  'askAnExpert.related': 'Preguntas relacionadas',
};
