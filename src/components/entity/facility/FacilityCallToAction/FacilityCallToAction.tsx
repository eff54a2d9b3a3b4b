import { useId } from 'react';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity } from '#src/ports/PageContext.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { Prose } from '#src/ui/Prose/Prose.tsx';

/** The closing call: what to do next, and the button for it (D-108, R-166). */
export function FacilityCallToAction() {
  const facility = useEntity('healthcareFacility');
  const id = useId();
  if (!facility) return null;
  const call = facility.callToAction;
  if (!call) return <EditingNote name="FacilityCallToAction" missing={['c_callToAction']} />;
  return (
    <section className="FacilityCallToAction" aria-labelledby={id} data-print="hide">
      <div className="FacilityCallToAction-words">
        <h2 id={id} dir="auto">
          {call.headline}
        </h2>
        {call.description ? <Prose html={call.description} /> : null}
      </div>
      {call.link ? (
        <ButtonLink look="inverse" size="lg" href={call.link.href}>
          {call.link.text}
        </ButtonLink>
      ) : null}
    </section>
  );
}
