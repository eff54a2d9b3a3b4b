import { Theirs } from '#src/components/cards/ResultLanguage.tsx';
import { CardFrame } from '#src/components/cards/CardFrame.tsx';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import { type FoundStory, storyFromResult } from '#src/components/cards/storyFromResult.ts';
import { StoryDate, StoryPeople, StoryPicture, StorySummary } from '#src/components/cards/StoryParts.tsx';
import { PageVideo } from '#src/components/shared/video/PageVideo.tsx';
import { useIsAwake } from '#src/context/useIsAwake.ts';
import { usePage } from '#src/context/PageContext.tsx';

/**
 * The story or article a listing leads with: a picture at 640 by 427 (C-089), a large headline, what it says and who
 * tells it when. Where scripts run a story told by a video plays in place; elsewhere its mark leads on.
 */
export function JumboStoryCard({ result, headingLevel = 2 }: ResultCardProps) {
  const story = result && storyFromResult(result);
  if (!story) return null;
  return (
    <CardFrame
      look="jumbo"
      name={story.title}
      href={story.path}
      headingLevel={headingLevel}
      picture={<JumboMedia story={story} />}
      eyebrow={story.subtitle && <Theirs>{story.subtitle}</Theirs>}
    >
      <StorySummary text={story.summary} />
      <StoryPeople people={story.people.slice(0, 1)} label="stories.by" />
      {story.date ? (
        <p className="CardFrame-fact">
          <StoryDate date={story.date} />
        </p>
      ) : null}
    </CardFrame>
  );
}

function JumboMedia({ story }: { story: FoundStory }) {
  const { config } = usePage();
  const isAwake = useIsAwake();
  const picture = (shown: FoundStory) => <StoryPicture story={shown} width={640} height={427} />;
  if (!isAwake || !story.videoId || !config.brightcove) return picture(story);
  const { videoId, ...withoutVideo } = story;
  return (
    <PageVideo
      source={{ kind: 'brightcove', videoId, ...config.brightcove }}
      title={story.title}
      poster={picture(withoutVideo)}
    />
  );
}
