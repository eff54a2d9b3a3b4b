import { placeOfZip, type ZipPlace } from '#src/components/compare/shared/placeOfZip.ts';
import type { ComponentDataContext, ComponentDataLoader } from '#src/context/ComponentData.ts';
import { beyondCompared } from '#src/domain/compare/compareList.ts';
import { DOCTOR_VERTICALS, planNetworkFilters } from '#src/domain/plans/planNetwork.ts';
import type { HealthPlan } from '#src/domain/entities/healthPlans.ts';
import type { PlanProvider } from '#src/domain/entities/PlanProvider.ts';
import type { Provider } from '#src/domain/entities/Provider.ts';
import {
  MAX_PLANS,
  PLAN_PARAMS,
  type PlanComparison,
  readPlanComparison,
  type UnreadParam,
} from '#src/domain/plans/planComparison.ts';
import { type DoctorAnswer, isOfferedAt, type PlanFacts } from '#src/domain/plans/planFacts.ts';
import { isSamePlan } from '#src/domain/plans/plans.ts';
import type { declaration } from './ComparePlans.declaration.ts';

/** Most doctors of a name to choose from. */
const MOST_MATCHES = 5;

/** A plan that is shown. */
export interface PlanColumn {
  id: string;
  name: string;
  type?: string;
  /** Its page on this site. */
  page?: string;
  facts?: PlanFacts;
  /** Doctors within reach of the ZIP code who take it. */
  network?: number;
  /** Whether each doctor named takes it, in their order. */
  doctors: DoctorAnswer[];
}

export interface NamedDoctor {
  id: string;
  name: string;
}

/** What the page shows for its address. */
export interface ComparedPlans {
  /** What the address asks for, without what is not there. */
  shown: PlanComparison;
  unread: UnreadParam[];
  offered: { id: string; name: string }[];
  columns: PlanColumn[];
  doctors: NamedDoctor[];
  /** Doctors of the name that is looked for; absent when none is. */
  matches?: NamedDoctor[];
  near?: ZipPlace;
  /** The ZIP code is nobody's, or could not be looked up. */
  zipProblem?: 'unknown' | 'unanswered';
  /** Doctors of the address who are gone, and those who could not be asked for. */
  gone: number;
  failed: number;
  /** Plans of the address that are not offered, and those beyond the ones that fit. */
  gonePlans: number;
  beyond: number;
  /** Where the ZIP code is, when that is outside the counties the plans are offered in. */
  outside?: string;
  /** Other plans for the age, when none of those shown is offered at it. */
  forAge?: { id: string; name: string }[];
}

/**
 * Loads what a comparison shows: the plans an editor offers, those of them that the address names (or the first of one
 * kind), and what follows from its ZIP code and doctors. What cannot be had spoils nothing else.
 */
export const loadComparePlans: ComponentDataLoader<typeof declaration, ComparedPlans> = async (
  { fields },
  context,
) => {
  const picked = fields.Plans.value;
  if (picked.length === 0) return undefined;
  const { unread, ...asked } = readPlanComparison(context.query);
  const [plans, found, place, matches] = await Promise.all([
    Promise.all(picked.map(({ id, entityId }) => planOf(entityId ?? id, context))),
    Promise.all(asked.doctors.map((id) => doctorOf(id, context))),
    placeOf(asked.zip, context),
    matchesOf(asked, context),
  ]);
  const offered = plans.flatMap((plan) => plan ?? []);
  const chosen = chosenOf(offered, asked);
  const outside = outsideOf(fields.Counties.value, place.near);
  const forAge = plansForAge(offered, chosen, asked.age);
  const doctors = found.flatMap((one) => (typeof one === 'object' ? [one] : []));
  const networks = await Promise.all(chosen.map((plan) => networkOf(plan, place.near, context)));
  const { doctor: _, zip, ...kept } = asked;
  return {
    shown: {
      ...kept,
      // Kept for the next try when nobody could look it up.
      ...(zip !== undefined && place.zipProblem !== 'unknown' && { zip }),
      ...(asked.doctor !== undefined && { doctor: asked.doctor }),
      plans: chosen.map(({ id }) => id),
      doctors: doctors.map(({ id }) => id),
    },
    unread,
    offered: offered.map((plan) => ({ id: plan.id, name: nameOf(plan) })),
    columns: chosen.map((plan, index) => columnOf(plan, networks[index], doctors)),
    doctors: doctors.map((doctor) => ({
      id: doctor.id,
      name: ('displayName' in doctor && doctor.displayName) || doctor.name,
    })),
    ...(matches && { matches }),
    ...place,
    gone: found.filter((one) => one === 'gone').length,
    failed: found.filter((one) => one === 'failed').length,
    gonePlans: asked.plans.filter((id) => !offered.some((plan) => plan.id === id)).length,
    beyond: beyondCompared(context.query[PLAN_PARAMS.plans]),
    ...(outside !== undefined && { outside }),
    ...(forAge.length > 0 && { forAge: forAge.map((plan) => ({ id: plan.id, name: nameOf(plan) })) }),
  };
};

const nameOf = ({ displayName, name }: HealthPlan): string => displayName ?? name;

async function planOf(
  id: string,
  { directory, locale, orElse }: ComponentDataContext,
): Promise<HealthPlan | undefined> {
  const found = await orElse('plan', directory.entity('ce_healthPlan', id, locale), undefined);
  return found?.kind === 'found' && found.value.entityTypeId === 'ce_healthPlan' ? found.value : undefined;
}

type Doctor = Provider | PlanProvider;

