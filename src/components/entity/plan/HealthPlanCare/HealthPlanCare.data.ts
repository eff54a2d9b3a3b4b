import { affiliateLocations, PLACES_SHOWN } from '#src/components/entity/plan/shared/affiliateLocations.ts';
import { affiliateLocationsPath } from '#src/components/shared/listing/listingPaths.ts';
import { DOCTOR_SEARCH_PATH } from '#src/domain/browse/searchPaths.ts';
import { splitPlanAffiliates } from '#src/domain/affiliates/affiliations.ts';
import type { Affiliate, HealthPlan, HealthPlanPayor } from '#src/domain/entities/healthPlans.ts';
import { distinctPlans } from '#src/domain/plans/plans.ts';
import { ownershipFilter, PROVIDER_VERTICAL } from '#src/domain/search/providerOwnership.ts';
import { EMPTY_SEARCH_STATE, type FacetSelection, searchAddress } from '#src/domain/search/searchState.ts';
import type { AnswerFacet } from '#src/domain/search/SearchAnswer.ts';
import type { ComponentDataContext, ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './HealthPlanCare.declaration.ts';

const SPECIALTY = 'c_providerSpecialties.specialty.name';
const TOWN = 'c_offices.officeOrFacility.address.city';
const AGES = 'c_ageRange';
/** What the directory calls the ages of those who see people with Medicare. */
const ADULTS = ['All Ages', '18 + years', 'Seniors Only'];
/** How many specialties, towns and kinds are named: those with the most doctors or places. */
const NAMED = 6;

/** A number of something, with the page that lists all of them where there is one. */
export interface CareFigure {
  of: 'doctors' | 'adultDoctors' | 'hospitals' | 'medicalGroups' | 'locations' | 'plans';
  count: number;
  path?: string;
}

/** Doctors by what they do, or by where; locations by what they are, or by where. */
export interface CareGroup {
  by: 'specialty' | 'town' | 'placeType' | 'placeTown';
  rows: { name: string; count: number; path: string }[];
}

export interface Care {
  figures: CareFigure[];
  groups: CareGroup[];
}

/** By what the doctors of a page are found: `name` is a choice of the search, `id` is asked here; perhaps those for adults alone. */
interface Doctors {
  choice: { fieldId: string; value: string };
  filter: { fieldId: string; value: string };
  isForAdults?: boolean;
}

/**
 * Doctors, locations and plans of the page's hospital, medical group or insurer, as the search service counts them, what most of
 * the doctors do and where, and of what kind most of many locations are and where. Undefined when it has none of them.
 */
export const loadHealthPlanCare: ComponentDataLoader<typeof declaration, Care> = async (_, context) => {
  const { entity } = context;
  switch (entity?.entityTypeId) {
    case 'ce_affiliate':
      return careOf(entity, context);
    case 'ce_healthPlanPayor':
      return careFor(entity, context);
    case 'ce_healthPlan':
      return careWithin(entity, context);
    default:
      return undefined;
  }
};

async function careOf(affiliate: Affiliate, context: ComponentDataContext): Promise<Care | undefined> {
  const { id, name, plans } = affiliate;
  const [doctors, locations] = await Promise.all([
    askForDoctors(
      {
        choice: { fieldId: 'c_affiliate.name', value: name },
        filter: { fieldId: 'c_affiliate.id', value: id },
      },
      context,
    ),
    affiliateLocations(context),
  ]);
  const care = careWith(doctors, [
    { of: 'locations', count: locations?.count ?? 0, path: affiliateLocationsPath(name) },
    { of: 'plans', count: distinctPlans(plans).length },
  ]);
  const isTold = !locations || locations.count <= PLACES_SHOWN;
  return isTold || !care
    ? care
    : { ...care, groups: [...care.groups, ...groupsOfPlaces(locations.facets, name)] };
}

/** Of many locations: of what kinds most are, and in which towns. */
const groupsOfPlaces = (facets: readonly AnswerFacet[], name: string): CareGroup[] =>
  groupsIn(
    facets,
    [
      ['placeType', 'c_locationType'],
      ['placeTown', 'address.city'],
    ],
    (choice) => affiliateLocationsPath(name, choice),
  );

async function careFor(payor: HealthPlanPayor, context: ComponentDataContext): Promise<Care | undefined> {
  const { uid, name } = payor;
  const [doctors, plans] = await Promise.all([
    doctorsTaking(name, context),
    context.directory.plansOfPayor(uid, context.locale),
  ]);
  return careWith(doctors, [{ of: 'plans', count: distinctPlans(plans).length }]);
}

/**
 * Who works with a plan. Doctors say whose plans they take, not which: those of the plan's insurer are counted, for people with
 * Medicare those who see adults.
 */
async function careWithin(plan: HealthPlan, context: ComponentDataContext): Promise<Care | undefined> {
  const { hospitals, medicalGroups } = splitPlanAffiliates(plan.affiliates);
  const own: CareFigure[] = [
    { of: 'hospitals', count: hospitals.length },
    { of: 'medicalGroups', count: medicalGroups.length },
  ];
  const isForAdults = plan.planType?.startsWith('Medicare') ?? false;
  const doctors = plan.payor && (await doctorsTaking(plan.payor.name, context, isForAdults));
  return careWith(doctors, own);
}

const doctorsTaking = (payorName: string, context: ComponentDataContext, isForAdults = false) => {
  const choice = { fieldId: 'c_healthPlanFacet', value: payorName };
  return askForDoctors({ choice, filter: choice, isForAdults }, context);
};

function careWith(
  doctors: Awaited<ReturnType<typeof askForDoctors>> | undefined,
  others: CareFigure[],
): Care | undefined {
  const figures = [...(doctors ? [doctors.figure] : []), ...others].filter(({ count }) => count > 0);
  return figures.length > 0 ? { figures, groups: doctors?.groups ?? [] } : undefined;
}

/**
 * Doctors as the page that lists them shows them: the network's own, which it takes for granted, and affiliated ones where
 * there are no others. A number and the list behind it are the same people.
 */
async function askForDoctors(
  { choice, filter, isForAdults = false }: Doctors,
  { search, config }: ComponentDataContext,
) {
  const ages: FacetSelection[] = isForAdults ? [{ fieldId: AGES, values: ADULTS, others: [] }] : [];
  const ask = async (isOwn: boolean) => {
    const ownership = ownershipFilter(isOwn, config.product);
    const { count, facets } = await search.vertical({
      experience: 'search',
      verticalKey: PROVIDER_VERTICAL,
      facets: ages,
      staticFilters: [{ kind: 'fieldValue', matcher: '$eq', ...filter }, ownership],
      wantsFacets: true,
      limit: 1,
    });
    return { count, facets, staticFilters: isOwn ? [] : [ownership] };
  };
  const own = await ask(true);
  const { count, facets, staticFilters } = own.count > 0 ? own : await ask(false);
  const pathTo = (...more: { fieldId: string; value: string }[]) =>
    searchAddress(DOCTOR_SEARCH_PATH, {
      ...EMPTY_SEARCH_STATE,
      verticalKey: PROVIDER_VERTICAL,
      staticFilters,
      facets: [
        ...[choice, ...more].map(({ fieldId, value }) => ({ fieldId, values: [value], others: [] })),
        ...ages,
      ],
    });
  const groups = groupsIn(
    facets,
    [
      ['specialty', SPECIALTY],
      ['town', TOWN],
    ],
    (choice) => pathTo(choice),
  );
  const figure: CareFigure = { of: isForAdults ? 'adultDoctors' : 'doctors', count, path: pathTo() };
  return { figure, groups };
}

/** What the search counts by some fields, each option with the search for it; one alone is no choice. */
const groupsIn = (
  facets: readonly AnswerFacet[],
  fields: readonly (readonly [by: CareGroup['by'], fieldId: string])[],
  pathTo: (choice: { fieldId: string; value: string }) => string,
): CareGroup[] =>
  fields
    .map(([by, fieldId]) => ({
      by,
      rows: mostOf(facets.find((one) => one.fieldId === fieldId)).map(({ displayName, value, count }) => ({
        name: displayName,
        count,
        path: pathTo({ fieldId, value }),
      })),
    }))
    .filter(({ rows }) => rows.length > 1);

/** The options with the most results, the most first. */
function mostOf(facet: AnswerFacet | undefined) {
  return (facet?.options ?? [])
    .flatMap(({ displayName, value, count }) =>
      typeof value === 'string' && count > 0 ? [{ displayName, value, count }] : [],
    )
    .sort((a, b) => b.count - a.count)
    .slice(0, NAMED);
}
