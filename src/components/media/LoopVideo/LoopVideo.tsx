import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { brightcoveId } from '#src/domain/video/brightcoveId.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { pauseIcon, playIcon } from '#src/ui/Icon/glyphs.ts';
import { LoopMedia, loopSource, useAnimation } from '#src/ui/LoopMedia/LoopMedia.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import type { declaration } from './LoopVideo.declaration.ts';

/**
 * A silent film that repeats, with its Pause Animation / Play Animation button. Its poster stands
 * alone until scripts run, and where less motion is asked for.
 */
export function LoopVideo({ fields }: ComponentProps<typeof declaration>) {
  const { config, mode } = usePage();
  const t = useStrings();
  const written = fields.LoopVideoId.value;
  const source = loopSource(written, config.brightcove);
  const image = fields.Image.value;
  const { isRunning, toggle } = useAnimation(source);
  if (!source && !image && (!written || mode !== 'edit'))
    return <EditingNote name="LoopVideo" missing={['LoopVideoId']} />;
  const poster = (
    <Picture
      src={image?.src}
      alt={source ? '' : (image?.alt ?? '')}
      width={image?.width ?? 1280}
      height={image?.height ?? 720}
    />
  );
  if (!source) {
    const problem = brightcoveId(written) ? 'media.brightcoveProblem' : 'media.brightcoveUnknown';
    return (
      <div className="LoopVideo block">
        {poster}
        {written ? <EditingNote name="LoopVideo" reason={t(problem)} /> : null}
      </div>
    );
  }
  return (
    <div className="LoopVideo block">
      <LoopMedia source={source} isRunning={isRunning} poster={poster} />
      <Button look="quiet" size="sm" icon={isRunning ? pauseIcon : playIcon} onClick={toggle}>
        {t(isRunning ? 'media.pauseAnimation' : 'media.playAnimation')}
      </Button>
    </div>
  );
}
