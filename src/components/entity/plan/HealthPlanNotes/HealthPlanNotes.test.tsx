import { screen } from '@testing-library/react';
import { drawPlan, expectEmpty } from '#src/components/entity/plan/testing/drawPlan.tsx';
import { barePlan, healthPlanFixture } from '#src/components/entity/plan/testing/planFixtures.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { HealthPlanNotes } from './HealthPlanNotes.tsx';

it('[Q-232] lists the notes, as text', async () => {
  const hostile = '<script>alert(1)</script>';
  const { container } = drawPlan(HealthPlanNotes, healthPlanFixture({ notes: ['One.', hostile] }));
  expect(screen.getByRole('region', { name: 'Good to know' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['One.', hostile]);
  expect(container.querySelector('script')).toBeNull();
  await expectNoAxeViolations(container);
});

it('[E-079] shows nothing without notes, and editors what is missing', () => {
  expectEmpty(HealthPlanNotes, barePlan(), 'c_healthPlanNotes');
});
