import type { ReactNode } from 'react';
import { usePage, useStrings } from '#src/ports/PageContext.tsx';
import { VideoFacade, videoHost, type VideoSource } from '#src/ui/VideoFacade/VideoFacade.tsx';

export type EntityVideoSource = { kind: 'youtube' | 'brightcove'; videoId: string };

/** The source with the site's own account; undefined for a Brightcove video on a site without one (S-353). */
export function useVideoSource(): (source: EntityVideoSource) => VideoSource | undefined {
  const { config } = usePage();
  return ({ kind, videoId }) => {
    if (kind === 'youtube') return { kind, videoId };
    return config.brightcove && { kind, videoId, ...config.brightcove };
  };
}

export interface EntityVideoProps {
  source: VideoSource;
  title: string;
  poster?: ReactNode;
  isPaused?: boolean;
}

/** A video in the words of the page; nothing is asked of its host before Play (D-012 – D-014). */
export function EntityVideo({ source, title, poster, isPaused }: EntityVideoProps) {
  const t = useStrings();
  return (
    <VideoFacade
      source={source}
      title={title}
      playLabel={t('video.play')}
      consentText={t('video.from', { host: videoHost(source) })}
      poster={poster}
      isPaused={isPaused}
    />
  );
}
