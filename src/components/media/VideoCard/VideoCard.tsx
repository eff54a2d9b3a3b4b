import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { PageVideo } from '#src/components/shared/video/PageVideo.tsx';
import { VideoPoster } from '#src/components/shared/video/VideoPoster.tsx';
import { brightcoveId } from '#src/domain/video/brightcoveId.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './VideoCard.declaration.ts';

/**
 * A video as a card: its picture under the button that plays it, headline and text. After Play it runs with
 * sound and controls, and stops when less than half of it is in view. Its variant VideoOnly leaves the
 * words to what stands around it.
 */
export function VideoCard({ fields, params }: ComponentProps<typeof declaration>) {
  const { config, mode } = usePage();
  const t = useStrings();
  const written = fields.BrightcoveVideoId.value;
  const videoId = brightcoveId(written);
  const headline = fields.Headline.value;
  if (!headline || !written) {
    const missing = [...(headline ? [] : ['Headline']), ...(written ? [] : ['BrightcoveVideoId'])];
    return <EditingNote name="VideoCard" missing={missing} />;
  }
  const isPlayable = videoId && config.brightcove;
  if (!isPlayable && mode !== 'edit') return null;
  const video =
    videoId && config.brightcove ? (
      <PageVideo
        source={{ kind: 'brightcove', videoId, ...config.brightcove }}
        title={headline}
        poster={<VideoPoster image={fields.Image.value} videoId={videoId} width={640} height={360} />}
      />
    ) : (
      <EditingNote
        name="VideoCard"
        reason={t(videoId ? 'media.brightcoveProblem' : 'media.brightcoveUnknown')}
      />
    );
  if (params.FieldNames === 'VideoOnly') return video;
  return (
    <article className="VideoCard block">
      {video}
      <h3>{headline}</h3>
      {fields.Text.value ? <p>{fields.Text.value}</p> : null}
    </article>
  );
}
