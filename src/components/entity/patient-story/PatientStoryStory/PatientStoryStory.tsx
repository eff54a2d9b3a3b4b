import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity } from '#src/ports/PageContext.tsx';
import { Prose } from '#src/ui/Prose/Prose.tsx';

/** The story itself, set for reading (D-139). */
export function PatientStoryStory() {
  const story = useEntity('ce_patientStory');
  if (!story) return null;
  if (!story.story) return <EditingNote name="PatientStoryStory" missing={['c_story']} />;
  return <Prose size="reading" html={story.story} />;
}
