import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { PlanHero } from '#src/components/entity/plan/shared/PlanHero.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/** Name of a plan, the way here and whose plan it is (D-037, D-040, Q-232). */
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
    />
  );
}
