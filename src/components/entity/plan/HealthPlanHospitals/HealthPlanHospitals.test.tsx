import { screen, within } from '@testing-library/react';
import { drawPlan, expectEmpty, hrefs } from '#src/components/entity/plan/testing/drawPlan.tsx';
import { barePlan, healthPlanFixture } from '#src/components/entity/plan/testing/planFixtures.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { HealthPlanHospitals } from './HealthPlanHospitals.tsx';

it('[D-038, R-118] lists them by name, each a link to its page', async () => {
  const { container } = drawPlan(HealthPlanHospitals, healthPlanFixture());
  const region = screen.getByRole('region', { name: 'Hospitals in this plan' });
  expect(
    within(region)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Alder Hospital', 'Oak Hospital']);
  expect(hrefs()[0]).toBe('/health-plan/hospital/alder-a3');
  await expectNoAxeViolations(container);
});

it('[E-079] shows nothing without any, and editors what is missing', () => {
  expectEmpty(HealthPlanHospitals, barePlan(), 'c_healthPlanAffiliates');
});
