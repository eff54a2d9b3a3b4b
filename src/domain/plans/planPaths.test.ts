import { matchEntityRoute } from '#src/domain/slug/entityRoutes.ts';
import { affiliatePath, payorPath, planPath } from './planPaths.ts';

const payor = { id: 'payor1', uid: '11', name: 'Blue River' };
const plan = { id: 'plan2', uid: '12', name: 'Gold 80', slug: 'gold' };

it('[S-130] a plan is under the segment of its payor', () => {
  expect(payorPath(payor)).toBe('/health-plan/plan/blue-river-payor1');
  expect(planPath(plan, payor)).toBe('/health-plan/plan/blue-river-payor1/gold-plan2');
  expect(planPath(plan, undefined)).toBe('/health-plan/plan/detail/gold-plan2');
});

it.each([
  ['payor1', '11', 'payor1'],
  ['p-1', '11', '11'],
])('[S-130] the address of payor %s names %s and stays one segment', (id, uid, named) => {
  const path = payorPath({ ...payor, id, uid });
  expect(matchEntityRoute(path)).toMatchObject({ id: named, route: { entityTypeId: 'ce_healthPlanPayor' } });
  expect(matchEntityRoute(planPath({ ...plan, id: 'a-2' }, { ...payor, id, uid }))).toMatchObject({
    id: 'a-2',
    route: { entityTypeId: 'ce_healthPlan' },
  });
});

it.each([
  ['Hospital', '/health-plan/hospital/oak-aff1'],
  ['HOSPITAL', '/health-plan/hospital/oak-aff1'],
  ['Campus', '/health-plan/med-group/oak-aff1'],
  ['Medical Group', '/health-plan/med-group/oak-aff1'],
  [undefined, '/health-plan/med-group/oak-aff1'],
])('[S-131, S-132] an affiliate of type %s: %s', (orgType, path) => {
  expect(affiliatePath({ id: 'aff1', uid: '1', name: 'Oak', ...(orgType && { orgType }) })).toBe(path);
});
