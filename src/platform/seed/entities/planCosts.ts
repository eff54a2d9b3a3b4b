import { z } from 'zod';
import { slugOf } from '../bilingual.ts';
import type { ServiceCounty } from '../data/serviceArea.ts';
import { readTexts } from '../readTexts.ts';
import type { Affiliate } from '../World.ts';

const dollars = z.number().min(0);
const share = z.strictObject({
  copay: dollars.optional(),
  percent: z.number().min(0).max(100).optional(),
  afterDeductible: z.boolean().optional(),
});
export type CostShare = z.infer<typeof share>;
const CARE = [
  'primaryCare',
  'specialist',
  'urgentCare',
  'emergencyRoom',
  'hospitalStay',
  'genericDrug',
  'brandDrug',
] as const;
const careKey = z.enum(CARE);
const ages = { fromAge: z.number().int(), toAge: z.number().int() };

const COSTS = readTexts(
  'plan-costs.json',
  z.strictObject({
    prices: z.record(careKey, dollars),
    bands: z.array(z.strictObject({ ...ages, percent: z.number() })).min(1),
    plans: z
      .array(
        z.strictObject({
          name: z.string(),
          type: z.string(),
          market: z.string(),
          network: z.enum(['part', 'own', 'all']),
          /** Where it is sold, when not everywhere: whole regions, as their medical groups care for all of them. */
          regions: z.array(z.string()).min(1).optional(),
          premiumAt40: dollars.optional(),
          premium: z.strictObject({ ...ages, monthly: dollars }).optional(),
          deductible: dollars,
          outOfPocketMax: dollars,
          shares: z.record(careKey, share),
        }),
      )
      .min(1),
  }),
);

type PlanCosts = (typeof COSTS.plans)[number];
const OF_NAME = new Map(COSTS.plans.map((plan) => [plan.name, plan]));

/** Prices are announced in November for the year that follows. */
const ANNOUNCED = 11;

/** The year whose prices hold, or are what people choose by. */
export function planYear(today: string): number {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return month >= ANNOUNCED ? year + 1 : year;
}

/** What a plan of the house costs, in the directory's fields; {} for one of another company, whose prices nobody told. */
export function planCostFields(name: string, today: string): Record<string, unknown> {
  const plan = OF_NAME.get(name);
  if (!plan) return {};
  return {
    c_planType: plan.type,
    c_planMarket: plan.market,
    c_planPageURL: `/plans/${slugOf(name)}`,
    c_planYear: planYear(today),
    c_planPremiums: premiums(plan),
    c_planDeductible: plan.deductible,
    c_planOutOfPocketMax: plan.outOfPocketMax,
    c_planCostShares: CARE.map((care) => ({ care, ...plan.shares[care], price: COSTS.prices[care] })),
  };
}

/** The age of the adult whose premium stands for all, where one sum is told. */
export const EXAMPLE_AGE = 40;

interface MainCosts {
  /** The monthly premium, where the plan has one of its own: of a plan priced by age, at `EXAMPLE_AGE`. */
  premium?: { monthly: number; isByAge: boolean };
  deductible: number;
  outOfPocketMax: number;
  /** What a visit or a medicine costs: a sum in dollars, or a percentage. */
  shares: Record<(typeof CARE)[number], CostShare>;
  /** Whom it works with: a part of the network, all of it, or everybody. */
  network: PlanCosts['network'];
}

/** What people ask about a plan of the house first; undefined for one of another company. */
export function mainCosts(name: string): MainCosts | undefined {
  const plan = OF_NAME.get(name);
  if (!plan) return undefined;
  const { premium, premiumAt40 } = plan;
  const monthly = premium?.monthly ?? premiumAt40;
  return {
    ...(monthly !== undefined && { premium: { monthly, isByAge: premium === undefined } }),
    deductible: plan.deductible,
    outOfPocketMax: plan.outOfPocketMax,
    shares: plan.shares,
    network: plan.network,
  };
}

/** Who buys a plan of the house: people themselves, people with Medicare, or employers; undefined for one of another company. */
export const marketOf = (name: string): string | undefined => OF_NAME.get(name)?.market;

/** True for a plan of the house that people buy for themselves. */
export const isForPeople = (name: string): boolean => OF_NAME.get(name)?.market === COSTS.plans[0]?.market;

function premiums({
  premium,
  premiumAt40,
}: PlanCosts): { fromAge: number; toAge: number; monthly: number }[] | undefined {
  if (premium) return [premium];
  if (premiumAt40 === undefined) return undefined;
  return COSTS.bands.map(({ fromAge, toAge, percent }) => ({
    fromAge,
    toAge,
    monthly: Math.round((premiumAt40 * percent) / 100),
  }));
}

/** The regions in which a plan of the house is sold; undefined for one that is sold wherever the house works. */
export const regionsOf = (name: string): readonly string[] | undefined => OF_NAME.get(name)?.regions;

/** Whether a plan of the house is sold in a county of its service area. */
export const isSoldIn = (name: string, { region }: Pick<ServiceCounty, 'region'>): boolean =>
  regionsOf(name)?.includes(region.name) ?? true;

/**
 * Whom a plan of the house works with: a broad one with everybody, the usual one with the network's own and the networks it has for
 * HMO plans, a narrow one with those of them in the regions where it is sold; undefined for a plan of another company.
 */
export function networkOf<Known extends Omit<Affiliate, 'id'>>(
  name: string,
  affiliates: readonly Known[],
): Known[] | undefined {
  const plan = OF_NAME.get(name);
  if (!plan) return undefined;
  if (plan.network === 'all') return [...affiliates];
  return affiliates.filter(
    ({ inNetwork, orgType, region }) =>
      (inNetwork || orgType === 'HMO Network') && (plan.regions?.includes(region) ?? true),
  );
}
