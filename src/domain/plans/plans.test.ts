import { distinctPlans, plansByPayor } from './plans.ts';

const PLANS = [
  { name: 'Silver 70', payorName: 'Blue River', id: 1 },
  { name: 'gold 80', payorName: 'Cedar', id: 2 },
  { name: 'Silver  70 ', payorName: 'blue river', id: 3 },
  { name: 'Silver 70', payorName: 'Cedar', id: 4 },
  { name: 'Bronze 9', payorName: undefined, id: 5 },
  { name: 'Bronze 10', payorName: 'Blue River', id: 6 },
];

describe('plans', () => {
  it('[R-116] each once per payor and plan name, the first kept', () => {
    const ids = distinctPlans(PLANS).map((plan) => plan.id);
    expect([...ids].sort()).toEqual([1, 2, 4, 5, 6]);
  });

  it('[R-117] in alphabetical order', () => {
    expect(distinctPlans(PLANS).map((plan) => plan.name)).toEqual([
      'Bronze 9',
      'Bronze 10',
      'gold 80',
      'Silver 70',
      'Silver 70',
    ]);
  });

  it('[R-117] payors and the plans under them', () => {
    const groups = plansByPayor(PLANS).map((group) => [
      group.payorName,
      ...group.plans.map((plan) => plan.id),
    ]);
    expect(groups).toEqual([
      ['', 5],
      ['Blue River', 6, 1],
      ['Cedar', 2, 4],
    ]);
  });
});
