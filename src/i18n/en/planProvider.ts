/** Words of the pages of a plan's providers. Quoted wording: X-060. */
export const planProvider = {
  'planProvider.exampleMissing':
    'Unable to retrieve example SHP Provider from Yext for editing. Confirm the connection to Yext and the example entity set for this page.',
  'planProvider.noBooking':
    'Hidden: no network provider with the same addresses is known, or there is nothing to book.',
  'planProvider.about': 'About',
  'planProvider.gender': 'Gender',
  'planProvider.gender-Male': 'Male',
  'planProvider.gender-Female': 'Female',
  'planProvider.gender-Nonbinary': 'Nonbinary',
  'planProvider.type': 'Type of provider',
  'planProvider.phone': 'Phone',
  'planProvider.plans': 'Plans',
  'planProvider.whichPlans': 'Which plans list this provider',
  'planProvider.experience': 'Experience',
  'planProvider.specialties': 'Specialties',
  'planProvider.note': 'Please note',
  'planProvider.affiliations': 'Affiliations',
  'planProvider.medicalGroups': 'Medical groups',
  'planProvider.hospitals': 'Hospitals',
  'planProvider.surgeryCenters': 'Surgery centers',
  'planProvider.locations': 'Locations',
  'planProvider.moreLocations': '+ {count} more',
  'planProvider.qualifications': 'Qualifications',
  'planProvider.certifications': 'Certifications',
  'planProvider.npi': 'National provider ID (NPI)',
  'planProvider.license': 'State license',
};
