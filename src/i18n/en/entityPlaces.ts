/** Words of an entity's places, as a list with a map. Quoted wording. */
export const entityPlaces = {
  'entityPlaces.getDirections': 'Get Directions',
  'entityPlaces.directionsTo': 'to {name}',
  'entityPlaces.fax': 'Fax {number}',
  'entityPlaces.mileAway': '{miles} mile away from you',
  'entityPlaces.milesAway': '{miles} miles away from you',
  'entityPlaces.howFar': 'How far is it?',
  'entityPlaces.nearestFirst': 'The nearest to you comes first.',
  'entityPlaces.positionUnknown': 'We could not find where you are.',
};
