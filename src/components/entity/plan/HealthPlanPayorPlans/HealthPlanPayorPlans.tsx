import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { LinkRows } from '#src/components/shared/sections/LinkRows.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import type { PayorPlan } from '#src/domain/entities/healthPlans.ts';
import { distinctPlans } from '#src/domain/plans/plans.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './HealthPlanPayorPlans.declaration.ts';

/**
 * The plans of a payor, each once, in alphabetical order, linked to its page, with how many hospitals and groups work with
 * it where that is known (D-035, D-036, R-116, R-117).
 */
export function HealthPlanPayorPlans({ data = [] }: ComponentProps<typeof declaration, PayorPlan[]>) {
  const payor = useEntity('ce_healthPlanPayor');
  const t = useStrings();
  const { locale } = usePage();
  if (!payor) return null;
  const plans = distinctPlans(data);
  if (plans.length === 0) return <EditingNote name="HealthPlanPayorPlans" missing={['data']} />;
  return (
    <EntitySection title={t('healthPlan.plans')}>
      <LinkRows
        links={plans}
        locale={locale}
        noteOf={({ hospitals, medicalGroups }) =>
          [
            hospitals > 0 &&
              t(hospitals === 1 ? 'healthPlan.oneHospital' : 'healthPlan.countHospitals', {
                count: hospitals,
              }),
            medicalGroups > 0 &&
              t(medicalGroups === 1 ? 'healthPlan.oneGroup' : 'healthPlan.countGroups', {
                count: medicalGroups,
              }),
          ]
            .filter(Boolean)
            .join(', ')
        }
      />
    </EntitySection>
  );
}
