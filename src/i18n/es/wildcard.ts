import type { wildcard as english } from '#src/i18n/en/wildcard.ts';

export const wildcard: Record<keyof typeof english, string> = {
  'wildcard.findDoctor': 'Encontrar un médico',
  'wildcard.doctorsInCity': 'Médicos en {city}, {region}',
  'wildcard.specialtyInCity': '{specialty} en {city}, {region}',
  'wildcard.specialty': '{specialty}',
  'wildcard.type': '{type}',
  'wildcard.typeInCity': '{type} en {city}, {region}',
};
