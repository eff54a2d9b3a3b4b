import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity } from '#src/context/PageContext.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';

/** The facility's alert; severity 'error' is urgent, any other informs (D-084, D-004). */
export function FacilityAlert() {
  const facility = useEntity('healthcareFacility');
  if (!facility) return null;
  const { alert } = facility;
  if (!alert) return <EditingNote name="FacilityAlert" missing={['c_alert']} />;
  return (
    <Notice tone={alert.severity === 'error' ? 'urgent' : 'warning'} title={alert.heading}>
      {/* The words follow their heading in one sentence, so their paragraph is drawn inline. */}
      <span className="FacilityAlert-text" dangerouslySetInnerHTML={{ __html: alert.text }} />
    </Notice>
  );
}
