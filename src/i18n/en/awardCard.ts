/** Words of the cards of awards. */
export const awardCard = {
  'awardCard.Award': 'Award',
  'awardCard.Accreditation': 'Accreditation',
  'awardCard.presentedBy': 'Presented by {names}',
  'awardCard.providers': 'Providers:',
};
