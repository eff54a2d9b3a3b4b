import { screen } from '@testing-library/react';
import { storyFixture } from '#src/components/entity/patient-story/testing/storyFixture.ts';
import { place, rendering, showListing } from '#src/components/listing/testing/listingWorld.tsx';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadPatientStoryRelatedLocations } from './PatientStoryRelatedLocations.data.ts';
import { PatientStoryRelatedLocations } from './PatientStoryRelatedLocations.tsx';

const show = (picked: SearchResult[], page = {}) =>
  showListing(
    PatientStoryRelatedLocations,
    loadPatientStoryRelatedLocations,
    rendering('PatientStoryRelatedLocations'),
    { picked },
    { entity: storyFixture(), ...page },
  );

describe('PatientStoryRelatedLocations', () => {
  it('[D-143] Explore Where Care Happens: the places of the story', async () => {
    const { container, askedPicks } = await show([place('fac1'), place('fac2')]);
    expect(askedPicks).toEqual([
      {
        kind: 'location',
        items: [
          { id: '11', label: 'Harbor Hospital', entityId: 'fac1', type: 'healthcareFacility' },
          { id: '12', label: 'Pier Clinic', entityId: 'fac2', type: 'healthcareFacility' },
        ],
      },
    ]);
    expect(screen.getByRole('heading', { level: 2, name: 'Explore Where Care Happens' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Name of fac2' })).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('[R-107] skips a place without an address', async () => {
    await show([place('fac1', { address: undefined }), place('fac2')]);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Name of fac2',
    ]);
  });

  it('shows nothing without places, and editors its configuration', async () => {
    expect((await show([])).container).toBeEmptyDOMElement();
    const { unmount } = await show([place('fac1')], { entity: undefined, mode: 'edit' });
    expect(screen.getByText('PatientStoryRelatedLocations')).toBeVisible();
    unmount();
  });

  it('speaks Spanish', async () => {
    await show([place('fac1')], { locale: 'es' });
    expect(screen.getByRole('heading', { level: 2, name: 'Conozca dónde atendemos' })).toBeVisible();
  });
});
