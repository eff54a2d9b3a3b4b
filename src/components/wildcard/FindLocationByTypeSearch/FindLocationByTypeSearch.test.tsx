import { expectListing, expectSettingsWhileEditing } from '../testing/listingHarness.tsx';
import { loadFindLocationByTypeSearch } from './FindLocationByTypeSearch.data.ts';
import { FindLocationByTypeSearch } from './FindLocationByTypeSearch.tsx';

// expectListing looks at what it draws with expectNoAxeViolations.
const facts = {
  name: 'FindLocationByTypeSearch',
  Search: FindLocationByTypeSearch,
  load: loadFindLocationByTypeSearch,
  wildcardType: 'Find Location By Type',
  parts: ['locationType'],
  vertical: 'healthcare_facilities',
  filters: [{ c_locationType: { $eq: 'Lab' } }],
} as const;

it('[S-136] shows and searches only what the address names', () => expectListing(facts));

it('[E-072, E-073] shows its configuration while editing', () => expectSettingsWhileEditing(facts));
