import { screen, within } from '@testing-library/react';
import { drawPlan, expectEmpty, hrefs } from '#src/components/entity/plan/testing/drawPlan.tsx';
import { barePlan, healthPlanFixture } from '#src/components/entity/plan/testing/planFixtures.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { HealthPlanMedicalGroups } from './HealthPlanMedicalGroups.tsx';

it('[D-039, R-118] lists them by name, each a link to its page', async () => {
  const { container } = drawPlan(HealthPlanMedicalGroups, healthPlanFixture());
  const region = screen.getByRole('region', { name: 'Medical groups in this plan' });
  expect(
    within(region)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Cedar Campus', 'Elm Physicians']);
  expect(hrefs()[0]).toBe('/health-plan/med-group/cedar-a4');
  await expectNoAxeViolations(container);
});

it('[E-079] shows nothing without any, and editors what is missing', () => {
  expectEmpty(HealthPlanMedicalGroups, barePlan(), 'c_healthPlanAffiliates');
});
