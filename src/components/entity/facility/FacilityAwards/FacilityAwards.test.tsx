import { screen } from '@testing-library/react';
import {
  bareFacility,
  facilityFixture,
  HOSTILE_TEXT,
  LONG_NAME,
  RTL_NAME,
} from '#src/components/entity/facility/testing/facilityFixture.ts';
import {
  expectNoteForEditors,
  expectNothingForVisitors,
  expectSpanish,
  expectTextOnly,
  testEmptySection,
} from '#src/components/entity/facility/testing/expectSection.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { FacilityAwards } from './FacilityAwards.tsx';

describe('FacilityAwards', () => {
  it('[D-106] lists awards with a link to all', async () => {
    const { container } = renderOnPage(<FacilityAwards />, { entity: facilityFixture() });
    expect(screen.getByRole('heading', { name: 'Quality in urgent care 1' })).toBeInTheDocument();
    expect(screen.getAllByText('Urgent Care Council · 2024, 2025').length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'See all awards' })).toHaveAttribute('href', '/about-us/awards');
    await expectNoAxeViolations(container);
  });

  it('[C-125] shows six at most', () => {
    renderOnPage(<FacilityAwards />, { entity: facilityFixture() });
    expect(facilityFixture().awards.length).toBeGreaterThan(6);
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
  });

  it('shows pictures where each award has one', () => {
    const image = { url: 'https://media.example/a.png', alternateText: 'Seal' };
    const awards = [
      { id: '1', name: 'One', image },
      { id: '2', name: 'Two' },
    ];
    const { unmount } = renderOnPage(<FacilityAwards />, { entity: bareFacility({ awards }) });
    expect(screen.queryByRole('img')).toBeNull();
    unmount();
    renderOnPage(<FacilityAwards />, { entity: bareFacility({ awards: awards.slice(0, 1) }) });
    expect(screen.getByRole('img', { name: 'Seal' })).toBeInTheDocument();
  });

  it('[Q-353] renders nothing when empty', () => {
    expectNothingForVisitors(FacilityAwards);
  });

  it('[E-086] shows editors a notice when empty', async () => {
    await expectNoteForEditors(FacilityAwards, 'FacilityAwards', 'No awards are listed for this location.');
  });

  it('speaks Spanish', () => expectSpanish(FacilityAwards, facilityFixture()));

  testEmptySection(FacilityAwards, {
    missing: 'c_locationAwards',
    ids: { nothing: '[D-003, D-004, X-073]', editors: '[D-005, E-079]' },
  });

  it('prints hostile, long and right-to-left names as text', async () => {
    const names = [HOSTILE_TEXT, LONG_NAME, RTL_NAME];
    await expectTextOnly(
      FacilityAwards,
      bareFacility({ awards: names.map((name, index) => ({ id: String(index), name })) }),
    );
    for (const name of names) expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  });
});
