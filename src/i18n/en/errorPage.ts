/** Words of the built-in error pages, shown when the content platform has none or does not answer. */
export const errorPage = {
  'errorPage.notFoundTitle': 'We can’t find that page',
  'errorPage.notFoundText':
    'The address may be misspelled, or the page may have moved. Search the site or start from the home page.',
  'errorPage.serverErrorTitle': 'This page is having a problem',
  'errorPage.serverErrorText':
    'The trouble is on our side, not yours. Please try again in a few minutes. In an emergency, call 911.',
  'errorPage.home': 'Go to the home page',
  'errorPage.search': 'Search the site',
  'errorPage.tryAgain': 'Try again',
};
