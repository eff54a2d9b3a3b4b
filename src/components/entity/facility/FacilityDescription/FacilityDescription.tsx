import { EntitySection } from '#src/components/entity/shared/EntitySection.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/ports/PageContext.tsx';
import { Expander } from '#src/ui/Expander/Expander.tsx';
import { Prose } from '#src/ui/Prose/Prose.tsx';

/** What the place is, and more on demand (D-094, D-095, D-010). */
export function FacilityDescription() {
  const facility = useEntity('healthcareFacility');
  const t = useStrings();
  if (!facility) return null;
  const { description, additionalDescription } = facility;
  if (!description && !additionalDescription) {
    return <EditingNote name="FacilityDescription" missing={['c_description', 'c_additionalDescription']} />;
  }
  return (
    <EntitySection title={t('facility.about')} isPrinted={false}>
      {description && additionalDescription ? (
        <Expander
          preview={<Prose html={description} />}
          moreLabel={t('facility.showMore')}
          lessLabel={t('facility.showLess')}
        >
          <Prose html={additionalDescription} />
        </Expander>
      ) : (
        <Prose html={description ?? additionalDescription ?? ''} />
      )}
    </EntitySection>
  );
}
