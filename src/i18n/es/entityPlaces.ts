import type { entityPlaces as english } from '#src/i18n/en/entityPlaces.ts';

/** Palabras de los lugares de una entidad. */
export const entityPlaces: Record<keyof typeof english, string> = {
  'entityPlaces.getDirections': 'Cómo llegar',
  'entityPlaces.directionsTo': 'a {name}',
  'entityPlaces.fax': 'Fax {number}',
  'entityPlaces.mileAway': 'a {miles} milla de usted',
  'entityPlaces.milesAway': 'a {miles} millas de usted',
  'entityPlaces.howFar': '¿A qué distancia está?',
  'entityPlaces.nearestFirst': 'Primero, el más cercano a usted.',
  'entityPlaces.positionUnknown': 'No pudimos encontrar dónde está usted.',
};
