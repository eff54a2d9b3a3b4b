import { ExampleMissing } from '#src/components/entity/plan-provider/shared/ExampleMissing.tsx';
import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { LinkRows } from '#src/components/shared/sections/LinkRows.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';

/** Medical groups, hospitals and surgery centers, each a list by name when it holds anything (D-193, D-196, R-118). */
export function PlanProviderAffiliations() {
  const provider = useEntity('ce_shpProvider');
  const t = useStrings();
  const { locale } = usePage();
  if (!provider) return <ExampleMissing name="PlanProviderAffiliations" />;
  const groups = (['medicalGroups', 'hospitals', 'surgeryCenters'] as const).filter(
    (key) => provider[key].length > 0,
  );
  if (groups.length === 0) {
    return (
      <EditingNote
        name="PlanProviderAffiliations"
        missing={['c_shpMedicalGroupAffiliation', 'c_shpHospitalAffiliation', 'c_shpASCAffiliation']}
      />
    );
  }
  return (
    <EntitySection title={t('planProvider.affiliations')} isPrinted={false}>
      {groups.map((key) => (
        <div key={key}>
          <h3>{t(`planProvider.${key}`)}</h3>
          <LinkRows links={provider[key].map((name) => ({ id: name, name }))} locale={locale} />
        </div>
      ))}
    </EntitySection>
  );
}
