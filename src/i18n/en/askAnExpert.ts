/** Words of the page of a question and its answer. Quoted wordings: D-290, D-291. */
export const askAnExpert = {
  'askAnExpert.answeredBy': 'Answered by',
  'askAnExpert.question': 'Question',
  'askAnExpert.answer': 'Answer',
  'askAnExpert.related': 'Related questions',
};
