import { screen, within } from '@testing-library/react';
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
} from '#src/components/entity/facility/testing/expectSection.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { FacilityConditions } from './FacilityConditions.tsx';

const links = [
  { id: '3', name: 'Zoster', path: '/z' },
  { id: '1', name: 'Ábscess', path: '/a' },
  { id: '2', name: 'Burns' },
];

describe('FacilityConditions', () => {
  it('[D-096] lists conditions under a heading, those with a page as links', async () => {
    const { container } = renderOnPage(<FacilityConditions />, {
      entity: facilityFixture({ conditions: links }),
    });
    const region = screen.getByRole('region', { name: 'Conditions we treat' });
    expect(within(region).getByRole('link', { name: 'Zoster' })).toHaveAttribute('href', '/z');
    expect(within(region).getByText('Burns')).toBeInTheDocument();
    expect(within(region).queryByRole('link', { name: 'Burns' })).toBeNull();
    await expectNoAxeViolations(container);
  });

  it('[R-118] sorts them by name, accents aside', () => {
    renderOnPage(<FacilityConditions />, { entity: facilityFixture({ conditions: links }) });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Ábscess',
      'Burns',
      'Zoster',
    ]);
  });

  it('speaks Spanish and links to Spanish pages', () => {
    renderOnPage(<FacilityConditions />, {
      entity: facilityFixture({ conditions: links }),
      locale: 'es',
    });
    expect(screen.getByRole('heading', { name: 'Padecimientos que tratamos' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Zoster' })).toHaveAttribute('href', '/es/z');
    expectSpanish(FacilityConditions, facilityFixture({ conditions: links }));
  });

  it('[D-003, D-004, X-073] shows visitors nothing without data or entity', () => {
    expectNothingForVisitors(FacilityConditions);
  });

  it('[D-005, E-079] tells editors what is missing', async () => {
    await expectNoteForEditors(FacilityConditions, 'FacilityConditions', 'c_displayConditions');
  });

  it('prints hostile, long and right-to-left names as text', async () => {
    const names = [HOSTILE_TEXT, LONG_NAME, RTL_NAME];
    await expectTextOnly(
      FacilityConditions,
      bareFacility({ conditions: names.map((name, index) => ({ id: String(index), name, path: '/x' })) }),
    );
    for (const name of names) expect(screen.getByText(name)).toBeInTheDocument();
    expect(screen.getByText(RTL_NAME).closest('[dir]')).toHaveAttribute('dir', 'auto');
  });
});
