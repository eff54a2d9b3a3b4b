/** Words of result cards in Spanish. */
export const cards = {
  'cards.pin': 'Número en el mapa:',
  'cards.mileAway': 'milla de distancia',
  'cards.milesAway': 'millas de distancia',
  'cards.callPlace': '(llamar a {name})',
  'cards.getDirections': 'Cómo llegar',
  'cards.toPlace': 'a {name}',
  'cards.oneMoreLocation': '+ 1 centro',
  'cards.moreLocations': '+ {count} centros',
};
