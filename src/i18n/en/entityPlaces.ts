/** Words of an entity's places, as a list with a map. Quoted wording. */
export const entityPlaces = {
  'entityPlaces.getDirections': 'Get Directions',
  'entityPlaces.directionsTo': 'to {name}',
  'entityPlaces.fax': 'Fax {number}',
  'entityPlaces.mileAway': 'mile away',
  'entityPlaces.milesAway': 'miles away',
  'entityPlaces.howFar': 'How far is it?',
  'entityPlaces.positionUnknown': 'We could not find where you are.',
};
