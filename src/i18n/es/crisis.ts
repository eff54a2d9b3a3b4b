import type { crisis as english } from '#src/i18n/en/crisis.ts';

/** Ayuda antes que nada, junto a lo que se buscó en una crisis. */
export const crisis: Record<keyof typeof english, string> = {
  'crisis.title': 'Hay ayuda en este momento',
  'crisis.emergency': 'Una vida en peligro: servicios de emergencia',
  'crisis.lifeline': '988 Línea de Prevención del Suicidio y Crisis, gratis, de día y de noche',
  'crisis.poison': 'Poison Help para sobredosis e intoxicaciones, gratis, de día y de noche',
  'crisis.assault': 'Línea Nacional contra la Agresión Sexual, gratis, de día y de noche',
  'crisis.violence': 'Línea Nacional contra la Violencia Doméstica, gratis, de día y de noche',
  'crisis.numberOf-emergency': '911',
  'crisis.numberOf-lifeline': '988',
  'crisis.numberOf-poison': '1-800-222-1222',
  'crisis.numberOf-assault': '1-800-656-4673',
  'crisis.numberOf-violence': '1-800-799-7233',
  'crisis.emergencyRooms': 'Ver las salas de emergencias',
  'crisis.emergencyRoomsAt': '/find-location/type/emergency-rooms',
  'crisis.call': 'Llame al {number}',
  'crisis.callLifeline': 'Llame al {number} y oprima 2',
  'crisis.text': 'Envíe un mensaje al {number}',
  'crisis.textWord': 'Envíe {word} al {number}',
};
