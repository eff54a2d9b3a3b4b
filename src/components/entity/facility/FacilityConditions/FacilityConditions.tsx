import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { LinkRows } from '#src/components/shared/sections/LinkRows.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';

/** Conditions treated here, by name (D-096, R-118). */
export function FacilityConditions() {
  const facility = useEntity('healthcareFacility');
  const { locale } = usePage();
  const t = useStrings();
  if (!facility) return null;
  if (facility.conditions.length === 0)
    return <EditingNote name="FacilityConditions" missing={['c_displayConditions']} />;
  return (
    <EntitySection isPrinted={false} title={t('facility.conditions')}>
      <LinkRows links={facility.conditions} locale={locale} />
    </EntitySection>
  );
}
