import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { LinkRows } from '#src/components/shared/sections/LinkRows.tsx';
import { splitPlanAffiliates } from '#src/domain/affiliates/affiliations.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';

/** The hospitals of a plan: its affiliates of that organisation type, by name (D-038, R-118). */
export function HealthPlanHospitals() {
  const plan = useEntity('ce_healthPlan');
  const t = useStrings();
  const { locale } = usePage();
  if (!plan) return null;
  const { hospitals } = splitPlanAffiliates(plan.affiliates);
  if (hospitals.length === 0) {
    return <EditingNote name="HealthPlanHospitals" missing={['c_healthPlanAffiliates']} />;
  }
  return (
    <EntitySection title={t('healthPlan.hospitals')}>
      <LinkRows links={hospitals} locale={locale} />
    </EntitySection>
  );
}
