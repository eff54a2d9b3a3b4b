/** Kinds of care whose price a plan may tell, in the order a year is reckoned. */
export const PLAN_CARE = [
  'primaryCare',
  'specialist',
  'urgentCare',
  'emergencyRoom',
  'hospitalStay',
  'genericDrug',
  'brandDrug',
] as const;
export type PlanCare = (typeof PLAN_CARE)[number];

/** What a member pays for one kind of care: a fixed amount (`copay`) or a part of the price (`percent`). */
export interface CostShare {
  care: PlanCare;
  /** Dollars for a visit, for a whole stay, or for 30 days of a medicine. */
  copay?: number;
  /** Percent of the price. */
  percent?: number;
  /** True when the member pays the whole price until the deductible is met. */
  isAfterDeductible: boolean;
  /** The price the plan has agreed on, in dollars. */
  price?: number;
}

/** What a plan costs each month for somebody of an age, both ends included. */
export interface PremiumBand {
  fromAge: number;
  toAge: number;
  monthly: number;
}

/** What a plan costs in a year. Lists are empty, optional members absent, when unknown. Amounts in dollars. */
export interface PlanFacts {
  year: number;
  premiums: PremiumBand[];
  deductible?: number;
  outOfPocketMax?: number;
  shares: CostShare[];
}

/** The premium for somebody of an age; undefined when the plan tells none for it. */
export const premiumAt = ({ premiums }: PlanFacts, age: number): number | undefined =>
  premiums.find(({ fromAge, toAge }) => age >= fromAge && age <= toAge)?.monthly;

/** Whether a plan is offered at an age; undefined for one that tells no premium. */
export const isOfferedAt = (facts: PlanFacts, age: number): boolean | undefined =>
  facts.premiums.length === 0 ? undefined : premiumAt(facts, age) !== undefined;

/** The least and the most a plan costs each month, by age; undefined when it tells no premium. */
export function premiumRange({ premiums }: PlanFacts): { least: number; most: number } | undefined {
  if (premiums.length === 0) return undefined;
  const amounts = premiums.map(({ monthly }) => monthly);
  return { least: Math.min(...amounts), most: Math.max(...amounts) };
}

export const shareOf = ({ shares }: PlanFacts, care: PlanCare): CostShare | undefined =>
  shares.find((share) => share.care === care);

/** What is used in a year: visits, stays, and medicines in portions of 30 days. */
export type YearOfCare = Partial<Record<PlanCare, number>>;

/** One visit for a cold; and four visits, one urgent care visit and two generic medicines every month. */
export const QUIET_YEAR: YearOfCare = { primaryCare: 1 };
export const USUAL_YEAR: YearOfCare = { primaryCare: 4, urgentCare: 1, genericDrug: 24 };

/**
 * What somebody of an age pays in a year in whole dollars: premiums, and their part of the care. Undefined when the plan
 * does not tell all it follows from. Copays do not count toward the deductible.
 */
export function yearCost(facts: PlanFacts, age: number, care: YearOfCare): number | undefined {
  const monthly = premiumAt(facts, age);
  const paid = paidForCare(facts, care);
  if (monthly === undefined || paid === undefined) return undefined;
  return Math.round(12 * monthly + Math.min(paid, facts.outOfPocketMax ?? Infinity));
}

/** The most somebody of an age pays in a year for covered care, premiums included. */
export function mostInYear(facts: PlanFacts, age: number): number | undefined {
  const monthly = premiumAt(facts, age);
  if (monthly === undefined || facts.outOfPocketMax === undefined) return undefined;
  return Math.round(12 * monthly + facts.outOfPocketMax);
}

function paidForCare(facts: PlanFacts, care: YearOfCare): number | undefined {
  let owed = facts.deductible;
  let paid = 0;
  for (const kind of PLAN_CARE) {
    for (let count = care[kind] ?? 0; count > 0; count -= 1) {
      const share = shareOf(facts, kind);
      const step = share && payFor(share, owed);
      if (!step) return undefined;
      paid += step.paid;
      owed = step.owed;
    }
  }
  return paid;
}

/** What one visit costs, and what is left of the deductible after it; undefined when it does not follow. */
function payFor(
  { copay, percent, price, isAfterDeductible }: CostShare,
  owed: number | undefined,
): { paid: number; owed: number | undefined } | undefined {
  const shareOfRest = (rest: number) =>
    copay === undefined ? (rest * (percent ?? 0)) / 100 : Math.min(copay, rest);
  if (copay === undefined && percent === undefined) return undefined;
  if (!isAfterDeductible) {
    if (copay !== undefined) return { paid: copay, owed };
    return price === undefined ? undefined : { paid: shareOfRest(price), owed };
  }
  if (price === undefined || owed === undefined) return undefined;
  const own = Math.min(owed, price);
  return { paid: own + shareOfRest(price - own), owed: owed - own };
}

/** Whether a doctor takes a plan, as far as the directory tells. */
export type DoctorAnswer = 'in' | 'out' | 'untold';

/**
 * The plan with the lowest usual year among those that take all doctors named. None without a doctor, when a plan that
 * fits does not tell its year, for a tie, and where there is nothing to compare with.
 */
export function lowestThatFits(
  plans: readonly { id: string; year: number | undefined; doctors: readonly DoctorAnswer[] }[],
): string | undefined {
  if (plans.length < 2) return undefined;
  const fitting = plans.filter(
    ({ doctors }) => doctors.length > 0 && doctors.every((answer) => answer === 'in'),
  );
  const years = fitting.flatMap(({ year }) => year ?? []);
  if (years.length === 0 || years.length < fitting.length) return undefined;
  const least = Math.min(...years);
  const [first, ...others] = fitting.filter(({ year }) => year === least);
  return others.length === 0 ? first?.id : undefined;
}

/** Kinds of plans that are explained in words. */
export const PLAN_KINDS = ['HMO', 'PPO', 'EPO', 'HDHP', 'Medicare Advantage'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** The kind of a plan as the directory writes it; undefined for one there are no words for. */
export const planKind = (type: string | undefined): PlanKind | undefined =>
  PLAN_KINDS.find((kind) => kind.toLowerCase() === type?.trim().toLowerCase());
