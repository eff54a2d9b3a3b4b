import type { locationTypes as english } from '#src/i18n/en/locationTypes.ts';

/** Cómo se llaman los centros de cada tipo. */
export const locationTypes: Record<keyof typeof english, string> = {
  'locationTypes.hospital': 'Hospitales',
  'locationTypes.emergency-room': 'Salas de emergencias',
  'locationTypes.urgent-care': 'Atención urgente',
  'locationTypes.lab': 'Laboratorios',
  'locationTypes.walk-in-care': 'Atención sin cita',
  'locationTypes.care-center': 'Centros de atención',
  'locationTypes.imaging': 'Imágenes médicas',
  'locationTypes.surgery-center': 'Centros quirúrgicos',
  'locationTypes.birth-center': 'Centros de maternidad',
  'locationTypes.physical-therapy-and-rehab': 'Fisioterapia y rehabilitación',
  'locationTypes.integrative-health-and-healing': 'Salud integral y sanación',
  'locationTypes.transplant-outreach-clinic': 'Clínicas de trasplantes',
  'locationTypes.pharmacy-outpatient': 'Farmacias ambulatorias',
  'locationTypes.home-health-and-hospice': 'Atención en casa y cuidados de hospicio',
  'locationTypes.library-and-resource-center': 'Bibliotecas y centros de información',
  'locationTypes.occupational-health': 'Salud laboral',
  'locationTypes.flu-clinic': 'Clínicas de vacunas contra la gripe',
};
