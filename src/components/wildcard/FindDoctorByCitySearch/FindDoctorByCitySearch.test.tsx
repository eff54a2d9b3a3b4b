import { expectListing, expectSettingsWhileEditing } from '../testing/listingHarness.tsx';
import { loadFindDoctorByCitySearch } from './FindDoctorByCitySearch.data.ts';
import { FindDoctorByCitySearch } from './FindDoctorByCitySearch.tsx';

// expectListing looks at what it draws with expectNoAxeViolations.
const facts = {
  name: 'FindDoctorByCitySearch',
  Search: FindDoctorByCitySearch,
  load: loadFindDoctorByCitySearch,
  wildcardType: 'Find Doctor By City',
  parts: ['city'],
  vertical: 'healthcare_professionals',
  filters: [{ 'c_offices.officeOrFacility.address.city': { $eq: 'Sacramento' } }],
} as const;

it('[S-134] shows and searches only what the address names', () => expectListing(facts));

it('[E-072, E-073] shows its configuration while editing', () => expectSettingsWhileEditing(facts));
