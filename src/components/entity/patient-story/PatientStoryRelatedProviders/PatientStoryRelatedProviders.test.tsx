import { screen } from '@testing-library/react';
import { storyFixture } from '#src/components/entity/patient-story/testing/storyFixture.ts';
import { found, rendering, showListing } from '#src/components/listing/testing/listingWorld.tsx';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadPatientStoryRelatedProviders } from './PatientStoryRelatedProviders.data.ts';
import { PatientStoryRelatedProviders } from './PatientStoryRelatedProviders.tsx';

const team = ['prov1', 'prov2', 'prov4', 'prov5', 'prov6'].map((id) => found(id));
const show = (picked: SearchResult[], params = {}, page = {}) =>
  showListing(
    PatientStoryRelatedProviders,
    loadPatientStoryRelatedProviders,
    rendering('PatientStoryRelatedProviders', params),
    { picked },
    { entity: storyFixture(), ...page },
  );

describe('PatientStoryRelatedProviders', () => {
  it('[D-144, C-124] Meet Our Care Team: three, or four when an editor asks for more', async () => {
    const { container, unmount } = await show(team);
    expect(screen.getByRole('heading', { level: 2, name: 'Meet Our Care Team' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expectNoAxeViolations(container);
    unmount();
    await show(team, { Limit: '9' });
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  });

  it('[R-123] does not ask for those who are deleted', async () => {
    const { askedPicks } = await show(team);
    expect(askedPicks[0]).toMatchObject({
      kind: 'provider',
      items: [{ entityId: 'prov1' }, { entityId: 'prov2' }],
    });
    expect(askedPicks[0]?.items).toHaveLength(2);
  });

  it('shows nothing without a team', async () => {
    expect((await show([])).container).toBeEmptyDOMElement();
  });

  it('speaks Spanish', async () => {
    await show(team, {}, { locale: 'es' });
    expect(screen.getByRole('heading', { level: 2, name: 'Conozca a nuestro equipo' })).toBeVisible();
  });
});
