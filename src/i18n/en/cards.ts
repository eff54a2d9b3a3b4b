/** Words of result cards. Quoted wordings. */
export const cards = {
  'cards.pin': 'Number on the map:',
  'cards.mileAway': '{miles} mile away from you',
  'cards.milesAway': '{miles} miles away from you',
  'cards.mileFrom': '{miles} mile from {place}',
  'cards.milesFrom': '{miles} miles from {place}',
  'cards.mileFromHere': '{miles} mile from this location',
  'cards.milesFromHere': '{miles} miles from this location',
  'cards.point': 'a chosen point',
  'cards.callPlace': '(call {name})',
  'cards.callForHours': 'Call for hours',
  'cards.getDirections': 'Get Directions',
  'cards.toPlace': 'to {name}',
  'cards.oneMoreLocation': '+ 1 location',
  'cards.moreLocations': '+ {count} locations',
};
