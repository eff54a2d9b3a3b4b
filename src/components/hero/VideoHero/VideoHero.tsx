import { useState } from 'react';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { PageVideo } from '#src/components/shared/video/PageVideo.tsx';
import { HeroFrame } from '#src/components/shared/hero/HeroFrame.tsx';
import { storyArt } from '#src/domain/art/storyArt.ts';
import { brightcoveId } from '#src/domain/video/brightcoveId.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { Art } from '#src/ui/Art/Art.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { pauseIcon, playIcon } from '#src/ui/Icon/glyphs.ts';
import { LoopMedia, loopSource, useAnimation } from '#src/ui/LoopMedia/LoopMedia.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import type { declaration } from './VideoHero.declaration.ts';

/**
 * A title and a sentence beside a silent film, which the visitor can pause and which rests where less motion is asked
 * for; over it the button that plays the video itself. Each of the two may be missing.
 */
export function VideoHero({ fields }: ComponentProps<typeof declaration>) {
  const { config } = usePage();
  const t = useStrings();
  const [isPlaying, setPlaying] = useState(false);
  const headline = fields.Headline.value;
  const description = fields.Description.value;
  const videoId = brightcoveId(fields.BrightcoveVideoId.value);
  const loop = fields.LoopVideoId.value;
  const source = loopSource(loop, config.brightcove);
  const { isRunning, toggle } = useAnimation(source);
  if (!headline) return <EditingNote name="VideoHero" missing={['Headline']} />;
  const image = fields.Image.value;
  const picture = (
    <Picture
      src={image?.src}
      alt=""
      width={1120}
      height={630}
      loading="eager"
      fallback={<Art svg={storyArt(loop || headline, 'dusk')} alt="" />}
    />
  );
  const film = source ? (
    <LoopMedia source={source} isRunning={isRunning && !isPlaying} poster={picture} />
  ) : (
    picture
  );
  return (
    <HeroFrame name="VideoHero" ground="pine" isIsland>
      <div className="VideoHero-inside">
        <div className="HeroFrame-words">
          <h1 className="HeroFrame-title h-entity">{headline}</h1>
          {description ? <p className="lead">{description}</p> : null}
        </div>
        <div className="VideoHero-media">
          {videoId && config.brightcove ? (
            <PageVideo
              source={{ kind: 'brightcove', videoId, ...config.brightcove }}
              title={headline}
              poster={film}
              onPlayer={setPlaying}
            />
          ) : (
            <div className="VideoHero-film">{film}</div>
          )}
          {source && !isPlaying ? (
            <Button look="inverse" size="sm" icon={isRunning ? pauseIcon : playIcon} onClick={toggle}>
              {t(isRunning ? 'media.pauseAnimation' : 'media.playAnimation')}
            </Button>
          ) : null}
        </div>
      </div>
    </HeroFrame>
  );
}
