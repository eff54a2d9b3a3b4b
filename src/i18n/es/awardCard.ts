/** Words of the cards of awards in Spanish. */
export const awardCard = {
  'awardCard.Award': 'Premio',
  'awardCard.Accreditation': 'Acreditación',
  'awardCard.presentedBy': 'Otorgado por {names}',
  'awardCard.providers': 'Profesionales:',
};
