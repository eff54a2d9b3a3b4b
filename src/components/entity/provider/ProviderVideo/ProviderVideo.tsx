import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { PageVideo, useVideoSource } from '#src/components/shared/video/PageVideo.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';

/** The provider's own video (D-172): loads and plays only when asked for, pauses out of view (D-012 – D-014). */
export function ProviderVideo() {
  const provider = useEntity('healthcareProfessional');
  const t = useStrings();
  const videoSource = useVideoSource();
  if (!provider) return null;
  const { brightcoveVideoId: videoId } = provider;
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
      <PageVideo source={source} title={t('providerPage.videoAbout', { name: provider.name })} />
    </EntitySection>
  );
}
