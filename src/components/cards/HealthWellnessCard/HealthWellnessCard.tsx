import { CardFrame } from '#src/components/cards/CardFrame.tsx';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import { storyFromResult } from '#src/components/cards/storyFromResult.ts';
import { namedTopics, StoryPicture, StorySummary } from '#src/components/cards/StoryParts.tsx';

/** Health content among results: its picture, what it says in 200 characters and its topics. */
export function HealthWellnessCard({ result, headingLevel = 2 }: ResultCardProps) {
  const story = result && storyFromResult(result);
  if (!story) return null;
  return (
    <CardFrame
      name={story.title}
      href={story.path}
      headingLevel={headingLevel}
      picture={<StoryPicture story={story} width={96} height={96} />}
      tags={namedTopics(story.topics)}
    >
      <StorySummary text={story.summary} />
    </CardFrame>
  );
}
