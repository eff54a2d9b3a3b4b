import { screen } from '@testing-library/react';
import {
  bareFacility,
  facilityFixture,
  HOSTILE_TEXT,
  LONG_NAME,
  RTL_NAME,
} from '#src/components/entity/facility/testing/facilityFixture.ts';
import { expectTextOnly, testEmptySection } from '#src/components/entity/facility/testing/expectSection.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { FacilityStatsPromo } from './FacilityStatsPromo.tsx';

describe('FacilityStatsPromo', () => {
  it('[D-107] shows headline, content, items and button', async () => {
    const { container } = renderOnPage(<FacilityStatsPromo />, { entity: facilityFixture() });
    expect(screen.getByRole('heading', { name: 'Care close to home' })).toBeInTheDocument();
    expect(screen.getByText('What the last year looked like on Harbor Street.')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '7 daysa week, holidays aside',
      '3languages at the desk',
      '1 houris what most visits take',
    ]);
    expect(screen.getByRole('link', { name: 'languages at the desk' })).toHaveAttribute('href', '/languages');
    expect(screen.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/about-us');
    await expectNoAxeViolations(container);
  });

  testEmptySection(FacilityStatsPromo, {
    missing: 'c_statsPromo',
    ids: { nothing: '[D-003, D-004, X-073]', editors: '[D-005, E-079]' },
  });

  it('prints hostile, long and right-to-left texts as text', async () => {
    const items = [{ headline: LONG_NAME, content: HOSTILE_TEXT }, { headline: RTL_NAME }];
    await expectTextOnly(FacilityStatsPromo, bareFacility({ statsPromo: { headline: HOSTILE_TEXT, items } }));
    expect(screen.getByText(RTL_NAME)).toBeInTheDocument();
  });
});
