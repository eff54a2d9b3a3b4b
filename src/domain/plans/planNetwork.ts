import type { Coordinate } from '#src/domain/entities/common.ts';
import type { HealthPlan } from '#src/domain/entities/healthPlans.ts';
import { nearPlace } from '#src/domain/search/nearFilter.ts';
import type { StaticFilter } from '#src/domain/search/filters.ts';

/** Where doctors are counted. */
export const DOCTOR_VERTICAL = 'healthcare_professionals';
/** Miles around a ZIP code within which doctors are counted. */
export const NETWORK_MILES = 10;
/** Through whom a physician takes plans. */
const AFFILIATE_FIELD = 'c_healthcareProfessionalHealthPlanAffiliate.id';
/** As many hospitals and groups as one question to the search service may name. */
const MOST_AFFILIATES = 400;

const equals = (fieldId: string, value: string | boolean): StaticFilter => ({
  kind: 'fieldValue',
  fieldId,
  matcher: '$eq',
  value,
});

/**
 * Filters for the physicians near a place who take a plan: those whose plans come from one of its hospitals or groups.
 * Undefined for a plan that names none, or more than can be asked for.
 */
export function planNetworkFilters(
  { affiliates }: Pick<HealthPlan, 'affiliates'>,
  place: { name: string; position: Coordinate },
): StaticFilter[] | undefined {
  if (affiliates.length === 0 || affiliates.length > MOST_AFFILIATES) return undefined;
  const taking = affiliates.map(({ id }) => equals(AFFILIATE_FIELD, id));
  const [only] = taking;
  return [
    nearPlace(place, NETWORK_MILES),
    equals('c_isPhysician', true),
    only && taking.length === 1 ? only : { kind: 'disjunction', filters: taking },
  ];
}
