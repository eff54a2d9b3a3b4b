import fc from 'fast-check';
import {
  type CostShare,
  type DoctorAnswer,
  lowestThatFits,
  mostInYear,
  PLAN_CARE,
  type PlanFacts,
  planKind,
  premiumAt,
  premiumRange,
  QUIET_YEAR,
  USUAL_YEAR,
  yearCost,
  type YearOfCare,
} from './planFacts.ts';

const share = (care: CostShare['care'], more: Partial<CostShare>): CostShare => ({
  care,
  isAfterDeductible: false,
  ...more,
});
const hmo: PlanFacts = {
  year: 2027,
  premiums: [
    { fromAge: 0, toAge: 39, monthly: 300 },
    { fromAge: 40, toAge: 64, monthly: 412 },
  ],
  deductible: 0,
  outOfPocketMax: 5500,
  shares: [
    share('primaryCare', { copay: 20 }),
    share('urgentCare', { copay: 75 }),
    share('genericDrug', { copay: 10 }),
  ],
};
const after = (care: CostShare['care'], price: number) =>
  share(care, { percent: 20, isAfterDeductible: true, price });
const hdhp: PlanFacts = {
  year: 2027,
  premiums: [{ fromAge: 0, toAge: 64, monthly: 341 }],
  deductible: 400,
  outOfPocketMax: 7000,
  shares: [after('primaryCare', 150), after('urgentCare', 200), after('genericDrug', 10)],
};

describe('what a year costs', () => {
  it.each<[title: string, facts: PlanFacts, care: YearOfCare, cost: number | undefined]>([
    ['premiums alone', hmo, {}, 12 * 412],
    ['one visit', hmo, QUIET_YEAR, 12 * 412 + 20],
    ['copays', hmo, USUAL_YEAR, 12 * 412 + 4 * 20 + 75 + 24 * 10],
    ['the whole price until the deductible is met', hdhp, { primaryCare: 2 }, 12 * 341 + 300],
    ['a visit that meets it: part is price, part is share', hdhp, { primaryCare: 3 }, 12 * 341 + 400 + 10],
    ['the share after it', hdhp, { primaryCare: 4 }, 12 * 341 + 400 + 10 + 30],
    [
      'a copay after it, never more than the rest of the price',
      { ...hdhp, shares: [share('primaryCare', { copay: 80, isAfterDeductible: true, price: 150 })] },
      { primaryCare: 4 },
      12 * 341 + 400 + 50 + 80,
    ],
    ['no more than the most', { ...hmo, outOfPocketMax: 100 }, USUAL_YEAR, 12 * 412 + 100],
    [
      'a percentage of a price',
      { ...hmo, shares: [share('primaryCare', { percent: 25, price: 200 })] },
      { primaryCare: 1 },
      12 * 412 + 50,
    ],
    [
      'unknown without the price',
      { ...hmo, shares: [share('primaryCare', { percent: 25 })] },
      { primaryCare: 1 },
      undefined,
    ],
    ['unknown without the share', { ...hmo, shares: [] }, { primaryCare: 1 }, undefined],
    [
      'unknown without the deductible',
      { ...hdhp, deductible: undefined } as unknown as PlanFacts,
      { primaryCare: 1 },
      undefined,
    ],
    ['unknown without a premium', { ...hmo, premiums: [] }, {}, undefined],
  ])('%s', (_, facts, care, cost) => {
    expect(yearCost(facts, 43, care)).toBe(cost);
  });

  it('never falls with more care, and never passes the most there is to pay', () => {
    const times = fc.record(Object.fromEntries(PLAN_CARE.map((care) => [care, fc.nat(30)])));
    const known = { ...hdhp, shares: PLAN_CARE.map((care) => after(care, 90)) };
    fc.assert(
      fc.property(times, fc.constantFrom(...PLAN_CARE), (care, more) => {
        const cost = yearCost(known, 43, care) ?? NaN;
        const dearer = yearCost(known, 43, { ...care, [more]: (care[more] ?? 0) + 1 }) ?? NaN;
        expect(dearer).toBeGreaterThanOrEqual(cost);
        expect(dearer).toBeLessThanOrEqual(mostInYear(known, 43) ?? NaN);
      }),
    );
  });
});

it('a premium is that of the band of an age', () => {
  expect([39, 40, 64, 65].map((age) => premiumAt(hmo, age))).toEqual([300, 412, 412, undefined]);
  expect(premiumRange(hmo)).toEqual({ least: 300, most: 412 });
  expect(premiumRange({ ...hmo, premiums: [] })).toBeUndefined();
});

describe('the lowest that fits', () => {
  const plan = (id: string, year: number | undefined, ...doctors: DoctorAnswer[]) => ({ id, year, doctors });
  it.each([
    [
      'is the lowest that takes everybody',
      [plan('a', 2, 'in', 'in'), plan('b', 1, 'in', 'out'), plan('c', 3, 'in', 'in')],
      'a',
    ],
    ['is none for a tie', [plan('a', 2, 'in'), plan('b', 2, 'in')], undefined],
    ['is one, whatever ties above it', [plan('a', 2, 'in'), plan('b', 3, 'in'), plan('c', 3, 'in')], 'a'],
    ['is none when nobody was named', [plan('a', 1), plan('b', 2)], undefined],
    [
      'is none when a plan that fits tells no year',
      [plan('a', 1, 'in'), plan('b', undefined, 'in')],
      undefined,
    ],
    [
      'does not ask the year of one that does not fit',
      [plan('a', 1, 'in'), plan('b', undefined, 'out')],
      'a',
    ],
    ['is none when nobody told who takes it', [plan('a', 1, 'untold'), plan('b', 2, 'untold')], undefined],
    ['is none without another', [plan('a', 1, 'in')], undefined],
  ])('%s', (_, plans, expected) => {
    expect(lowestThatFits(plans)).toBe(expected);
  });
});

it('knows the kinds it has words for', () => {
  expect(['HMO', ' ppo ', 'Medicare advantage', 'Gold', undefined].map(planKind)).toEqual([
    'HMO',
    'PPO',
    'Medicare Advantage',
    undefined,
    undefined,
  ]);
});
