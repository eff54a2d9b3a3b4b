import { usePage, useStrings } from '#src/ports/PageContext.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { Prose } from '#src/ui/Prose/Prose.tsx';

/** What to ask one's plan before a visit: the plan's own words, else the house's (D-037, Q-232). */
export function HealthPlanDisclaimer() {
  const { entity } = usePage();
  const t = useStrings();
  if (entity?.entityTypeId !== 'ce_healthPlan' && entity?.entityTypeId !== 'ce_healthPlanPayor') return null;
  const own = entity.entityTypeId === 'ce_healthPlan' ? entity.disclaimer : undefined;
  return <Notice>{own ? <Prose html={own} /> : t('healthPlan.disclaimer')}</Notice>;
}
