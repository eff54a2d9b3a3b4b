import { EntityPicture } from '#src/components/shared/sections/EntityPicture.tsx';
import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { PageVideo, useVideoSource } from '#src/components/shared/video/PageVideo.tsx';
import { monogram } from '#src/domain/art/monogram.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';

/** Size of the portrait in CSS px. */
const PORTRAIT = { width: 348, height: 464 };

/** The provider's own video (D-172): loads and plays only when asked for, pauses out of view (D-012 – D-014). */
export function ProviderVideo() {
  const provider = useEntity('healthcareProfessional');
  const t = useStrings();
  const videoSource = useVideoSource();
  if (!provider) return null;
  const { id, name, image, brightcoveVideoId: videoId } = provider;
  const source = videoId ? videoSource({ kind: 'brightcove', videoId }) : undefined;
  if (!source) {
    return (
      <EditingNote
        name="ProviderVideo"
        missing={videoId ? [] : ['c_brightcoveVideoID']}
        {...(videoId && { reason: t('providerPage.videoNotSetUp') })}
      />
    );
  }
  return (
    <EntitySection isPrinted={false} title={t('providerPage.video')}>
      <PageVideo
        source={source}
        title={t('providerPage.videoAbout', { name })}
        poster={
          <div className="ProviderVideo-poster">
            <EntityPicture
              image={image && { ...image, alternateText: '' }}
              art={monogram(name, id)}
              width={PORTRAIT.width}
              height={PORTRAIT.height}
            />
          </div>
        }
      />
    </EntitySection>
  );
}
