import { useEffect, useRef, useState, type ReactNode } from 'react';
import { brightcoveId } from '#src/domain/video/brightcoveId.ts';
import type { PlayerNews } from '#src/ui/VideoFacade/FramedPlayer.ts';
import { brightcovePlayer } from '#src/ui/VideoFacade/brightcovePlayer.ts';
import { usePlayerNews } from '#src/ui/VideoFacade/usePlayerNews.ts';
import { LOAD_VISIBILITY, PAUSE_VISIBILITY, useShareInView } from '#src/ui/VideoFacade/useShareInView.ts';
import type { BrightcoveSource } from '#src/ui/VideoFacade/videoSource.ts';
import { useMediaQuery } from '#src/ui/useMediaQuery/useMediaQuery.ts';

/** A film without words that repeats: a file of this site, or a video of the site's own account at Brightcove. */
export type LoopSource = { kind: 'file'; src: string } | BrightcoveSource;

/** Reads what an editor wrote: a Brightcove id, which needs the site's account, or a video file of this site. */
export function loopSource(
  written: string,
  brightcove: Omit<BrightcoveSource, 'kind' | 'videoId'> | undefined,
): LoopSource | undefined {
  if (/^\/(?!\/)[^\s\\]+\.(mp4|webm)$/i.test(written)) return { kind: 'file', src: written };
  const videoId = brightcoveId(written);
  return brightcove && videoId ? { kind: 'brightcove', videoId, ...brightcove } : undefined;
}

/**
 * Whether an animation runs, and the way to change it. By itself it runs only where the visitor does not ask
 * for less motion, and only when it comes from this site: nothing is asked of another one before a choice.
 */
export function useAnimation(source: LoopSource | undefined): { isRunning: boolean; toggle: () => void } {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', true);
  const [choice, setChoice] = useState<boolean>();
  const isRunning = choice ?? (source?.kind === 'file' && !isStill);
  return { isRunning, toggle: () => setChoice(!isRunning) };
}

/**
 * A silent film behind its poster. It loads once a quarter of it is in view and rests while less than half of it is
 * decoration, so assistive technology passes it by.
 */
export function LoopMedia({
  source,
  isRunning,
  poster,
}: {
  source: LoopSource;
  isRunning: boolean;
  poster: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [isInView, setInView] = useState(false);
  useShareInView(frame, isRunning, (share) => {
    if (share >= LOAD_VISIBILITY) setLoaded(true);
    setInView(share >= PAUSE_VISIBILITY);
  });
  const isPlaying = isRunning && isInView;
  useEffect(() => {
    if (isPlaying) film.current?.play()?.catch(() => undefined); // a browser may refuse: the poster stays
    else film.current?.pause();
  }, [isPlaying, isLoaded]);
  return (
    <div className="LoopMedia" ref={frame} aria-hidden="true">
      <div className="LoopMedia-poster">{poster}</div>
      {!isLoaded ? null : source.kind === 'file' ? (
        <video ref={film} className="LoopMedia-film" src={source.src} muted loop playsInline tabIndex={-1} />
      ) : isPlaying ? (
        // Brightcove's framed player takes no messages: it rests by being taken away.
        <LoopPlayer source={source} />
      ) : null}
    </div>
  );
}

/** A player that repeats a video silently and shows no controls; the poster stands until it is there. */
function LoopPlayer({ source }: { source: BrightcoveSource }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [player] = useState(() => brightcovePlayer(source, 'loop'));
  const [news, setNews] = useState<PlayerNews>();
  usePlayerNews(frame, player, setNews);
  return (
    <iframe
      ref={frame}
      className="LoopMedia-film"
      style={{ visibility: news === 'ready' ? 'visible' : 'hidden' }}
      src={player.address}
      title={source.videoId}
      tabIndex={-1}
      allow="autoplay"
      referrerPolicy="strict-origin"
    />
  );
}
