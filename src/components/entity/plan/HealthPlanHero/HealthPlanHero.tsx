import { planCardArt } from '#src/domain/art/planCardArt.ts';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { PlanHero } from '#src/components/entity/plan/shared/PlanHero.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { Art } from '#src/ui/Art/Art.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/** Name of a plan with its card, the way here and whose plan it is (D-037, D-040, Q-232). */
export function HealthPlanHero() {
  const plan = useEntity('ce_healthPlan');
  const t = useStrings();
  const { locale } = usePage();
  if (!plan) return null;
  const { payor } = plan;
  return (
    <PlanHero
      name="HealthPlanHero"
      title={plan.displayName ?? plan.name}
      above={
        payor ? (
          <p>
            {t('healthPlan.byPayor')}{' '}
            <TextLink look="standalone" href={payor.path && localizedPath(payor.path, locale)}>
              {payor.name}
            </TextLink>
          </p>
        ) : null
      }
      lead={plan.shortDescription}
      picture={<Art svg={planCardArt((payor ?? plan).id, (payor ?? plan).name, plan.planType)} alt="" />}
    />
  );
}
