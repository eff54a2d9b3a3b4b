import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { plainText } from '#src/domain/text/plainText.ts';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';

/** The story in a sentence or two, unless the story begins with the very same words (D-140). */
export function PatientStoryShortDescription() {
  const entity = useEntity('ce_patientStory');
  const t = useStrings();
  if (!entity) return null;
  const { shortDescription, story } = entity;
  if (!shortDescription) {
    return <EditingNote name="PatientStoryShortDescription" missing={['c_shortDescription']} />;
  }
  if (story && plainText(story).startsWith(shortDescription)) {
    return <EditingNote name="PatientStoryShortDescription" reason={t('patientStory.sameWords')} />;
  }
  return (
    <p className="lead" dir="auto">
      {shortDescription}
    </p>
  );
}
