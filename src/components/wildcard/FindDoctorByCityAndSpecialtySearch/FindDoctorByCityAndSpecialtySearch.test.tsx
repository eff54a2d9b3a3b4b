import { expectListing, expectSettingsWhileEditing } from '../testing/listingHarness.tsx';
import { loadFindDoctorByCityAndSpecialtySearch } from './FindDoctorByCityAndSpecialtySearch.data.ts';
import { FindDoctorByCityAndSpecialtySearch } from './FindDoctorByCityAndSpecialtySearch.tsx';

// expectListing looks at what it draws with expectNoAxeViolations.
const facts = {
  name: 'FindDoctorByCityAndSpecialtySearch',
  Search: FindDoctorByCityAndSpecialtySearch,
  load: loadFindDoctorByCityAndSpecialtySearch,
  wildcardType: 'Find Doctor By City And Specialty',
  parts: ['city', 'specialty'],
  vertical: 'healthcare_professionals',
  filters: [
    { 'c_offices.officeOrFacility.address.city': { $eq: 'Sacramento' } },
    { 'c_providerSpecialties.specialty.uid': { $eq: '100005' } },
  ],
} as const;

it('[S-135] shows and searches only what the address names', () => expectListing(facts));

it('[E-072, E-073] shows its configuration while editing', () => expectSettingsWhileEditing(facts));
