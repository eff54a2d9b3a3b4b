import { PlanHero } from '#src/components/entity/plan/shared/PlanHero.tsx';
import { FacilityPicture } from '#src/components/shared/places/FacilityPicture.tsx';
import { useEntity } from '#src/context/PageContext.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import type { AffiliateFace } from './HealthPlanAffiliateHero.data.ts';
import type { declaration } from './HealthPlanAffiliateHero.declaration.ts';

/** Name of a medical group or hospital with a picture of its first place, and the way here (D-030 – D-032). */
export function HealthPlanAffiliateHero({ data }: ComponentProps<typeof declaration, AffiliateFace>) {
  const affiliate = useEntity('ce_affiliate');
  if (!affiliate) return null;
  const face = data ?? { id: affiliate.id, locationType: affiliate.orgType };
  return (
    <PlanHero
      name="HealthPlanAffiliateHero"
      title={affiliate.name}
      lead={affiliate.shortDescription}
      picture={<FacilityPicture {...face} width={640} height={400} isFirstScreen />}
    />
  );
}
