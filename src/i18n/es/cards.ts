/** Words of result cards in Spanish. */
export const cards = {
  'cards.pin': 'Número en el mapa:',
  'cards.mileAway': 'a {miles} milla de usted',
  'cards.milesAway': 'a {miles} millas de usted',
  'cards.mileFrom': 'a {miles} milla de {place}',
  'cards.milesFrom': 'a {miles} millas de {place}',
  'cards.point': 'un punto elegido',
  'cards.callPlace': '(llamar a {name})',
  'cards.getDirections': 'Cómo llegar',
  'cards.toPlace': 'a {name}',
  'cards.oneMoreLocation': '+ 1 centro',
  'cards.moreLocations': '+ {count} centros',
};
