import { type RefObject } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import { externalIcon, refreshIcon } from '#src/ui/Icon/glyphs.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import type { FramedPlayer, PlayerNews } from './FramedPlayer.ts';
import type { VideoWords } from './VideoFacade.tsx';
import { usePlayerNews } from './usePlayerNews.ts';

export interface VideoPlayerProps {
  player: FramedPlayer;
  frame: RefObject<HTMLIFrameElement | null>;
  title: string;
  words: VideoWords;
  /** What is known of the player so far. */
  news: PlayerNews | 'loading';
  onNews: (news: PlayerNews) => void;
  onRetry: () => void;
}

/**
 * The player of a video. Until it is known to be there a layer of ours covers its frame, so that nobody sees a browser's
 * empty one; when it does not come, the layer says so, and offers another try and the video's page at its host.
 */
export function VideoPlayer({ player, frame, title, words, news, onNews, onRetry }: VideoPlayerProps) {
  usePlayerNews(frame, player, onNews);
  const isReady = news === 'ready';
  const hasFailed = news === 'failed';
  return (
    <>
      <iframe
        ref={frame}
        className="VideoFacade-player"
        src={player.address}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin"
        allowFullScreen
        inert={!isReady}
        data-focus={isReady ? '' : undefined}
      />
      {isReady ? null : (
        <div className="VideoFacade-layer">
          <p role="status" tabIndex={-1} data-focus={hasFailed ? undefined : ''}>
            {hasFailed ? words.failed : words.loading}
          </p>
          {hasFailed ? (
            <div className="VideoFacade-ways">
              <Button
                look="inverse"
                size="sm"
                icon={refreshIcon}
                aria-label={`${words.retry}: ${title}`}
                onClick={onRetry}
                data-focus=""
              >
                {words.retry}
              </Button>
              {player.watchUrl ? (
                <TextLink
                  look="inverse"
                  href={player.watchUrl}
                  newWindowLabel={words.newWindow}
                  iconAfter={externalIcon}
                >
                  {words.watch}
                </TextLink>
              ) : null}
            </div>
          ) : null}
        </div>
      )}
    </>
  );
}
