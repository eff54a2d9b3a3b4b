/** Words of the cards of events. */
export const eventCard = {
  'eventCard.free': 'Free',
  'eventCard.paid': 'Fee applies',
  'eventCard.register': 'Register',
  'eventCard.forEvent': 'for {name}',
  'eventCard.online': 'Online',
  'eventCard.multiDay': 'Several days',
  'eventCard.moreDates': 'More dates available',
  'eventCard.oneMoreDate': '1 more date',
  'eventCard.otherDates': '{count} more dates',
  'eventCard.ofEvent': 'of {name}',
  'eventCard.type-Class': 'Class',
  'eventCard.type-Support Group': 'Support Group',
  'eventCard.type-Screening': 'Screening',
  'eventCard.type-Wellness': 'Wellness',
  'eventCard.type-Lecture': 'Lecture',
  'eventCard.type-Tour': 'Tour',
};
