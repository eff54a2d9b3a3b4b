import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import { DetailsGroup } from '#src/ui/DetailsGroup/DetailsGroup.tsx';
import { EntityProse } from '#src/components/shared/sections/EntityProse.tsx';

/** Frequently Asked Questions; each opens and closes without a script (D-268, D-010). */
export function VolunteerFaqs() {
  const opportunity = useEntity('ce_volunteerOpportunity');
  const t = useStrings();
  if (!opportunity) return null;
  const { faqs } = opportunity;
  if (faqs.length === 0) {
    return <EditingNote name="VolunteerFaqs" missing={['c_frequentlyAskedQuestions']} />;
  }
  return (
    <EntitySection isPrinted={false} title={t('volunteer.faqs')}>
      <DetailsGroup
        items={faqs.map(({ question, answer }, index) => ({
          id: `question-${index + 1}`,
          label: <span dir="auto">{question}</span>,
          content: <EntityProse html={answer} />,
        }))}
      />
    </EntitySection>
  );
}
