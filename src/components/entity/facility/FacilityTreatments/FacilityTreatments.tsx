import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { LinkRows } from '#src/components/shared/sections/LinkRows.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';

/** Treatments given here, by name (D-098, R-118). */
export function FacilityTreatments() {
  const facility = useEntity('healthcareFacility');
  const { locale } = usePage();
  const t = useStrings();
  if (!facility) return null;
  if (facility.treatments.length === 0)
    return <EditingNote name="FacilityTreatments" missing={['c_displayTreatments']} />;
  return (
    <EntitySection isPrinted={false} title={t('facility.treatments')}>
      <LinkRows links={facility.treatments} locale={locale} />
    </EntitySection>
  );
}
