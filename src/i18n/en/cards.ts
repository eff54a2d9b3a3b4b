/** Words of result cards. Quoted wordings. */
export const cards = {
  'cards.pin': 'Number on the map:',
  'cards.mileAway': 'mile away',
  'cards.milesAway': 'miles away',
  'cards.callPlace': '(call {name})',
  'cards.getDirections': 'Get Directions',
  'cards.toPlace': 'to {name}',
};
