import { screen } from '@testing-library/react';
import {
  bareVolunteer,
  volunteerFixture,
} from '#src/components/entity/volunteer/testing/volunteerFixture.ts';
import { drawPart, expectOnlyForEditors, expectSpanishPart } from '#tests/support/entityPart.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { VolunteerApplyNow } from './VolunteerApplyNow.tsx';

const part = { name: 'VolunteerApplyNow', Component: VolunteerApplyNow } as const;

describe('VolunteerApplyNow', () => {
  it('[D-253] leads to the application', async () => {
    const { container } = await drawPart(part, volunteerFixture());
    expect(screen.getByRole('region', { name: 'Interested in volunteering with us?' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Apply Now' })).toHaveAttribute(
      'href',
      'https://volunteer.example.org/apply/15',
    );
    await expectNoAxeViolations(container);
  });

  it.each([undefined, '', 'javascript:alert(1)', 7])(
    '[D-254] shows nothing when the address of the application is %s',
    async (applicationUrl) => {
      const { container } = await drawPart(part, volunteerFixture({ applicationUrl }));
      expect(container).toBeEmptyDOMElement();
    },
  );

  it('hides when empty, with a note to editors', async () => {
    await expectOnlyForEditors(part, bareVolunteer(), 'applicationUrl');
  });

  it('speaks Spanish', async () => {
    await expectSpanishPart(part, volunteerFixture(), '¿Le interesa ser voluntario');
  });
});
