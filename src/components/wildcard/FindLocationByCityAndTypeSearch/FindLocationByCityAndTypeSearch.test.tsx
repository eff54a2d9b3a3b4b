import { expectListing, expectSettingsWhileEditing } from '../testing/listingHarness.tsx';
import { loadFindLocationByCityAndTypeSearch } from './FindLocationByCityAndTypeSearch.data.ts';
import { FindLocationByCityAndTypeSearch } from './FindLocationByCityAndTypeSearch.tsx';

// expectListing looks at what it draws with expectNoAxeViolations.
const facts = {
  name: 'FindLocationByCityAndTypeSearch',
  Search: FindLocationByCityAndTypeSearch,
  load: loadFindLocationByCityAndTypeSearch,
  wildcardType: 'Find Location By City And Type',
  parts: ['city', 'locationType'],
  vertical: 'healthcare_facilities',
  filters: [{ 'address.city': { $eq: 'Sacramento' } }, { c_locationType: { $eq: 'Lab' } }],
} as const;

it('[S-137] shows and searches only what the address names', () => expectListing(facts));

it('[E-072, E-073] shows its configuration while editing', () => expectSettingsWhileEditing(facts));
