import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { playIcon } from '#src/ui/Icon/glyphs.ts';
import type { FramedPlayer, PlayerNews } from './FramedPlayer.ts';
import { VideoPlayer } from './VideoPlayer.tsx';
import { brightcovePlayer } from './brightcovePlayer.ts';
import { LOAD_VISIBILITY, PAUSE_VISIBILITY, useShareInView } from './useShareInView.ts';
import type { VideoSource } from './videoSource.ts';
import { youtubePlayer } from './youtubePlayer.ts';

/** What a video says, in the language of the page. */
export interface VideoWords {
  /** On the button ("Play video"). */
  play: string;
  /** Who the video comes from and that it may set cookies: pressing Play agrees to it. */
  consent: string;
  /** While the player is on its way. */
  loading: string;
  /** The player has not come. */
  failed: string;
  retry: string;
  /** On the link to the video's page at its host. */
  watch: string;
  /** Said of that link: it opens a new window. */
  newWindow: string;
}

export interface VideoFacadeProps {
  source: VideoSource;
  /** What the video is about: the name of the player. */
  title: string;
  words: VideoWords;
  /** Our own picture behind the button; nothing is fetched from the provider before Play. */
  poster?: ReactNode;
  /** Raised from outside to pause: the slide of a gallery was left (D-011, Q-368). */
  isPaused?: boolean;
  /** Hears when the player comes and when it goes. */
  onPlayer?: (isThere: boolean) => void;
}

/** Offered by its button, wanted since it was pressed, then what is known of the player. */
type Phase = 'offered' | 'wanted' | 'loading' | PlayerNews;

const playerOf = (source: VideoSource): FramedPlayer =>
  source.kind === 'youtube' ? youtubePlayer(source) : brightcovePlayer(source);

/**
 * A video that asks nothing of its provider until Play is pressed. Then the player loads once a quarter of it
 * is in view, with sound and controls; it pauses when less than half of it is in view or `isPaused` is raised
 * (D-011 – D-014, Q-361, Q-364 – ). A player that is blocked or silent is told of, with ways on.
 */
export function VideoFacade({ source, title, words, poster, isPaused = false, onPlayer }: VideoFacadeProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [phase, setPhase] = useState<Phase>('offered');
  /** Made when the player is asked for, anew with every try. */
  const [player, setPlayer] = useState<FramedPlayer>();
  const [attempt, setAttempt] = useState(0);

  // What held the focus may go with its phase: the next one's own element takes it over.
  const hadFocus = useRef(false);
  const enter = (next: Phase) => {
    hadFocus.current = box.current?.contains(document.activeElement) ?? false;
    setPhase(next);
  };
  useEffect(() => {
    if (hadFocus.current) {
      const own = box.current?.querySelector<HTMLElement>('[data-focus]');
      // In a slide the ways on may be out of sight.
      own?.focus({ preventScroll: phase !== 'failed' });
    }
    hadFocus.current = false;
  }, [phase]);

  const load = () => {
    setPlayer(playerOf(source));
    setAttempt((last) => last + 1);
    enter('loading');
  };

  const wasInView = useRef(false);
  const isLeft = useRef(false);
  const takeAway = () => {
    wasInView.current = false;
    isLeft.current = false;
    enter('offered');
    onPlayer?.(false);
  };
  const pause = () => {
    if (phase === 'offered' || phase === 'failed') return;
    if (phase === 'ready' && frame.current && player?.pause(frame.current)) return;
    takeAway();
  };
  useShareInView(box, phase !== 'offered', (share) => {
    if (phase === 'wanted' && share >= LOAD_VISIBILITY) load();
    isLeft.current = wasInView.current && share < PAUSE_VISIBILITY;
    if (isLeft.current) pause();
    else if (share >= PAUSE_VISIBILITY) wasInView.current = true;
  });
  const hear = (news: PlayerNews) => {
    // One that comes late must not start where nobody looks.
    if (news === 'ready' && (isLeft.current || isPaused)) takeAway();
    else enter(news);
  };
  const pauseFromOutside = useEffectEvent(pause);
  useEffect(() => {
    if (isPaused) pauseFromOutside();
  }, [isPaused]);

  return (
    <div className="VideoFacade" ref={box}>
      {player && phase !== 'offered' && phase !== 'wanted' ? (
        <VideoPlayer
          key={attempt}
          player={player}
          frame={frame}
          title={title}
          words={words}
          news={phase}
          onNews={hear}
          onRetry={load}
        />
      ) : (
        <Offer
          title={title}
          words={words}
          poster={poster}
          onPlay={() => {
            setPhase('wanted');
            onPlayer?.(true);
          }}
        />
      )}
    </div>
  );
}

/** What stands there until Play is pressed: the picture, with the button at its foot, off what it shows. */
function Offer({
  title,
  words,
  poster,
  onPlay,
}: Pick<VideoFacadeProps, 'title' | 'words' | 'poster'> & { onPlay: () => void }) {
  const consent = useId();
  return (
    <>
      {poster ? <div className="VideoFacade-poster">{poster}</div> : null}
      <div className="VideoFacade-offer">
        <button
          type="button"
          className="VideoFacade-button"
          aria-label={`${words.play}: ${title}`}
          aria-describedby={consent}
          data-focus=""
          onClick={onPlay}
        >
          <span className="VideoFacade-play">
            <Icon icon={playIcon} size="1.125em" />
            {words.play}
          </span>
        </button>
        <p id={consent} className="VideoFacade-consent">
          {words.consent}
        </p>
      </div>
    </>
  );
}
