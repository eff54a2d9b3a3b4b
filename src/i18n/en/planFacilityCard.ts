/** Words of the cards of the plan’s facilities. */
export const planFacilityCard = {
  'planFacilityCard.medicalGroups': 'Medical groups:',
  'planFacilityCard.npi': 'NPI {number}',
  'planFacilityCard.license': 'License {number}',
};
