/** Words of the cards of the plan’s facilities in Spanish. */
export const planFacilityCard = {
  'planFacilityCard.medicalGroups': 'Grupos médicos:',
  'planFacilityCard.npi': 'NPI {number}',
  'planFacilityCard.license': 'Licencia {number}',
};
