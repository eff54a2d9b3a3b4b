export const wildcard = {
  'wildcard.findDoctor': 'Encontrar un médico',
  'wildcard.doctorsInCity': 'Médicos en {city}, {region}',
  'wildcard.specialtyInCity': '{specialty} en {city}, {region}',
  'wildcard.specialty': '{specialty}',
  'wildcard.type': '{type}',
  'wildcard.typeInCity': '{type} en {city}, {region}',
};
