import type { PayorPlan } from '#src/domain/entities/healthPlans.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './HealthPlanPayorPlans.declaration.ts';

/** The plans of the page's payor (S-357). A failed lookup gives none, never a failed page. */
export const loadHealthPlanPayorPlans: ComponentDataLoader<typeof declaration, PayorPlan[]> = async (
  _rendering,
  { entity, directory, locale },
) => (entity?.entityTypeId === 'ce_healthPlanPayor' ? directory.plansOfPayor(entity.uid, locale) : undefined);
