import { PlanHero } from '#src/components/entity/plan/shared/PlanHero.tsx';
import { useEntity } from '#src/context/PageContext.tsx';

/** Name of a payor, and the way here (D-034). */
export function HealthPlanPayorHero() {
  const payor = useEntity('ce_healthPlanPayor');
  return payor ? (
    <PlanHero name="HealthPlanPayorHero" title={payor.name} lead={payor.shortDescription} />
  ) : null;
}
