/** Words of the cards of events. */
export const eventCard = {
  'eventCard.free': 'Free',
  'eventCard.paid': 'Fee applies',
  'eventCard.register': 'Register',
  'eventCard.forEvent': 'for {name}',
  'eventCard.online': 'Online',
  'eventCard.multiDay': 'Several days',
  'eventCard.moreDates': 'More dates available',
};
