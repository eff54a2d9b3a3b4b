import { planNetworkFilters } from './planNetwork.ts';

const place = { name: 'Sacramento, CA 95816', position: { latitude: 38.57, longitude: -121.46 } };
const near = {
  kind: 'fieldValue',
  fieldId: 'builtin.location',
  matcher: '$near',
  value: { lat: 38.57, lng: -121.46, radius: 16_093.44, name: 'Sacramento, CA 95816' },
};
const affiliate = (id: string) => ({ id, name: id });
const by = (id: string) => ({
  kind: 'fieldValue',
  fieldId: 'c_healthcareProfessionalHealthPlanAffiliate.id',
  matcher: '$eq',
  value: id,
});

it('counts physicians within ten miles whose hospitals or groups are those of the plan', () => {
  const physician = { kind: 'fieldValue', fieldId: 'c_isPhysician', matcher: '$eq', value: true };
  expect(planNetworkFilters({ affiliates: [affiliate('a'), affiliate('b')] }, place)).toEqual([
    near,
    physician,
    { kind: 'disjunction', filters: [by('a'), by('b')] },
  ]);
  expect(planNetworkFilters({ affiliates: [affiliate('a')] }, place)).toEqual([near, physician, by('a')]);
});

it('counts only physicians who take plans of its insurer, where that is known', () => {
  const payor = { id: 'p', name: 'Birch Insurance', path: '/health-plan/plan/birch-p' };
  const taking = {
    kind: 'fieldValue',
    fieldId: 'c_healthPlanFacet',
    matcher: '$eq',
    value: 'Birch Insurance',
  };
  const plan = { affiliates: [affiliate('a')], payor };
  expect(planNetworkFilters(plan, place)).toContainEqual(taking);
  expect(planNetworkFilters(plan, place, 'plan')).not.toContainEqual(taking);
});

it('in the plan’s own directory counts who names one of its hospitals or groups', () => {
  const named = (fieldId: string, value: string) => ({ kind: 'fieldValue', fieldId, matcher: '$eq', value });
  const affiliates = [{ ...affiliate('A Hospital'), orgType: 'Hospital' }, affiliate('A Group')];
  expect(planNetworkFilters({ affiliates }, place, 'plan')).toEqual([
    near,
    {
      kind: 'disjunction',
      filters: [
        named('c_shpHospitalAffiliation', 'A Hospital'),
        named('c_shpMedicalGroupAffiliation', 'A Group'),
      ],
    },
  ]);
});

it('asks nothing of a plan without a network, or with one too large for a question', () => {
  expect(planNetworkFilters({ affiliates: [] }, place)).toBeUndefined();
  const many = Array.from({ length: 401 }, (_, index) => affiliate(String(index)));
  expect(planNetworkFilters({ affiliates: many }, place)).toBeUndefined();
});
