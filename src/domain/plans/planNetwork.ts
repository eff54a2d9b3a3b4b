import type { Coordinate } from '#src/domain/entities/common.ts';
import type { HealthPlan } from '#src/domain/entities/healthPlans.ts';
import { nearPlace } from '#src/domain/search/nearFilter.ts';
import type { StaticFilter } from '#src/domain/search/filters.ts';

/** Where doctors are looked for and counted: on the plan's site in its own directory. */
export const DOCTOR_VERTICALS = { main: 'healthcare_professionals', plan: 'shp-providers' } as const;
type Variant = keyof typeof DOCTOR_VERTICALS;
/** Miles around a ZIP code within which doctors are counted. */
export const NETWORK_MILES = 10;
/** Through whom a physician takes plans. */
const AFFILIATE_FIELD = 'c_healthcareProfessionalHealthPlanAffiliate.id';
/** Whose plans they take at all. */
const INSURER_FIELD = 'c_healthPlanFacet';
/** Where the plan's directory names hospitals and groups. */
const PLAN_AFFILIATE_FIELDS = ['c_shpHospitalAffiliation', 'c_shpMedicalGroupAffiliation'] as const;
/** As many hospitals and groups as one question to the search service may name. */
const MOST_AFFILIATES = 400;

const equals = (fieldId: string, value: string | boolean): StaticFilter => ({
  kind: 'fieldValue',
  fieldId,
  matcher: '$eq',
  value,
});

/**
 * Filters for those near a place who take a plan: of the network's directory the physicians who take plans of its insurer and
 * whose plans come from one of its hospitals or groups, of the plan's everybody who works with one. Undefined for a plan that names none, or more than can be
 * asked for.
 */
export function planNetworkFilters(
  { affiliates, payor }: Pick<HealthPlan, 'affiliates' | 'payor'>,
  place: { name: string; position: Coordinate },
  variant: Variant = 'main',
): StaticFilter[] | undefined {
  if (affiliates.length === 0 || affiliates.length > MOST_AFFILIATES) return undefined;
  const taking =
    variant === 'plan'
      ? affiliates.flatMap(({ name, orgType }) =>
          equals(PLAN_AFFILIATE_FIELDS[orgType === 'Hospital' ? 0 : 1], name),
        )
      : affiliates.map(({ id }) => equals(AFFILIATE_FIELD, id));
  const [only] = taking;
  return [
    nearPlace(place, NETWORK_MILES),
    ...(variant === 'plan' ? [] : [equals('c_isPhysician', true)]),
    ...(variant === 'plan' || !payor ? [] : [equals(INSURER_FIELD, payor.name)]),
    only && taking.length === 1 ? only : { kind: 'disjunction', filters: taking },
  ];
}
