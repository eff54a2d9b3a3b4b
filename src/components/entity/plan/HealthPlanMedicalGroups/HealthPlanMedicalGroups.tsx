import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { LinkRows } from '#src/components/shared/sections/LinkRows.tsx';
import { splitPlanAffiliates } from '#src/domain/affiliates/affiliations.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';

/** The medical groups of a plan: all its affiliates that are no hospitals, by name (D-039, R-118). */
export function HealthPlanMedicalGroups() {
  const plan = useEntity('ce_healthPlan');
  const t = useStrings();
  const { locale } = usePage();
  if (!plan) return null;
  const { medicalGroups } = splitPlanAffiliates(plan.affiliates);
  if (medicalGroups.length === 0) {
    return <EditingNote name="HealthPlanMedicalGroups" missing={['c_healthPlanAffiliates']} />;
  }
  return (
    <EntitySection title={t('healthPlan.medicalGroups')}>
      <LinkRows links={medicalGroups} locale={locale} />
    </EntitySection>
  );
}
