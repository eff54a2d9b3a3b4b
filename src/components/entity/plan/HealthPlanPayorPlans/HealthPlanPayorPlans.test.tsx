import { screen } from '@testing-library/react';
import { drawPlan, expectEmpty } from '#src/components/entity/plan/testing/drawPlan.tsx';
import { healthPlanFixture, payorFixture, planOf } from '#src/components/entity/plan/testing/planFixtures.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { placedProps } from '#tests/support/placed.ts';
import { loadHealthPlanPayorPlans } from './HealthPlanPayorPlans.data.ts';
import { HealthPlanPayorPlans } from './HealthPlanPayorPlans.tsx';

const plans = [
  planOf('p2', 'Heronwood PPO', 'Heronwood Health'),
  planOf('p1', 'Heronwood HMO', 'Heronwood Health'),
  planOf('p3', 'heronwood hmo', 'Heronwood Health'),
];

it('[D-035, D-036, R-116, R-117] lists the plans once and in order, each a link to its page', async () => {
  const { container } = drawPlan(HealthPlanPayorPlans, payorFixture(), {}, plans);
  expect(screen.getByRole('region', { name: 'Health Plans' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Heronwood HMO', '/health-plan/plan/payor/p1'],
    ['Heronwood PPO', '/health-plan/plan/payor/p2'],
  ]);
  await expectNoAxeViolations(container);
});

describe('the plans of the page', () => {
  const load = (entity: Entity, plansOfPayor: () => Promise<typeof plans>) =>
    loadHealthPlanPayorPlans(placedProps('HealthPlanPayorPlans', {}).rendering, {
      entity,
      locale: 'es',
      directory: { plansOfPayor },
    } as unknown as ComponentDataContext);

  it('[S-357] are asked for on the server by the uid of the payor', async () => {
    const asked = jest.fn(async () => plans);
    expect(await load(payorFixture(), asked)).toEqual(plans);
    expect(asked).toHaveBeenCalledWith('102059', 'es');
    expect(await load(healthPlanFixture(), asked)).toBeUndefined();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('[X-070] are none when that fails: the section is empty and the page knows', async () => {
    await expect(load(payorFixture(), () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(drawPlan(HealthPlanPayorPlans, payorFixture(), {}).container).toBeEmptyDOMElement();
  });
});

it('[E-079] shows nothing without plans, and editors what is missing', () => {
  expectEmpty(HealthPlanPayorPlans, payorFixture(), 'data');
});
