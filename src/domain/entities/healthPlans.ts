import type { PlanFacts } from '#src/domain/plans/planFacts.ts';
import type { EntityBase, EntityLink, SafeHtml } from './common.ts';

/** A plan in a list (D-036). */
export interface PlanSummary {
  id: string;
  uid: string;
  /** c_healthPlanDisplayName, else the product name, else the entity's name. */
  name: string;
  productName?: string;
  /** Name of the first c_payorRelationship (D-040). */
  payorName?: string;
  /** Page of the payor, without locale. */
  payorPath?: string;
  /** Page of the plan, without locale. */
  path: string;
}

/** A plan in the list of its payor, with how many hospitals and medical groups work with it. */
export interface PayorPlan extends PlanSummary {
  hospitals: number;
  medicalGroups: number;
}

/** A hospital or medical group of a plan (D-037). */
export interface PlanAffiliate extends EntityLink {
  orgType?: string;
}

/** A product of a payor (ce_healthPlan; D-037, Q-232). Lists are empty, optional members absent, when unknown. */
export interface HealthPlan extends EntityBase<'ce_healthPlan'> {
  productName?: string;
  /** c_planType, e.g. 'PPO', as the directory writes it. */
  planType?: string;
  payor?: EntityLink;
  notes: string[];
  disclaimer?: SafeHtml;
  affiliates: PlanAffiliate[];
  /** Who may buy it, c_planMarket: people by themselves, people with Medicare, employers. */
  market?: string;
  /** c_planPageURL: its page on the plan's site. */
  planPage?: string;
  /** What it costs; absent when the directory names no plan year, since a price without one is none. */
  facts?: PlanFacts;
}

/** A company that sells plans (ce_healthPlanPayor; D-034). Its plans are asked for by its uid (S-357). */
export type HealthPlanPayor = EntityBase<'ce_healthPlanPayor'>;

/** A hospital or medical group with the plans it takes (ce_affiliate; D-030). */
export interface Affiliate extends EntityBase<'ce_affiliate'> {
  orgType?: string;
  plans: PlanSummary[];
}
