import type { eventCard as english } from '#src/i18n/en/eventCard.ts';

/** Words of the cards of events in Spanish. */
export const eventCard: Record<keyof typeof english, string> = {
  'eventCard.free': 'Gratis',
  'eventCard.paid': 'Con costo',
  'eventCard.meetings': '{count} reuniones, la última el {day}',
  'eventCard.register': 'Inscribirse',
  'eventCard.forEvent': 'en {name}',
  'eventCard.online': 'En línea',
  'eventCard.multiDay': 'Varios días',
  'eventCard.moreDates': 'Hay más fechas',
  'eventCard.otherDates': 'Más fechas',
  'eventCard.otherPlaces': 'Más fechas y lugares',
  'eventCard.ofEvent': 'de {name}',
  'eventCard.type-Class': 'Clase',
  'eventCard.type-Support Group': 'Grupo de apoyo',
  'eventCard.type-Screening': 'Prueba de detección',
  'eventCard.type-Wellness': 'Bienestar',
  'eventCard.type-Lecture': 'Charla',
  'eventCard.type-Tour': 'Visita guiada',
  'eventCard.type-Vaccination': 'Vacunación',
  'eventCard.type-Safety Check': 'Revisión de seguridad',
};
