import type { cards as english } from '#src/i18n/en/cards.ts';

/** Words of result cards in Spanish. */
export const cards: Record<keyof typeof english, string> = {
  'cards.pin': 'Número en el mapa:',
  'cards.mileAway': 'a {miles} milla de usted',
  'cards.milesAway': 'a {miles} millas de usted',
  'cards.mileFrom': 'a {miles} milla de {place}',
  'cards.milesFrom': 'a {miles} millas de {place}',
  'cards.mileFromHere': 'a {miles} milla de este centro',
  'cards.milesFromHere': 'a {miles} millas de este centro',
  'cards.point': 'un punto elegido',
  'cards.callPlace': '(llamar a {name})',
  'cards.callForHours': 'Llame para preguntar el horario',
  'cards.getDirections': 'Cómo llegar',
  'cards.toPlace': 'a {name}',
  'cards.oneMoreLocation': '+ 1 centro',
  'cards.moreLocations': '+ {count} centros',
};
