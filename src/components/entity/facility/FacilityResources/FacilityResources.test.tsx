import { screen, within } from '@testing-library/react';
import {
  bareFacility,
  facilityFixture,
  HOSTILE_TEXT,
  LONG_NAME,
  RTL_NAME,
} from '#src/components/entity/facility/testing/facilityFixture.ts';
import {
  expectSpanish,
  expectTextOnly,
  testEmptySection,
} from '#src/components/entity/facility/testing/expectSection.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { FacilityResources } from './FacilityResources.tsx';

describe('FacilityResources', () => {
  it('[D-105] lists resources by their link text', async () => {
    const { container } = renderOnPage(<FacilityResources />, { entity: facilityFixture() });
    const region = screen.getByRole('region', { name: 'Resources and forms' });
    expect(within(region).getByRole('link', { name: 'Consent to treat a minor' })).toHaveAttribute(
      'href',
      '/-/media/forms/consent.pdf',
    );
    await expectNoAxeViolations(container);
  });

  it('[R-124] hides a resource without a valid link', () => {
    renderOnPage(<FacilityResources />, { entity: facilityFixture() });
    expect(screen.queryByText('Not a link')).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('speaks Spanish', () => expectSpanish(FacilityResources, facilityFixture()));

  testEmptySection(FacilityResources, {
    missing: 'c_resources',
    empty: { resources: [{ href: 'javascript:alert(1)', text: 'x' }] },
    ids: { nothing: '[D-003, D-004, X-073]', editors: '[D-005, E-079]' },
  });

  it('prints hostile, long and right-to-left texts as text', async () => {
    const texts = [HOSTILE_TEXT, LONG_NAME, RTL_NAME];
    await expectTextOnly(
      FacilityResources,
      bareFacility({ resources: texts.map((text) => ({ href: '/a', text })) }),
    );
    for (const text of texts) expect(screen.getByRole('link', { name: text })).toBeInTheDocument();
  });
});
