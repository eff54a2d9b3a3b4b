import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { LinkRows } from '#src/components/shared/sections/LinkRows.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { DetailsGroup } from '#src/ui/DetailsGroup/DetailsGroup.tsx';

/** What the provider treats and does, as an accordion that needs no script (D-162, D-173, D-010, R-118). */
export function ProviderExperience() {
  const provider = useEntity('healthcareProfessional');
  const { locale } = usePage();
  const t = useStrings();
  if (!provider) return null;
  const items = (['conditions', 'procedures', 'reasons'] as const).flatMap((kind, index) =>
    provider[kind].length > 0
      ? [
          {
            id: `experience-${kind}`,
            label: t(`providerPage.${kind}`),
            content: <LinkRows links={provider[kind]} locale={locale} />,
            defaultOpen: index === 0,
          },
        ]
      : [],
  );
  if (items.length === 0) {
    return (
      <EditingNote
        name="ProviderExperience"
        missing={['c_relatedProcedures', 'c_relatedConditions', 'c_relatedReasonsForVisit']}
      />
    );
  }
  return (
    <EntitySection title={t('providerPage.experience')} isPrinted={false}>
      <DetailsGroup headingLevel={3} items={items} />
    </EntitySection>
  );
}
