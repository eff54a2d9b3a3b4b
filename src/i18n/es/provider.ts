import type { provider as english } from '#src/i18n/en/provider.ts';

/** Palabras sobre los profesionales de la salud. */
export const provider: Record<keyof typeof english, string> = {
  'provider.accepting': 'Acepta pacientes nuevos',
  'provider.notAccepting': 'No acepta pacientes nuevos',
  'provider.statusFor': '{status}: {specialties}',
  'provider.comingSoon': 'Próximamente',
  'provider.availableBeginning': 'Disponible a partir de {date}',
  'provider.startsOn': 'Comienza el {date}',
  'provider.rating': '{stars} de 5 estrellas',
  'provider.speaks': 'Idiomas:',
  'provider.videoVisits': 'Consultas por video',
  'provider.locationsOf': 'de {name}',
  'provider.primaryCare': 'Atención primaria',
  'provider.providerNumber': 'ID en el plan',
  'provider.genderAffirming': 'Servicios de afirmación de género',
};
