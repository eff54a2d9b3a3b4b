import { screen } from '@testing-library/react';
import {
  bareVolunteer,
  volunteerFixture,
} from '#src/components/entity/volunteer/testing/volunteerFixture.ts';
import { drawPart, expectOnlyForEditors, expectSpanishPart } from '#tests/support/entityPart.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { VolunteerBenefits } from './VolunteerBenefits.tsx';

const part = { name: 'VolunteerBenefits', Component: VolunteerBenefits } as const;

describe('VolunteerBenefits', () => {
  it('[D-267] shows its text under its heading', async () => {
    const { container } = await drawPart(part, volunteerFixture());
    expect(screen.getByRole('region', { name: 'Benefits and Support' })).toHaveTextContent('Free parking');
    await expectNoAxeViolations(container);
  });

  it('[D-267] hides when empty, with a note to editors', async () => {
    await expectOnlyForEditors(part, bareVolunteer(), 'c_benefitsAndSupportV2');
  });

  it('speaks Spanish', async () => {
    await expectSpanishPart(part, volunteerFixture(), 'Beneficios y apoyo');
  });
});
