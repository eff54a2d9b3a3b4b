import { screen } from '@testing-library/react';
import {
  bareVolunteer,
  volunteerFixture,
} from '#src/components/entity/volunteer/testing/volunteerFixture.ts';
import { banIcon, infoIcon, searchIcon } from '#src/ui/Icon/glyphs.ts';
import { drawPart, expectOnlyForEditors, expectSpanishPart } from '#tests/support/entityPart.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { VolunteerDetailRow } from './VolunteerDetailRow.tsx';

const part = { name: 'VolunteerDetailRow', Component: VolunteerDetailRow } as const;

describe('VolunteerDetailRow', () => {
  it.each([
    ['[D-258, D-274]', 'ACTIVELY_RECRUITING', 'Actively Recruiting', searchIcon],
    ['[D-275]', 'NOT_RECRUITING', 'Not Recruiting', banIcon],
    ['[D-276, D-277]', 'WAITLIST_ONLY', 'Waitlist Only', infoIcon],
  ])('%s %s', async (_, c_status, words, icon) => {
    const { container } = await drawPart(part, volunteerFixture({ c_status }));
    expect(screen.getByText(words)).toBeVisible();
    expect(container.querySelector('svg path')).toHaveAttribute('d', icon.icon[4]);
    await expectNoAxeViolations(container);
  });

  it('[D-259, D-260] shows age and department when present', async () => {
    const { unmount } = await drawPart(part, volunteerFixture());
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Actively Recruiting',
      '18 and over',
      'Patient experience',
    ]);
    unmount();
    await drawPart(part, volunteerFixture({ c_departmentOrSpecialty: undefined }));
    expect(screen.queryByText('Department')).toBeNull();
  });

  it('hides when empty, with a note to editors', async () => {
    await expectOnlyForEditors(part, bareVolunteer(), 'c_status');
  });

  it('speaks Spanish of a waiting list, too', async () => {
    await expectSpanishPart(part, volunteerFixture({ c_status: 'WAITLIST_ONLY' }), 'Solo lista de espera');
  });

  it('speaks Spanish', async () => {
    await expectSpanishPart(part, volunteerFixture(), 'Se buscan voluntarios');
  });
});
