import type { Provider } from '#src/domain/entities/Provider.ts';
import { distinctPlans, type PlanLike } from '#src/domain/plans/plans.ts';

/** The health plans a physician accepts, each once, in alphabetical order; of others the directory tells none. */
export function acceptedPlans({ isPhysician, plans }: Pick<Provider, 'isPhysician' | 'plans'>): PlanLike[] {
  return isPhysician ? distinctPlans(plans) : [];
}
