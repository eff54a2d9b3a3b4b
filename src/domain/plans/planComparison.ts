import { readCompared } from '#src/domain/compare/compareList.ts';
import { readZip } from '#src/domain/distance/zipCode.ts';
import type { QueryParams } from '#src/domain/search/searchState.ts';

/** Most plans side by side. */
export const MAX_PLANS = 4;
/** Address of the page that puts plans side by side, without locale. */
export const COMPARE_PLANS_PATH = '/shop-plans/compare';

/** Parameters of its address. */
export const PLAN_PARAMS = {
  plans: 'plans',
  zip: 'zip',
  age: 'age',
  /** Doctors whom a plan should take, as the comparison of doctors names them. */
  doctors: 'providers',
  /** A name that is looked for, to be chosen from. */
  doctor: 'doctor',
} as const;

const MOST_LETTERS = 60;
const GREATEST_AGE = 120;

/** What an address asks for. */
export interface PlanComparison {
  plans: string[];
  zip?: string;
  age?: number;
  doctors: string[];
  doctor?: string;
}

/** Parameters that say something that cannot be read, for a sentence beside their field. */
export type UnreadParam = 'zip' | 'age';

const firstOf = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value)?.slice(0, 1000).trim() ?? '';

/** Reads the address: what is no id, no ZIP code, no age or too long is left out, whatever it is. Never throws. */
export function readPlanComparison(query: QueryParams): PlanComparison & { unread: UnreadParam[] } {
  const typed = firstOf(query[PLAN_PARAMS.zip]);
  const zip = readZip(typed);
  const age = firstOf(query[PLAN_PARAMS.age]);
  const doctor = firstOf(query[PLAN_PARAMS.doctor]);
  const isAge = /^\d{1,3}$/.test(age) && Number(age) <= GREATEST_AGE;
  return {
    plans: readCompared(query[PLAN_PARAMS.plans]),
    ...(zip !== undefined && { zip }),
    ...(isAge && { age: Number(age) }),
    doctors: readCompared(query[PLAN_PARAMS.doctors]),
    ...(doctor !== '' && { doctor: doctor.slice(0, MOST_LETTERS) }),
    unread: [
      ...(typed !== '' && zip === undefined ? (['zip'] as const) : []),
      ...(age !== '' && !isAge ? (['age'] as const) : []),
    ],
  };
}

/** The page with this comparison, without locale; a name that is looked for is no part of it. */
export function planComparisonPath({ plans, zip, age, doctors }: PlanComparison): string {
  const parts = [
    plans.length > 0 && `${PLAN_PARAMS.plans}=${plans.join(',')}`,
    zip !== undefined && `${PLAN_PARAMS.zip}=${zip}`,
    age !== undefined && `${PLAN_PARAMS.age}=${age}`,
    doctors.length > 0 && `${PLAN_PARAMS.doctors}=${doctors.join(',')}`,
  ].filter(Boolean);
  return parts.length > 0 ? `${COMPARE_PLANS_PATH}?${parts.join('&')}` : COMPARE_PLANS_PATH;
}

/** The plans with one taken out, or put second, where a phone shows it beside the first. */
export const withoutPlan = (plans: readonly string[], id: string): string[] =>
  plans.filter((one) => one !== id);
export function withPlanSecond(plans: readonly string[], id: string): string[] {
  const [first, ...others] = plans.filter((one) => one !== id);
  return [...(first === undefined ? [] : [first]), id, ...others];
}
