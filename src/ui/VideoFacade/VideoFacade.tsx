import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { playIcon } from '#src/ui/Icon/glyphs.ts';
import { LOAD_VISIBILITY, PAUSE_VISIBILITY, useShareInView } from './useShareInView.ts';

/** A video of one of the two providers; `account` and `player` are the site's own at Brightcove. */
export type VideoSource =
  | { kind: 'youtube'; videoId: string }
  | { kind: 'brightcove'; videoId: string; account: string; player: string };

export interface VideoFacadeProps {
  source: VideoSource;
  /** What the video is about: the name of the player. */
  title: string;
  /** The word on the button ("Play video"). */
  playLabel: string;
  /** Who the video comes from and that it may set cookies: pressing Play agrees to it. */
  consentText: string;
  /** Our own picture behind the button; nothing is fetched from the provider before Play. */
  poster?: ReactNode;
  /** Raised from outside to pause: the slide of a gallery was left (D-011, Q-368). */
  isPaused?: boolean;
  /** Hears when the player comes and when it goes. */
  onPlayer?: (isThere: boolean) => void;
}

/** Address of the provider's player, privacy-enhanced where there is such a form. */
export function playerUrl(source: VideoSource): string {
  return source.kind === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${encodeURIComponent(source.videoId)}?enablejsapi=1&playsinline=1&rel=0&autoplay=1`
    : `https://players.brightcove.net/${encodeURIComponent(source.account)}/${encodeURIComponent(source.player)}_default/index.html?videoId=${encodeURIComponent(source.videoId)}&playsinline=true&autoplay=true`;
}

/** Host shown to the visitor before anything is asked of it. */
export function videoHost(source: VideoSource): string {
  return source.kind === 'youtube' ? 'YouTube' : 'Brightcove';
}

/**
 * A video that asks nothing of its provider until Play is pressed. Then the player loads once a quarter of it
 * is in view, with sound and controls; it pauses when less than half of it is in view or `isPaused` is raised
 * (D-011 – D-014, Q-361, Q-364 – ).
 */
export function VideoFacade({
  source,
  title,
  playLabel,
  consentText,
  poster,
  isPaused = false,
  onPlayer,
}: VideoFacadeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const player = useRef<HTMLIFrameElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [isLoaded, setLoaded] = useState(false);

  const wasInView = useRef(false);
  useShareInView(frame, isWanted, (share) => {
    if (share >= LOAD_VISIBILITY) setLoaded(true);
    if (share >= PAUSE_VISIBILITY) wasInView.current = true;
    else if (wasInView.current) pause.current();
  });

  const pause = useRef(() => {});
  useEffect(() => {
    pause.current = () => {
      if (source.kind === 'youtube') {
        player.current?.contentWindow?.postMessage(
          JSON.stringify({ event: 'command', func: 'pauseVideo', args: [] }),
          'https://www.youtube-nocookie.com',
        );
      } else {
        // Brightcove's framed player takes no messages: it is silenced by taking it away.
        setLoaded(false);
        setWanted(false);
        wasInView.current = false;
        onPlayer?.(false);
      }
    };
  }, [source, onPlayer]);

  useEffect(() => {
    if (isPaused) pause.current();
  }, [isPaused]);

  useEffect(() => {
    // Focus was on the button that is gone now.
    if (isLoaded) player.current?.focus({ preventScroll: true });
  }, [isLoaded]);

  return (
    <div className="VideoFacade" ref={frame}>
      {isLoaded ? (
        <iframe
          ref={player}
          className="VideoFacade-player"
          src={playerUrl(source)}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin"
          allowFullScreen
        />
      ) : (
        <>
          {poster ? <div className="VideoFacade-poster">{poster}</div> : null}
          <button
            type="button"
            className="VideoFacade-button"
            aria-label={`${playLabel}: ${title}`}
            onClick={() => {
              setWanted(true);
              onPlayer?.(true);
            }}
          >
            <span className="VideoFacade-play">
              <Icon icon={playIcon} size="1.125em" />
              {playLabel}
            </span>
          </button>
          <p className="VideoFacade-consent">{consentText}</p>
        </>
      )}
    </div>
  );
}
