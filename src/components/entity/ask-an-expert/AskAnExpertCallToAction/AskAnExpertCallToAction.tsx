import { CallToActionBand } from '#src/components/shared/sections/CallToActionBand.tsx';
import { PickedIcon } from '#src/editor/Editable/PickedIcon.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity } from '#src/context/PageContext.tsx';
import { EntityProse } from '#src/components/shared/sections/EntityProse.tsx';

/** What to do after the answer, and the button for it (D-292, Q-168, R-166). */
export function AskAnExpertCallToAction() {
  const entity = useEntity('ce_askAnExpert');
  if (!entity) return null;
  const call = entity.callToAction;
  if (!call) return <EditingNote name="AskAnExpertCallToAction" missing={['c_callToAction']} />;
  return (
    <CallToActionBand
      headline={call.headline}
      icon={<PickedIcon field={{ value: call.icon ?? '' }} size="1.75rem" />}
      link={call.link}
    >
      {call.description ? <EntityProse html={call.description} /> : null}
    </CallToActionBand>
  );
}
