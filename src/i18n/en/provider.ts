/** Words about providers. Quoted wordings. */
export const provider = {
  'provider.accepting': 'Accepting new patients',
  'provider.notAccepting': 'Not accepting new patients',
  'provider.statusFor': '{status}: {specialties}',
  'provider.comingSoon': 'Coming Soon',
  'provider.availableBeginning': 'Available Beginning {date}',
  'provider.startsOn': 'Provider starts on {date}',
  'provider.rating': '{stars} out of 5 stars',
  'provider.speaks': 'Languages:',
  'provider.videoVisits': 'Video visits',
  'provider.locationsOf': 'of {name}',
  'provider.primaryCare': 'Primary care provider',
  'provider.providerNumber': 'Provider ID',
  'provider.genderAffirming': 'Gender-affirming services',
};
