import { EntityPicture, usePhoto } from '#src/components/shared/sections/EntityPicture.tsx';
import { PageVideo } from '#src/components/shared/video/PageVideo.tsx';
import { STORY_VIDEO_ID, useStoryVideo } from '#src/components/entity/patient-story/useStoryVideo.ts';
import { storyArt } from '#src/domain/art/storyArt.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';

/**
 * The video that tells the story, or its photo at full size (D-141, R-174, A-77). A drawing of the house, which the hero
 * shows already, is not shown twice.
 */
export function PatientStoryMedia() {
  const story = useEntity('ce_patientStory');
  const t = useStrings();
  const video = useStoryVideo(story);
  const photo = usePhoto(story?.image);
  if (!story) return null;
  const { id, name, image } = story;
  if (video) {
    return (
      <div id={STORY_VIDEO_ID} data-print="hide">
        <PageVideo
          source={video}
          title={t('patientStory.videoAbout', { name })}
          poster={
            <EntityPicture
              image={image && { ...image, alternateText: '' }}
              art={storyArt(id)}
              width={832}
              height={468}
            />
          }
        />
      </div>
    );
  }
  if (!photo) {
    return <EditingNote name="PatientStoryMedia" missing={['c_brightcoveVideoID', 'c_image']} />;
  }
  return <EntityPicture image={photo} art={storyArt(id)} width={832} height={556} />;
}
