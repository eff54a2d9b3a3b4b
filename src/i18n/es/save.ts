import type { save as english } from '#src/i18n/en/save.ts';

export const save: Record<keyof typeof english, string> = {
  'save.heading': 'Llévelo consigo',
  'save.contact': 'Guardar en sus contactos',
  'save.holidays': 'Agregar el horario de días festivos a su calendario',
  'save.holidayHours': 'Horario de días festivos',
  'save.calendarTitle': '{name}: horario de días festivos',
  'save.closedOn': '{name} está cerrado ({holiday})',
  'save.unknownOn': 'No se conoce el horario de {name} ({holiday})',
  'save.openOn': '{name} está abierto ({holiday})',
};
