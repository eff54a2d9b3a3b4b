import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { Prose } from '#src/ui/Prose/Prose.tsx';

/**
 * What to ask one's plan before a visit: the plan's own words, else the house's (D-037, Q-232). Of an affiliate without plans it
 * says that they are not listed.
 */
export function HealthPlanDisclaimer() {
  const { entity } = usePage();
  const t = useStrings();
  switch (entity?.entityTypeId) {
    case 'ce_healthPlan':
      return (
        <Notice>{entity.disclaimer ? <Prose html={entity.disclaimer} /> : t('healthPlan.disclaimer')}</Notice>
      );
    case 'ce_healthPlanPayor':
      return <Notice>{t('healthPlan.disclaimer')}</Notice>;
    case 'ce_affiliate':
      return (
        <Notice>
          {entity.plans.length > 0
            ? t('healthPlan.disclaimer')
            : t('healthPlan.noPlans', { name: entity.name })}
        </Notice>
      );
    default:
      return null;
  }
}
