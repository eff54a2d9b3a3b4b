import { CallToActionBand } from '#src/components/entity/shared/CallToActionBand.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity } from '#src/ports/PageContext.tsx';
import { EntityProse } from '#src/components/entity/shared/EntityProse.tsx';

/** The closing call: what to do next, and the button for it (D-108, R-166). */
export function FacilityCallToAction() {
  const facility = useEntity('healthcareFacility');
  if (!facility) return null;
  const call = facility.callToAction;
  if (!call) return <EditingNote name="FacilityCallToAction" missing={['c_callToAction']} />;
  return (
    <CallToActionBand headline={call.headline} link={call.link}>
      {call.description ? <EntityProse html={call.description} /> : null}
    </CallToActionBand>
  );
}
