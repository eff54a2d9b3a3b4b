/** Words of the question whether a page helped. */
export const pageHelped = {
  'pageHelped.question': 'Did this page help you?',
  'pageHelped.yes': 'Yes',
  'pageHelped.no': 'No',
  'pageHelped.thanks': 'Thank you. We are glad it did.',
  'pageHelped.sorry': 'Thank you for saying so.',
};
