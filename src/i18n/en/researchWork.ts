/** Words of an investigator's trials, publications and studies. */
export const researchWork = {
  'researchWork.clinical_trial': 'Clinical Trials',
  'researchWork.research_publication': 'Publications',
  'researchWork.research_study': 'Research Studies',
  'researchWork.viewAll': 'View all {count}',
  'researchWork.pages': 'Pages of {title}',
  'researchWork.previous': 'Previous',
  'researchWork.next': 'Next',
  'researchWork.page': 'Page {page}',
  'researchWork.shown': '{from}–{to} of {count}',
  'researchWork.failed': 'The next page could not be loaded.',
  'researchWork.openInSearch': 'Open it in the search',
  'researchWork.nothingNow': 'Nothing was found, or the search service did not answer.',
};
