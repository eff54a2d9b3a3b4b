import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { LinkFacts } from '#src/components/shared/sections/LinkFacts.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';

/** What the story is about: services and health topics; where and with whom it happened, the hero says (D-137). */
export function PatientStoryDetails() {
  const story = useEntity('ce_patientStory');
  const t = useStrings();
  if (!story) return null;
  const { services, healthTopics } = story;
  if (services.length + healthTopics.length === 0) {
    return <EditingNote name="PatientStoryDetails" missing={['c_services', 'c_healthTopics']} />;
  }
  return (
    <EntitySection size="small" title={t('patientStory.details')}>
      <LinkFacts
        groups={[
          { title: t('patientStory.services'), links: services },
          { title: t('patientStory.healthTopics'), links: healthTopics },
        ]}
      />
    </EntitySection>
  );
}
