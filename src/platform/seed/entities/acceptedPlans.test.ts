import { demoEntities } from '../seedDemo.ts';
import { emptyWorld } from '../World.ts';
import type { DemoEntity } from '../World.ts';

const world = emptyWorld('2026-11-21', 0.2);
const entities = [...demoEntities(world)].map(({ entity }) => entity);
const ofType = (type: string): DemoEntity['body'][] =>
  entities.filter((entity) => entity.type === type).map(({ body }) => body);
const idsIn = (body: DemoEntity['body'], field: string): string[] =>
  ((body[field] ?? []) as { $ref: string }[]).map(({ $ref }) => $ref);

const house = world.payors[0]!;
const planById = new Map(world.payors.flatMap(({ plans }) => plans.map((plan) => [plan.id, plan] as const)));
const providers = entities.filter(({ type }) => type === 'healthcareProfessional');
const companiesOf = ({ body }: DemoEntity) => body['c_healthPlanFacet'] as string[];
const inDirectory = new Set(ofType('ce_shpProvider').flatMap((body) => idsIn(body, 'c_shpRelatedProvider')));

it('the plan’s directory and the health system’s agree on who takes the house’s plans', () => {
  expect(inDirectory.size).toBeGreaterThan(100);
  for (const provider of providers) {
    const isIn = inDirectory.has(provider.id);
    expect([provider.id, companiesOf(provider).includes(house.name.en)]).toEqual([provider.id, isIn]);
    const own = idsIn(provider.body, 'c_acceptedHealthPlans').filter((id) =>
      house.plans.some((plan) => plan.id === id),
    );
    expect([provider.id, own.length > 0]).toEqual([provider.id, isIn]);
  }
});

it('whoever takes a plan belongs to a hospital or group that works with it', () => {
  for (const { id, body } of providers) {
    const through = idsIn(body, 'c_healthcareProfessionalHealthPlanAffiliate');
    for (const plan of idsIn(body, 'c_acceptedHealthPlans')) {
      const works = planById.get(plan)!.network.some((affiliate) => through.includes(affiliate.id));
      expect([id, plan, works]).toEqual([id, plan, true]);
    }
  }
});

it('who sees children alone takes no plan for people with Medicare', () => {
  const forChildren = providers.filter(({ body }) => body['c_ageRange'] === '0-18 years');
  expect(forChildren.length).toBeGreaterThan(50);
  for (const { id, body } of forChildren)
    for (const plan of idsIn(body, 'c_acceptedHealthPlans'))
      expect([id, plan, planById.get(plan)!.isForSeniors]).toEqual([id, plan, false]);
});

it('companies differ in how many take their plans', () => {
  const counts = world.payors
    .map(({ name }) => providers.filter((one) => companiesOf(one).includes(name.en)).length)
    .sort((a, b) => a - b);
  expect(counts[0]).toBeGreaterThan(50);
  expect(counts.at(-1)!).toBeGreaterThan(4 * counts[0]!);
  expect(new Set(counts).size).toBeGreaterThan(counts.length - 3);
});

it('a plan beside Medicare has no network, and says so', () => {
  const plan = ofType('ce_healthPlan').find((body) => body['c_planType'] === 'Medicare Supplement')!;
  const everybody = ofType('ce_healthPlan').map((body) => idsIn(body, 'c_healthPlanAffiliates').length);
  expect(idsIn(plan, 'c_healthPlanAffiliates')).toHaveLength(Math.max(...everybody));
  expect(JSON.stringify(plan['c_healthPlanNotes'])).toContain('There is no network');
});

it('a plan is called by a kind that there is', () => {
  for (const { c_planType: kind, name } of ofType('ce_healthPlan'))
    expect(`${JSON.stringify(name)} ${String(kind)}`).toMatch(
      / (HMO|PPO|EPO|HDHP|Medicare Advantage|Medicare Supplement|undefined)$/,
    );
});
