import type { EntityLink, Locale } from '#src/domain/entities/common.ts';
import type {
  Affiliate,
  HealthPlan,
  HealthPlanPayor,
  PayorPlan,
  PlanAffiliate,
  PlanSummary,
} from '#src/domain/entities/healthPlans.ts';
import { splitPlanAffiliates } from '#src/domain/affiliates/affiliations.ts';
import { affiliatePath, payorPath, planPath } from '#src/domain/plans/planPaths.ts';
import { defined, readFields } from './fields.ts';
import type { FieldProblem, FieldReader } from './fields.ts';
import { namedOf } from './namedOf.ts';
import { payorOf } from './pagePath.ts';
import { planFactsFromWire } from './planFactsFromWire.ts';
import { membersOf } from './references.ts';

type Wire = Record<string, unknown>;

function baseOf<Type extends string>(fields: FieldReader, entityTypeId: Type, locale: Locale) {
  return {
    ...membersOf(fields, entityTypeId, locale),
    shortDescription: fields.text('c_shortDescription') ?? fields.text('description'),
  };
}

/** A plan in a list; undefined without id or name. */
export function planSummary(plan: FieldReader): PlanSummary | undefined {
  const named = namedOf(plan);
  if (!named || plan.flag('c_isDeleted')) return undefined;
  const payor = payorOf(plan);
  const productName = plan.text('c_healthPlanProductName');
  return defined<PlanSummary>({
    id: named.id,
    uid: named.uid,
    name: plan.text('c_healthPlanDisplayName') ?? productName ?? named.name,
    productName,
    payorName: payor?.name,
    payorPath: payor && payorPath(payor),
    path: planPath(named, payor),
  });
}

function planAffiliate(affiliate: FieldReader): PlanAffiliate | undefined {
  const named = namedOf(affiliate);
  if (!named || affiliate.flag('c_isDeleted')) return undefined;
  const orgType = affiliate.text('c_affiliateOrgType');
  return defined<PlanAffiliate>({
    id: named.id,
    name: named.name,
    orgType,
    path: affiliatePath({ ...named, ...(orgType && { orgType }) }),
  });
}

const affiliatesOf = (plan: FieldReader): PlanAffiliate[] =>
  plan.records('c_healthPlanAffiliates').flatMap((one) => planAffiliate(one) ?? []);

/** A plan in the list of its payor; undefined without id or name. */
export function payorPlan(plan: FieldReader): PayorPlan | undefined {
  const summary = planSummary(plan);
  const { hospitals, medicalGroups } = splitPlanAffiliates(affiliatesOf(plan));
  return summary && { ...summary, hospitals: hospitals.length, medicalGroups: medicalGroups.length };
}

/** A ce_healthPlan document → HealthPlan (D-037, Q-232). Throws without id or name; every other field may be missing. */
export function healthPlanFromWire(document: Wire, locale: Locale, onProblem: FieldProblem): HealthPlan {
  const fields = readFields(document, onProblem);
  const base = baseOf(fields, 'ce_healthPlan', locale);
  const payor = payorOf(fields);
  const productName = fields.text('c_healthPlanProductName');
  return defined<HealthPlan>({
    ...base,
    path: planPath(base, payor),
    displayName: fields.text('c_healthPlanDisplayName') ?? productName,
    productName,
    planType: fields.text('c_planType'),
    payor: payor && ({ id: payor.id, name: payor.name, path: payorPath(payor) } satisfies EntityLink),
    notes: fields.texts('c_healthPlanNotes'),
    disclaimer: fields.html('c_healthPlanDisclaimerOverride'),
    affiliates: affiliatesOf(fields),
    market: fields.text('c_planMarket'),
    planPage: fields.link('c_planPageURL'),
    facts: planFactsFromWire(fields),
  });
}

/** A ce_healthPlanPayor document → HealthPlanPayor (D-034). Throws without id or name. */
export function payorFromWire(document: Wire, locale: Locale, onProblem: FieldProblem): HealthPlanPayor {
  const base = baseOf(readFields(document, onProblem), 'ce_healthPlanPayor', locale);
  return defined<HealthPlanPayor>({ ...base, path: payorPath(base) });
}

/** A ce_affiliate document → Affiliate (D-030). Throws without id or name; every other field may be missing. */
export function affiliateFromWire(document: Wire, locale: Locale, onProblem: FieldProblem): Affiliate {
  const fields = readFields(document, onProblem);
  const base = baseOf(fields, 'ce_affiliate', locale);
  const orgType = fields.text('c_affiliateOrgType');
  return defined<Affiliate>({
    ...base,
    path: affiliatePath({ ...base, ...(orgType && { orgType }) }),
    orgType,
    plans: fields.records('c_affiliateHealthPlans').flatMap((one) => planSummary(one) ?? []),
  });
}
