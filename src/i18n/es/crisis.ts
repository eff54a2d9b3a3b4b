/** Ayuda antes que nada, junto a lo que se buscó en una crisis. */
export const crisis = {
  'crisis.title': 'Hay ayuda en este momento',
  'crisis.emergency': 'En peligro, o alguien no despierta: servicios de emergencia',
  'crisis.lifeline':
    '988 Línea de Prevención del Suicidio y Crisis: alguien con quien hablar, gratis, de día y de noche',
  'crisis.poison':
    'Centro de intoxicaciones (Poison Help): sobredosis o envenenamiento, gratis, de día y de noche',
  'crisis.violence': 'Línea Nacional contra la Violencia Doméstica: gratis, privada, de día y de noche',
  'crisis.call': 'Llame al {number}',
  'crisis.callLifeline': 'Llame al {number} y oprima 2',
  'crisis.text': 'Envíe un mensaje al {number}',
  'crisis.textWord': 'Envíe {word} al {number}',
};
