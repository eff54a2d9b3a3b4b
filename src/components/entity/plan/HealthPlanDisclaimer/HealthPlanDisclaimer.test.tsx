import { drawPlan } from '#src/components/entity/plan/testing/drawPlan.tsx';
import {
  affiliateFixture,
  barePlan,
  healthPlanFixture,
  payorFixture,
} from '#src/components/entity/plan/testing/planFixtures.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { HealthPlanDisclaimer } from './HealthPlanDisclaimer.tsx';

it('[Q-232] says what the plan says', async () => {
  const { container } = drawPlan(HealthPlanDisclaimer, healthPlanFixture());
  expect(container).toHaveTextContent(/^Please call the plan before your visit\.$/);
  await expectNoAxeViolations(container);
});

it.each([
  ['a plan without words of its own', barePlan()],
  ['a payor', payorFixture()],
  ['an affiliate', affiliateFixture()],
])('says what the house says for %s', (_row, entity) => {
  expect(drawPlan(HealthPlanDisclaimer, entity).container).toHaveTextContent(/^Networks change\. Before/);
  expect(drawPlan(HealthPlanDisclaimer, entity, { locale: 'es' }).container).toHaveTextContent(/^Las redes/);
});

it('says whom to ask about an affiliate whose plans nobody listed', () => {
  const { container } = drawPlan(HealthPlanDisclaimer, affiliateFixture({ plans: [] }));
  expect(container).toHaveTextContent(
    /^We have no list of the health plans that work with Oak Hospital\. Before/,
  );
});

it('says nothing elsewhere', () => {
  expect(drawPlan(HealthPlanDisclaimer).container).toBeEmptyDOMElement();
});
