import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { LinkRows } from '#src/components/shared/sections/LinkRows.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';

/** Tests done here, by name (D-097, R-118). */
export function FacilityDiagnostics() {
  const facility = useEntity('healthcareFacility');
  const { locale } = usePage();
  const t = useStrings();
  if (!facility) return null;
  if (facility.diagnostics.length === 0)
    return <EditingNote name="FacilityDiagnostics" missing={['c_displayDiagnostics']} />;
  return (
    <EntitySection isPrinted={false} title={t('facility.diagnostics')}>
      <LinkRows links={facility.diagnostics} locale={locale} />
    </EntitySection>
  );
}
