import { ExampleMissing } from '#src/components/entity/plan-provider/shared/ExampleMissing.tsx';
import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import { DefinitionList } from '#src/ui/DefinitionList/DefinitionList.tsx';

/** Certifications and the numbers a plan knows its provider by (D-195, D-196). */
export function PlanProviderQualifications() {
  const provider = useEntity('ce_shpProvider');
  const t = useStrings();
  if (!provider) return <ExampleMissing name="PlanProviderQualifications" />;
  const facts = [
    [t('planProvider.certifications'), provider.certifications.join(', ')],
    [t('provider.providerNumber'), provider.providerNumber],
    [t('planProvider.npi'), provider.npi],
    [t('planProvider.license'), provider.licenseNumber],
  ] as const;
  const items = facts.flatMap(([term, description]) =>
    description ? [{ key: term, term, description: <span dir="auto">{description}</span> }] : [],
  );
  if (items.length === 0) {
    return (
      <EditingNote
        name="PlanProviderQualifications"
        missing={['certifications', 'c_shpNPI', 'c_stateLicenseNo', 'c_shpProviderID']}
      />
    );
  }
  return (
    <EntitySection title={t('planProvider.qualifications')}>
      <DefinitionList look="stacked" items={items} />
    </EntitySection>
  );
}
