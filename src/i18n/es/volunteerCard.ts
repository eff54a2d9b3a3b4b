/** Words of the cards of volunteer opportunities in Spanish. */
export const volunteerCard = {
  'volunteerCard.apply': 'Presentar solicitud',
  'volunteerCard.forOpportunity': 'para {name}',
  'volunteerCard.accepting': 'Acepta solicitudes',
  'volunteerCard.age': 'Edad: {age}',
};
