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
import { FacilityParking } from './FacilityParking.tsx';

describe('FacilityParking', () => {
  it('says where to park, and what else the directory says of it', async () => {
    const { container } = renderOnPage(<FacilityParking />, { entity: facilityFixture() });
    expect(screen.getByRole('heading', { name: 'Parking' })).toBeInTheDocument();
    expect(screen.getByText('Garage B, 2 hours free')).toBeVisible();
    expect(screen.getByText('Accessible spaces are on level 2.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'About parking' })).toHaveAttribute('href', '/visitors/parking');
    await expectNoAxeViolations(container);
  });

  it('says no more than is known', () => {
    renderOnPage(<FacilityParking />, { entity: bareFacility({ parking: { headline: 'On the street' } }) });
    expect(screen.getByText('On the street')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('stands in one line where it is the only fact of its kind', () => {
    const parking = { headline: 'On the street' };
    const drawn = (known: object) =>
      renderOnPage(<FacilityParking />, { entity: bareFacility({ parking, ...known }) }).container;
    expect(drawn({}).querySelector('.FacilityFact--alone')).not.toBeNull();
    const { visiting } = facilityFixture();
    expect(drawn({ visiting }).querySelector('.FacilityFact--alone')).toBeNull();
  });

  it('speaks Spanish', () => expectSpanish(FacilityParking, facilityFixture()));

  testEmptySection(FacilityParking, {
    missing: 'c_parking',
    ids: { nothing: '[D-003, D-004, X-073]', editors: '[D-005, E-079]' },
  });

  it('prints hostile text as text', async () => {
    await expectTextOnly(FacilityParking, bareFacility({ parking: { headline: HOSTILE_TEXT } }));
    expect(screen.getByText(HOSTILE_TEXT)).toBeInTheDocument();
  });
});
