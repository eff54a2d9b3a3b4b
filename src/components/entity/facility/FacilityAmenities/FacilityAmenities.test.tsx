import { screen } from '@testing-library/react';
import {
  facilityFixture,
  HOSTILE_TEXT,
  LONG_NAME,
  RTL_NAME,
} from '#src/components/entity/facility/testing/facilityFixture.ts';
import {
  expectNothingForVisitors,
  expectSpanish,
  testEmptySection,
} from '#src/components/entity/facility/testing/expectSection.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { FacilityAmenities } from './FacilityAmenities.tsx';

describe('FacilityAmenities', () => {
  it('[D-093, R-128] shows known amenities with an icon each', async () => {
    const { container } = renderOnPage(<FacilityAmenities />, { entity: facilityFixture() });
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Parking',
      'Wheelchair access',
      'Free Wi-Fi',
      'Restrooms',
      'Language assistance',
    ]);
    for (const item of items) expect(item.querySelector('svg path')).not.toBeNull();
    await expectNoAxeViolations(container);
  });

  it('[R-127] leaves out unknown ones', () => {
    renderOnPage(<FacilityAmenities />, { entity: facilityFixture() });
    expect(screen.queryByText('Helipad')).toBeNull();
  });

  it('[R-035, C-011] knows NICU levels I to IV only', () => {
    renderOnPage(<FacilityAmenities />, {
      entity: facilityFixture({
        amenities: ['NICU Level I', 'NICU Level II', 'NICU Level III', 'NICU Level IV', 'NICU Level V'],
      }),
    });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'NICU Level I',
      'NICU Level II',
      'NICU Level III',
      'NICU Level IV',
    ]);
  });

  it('has an icon and a Spanish name for every amenity of the fixed list', () => {
    const all = [
      'parking',
      'valet',
      'ev charging',
      'wheelchair access',
      'wifi',
      'dining',
      'gift shop',
      'restrooms',
      'lactation rooms',
      'chapel',
      'atm',
      'mail',
      'language assistance',
      'birthing suites',
      'birthing tubs',
      'nicu level i',
      'nicu level iv',
    ];
    const { container } = renderOnPage(<FacilityAmenities />, {
      entity: facilityFixture({ amenities: all }),
      locale: 'es',
    });
    expect(container.querySelectorAll('li svg path')).toHaveLength(all.length);
    expect(container.textContent).not.toContain('facility.');
  });

  it('speaks Spanish', () => expectSpanish(FacilityAmenities, facilityFixture()));

  testEmptySection(FacilityAmenities, {
    missing: 'c_locationAmenities',
    ids: { nothing: '[D-003, D-004, X-073]', editors: '[D-005, E-079]' },
  });

  it('shows nothing of hostile or long names', () => {
    expectNothingForVisitors(FacilityAmenities, {
      amenities: [HOSTILE_TEXT, LONG_NAME, RTL_NAME, '__proto__', 'constructor'],
    });
  });
});
