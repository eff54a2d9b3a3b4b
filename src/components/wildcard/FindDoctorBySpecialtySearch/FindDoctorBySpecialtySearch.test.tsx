import { expectListing, expectSettingsWhileEditing } from '../testing/listingHarness.tsx';
import { loadFindDoctorBySpecialtySearch } from './FindDoctorBySpecialtySearch.data.ts';
import { FindDoctorBySpecialtySearch } from './FindDoctorBySpecialtySearch.tsx';

// expectListing looks at what it draws with expectNoAxeViolations.
const facts = {
  name: 'FindDoctorBySpecialtySearch',
  Search: FindDoctorBySpecialtySearch,
  load: loadFindDoctorBySpecialtySearch,
  wildcardType: 'Find Doctor By Specialty',
  parts: ['specialty'],
  vertical: 'healthcare_professionals',
  filters: [{ 'c_providerSpecialties.specialty.uid': { $eq: '100005' } }],
} as const;

it('[S-133] shows and searches only what the address names', () => expectListing(facts));

it('[E-072, E-073] shows its configuration while editing', () => expectSettingsWhileEditing(facts));
