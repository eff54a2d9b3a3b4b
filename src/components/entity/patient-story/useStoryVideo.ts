import { useVideoSource } from '#src/components/shared/video/PageVideo.tsx';
import type { PatientStory } from '#src/domain/entities/PatientStory.ts';
import type { VideoSource } from '#src/ui/VideoFacade/videoSource.ts';

/** Where on the page the video stands. */
export const STORY_VIDEO_ID = 'story-video';

/**
 * The video that tells a story: `Video` shows it when there is one that can be played, every other value the picture
 * (A-77, R-174).
 */
export function useStoryVideo(story: PatientStory | undefined): VideoSource | undefined {
  const videoSource = useVideoSource();
  return story?.isVideo && story.brightcoveVideoId
    ? videoSource({ kind: 'brightcove', videoId: story.brightcoveVideoId })
    : undefined;
}
