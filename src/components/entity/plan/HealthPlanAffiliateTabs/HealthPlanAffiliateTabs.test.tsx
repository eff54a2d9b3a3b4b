import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawPlan, expectEmpty } from '#src/components/entity/plan/testing/drawPlan.tsx';
import { affiliateFixture, planOf } from '#src/components/entity/plan/testing/planFixtures.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { HealthPlanAffiliateTabs } from './HealthPlanAffiliateTabs.tsx';

const linksIn = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('link')
    .map((link) => link.textContent);

it('[D-033, R-116, R-117] has a tab for each payor, in order, with its plans once and in order', async () => {
  const { container } = drawPlan(HealthPlanAffiliateTabs, affiliateFixture());
  const region = screen.getByRole('region', { name: 'Health Plans' });
  expect(
    within(region)
      .getAllByRole('tab')
      .map((tab) => tab.textContent),
  ).toEqual(['Heronwood Health2', 'Lupine Assurance1']);
  expect(linksIn(screen.getByRole('tabpanel'))).toEqual([
    'Heronwood HMO',
    'Heronwood PPO',
    'All plans from Heronwood Health',
  ]);
  await userEvent.click(screen.getByRole('tab', { name: /^Lupine/ }));
  expect(linksIn(screen.getByRole('tabpanel'))).toEqual(['Lupine PPO', 'All plans from Lupine Assurance']);
  expect(screen.getByRole('link', { name: 'Lupine PPO' })).toHaveAttribute(
    'href',
    '/health-plan/plan/payor/p1',
  );
  await expectNoAxeViolations(container);
});

it('all plans are in the HTML, for crawlers and where no scripts run', () => {
  const { container } = drawPlan(HealthPlanAffiliateTabs, affiliateFixture(), { locale: 'es' });
  expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/es/health-plan/plan/payor/p3',
    '/es/health-plan/plan/payor/p2',
    '/es/health-plan/plan/Heronwood Health',
    '/es/health-plan/plan/payor/p1',
    '/es/health-plan/plan/Lupine Assurance',
  ]);
});

it('plans without a payor have a tab of their own', () => {
  drawPlan(HealthPlanAffiliateTabs, affiliateFixture({ plans: [planOf('p1', 'Alone')] }));
  expect(screen.getByRole('tab', { name: /^Other plans/ })).toBeVisible();
  expect(linksIn(screen.getByRole('tabpanel'))).toEqual(['Alone']);
});

it('[D-004, D-005, E-079] shows nothing without plans, and editors what is missing', () => {
  expectEmpty(HealthPlanAffiliateTabs, affiliateFixture({ plans: [] }), 'c_affiliateHealthPlans');
});
