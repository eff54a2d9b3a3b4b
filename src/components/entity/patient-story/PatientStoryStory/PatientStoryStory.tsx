import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity } from '#src/context/PageContext.tsx';
import { EntityProse } from '#src/components/shared/sections/EntityProse.tsx';

/** The story itself, set for reading (D-139). */
export function PatientStoryStory() {
  const story = useEntity('ce_patientStory');
  if (!story) return null;
  if (!story.story) return <EditingNote name="PatientStoryStory" missing={['c_story']} />;
  return <EntityProse size="reading" html={story.story} />;
}
