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
  { ...planOf('p2', 'Heronwood PPO', 'Heronwood Health'), hospitals: 12, medicalGroups: 1 },
  { ...planOf('p1', 'Heronwood HMO', 'Heronwood Health'), hospitals: 0, medicalGroups: 0 },
  { ...planOf('p3', 'heronwood hmo', 'Heronwood Health'), hospitals: 0, medicalGroups: 0 },
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

it('tells how many hospitals and groups work with a plan, where that is known', () => {
  drawPlan(HealthPlanPayorPlans, payorFixture(), {}, plans);
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Heronwood HMO',
    'Heronwood PPO12 hospitals, 1 medical group',
  ]);
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
