import { PLAN_CARE, type CostShare, type PlanFacts, type PremiumBand } from '#src/domain/plans/planFacts.ts';
import { defined } from './fields.ts';
import type { FieldReader } from './fields.ts';

/** Greater amounts and ages are mistakes. */
const MOST_DOLLARS = 1_000_000;
const GREATEST_AGE = 120;

/**
 * What a plan costs: c_planYear, c_planPremiums, c_planDeductible, c_planOutOfPocketMax, c_planCostShares. Undefined without a
 * plan year; an amount that makes no sense is left out.
 */
export function planFactsFromWire(fields: FieldReader): PlanFacts | undefined {
  const year = fields.number('c_planYear');
  if (year === undefined || !Number.isInteger(year) || year < 2000 || year > 2100) return undefined;
  return defined<PlanFacts>({
    year,
    premiums: fields.records('c_planPremiums').flatMap(premiumOf),
    deductible: dollars(fields, 'c_planDeductible'),
    outOfPocketMax: dollars(fields, 'c_planOutOfPocketMax'),
    shares: fields.records('c_planCostShares').flatMap(shareFromWire),
  });
}

function dollars(fields: FieldReader, name: string): number | undefined {
  return within(fields.number(name), MOST_DOLLARS);
}

const within = (value: number | undefined, most: number): number | undefined =>
  value !== undefined && value >= 0 && value <= most ? value : undefined;

function premiumOf(band: FieldReader): PremiumBand[] {
  const fromAge = within(band.number('fromAge'), GREATEST_AGE);
  const toAge = within(band.number('toAge'), GREATEST_AGE);
  const monthly = dollars(band, 'monthly');
  if (fromAge === undefined || toAge === undefined || monthly === undefined || fromAge > toAge) return [];
  return [{ fromAge, toAge, monthly }];
}

function shareFromWire(share: FieldReader): CostShare[] {
  const word = share.text('care');
  const care = PLAN_CARE.find((one) => one === word);
  const copay = dollars(share, 'copay');
  const percent = within(share.number('percent'), 100);
  if (!care || (copay === undefined && percent === undefined)) return [];
  return [
    defined<CostShare>({
      care,
      copay,
      percent,
      isAfterDeductible: share.flag('afterDeductible'),
      price: dollars(share, 'price'),
    }),
  ];
}
