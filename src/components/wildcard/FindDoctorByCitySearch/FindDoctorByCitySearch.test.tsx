import { wireOffice, wireProvider } from '#src/components/cards/testing/providerFixture.ts';
import { renderScreen, screenProps } from '#src/components/search/testing/screenHarness.tsx';
import { screen, stubNetwork } from '#src/components/search/testing/searchHarness.tsx';
import { expectListing, expectSettingsWhileEditing } from '../testing/listingHarness.tsx';
import { named } from '../testing/named.ts';
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

it('[S-134] tells the office in the city of somebody who has several', async () => {
  const elsewhere = wireOffice(1);
  const here = wireOffice(2, {
    address: { line1: '2 Shore St', city: 'Sacramento', region: 'CA', postalCode: '95814' },
  });
  stubNetwork(() => ({ results: [{ data: wireProvider({ c_offices: [elsewhere, here] }) }] }));
  await renderScreen(FindDoctorByCitySearch, screenProps(facts.name), {
    page: { wildcardType: facts.wildcardType, wildcard: named('city') },
    cardType: 'Provider',
  });
  expect(await screen.findByText(/Harbor Office 2, Sacramento/)).toBeVisible();
  expect(screen.queryByText(/Harbor Office 1/)).not.toBeInTheDocument();
});
