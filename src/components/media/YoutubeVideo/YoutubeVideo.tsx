import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { youtubeId } from '#src/domain/video/youtubeId.ts';
import { linkField, textField } from '#src/ports/fields.ts';
import { usePage, useStrings } from '#src/ports/PageContext.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { VideoFacade } from '#src/ui/VideoFacade/VideoFacade.tsx';

/**
 * A YouTube video by id or address. Nothing is asked of YouTube before Play; it pauses when less than half of it
 * shows. Without an id, or with one that is none, editors are told.
 */
export function YoutubeVideo({ fields }: ComponentProps) {
  const { mode } = usePage();
  const t = useStrings();
  const written = textField(fields, 'VideoId') || (linkField(fields, 'VideoId')?.href ?? '');
  const videoId = /^[\w-]{11}$/.test(written) ? written : youtubeId(written);
  if (!videoId) {
    return mode === 'edit' ? (
      <div className="YoutubeVideo block" role="note">
        <Notice tone="warning">{written ? t('media.youtubeIdInvalid') : t('media.youtubeIdMissing')}</Notice>
      </div>
    ) : null;
  }
  const title = textField(fields, 'Title') || t('media.video');
  return (
    <div className="YoutubeVideo block">
      <VideoFacade
        source={{ kind: 'youtube', videoId }}
        title={title}
        playLabel={t('media.play')}
        consentText={t('media.videoConsent', { host: 'YouTube' })}
      />
    </div>
  );
}
