import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { FacilityPoster } from '#src/components/entity/facility/FacilityPoster.tsx';
import { PageVideo, useVideoSource } from '#src/components/shared/video/PageVideo.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';

/** Videos of the place: YouTube ones by id, and the Brightcove one (D-102, D-014, D-114, C-139). */
export function FacilityVideo() {
  const facility = useEntity('healthcareFacility');
  const t = useStrings();
  const videoSource = useVideoSource();
  if (!facility) return null;
  const { brightcoveVideoId, youtubeVideoIds } = facility;
  const named = [
    ...(brightcoveVideoId ? [{ kind: 'brightcove' as const, videoId: brightcoveVideoId }] : []),
    ...youtubeVideoIds.map((videoId) => ({ kind: 'youtube' as const, videoId })),
  ];
  const sources = named.map(videoSource).filter((source) => source !== undefined);
  if (sources.length === 0) {
    return (
      <EditingNote
        name="FacilityVideo"
        missing={['videos', 'c_brightcoveVideoID']}
        reason={named.length > 0 ? t('facility.videoNotSetUp') : t('facility.brightcoveMissing')}
      />
    );
  }
  const title = t('facility.videoAbout', { name: facility.displayName ?? facility.name });
  return (
    <div className="FacilityVideo">
      <EntitySection isPrinted={false} title={t('facility.video')}>
        <div className="FacilityVideo-list">
          {sources.map((source, index) => (
            <PageVideo
              key={source.videoId}
              source={source}
              title={sources.length > 1 ? `${title} (${index + 1})` : title}
              poster={<FacilityPoster facility={facility} />}
            />
          ))}
        </div>
      </EntitySection>
    </div>
  );
}
