import { isServed } from '../data/serviceArea.ts';
import { createRandom } from '../random.ts';
import type { Affiliate, Payor, Plan, Provider, World } from '../World.ts';

/** How many of those who could take the plans of a company do: some are everywhere, others have few members here. */
const SHARES: Readonly<Record<string, number>> = {
  'Heronwood Health': 0.62,
  'Lupine Assurance': 0.54,
  'Goldcrest Health': 0.43,
  'Sagebrush Mutual': 0.34,
  'Quail Creek Health': 0.28,
  'Coastlight Insurance': 0.38,
  'Manzanita Health Cooperative': 0.13,
  'Deltabridge Health Plan': 0.22,
  'Stonepine Health': 0.31,
  'Poppyfield Life and Health': 0.18,
  'Valley Loom Benefit Trust': 0.1,
  'Tidewater Employers Fund': 0.15,
  'County Partners Health': 0.25,
  'Beacon Arch Senior Plans': 0.47,
};
/** How many of those who could be in the house's own plan are in its directory. */
const IN_PLAN = 0.14;

/** The plans of a company that work with a hospital or group of theirs; who sees children alone takes none for people with Medicare. */
const plansWith = ({ plans }: Payor, affiliates: readonly Affiliate[], isForChildren: boolean): Plan[] =>
  plans.filter(
    ({ network, isForSeniors }) =>
      !(isForSeniors && isForChildren) && affiliates.some((affiliate) => network.includes(affiliate)),
  );

/** The company of the house comes first. */
const houseOf = ({ payors }: World): Payor | undefined => payors[0];

/** Whether somebody is to be in the directory of the house's plan: some of those in its service area whose group works with it. */
export function drawIsInPlan(world: World, { id, affiliate, sites }: Provider): boolean {
  const house = houseOf(world);
  const isDrawn = createRandom(`${id}-plan`).chance(IN_PLAN);
  if (!house || !sites.some(isServed) || plansWith(house, [affiliate], true).length === 0) return false;
  // Of a few, the first is in the plan: whoever edits the plan's pages sees an example.
  return isDrawn || world.providers.every(({ isInPlan }) => !isInPlan);
}

/** A company whose plans somebody takes, with the plans. */
export interface Accepted {
  payor: Payor;
  plans: Plan[];
}

/**
 * Whose plans somebody takes, through the hospitals and groups by which they take any: the house's own if they are in its directory,
 * and of the other companies each by its share, at least one where one can be.
 */
export function acceptedPlans(
  world: World,
  { id, isInPlan }: Provider,
  affiliates: readonly Affiliate[],
  isForChildren: boolean,
): Accepted[] {
  const house = houseOf(world);
  const possible = world.payors
    .map((payor) => ({ payor, plans: plansWith(payor, affiliates, isForChildren) }))
    .filter(({ payor, plans }) => plans.length > 0 && (payor !== house || isInPlan));
  const taken = possible.filter(
    ({ payor }) => payor === house || createRandom(`${id}-${payor.id}`).chance(SHARES[payor.name.en] ?? 0.3),
  );
  return taken.length > 0 ? taken : possible.slice(0, 1);
}
