import { EntitySection } from '#src/components/entity/shared/EntitySection.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/ports/PageContext.tsx';
import { DefinitionList } from '#src/ui/DefinitionList/DefinitionList.tsx';

/** Most awards that are shown (C-125). */
const LIMIT = 6;

/** Awards of the provider with their years (D-174). */
export function ProviderAwards() {
  const provider = useEntity('healthcareProfessional');
  const t = useStrings();
  if (!provider) return null;
  if (provider.awards.length === 0) {
    return <EditingNote name="ProviderAwards" missing={['c_providerAwards']} />;
  }
  return (
    <EntitySection title={t('providerPage.awards')} isPrinted={false}>
      <DefinitionList
        look="lines"
        items={provider.awards.slice(0, LIMIT).map(({ id, name, presenter, years }) => ({
          key: id,
          term: name,
          description: [presenter, years].filter(Boolean).join(' · '),
        }))}
      />
    </EntitySection>
  );
}
