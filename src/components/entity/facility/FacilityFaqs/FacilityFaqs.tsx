import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import { DetailsGroup } from '#src/ui/DetailsGroup/DetailsGroup.tsx';
import { EntityProse } from '#src/components/shared/sections/EntityProse.tsx';

/** Questions people ask about the place; the first is open (D-099, D-010). */
export function FacilityFaqs() {
  const facility = useEntity('healthcareFacility');
  const t = useStrings();
  if (!facility) return null;
  if (facility.faqs.length === 0) {
    return <EditingNote name="FacilityFaqs" missing={['c_frequentlyAskedQuestions']} />;
  }
  return (
    <EntitySection isPrinted={false} title={t('facility.faqs')}>
      <DetailsGroup
        items={facility.faqs.map(({ question, answer }, index) => ({
          id: `question-${index + 1}`,
          label: <span dir="auto">{question}</span>,
          content: <EntityProse html={answer} />,
          defaultOpen: index === 0,
        }))}
      />
    </EntitySection>
  );
}
