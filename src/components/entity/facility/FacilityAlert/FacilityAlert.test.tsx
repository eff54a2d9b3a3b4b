import { screen } from '@testing-library/react';
import {
  bareFacility,
  facilityFixture,
  HOSTILE_TEXT,
} from '#src/components/entity/facility/testing/facilityFixture.ts';
import { expectTextOnly, testEmptySection } from '#src/components/entity/facility/testing/expectSection.tsx';
import type { SafeHtml } from '#src/domain/entities/common.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { FacilityAlert } from './FacilityAlert.tsx';

describe('FacilityAlert', () => {
  it('[D-084] shows heading and text of the alert', async () => {
    const { container } = renderOnPage(<FacilityAlert />, { entity: facilityFixture() });
    expect(screen.getByText(/garage is being repaved/)).toBeInTheDocument();
    expect(screen.getByText(/Pier Road/)).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('[D-017] has a default and an error form', () => {
    const alert = { heading: 'Closed today.', text: '<p>Because of smoke.</p>' as SafeHtml };
    const normal = renderOnPage(<FacilityAlert />, {
      entity: facilityFixture({ alert: { ...alert, severity: 'default' } }),
    });
    const error = renderOnPage(<FacilityAlert />, {
      entity: facilityFixture({ alert: { ...alert, severity: 'error' } }),
    });
    expect(error.container.innerHTML).not.toBe(normal.container.innerHTML);
    expect(error.container.textContent).toBe(normal.container.textContent);
  });

  testEmptySection(FacilityAlert, {
    missing: 'c_alert',
    ids: { nothing: '[D-003, D-004, X-073]', editors: '[D-005, E-079]' },
  });

  it('prints a hostile heading as text', async () => {
    const text = '<p>x</p>' as SafeHtml;
    await expectTextOnly(
      FacilityAlert,
      bareFacility({ alert: { severity: 'error', heading: HOSTILE_TEXT, text } }),
    );
    expect(screen.getByText(HOSTILE_TEXT)).toBeInTheDocument();
  });
});