/** A doctor of the network; on the plan's site first one of the plan's own directory. */
async function doctorOf(id: string, context: ComponentDataContext): Promise<Doctor | 'gone' | 'failed'> {
  const { directory, locale, orElse, variant } = context;
  if (variant === 'plan') {
    const own = await orElse('doctor', directory.entity('ce_shpProvider', id, locale), undefined);
    if (!own) return 'failed';
    if (own.kind === 'found' && own.value.entityTypeId === 'ce_shpProvider') return own.value;
  }
  const found = await orElse('doctor', directory.entity('healthcareProfessional', id, locale), undefined);
  if (!found) return 'failed';
  return found.kind === 'found' && found.value.entityTypeId === 'healthcareProfessional'
    ? found.value
    : 'gone';
}

/**
 * The plans the address names, of those that are offered; without any the first, with others who buy it the same way. At an
 * age at which none of these is offered, the first that is, with others bought like it.
 */
function chosenOf(
  offered: readonly HealthPlan[],
  { plans, age }: Pick<PlanComparison, 'plans' | 'age'>,
): HealthPlan[] {
  const named = plans.flatMap((id) => offered.find((plan) => plan.id === id) ?? []);
  if (named.length > 0) return named;
  const likeFirst = (of: readonly HealthPlan[]) =>
    of.filter(({ market }) => market === of[0]?.market).slice(0, MAX_PLANS);
  const usual = likeFirst(offered);
  const forAge = plansForAge(offered, usual, age);
  return forAge.length > 0 ? likeFirst(forAge) : usual;
}

/** Plans that are offered at an age, when of those shown no one is; none when it cannot be said. */
function plansForAge(
  offered: readonly HealthPlan[],
  shown: readonly HealthPlan[],
  age: number | undefined,
): HealthPlan[] {
  if (age === undefined) return [];
  const answers = shown.map(({ facts }) => facts && isOfferedAt(facts, age));
  if (answers.some((answer) => answer !== false)) return [];
  return offered.filter(({ facts }) => facts && isOfferedAt(facts, age));
}

const countyKey = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/ county$/, '');

/** The county of a ZIP code that is none of those listed; undefined where nothing is listed or nobody knows. */
function outsideOf(counties: string, near: ZipPlace | undefined): string | undefined {
  const listed = counties.split(',').map(countyKey).filter(Boolean);
  const county = near?.county;
  return county === undefined || listed.length === 0 || listed.includes(countyKey(county))
    ? undefined
    : county;
}

async function placeOf(
  zip: string | undefined,
  { maps, orElse }: ComponentDataContext,
): Promise<Pick<ComparedPlans, 'near' | 'zipProblem'>> {
  if (zip === undefined) return {};
  const near = await orElse('zip', placeOfZip(zip, maps), 'unanswered' as const);
  if (near === 'unanswered') return { zipProblem: near };
  return near ? { near } : { zipProblem: 'unknown' };
}

/** Doctors of the name that is looked for, without those who are named already. */
async function matchesOf(
  { doctor, doctors }: PlanComparison,
  { search, locale, orElse, variant }: ComponentDataContext,
): Promise<NamedDoctor[] | undefined> {
  if (doctor === undefined) return undefined;
  const answer = search.vertical({
    verticalKey: DOCTOR_VERTICALS[variant],
    experience: 'search',
    locale,
    query: doctor,
    limit: MOST_MATCHES + doctors.length,
  });
  const found = await orElse('doctors', answer, undefined);
  return found?.results
    .filter(({ id }) => !doctors.includes(id))
    .slice(0, MOST_MATCHES)
    .flatMap(({ id, data }) => (typeof data['name'] === 'string' ? [{ id, name: data['name'] }] : []));
}

/** How many doctors near a place take a plan; undefined when nobody can say. */
async function networkOf(
  plan: HealthPlan,
  near: ZipPlace | undefined,
  { search, locale, orElse, variant }: ComponentDataContext,
): Promise<number | undefined> {
  const staticFilters = near && planNetworkFilters(plan, near, variant);
  if (!staticFilters) return undefined;
  const answer = search.vertical({
    verticalKey: DOCTOR_VERTICALS[variant],
    experience: 'search',
    locale,
    staticFilters,
    limit: 1,
  });
  return (await orElse('network', answer, undefined))?.count;
}

function columnOf(plan: HealthPlan, network: number | undefined, doctors: readonly Doctor[]): PlanColumn {
  const { id, planType, planPage, facts } = plan;
  return {
    id,
    name: nameOf(plan),
    ...(planType && { type: planType }),
    ...(planPage && { page: planPage }),
    ...(facts && { facts }),
    ...(network !== undefined && { network }),
    doctors: doctors.map((doctor) => answerOf(doctor, plan)),
  };
}

/**
 * Whether a doctor takes a plan; the network's directory tells plans of physicians alone, and whoever is in the plan's
 * takes those that work with a hospital or group of theirs.
 */
function answerOf(doctor: Doctor, plan: HealthPlan): DoctorAnswer {
  if (doctor.entityTypeId === 'ce_shpProvider') {
    const through = [...doctor.hospitals, ...doctor.medicalGroups];
    if (through.length === 0 || plan.affiliates.length === 0) return 'untold';
    return plan.affiliates.some(({ name }) => through.includes(name)) ? 'in' : 'out';
  }
  const { isPhysician, plans } = doctor;
  if (!isPhysician || plans.length === 0) return 'untold';
  const own = { name: nameOf(plan), ...(plan.payor && { payorName: plan.payor.name }) };
  return plans.some((one) => isSamePlan(one, own)) ? 'in' : 'out';
}
