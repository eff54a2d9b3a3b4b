import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { LinkRows } from '#src/components/shared/sections/LinkRows.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import type { PlanSummary } from '#src/domain/entities/healthPlans.ts';
import { distinctPlans } from '#src/domain/plans/plans.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './HealthPlanPayorPlans.declaration.ts';

/** The plans of a payor, each once, in alphabetical order, linked to its page (D-035, D-036, R-116, R-117). */
export function HealthPlanPayorPlans({ data = [] }: ComponentProps<typeof declaration, PlanSummary[]>) {
  const payor = useEntity('ce_healthPlanPayor');
  const t = useStrings();
  const { locale } = usePage();
  if (!payor) return null;
  const plans = distinctPlans(data);
  if (plans.length === 0) return <EditingNote name="HealthPlanPayorPlans" missing={['data']} />;
  return (
    <EntitySection title={t('healthPlan.plans')}>
      <LinkRows links={plans} locale={locale} />
    </EntitySection>
  );
}
