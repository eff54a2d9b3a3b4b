import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { textField } from '#src/ports/fields.ts';
import { usePage, useStrings } from '#src/ports/PageContext.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { VideoFacade } from '#src/ui/VideoFacade/VideoFacade.tsx';

/**
 * A Brightcove video by id, with title and description. Nothing is asked of Brightcove before Play; then the player
 * loads at a quarter in view and stops below half. Without an id editors are told.
 */
export function BrightcoveVideo({ fields }: ComponentProps) {
  const { config, mode } = usePage();
  const t = useStrings();
  const videoId = textField(fields, 'BrightcoveVideoId');
  if (!/^(\d{6,20}|ref:[\w-]+)$/.test(videoId)) {
    return mode === 'edit' ? (
      <div className="BrightcoveVideo block" role="note">
        <Notice tone="warning" title={t('media.brightcoveIdMissing')}>
          {t('media.brightcoveIdAdvice')}
        </Notice>
      </div>
    ) : null;
  }
  if (!config.brightcove) return null;
  const title = textField(fields, 'Title');
  const description = textField(fields, 'Description');
  return (
    <div className="BrightcoveVideo block">
      <figure className="BrightcoveVideo-figure">
        <VideoFacade
          source={{ kind: 'brightcove', videoId, ...config.brightcove }}
          title={title || t('media.video')}
          playLabel={t('media.play')}
          consentText={t('media.videoConsent', { host: 'Brightcove' })}
        />
        {title || description ? (
          <figcaption className="BrightcoveVideo-words">
            {title ? <strong>{title}</strong> : null}
            {description ? <span>{description.replace(/<[^>]*>/g, ' ').trim()}</span> : null}
          </figcaption>
        ) : null}
      </figure>
    </div>
  );
}
