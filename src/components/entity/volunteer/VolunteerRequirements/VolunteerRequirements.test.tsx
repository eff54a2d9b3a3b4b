import { screen } from '@testing-library/react';
import {
  bareVolunteer,
  volunteerFixture,
} from '#src/components/entity/volunteer/testing/volunteerFixture.ts';
import { drawPart, expectOnlyForEditors, expectSpanishPart } from '#tests/support/entityPart.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { VolunteerRequirements } from './VolunteerRequirements.tsx';

const part = { name: 'VolunteerRequirements', Component: VolunteerRequirements } as const;

describe('VolunteerRequirements', () => {
  it('[D-265] shows its text under its heading', async () => {
    const { container } = await drawPart(part, volunteerFixture());
    expect(screen.getByRole('region', { name: 'Requirements and Qualifications' })).toHaveTextContent(
      'A calm dog',
    );
    await expectNoAxeViolations(container);
  });

  it('[D-265] hides when empty, with a note to editors', async () => {
    await expectOnlyForEditors(part, bareVolunteer(), 'c_requirementsAndQualificationsV2');
  });

  it('speaks Spanish', async () => {
    await expectSpanishPart(part, volunteerFixture(), 'Requisitos');
  });
});
