import { CallToActionBand } from '#src/components/shared/sections/CallToActionBand.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity } from '#src/context/PageContext.tsx';
import { EntityProse } from '#src/components/shared/sections/EntityProse.tsx';

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
