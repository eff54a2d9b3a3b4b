import { screen } from '@testing-library/react';
import { drawPlan } from '#src/components/entity/plan/testing/drawPlan.tsx';
import { payorFixture } from '#src/components/entity/plan/testing/planFixtures.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { HealthPlanPayorHero } from './HealthPlanPayorHero.tsx';

it('[D-034] is the name of the payor below the way here', async () => {
  const { container } = drawPlan(HealthPlanPayorHero, payorFixture(), {
    breadcrumb: [
      { title: 'Health plans we accept', path: '/health-plan' },
      { title: 'Heronwood Health', path: '/health-plan/plan/heronwood-health-payor02' },
    ],
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Heronwood Health' })).toBeVisible();
  expect(screen.getByText('Plans from Heronwood Health that we work with.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Health plans we accept' })).toHaveAttribute(
    'href',
    '/health-plan',
  );
  expect(container.querySelector('.PlanHero-picture svg')).toHaveTextContent(/^HH$/);
  await expectNoAxeViolations(container);
});

it('shows nothing without a payor', () => {
  expect(drawPlan(HealthPlanPayorHero).container).toBeEmptyDOMElement();
});
