import { screen } from '@testing-library/react';
import { drawPlan } from '#src/components/entity/plan/testing/drawPlan.tsx';
import { barePlan, healthPlanFixture } from '#src/components/entity/plan/testing/planFixtures.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { HealthPlanHero } from './HealthPlanHero.tsx';

it('[Q-232] is the name the plan goes by, and whose plan it is', async () => {
  const { container } = drawPlan(HealthPlanHero, healthPlanFixture(), { locale: 'es' });
  expect(screen.getByRole('heading', { level: 1, name: 'Heronwood HMO Gold' })).toBeVisible();
  expect(container).toHaveTextContent('Un plan de Heronwood Health');
  expect(screen.getByRole('link', { name: 'Heronwood Health' })).toHaveAttribute(
    'href',
    '/es/health-plan/plan/heronwood-health-payor02',
  );
  await expectNoAxeViolations(container);
});

it('shows the card of its company, or its own, with the kind of plan', () => {
  const { container, unmount } = drawPlan(HealthPlanHero, healthPlanFixture({ planType: 'HMO' }));
  expect(container.querySelector('.PlanHero-picture svg')).toHaveTextContent(/^HHHMO$/);
  unmount();
  const bare = drawPlan(HealthPlanHero, barePlan());
  expect(bare.container.querySelector('.PlanHero-picture svg')).toHaveTextContent(/^BP$/);
});

it('goes by its own name when the directory knows no other, and no payor is made up', () => {
  const { container } = drawPlan(HealthPlanHero, barePlan());
  expect(screen.getByRole('heading', { level: 1, name: 'Bare Plan' })).toBeVisible();
  expect(container).not.toHaveTextContent('A plan from');
  expect(drawPlan(HealthPlanHero).container).toBeEmptyDOMElement();
});
