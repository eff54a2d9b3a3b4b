import { screen } from '@testing-library/react';
import {
  bareVolunteer,
  volunteerFixture,
} from '#src/components/entity/volunteer/testing/volunteerFixture.ts';
import { drawPart, expectOnlyForEditors, expectSpanishPart } from '#tests/support/entityPart.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { VolunteerShifts } from './VolunteerShifts.tsx';

const part = { name: 'VolunteerShifts', Component: VolunteerShifts } as const;

describe('VolunteerShifts', () => {
  it('[D-266] shows its text under its heading', async () => {
    const { container } = await drawPart(part, volunteerFixture());
    expect(screen.getByRole('region', { name: 'Volunteering Shifts' })).toHaveTextContent(
      'Evenings, 5 pm to 8 pm',
    );
    await expectNoAxeViolations(container);
  });

  it('[D-266] hides when empty, with a note to editors', async () => {
    await expectOnlyForEditors(part, bareVolunteer(), 'c_volunteerShift');
  });

  it('speaks Spanish', async () => {
    await expectSpanishPart(part, volunteerFixture(), 'Turnos de voluntariado');
  });
});
