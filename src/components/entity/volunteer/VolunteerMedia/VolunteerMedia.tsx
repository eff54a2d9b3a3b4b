import { EntityPicture, useTellingPicture } from '#src/components/shared/sections/EntityPicture.tsx';
import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { PageVideo, useVideoSource } from '#src/components/shared/video/PageVideo.tsx';
import { storyArt } from '#src/domain/art/storyArt.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';

/** Size of the picture in CSS pixels (C-134). */
const PICTURE = { width: 1280, height: 720 };

/**
 * A picture of the work, and its videos: the Brightcove one and those at YouTube; each only when there is one
 * (D-263, D-264, D-273).
 */
export function VolunteerMedia() {
  const opportunity = useEntity('ce_volunteerOpportunity');
  const t = useStrings();
  const videoSource = useVideoSource();
  const picture = useTellingPicture(opportunity?.image);
  if (!opportunity) return null;
  const { id, name, image, brightcoveVideoId, videos } = opportunity;
  const sources = [
    ...(brightcoveVideoId
      ? [{ source: videoSource({ kind: 'brightcove', videoId: brightcoveVideoId }), description: undefined }]
      : []),
    ...videos.map(({ videoId, description }) => ({
      source: videoSource({ kind: 'youtube', videoId }),
      description,
    })),
  ];
  const hasVideo = sources.some(({ source }) => source);
  if (!image && !hasVideo) {
    return <EditingNote name="VolunteerMedia" missing={['c_image', 'c_brightcoveVideoID', 'videos']} />;
  }
  return (
    <div className="VolunteerMedia">
      {image ? (
        // A drawing that the video shows before it plays does not stand twice on a screen.
        <div
          className="VolunteerMedia-picture"
          {...(hasVideo && picture?.isDrawing && { 'data-print': 'only' })}
        >
          <EntityPicture image={image} art={storyArt(id)} {...PICTURE} />
        </div>
      ) : null}
      {hasVideo ? (
        <EntitySection isPrinted={false} title={t('volunteer.video')}>
          {sources.map(({ source, description }) =>
            source ? (
              <figure key={source.videoId} className="VolunteerMedia-video">
                <PageVideo
                  source={source}
                  title={description ?? t('volunteer.videoAbout', { name })}
                  poster={
                    <EntityPicture
                      image={image && { ...image, alternateText: '' }}
                      art={storyArt(id)}
                      {...PICTURE}
                    />
                  }
                />
                {description ? <figcaption dir="auto">{description}</figcaption> : null}
              </figure>
            ) : null,
          )}
        </EntitySection>
      ) : null}
    </div>
  );
}
