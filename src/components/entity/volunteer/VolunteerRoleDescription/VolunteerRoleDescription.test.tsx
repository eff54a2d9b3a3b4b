import { screen } from '@testing-library/react';
import {
  bareVolunteer,
  volunteerFixture,
} from '#src/components/entity/volunteer/testing/volunteerFixture.ts';
import { drawPart, expectOnlyForEditors, expectSpanishPart } from '#tests/support/entityPart.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { VolunteerRoleDescription } from './VolunteerRoleDescription.tsx';

const part = { name: 'VolunteerRoleDescription', Component: VolunteerRoleDescription } as const;

describe('VolunteerRoleDescription', () => {
  it('[D-262] shows its text under its heading', async () => {
    const { container } = await drawPart(part, volunteerFixture());
    expect(screen.getByRole('region', { name: 'Role Description' })).toHaveTextContent(
      'You will visit three units.',
    );
    await expectNoAxeViolations(container);
  });

  it('[D-262] hides when empty, with a note to editors', async () => {
    await expectOnlyForEditors(part, bareVolunteer(), 'c_volunteerDescription');
  });

  it('speaks Spanish', async () => {
    await expectSpanishPart(part, volunteerFixture(), 'Descripción de la labor');
  });
});
