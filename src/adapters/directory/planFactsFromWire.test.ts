import fc from 'fast-check';
import { readFields } from './fields.ts';
import { planFactsFromWire } from './planFactsFromWire.ts';

const read = (document: Record<string, unknown>) => planFactsFromWire(readFields(document, () => undefined));

it('reads what a plan costs', () => {
  expect(
    read({
      c_planYear: 2027,
      c_planPremiums: [
        { fromAge: 0, toAge: 20, monthly: 247 },
        { fromAge: 21, toAge: 64, monthly: '412.50' },
      ],
      c_planDeductible: 0,
      c_planOutOfPocketMax: 5500,
      c_planCostShares: [
        { care: 'primaryCare', copay: 20, price: 165 },
        { care: 'genericDrug', percent: 20, afterDeductible: true },
      ],
    }),
  ).toEqual({
    year: 2027,
    premiums: [
      { fromAge: 0, toAge: 20, monthly: 247 },
      { fromAge: 21, toAge: 64, monthly: 412.5 },
    ],
    deductible: 0,
    outOfPocketMax: 5500,
    shares: [
      { care: 'primaryCare', copay: 20, isAfterDeductible: false, price: 165 },
      { care: 'genericDrug', percent: 20, isAfterDeductible: true },
    ],
  });
});

it('a price without a year is none', () => {
  expect(read({ c_planDeductible: 500 })).toBeUndefined();
  expect(read({ c_planYear: 'soon', c_planDeductible: 500 })).toBeUndefined();
});

it('leaves out what makes no sense', () => {
  expect(
    read({
      c_planYear: 2027,
      c_planDeductible: -1,
      c_planOutOfPocketMax: 'lots',
      c_planPremiums: [
        { fromAge: 40, toAge: 20, monthly: 1 },
        { monthly: 1 },
        { fromAge: 1, toAge: 2, monthly: -5 },
        'x',
      ],
      c_planCostShares: [
        { care: 'spa', copay: 1 },
        { care: 'specialist' },
        { care: 'specialist', percent: 140 },
      ],
    }),
  ).toEqual({ year: 2027, premiums: [], shares: [] });
});

it('never throws, whatever stands there', () => {
  fc.assert(
    fc.property(
      fc.record({
        c_planYear: fc.constant(2027),
        c_planPremiums: fc.anything(),
        c_planDeductible: fc.anything(),
        c_planCostShares: fc.anything(),
      }),
      (document) => {
        expect(read(document)?.year).toBe(2027);
      },
    ),
  );
});
