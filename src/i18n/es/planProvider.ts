import type { planProvider as english } from '#src/i18n/en/planProvider.ts';

/** Words of the pages of a plan's providers. */
export const planProvider: Record<keyof typeof english, string> = {
  'planProvider.exampleMissing':
    'No se pudo obtener de Yext el profesional del plan de ejemplo para editar. Compruebe la conexión con Yext y la entidad de ejemplo de esta página.',
  'planProvider.noBooking':
    'Oculto: no se conoce un profesional de la red con las mismas direcciones, o no hay nada que reservar.',
  'planProvider.about': 'Acerca del profesional',
  'planProvider.gender': 'Género',
  'planProvider.gender-Male': 'Hombre',
  'planProvider.gender-Female': 'Mujer',
  'planProvider.gender-Nonbinary': 'No binario',
  'planProvider.type': 'Tipo de profesional',
  'planProvider.phone': 'Teléfono',
  'planProvider.plans': 'Planes',
  'planProvider.whichPlans': 'Qué planes incluyen a este profesional',
  'planProvider.experience': 'Experiencia',
  'planProvider.specialties': 'Especialidades',
  'planProvider.note': 'Tenga en cuenta',
  'planProvider.affiliations': 'Afiliaciones',
  'planProvider.medicalGroups': 'Grupos médicos',
  'planProvider.hospitals': 'Hospitales',
  'planProvider.surgeryCenters': 'Centros de cirugía',
  'planProvider.locations': 'Consultorios',
  'planProvider.moreLocations': '+ {count} más',
  'planProvider.qualifications': 'Títulos y certificaciones',
  'planProvider.certifications': 'Certificaciones',
  'planProvider.npi': 'Número nacional de profesional (NPI)',
  'planProvider.license': 'Licencia estatal',
};
