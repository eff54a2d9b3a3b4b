import { screen } from '@testing-library/react';
import {
  bareFacility,
  facilityFixture,
  HOSTILE_TEXT,
  RTL_NAME,
} from '#src/components/entity/facility/testing/facilityFixture.ts';
import { expectTextOnly, testEmptySection } from '#src/components/entity/facility/testing/expectSection.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { FacilityCallToAction } from './FacilityCallToAction.tsx';

describe('FacilityCallToAction', () => {
  it('[D-108] shows headline, description and link', async () => {
    const { container } = renderOnPage(<FacilityCallToAction />, { entity: facilityFixture() });
    expect(screen.getByRole('heading', { name: 'Not sure where to go?' })).toBeInTheDocument();
    expect(screen.getByText('The nurse line is free, day and night.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Call the nurse line' })).toHaveAttribute(
      'href',
      'tel:+14155550142',
    );
    await expectNoAxeViolations(container);
  });

  it('stands without a link', () => {
    renderOnPage(<FacilityCallToAction />, {
      entity: bareFacility({ callToAction: { headline: 'Stay well' } }),
    });
    expect(screen.getByRole('heading', { name: 'Stay well' })).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });

  testEmptySection(FacilityCallToAction, {
    missing: 'c_callToAction',
    ids: { nothing: '[D-003, D-004, X-073]', editors: '[D-005, E-079]' },
  });

  it('prints hostile text as text', async () => {
    const link = { href: '/x', text: RTL_NAME };
    await expectTextOnly(
      FacilityCallToAction,
      bareFacility({ callToAction: { headline: HOSTILE_TEXT, link } }),
    );
    expect(screen.getByRole('heading', { name: HOSTILE_TEXT })).toBeInTheDocument();
  });
});
