/** Headlines of listings; {city}, {region}, {specialty} and {type} are filled from the address. */
export const wildcard = {
  'wildcard.findDoctor': 'Find a doctor',
  'wildcard.doctorsInCity': 'Doctors in {city}, {region}',
  'wildcard.specialtyInCity': '{specialty} in {city}, {region}',
  'wildcard.specialty': '{specialty}',
  'wildcard.type': '{type}',
  'wildcard.typeInCity': '{type} in {city}, {region}',
};
