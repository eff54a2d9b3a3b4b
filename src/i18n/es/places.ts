import type { places as english } from '#src/i18n/en/places.ts';

/** Words of the locations map. */
export const places: Record<keyof typeof english, string> = {
  'places.region': 'Mapa de centros',
  'places.Award': 'Premio',
  'places.Accreditation': 'Acreditación',
};
