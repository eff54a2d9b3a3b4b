import type { planFacilityCard as english } from '#src/i18n/en/planFacilityCard.ts';

/** Words of the cards of the plan’s facilities in Spanish. */
export const planFacilityCard: Record<keyof typeof english, string> = {
  'planFacilityCard.medicalGroups': 'Grupos médicos:',
  'planFacilityCard.npi': 'NPI {number}',
  'planFacilityCard.license': 'Licencia {number}',
};
