import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { PageVideo } from '#src/components/shared/video/PageVideo.tsx';
import { VideoPoster } from '#src/components/shared/video/VideoPoster.tsx';
import { brightcoveId } from '#src/domain/video/brightcoveId.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import type { declaration } from './BrightcoveVideo.declaration.ts';

/**
 * A Brightcove video by id, with title and description. Nothing is asked of Brightcove before Play; then the player
 * loads at a quarter in view and stops below half. Editors are told of a missing id, of one
 * that is none, and of a site without an account.
 */
export function BrightcoveVideo({ fields }: ComponentProps<typeof declaration>) {
  const { config, mode } = usePage();
  const t = useStrings();
  const written = fields.BrightcoveVideoId.value;
  const videoId = brightcoveId(written);
  if (!videoId || !config.brightcove) {
    return mode === 'edit' ? (
      <div className="BrightcoveVideo block" role="note">
        <Notice tone="warning" {...(written ? {} : { title: t('media.brightcoveIdMissing') })}>
          {t(
            !written
              ? 'media.brightcoveIdAdvice'
              : videoId
                ? 'media.brightcoveProblem'
                : 'media.brightcoveUnknown',
          )}
        </Notice>
      </div>
    ) : null;
  }
  const title = fields.Title.value;
  const description = fields.Description.value;
  return (
    <div className="BrightcoveVideo block">
      <figure className="BrightcoveVideo-figure">
        <PageVideo
          source={{ kind: 'brightcove', videoId, ...config.brightcove }}
          title={title || t('media.video')}
          poster={<VideoPoster image={fields.Image.value} videoId={videoId} />}
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
