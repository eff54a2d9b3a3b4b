import { screen } from '@testing-library/react';
import {
  bareFacility,
  facilityFixture,
  HOSTILE_TEXT,
} from '#src/components/entity/facility/testing/facilityFixture.ts';
import {
  expectSpanish,
  expectTextOnly,
  testEmptySection,
} from '#src/components/entity/facility/testing/expectSection.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { FacilityAppointmentButton } from './FacilityAppointmentButton.tsx';

describe('FacilityAppointmentButton', () => {
  it('[D-090] links to the booking address with its label', async () => {
    const { container } = renderOnPage(<FacilityAppointmentButton />, { entity: facilityFixture() });
    expect(screen.getByRole('link', { name: 'Save a place in line' })).toHaveAttribute(
      'href',
      'https://book.example.org/harbor',
    );
    await expectNoAxeViolations(container);
  });

  it('[D-090] says Book an Appointment when there is no label', () => {
    renderOnPage(<FacilityAppointmentButton />, {
      entity: facilityFixture({ appointment: { url: 'https://x.example/', label: ' ' } }),
    });
    expect(screen.getByRole('link', { name: 'Book an Appointment' })).toBeInTheDocument();
  });

  it('[S-319] is marked with ids only, so that a click is counted', () => {
    const entity = facilityFixture({ appointment: { url: '#book' } });
    renderOnPage(<FacilityAppointmentButton />, { entity });
    expect(screen.getByRole('link')).toHaveAttribute(
      'data-click',
      `booking healthcareFacility ${entity.uid}`,
    );
  });

  it('draws no button for an address that is not a link', () => {
    const { container } = renderOnPage(<FacilityAppointmentButton />, {
      entity: facilityFixture({ appointment: { url: 'javascript:alert(1)' } }),
    });
    expect(container).toBeEmptyDOMElement();
  });

  it('speaks Spanish', () =>
    expectSpanish(
      FacilityAppointmentButton,
      facilityFixture({ appointment: { url: 'https://x.example/' } }),
    ));

  testEmptySection(FacilityAppointmentButton, {
    missing: 'c_appointmentBookingUrl',
    ids: { nothing: '[D-003, D-004, X-073]', editors: '[D-005, E-079]' },
  });

  it('prints a hostile label as text', async () => {
    await expectTextOnly(
      FacilityAppointmentButton,
      bareFacility({ appointment: { url: 'https://x.example/', label: HOSTILE_TEXT } }),
    );
    expect(screen.getByRole('link', { name: HOSTILE_TEXT })).toBeInTheDocument();
  });
});
