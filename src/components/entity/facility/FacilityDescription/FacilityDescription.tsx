import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { withoutOpening } from '#src/domain/text/withoutOpening.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { Expander } from '#src/ui/Expander/Expander.tsx';
import { EntityProse } from '#src/components/shared/sections/EntityProse.tsx';

/** What the place is beyond the lead its hero opens with, and more on demand (D-094, D-095, D-010). */
export function FacilityDescription() {
  const facility = useEntity('healthcareFacility');
  const { mode } = usePage();
  const t = useStrings();
  if (!facility) return null;
  const { additionalDescription } = facility;
  const description =
    mode === 'edit' ? facility.description : withoutOpening(facility.description, facility.shortDescription);
  if (!description && !additionalDescription) {
    return <EditingNote name="FacilityDescription" missing={['c_description', 'c_additionalDescription']} />;
  }
  return (
    <EntitySection title={t('facility.about')} isPrinted={false}>
      {description && additionalDescription ? (
        <Expander
          preview={<EntityProse html={description} />}
          moreLabel={t('facility.showMore')}
          lessLabel={t('facility.showLess')}
        >
          <EntityProse html={additionalDescription} />
        </Expander>
      ) : (
        <EntityProse html={description ?? additionalDescription ?? ''} />
      )}
    </EntitySection>
  );
}
