import type { ReactNode } from 'react';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { VideoFacade } from '#src/ui/VideoFacade/VideoFacade.tsx';
import { videoHost, type VideoSource } from '#src/ui/VideoFacade/videoSource.ts';

/** A video by its id at one of the two hosts. */
export type HostedVideo = Pick<VideoSource, 'kind' | 'videoId'>;

/**
 * Tells where a video is played: with the configured player, at Brightcove the one of the site's own account. Undefined
 * for a Brightcove video on a site without one (S-353).
 */
export function useVideoSource(): (video: HostedVideo) => VideoSource | undefined {
  const { config } = usePage();
  return ({ kind, videoId }) => {
    if (kind === 'youtube') return { kind, videoId, ...config.youtube };
    return config.brightcove && { kind, videoId, ...config.brightcove };
  };
}

export interface PageVideoProps {
  source: VideoSource;
  /** What the video is about. */
  title: string;
  poster?: ReactNode;
  /** Raised to pause: the slide of a gallery was left (D-011, Q-368). */
  isPaused?: boolean;
  /** Hears when the player comes and when it goes. */
  onPlayer?: (isThere: boolean) => void;
}

/** A video in the words of the page; nothing is asked of its host before Play (D-012 – D-014). */
export function PageVideo({ source, ...props }: PageVideoProps) {
  const t = useStrings();
  const host = videoHost(source);
  return (
    <VideoFacade
      {...props}
      source={source}
      words={{
        play: t('video.play'),
        consent: t('video.from', { host }),
        loading: t('video.loading', { host }),
        failed: t('video.failed', { host }),
        retry: t('video.retry'),
        watch: t('video.watch', { host }),
        newWindow: t('video.newWindow'),
      }}
    />
  );
}
