import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bareFacility, facilityFixture } from '#src/components/entity/facility/testing/facilityFixture.ts';
import { expectSpanish, testEmptySection } from '#src/components/entity/facility/testing/expectSection.tsx';
import type { SafeHtml } from '#src/domain/entities/common.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { hydrateOnPage } from '#tests/support/hydrateOnPage.tsx';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { FacilityDescription } from './FacilityDescription.tsx';

describe('FacilityDescription', () => {
  it('[D-094] shows the description', async () => {
    const { container } = renderOnPage(<FacilityDescription />, { entity: facilityFixture() });
    expect(screen.getByText(/We see adults and children/)).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('[D-095, D-010] shows the additional description on Show More, and hides it again', async () => {
    renderOnPage(<FacilityDescription />, { entity: facilityFixture() });
    const more = screen.getByText(/Cantonese/);
    expect(more).not.toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
    expect(more).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show Less' }));
    expect(more).not.toBeVisible();
  });

  it('has no expander when there is only one of the two', () => {
    const html = '<p>Only this.</p>' as SafeHtml;
    renderOnPage(<FacilityDescription />, { entity: bareFacility({ additionalDescription: html }) });
    expect(screen.getByText('Only this.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leaves out what the hero’s lead says, and shows editors all of it', () => {
    const entity = bareFacility({
      shortDescription: 'Here day and night.',
      description: '<p>Here day and night. Come in.</p>' as SafeHtml,
    });
    const { unmount } = renderOnPage(<FacilityDescription />, { entity });
    expect(screen.getByText('Come in.')).toBeVisible();
    unmount();
    renderOnPage(<FacilityDescription />, { entity, mode: 'edit' });
    expect(screen.getByText('Here day and night. Come in.')).toBeVisible();
  });

  it('wakes without a difference from what the server wrote', async () => {
    const { complaints } = await hydrateOnPage(<FacilityDescription />, { entity: facilityFixture() });
    expect(complaints).toEqual([]);
  });

  it('speaks Spanish', () => expectSpanish(FacilityDescription, facilityFixture()));

  testEmptySection(FacilityDescription, {
    missing: 'c_description, c_additionalDescription',
    ids: { nothing: '[D-003, D-004, X-073]', editors: '[D-005, E-079]' },
  });
});
