import { PlanHero } from '#src/components/entity/plan/shared/PlanHero.tsx';
import { useEntity } from '#src/context/PageContext.tsx';

/** Name of a medical group or hospital, and the way here (D-030 – D-032). */
export function HealthPlanAffiliateHero() {
  const affiliate = useEntity('ce_affiliate');
  return affiliate ? (
    <PlanHero name="HealthPlanAffiliateHero" title={affiliate.name} lead={affiliate.shortDescription} />
  ) : null;
}
