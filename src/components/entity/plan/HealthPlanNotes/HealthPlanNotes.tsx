import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import { Prose } from '#src/ui/Prose/Prose.tsx';

/** What the directory notes about a plan (D-037, Q-232). */
export function HealthPlanNotes() {
  const plan = useEntity('ce_healthPlan');
  const t = useStrings();
  if (!plan) return null;
  if (plan.notes.length === 0) return <EditingNote name="HealthPlanNotes" missing={['c_healthPlanNotes']} />;
  return (
    <EntitySection title={t('healthPlan.notes')}>
      <Prose>
        <ul>
          {plan.notes.map((note, index) => (
            <li key={index} dir="auto">
              {note}
            </li>
          ))}
        </ul>
      </Prose>
    </EntitySection>
  );
}
