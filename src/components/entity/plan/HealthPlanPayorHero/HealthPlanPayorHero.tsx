import { PlanHero } from '#src/components/entity/plan/shared/PlanHero.tsx';
import { useEntity } from '#src/context/PageContext.tsx';
import { planCardArt } from '#src/domain/art/planCardArt.ts';
import { Art } from '#src/ui/Art/Art.tsx';

/** Name of a payor with its card, and the way here (D-034). */
export function HealthPlanPayorHero() {
  const payor = useEntity('ce_healthPlanPayor');
  return payor ? (
    <PlanHero
      name="HealthPlanPayorHero"
      title={payor.name}
      lead={payor.shortDescription}
      picture={<Art svg={planCardArt(payor.id, payor.name)} alt="" />}
    />
  ) : null;
}
