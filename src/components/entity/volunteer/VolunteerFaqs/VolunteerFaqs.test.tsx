import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  bareVolunteer,
  volunteerFixture,
} from '#src/components/entity/volunteer/testing/volunteerFixture.ts';
import { drawPart, expectOnlyForEditors, expectSpanishPart } from '#tests/support/entityPart.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { VolunteerFaqs } from './VolunteerFaqs.tsx';

const part = { name: 'VolunteerFaqs', Component: VolunteerFaqs } as const;

describe('VolunteerFaqs', () => {
  it('[D-268, D-010] opens and closes each answer', async () => {
    const { container } = await drawPart(part, volunteerFixture());
    expect(screen.getByRole('region', { name: 'Frequently Asked Questions' })).toBeVisible();
    const entry = screen.getByText('How much time?').closest('details');
    expect(entry).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText('How much time?'));
    expect(entry).toHaveAttribute('open');
    await expectNoAxeViolations(container);
  });

  it('hides when empty, with a note to editors', async () => {
    await expectOnlyForEditors(part, bareVolunteer(), 'c_frequentlyAskedQuestions');
  });

  it('speaks Spanish', async () => {
    await expectSpanishPart(part, volunteerFixture(), 'Preguntas frecuentes');
  });
});
