import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import { EntityProse } from '#src/components/shared/sections/EntityProse.tsx';

/** What was asked and what the answer is, each under its heading (D-290, D-291, Q-167). */
export function AskAnExpertBody() {
  const entity = useEntity('ce_askAnExpert');
  const t = useStrings();
  if (!entity) return null;
  const { question, answer } = entity;
  if (!question && !answer) {
    return <EditingNote name="AskAnExpertBody" missing={['c_questionParaphrased', 'c_expertResponse']} />;
  }
  return (
    <div className="AskAnExpertBody">
      {question ? (
        <EntitySection title={t('askAnExpert.question')}>
          <div className="AskAnExpertBody-question">
            <EntityProse size="reading" html={question} />
          </div>
        </EntitySection>
      ) : null}
      {answer ? (
        <EntitySection title={t('askAnExpert.answer')}>
          <EntityProse size="reading" html={answer} />
        </EntitySection>
      ) : null}
    </div>
  );
}
