/** Words of the cards of volunteer opportunities. */
export const volunteerCard = {
  'volunteerCard.apply': 'Apply',
  'volunteerCard.forOpportunity': 'for {name}',
  'volunteerCard.accepting': 'Accepting applications',
  'volunteerCard.waitlist': 'Waiting list open',
  'volunteerCard.closed': 'Not recruiting now',
  'volunteerCard.age': 'Age: {age}',
};
