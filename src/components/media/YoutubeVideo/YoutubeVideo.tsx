import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { PageVideo } from '#src/components/shared/video/PageVideo.tsx';
import { VideoPoster } from '#src/components/shared/video/VideoPoster.tsx';
import { youtubeId } from '#src/domain/video/youtubeId.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import type { declaration } from './YoutubeVideo.declaration.ts';

/**
 * A YouTube video by id or address. Nothing is asked of YouTube before Play; it pauses when less than half of it
 * shows. Without an id, or with one that is none, editors are told.
 */
export function YoutubeVideo({ fields }: ComponentProps<typeof declaration>) {
  const { config, mode } = usePage();
  const t = useStrings();
  const written = fields.VideoId.value;
  const videoId = /^[\w-]{11}$/.test(written) ? written : youtubeId(written);
  if (!videoId) {
    return mode === 'edit' ? (
      <div className="YoutubeVideo block" role="note">
        <Notice tone="warning">{written ? t('media.youtubeIdInvalid') : t('media.youtubeIdMissing')}</Notice>
      </div>
    ) : null;
  }
  const title = fields.Title.value || t('media.video');
  return (
    <div className="YoutubeVideo block">
      <PageVideo
        source={{ kind: 'youtube', videoId, ...config.youtube }}
        title={title}
        poster={<VideoPoster image={fields.Image.value} videoId={videoId} />}
      />
    </div>
  );
}
