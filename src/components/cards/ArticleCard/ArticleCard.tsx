import { CardFrame } from '#src/components/cards/CardFrame.tsx';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import { storyFromResult } from '#src/components/cards/storyFromResult.ts';
import { StoryDate, StoryPeople, StoryPicture, StorySummary } from '#src/components/cards/StoryParts.tsx';

/** An article in a listing: picture, headline, summary, contributor and date. */
export function ArticleCard({ result, headingLevel = 2 }: ResultCardProps) {
  const story = result && storyFromResult(result);
  if (!story) return null;
  return (
    <CardFrame
      look="story"
      name={story.title}
      href={story.path}
      headingLevel={headingLevel}
      picture={<StoryPicture story={story} width={416} height={278} />}
      eyebrow={story.date ? <StoryDate date={story.date} /> : undefined}
    >
      <StorySummary text={story.summary} />
      <StoryPeople people={story.people.slice(0, 1)} label="stories.by" />
    </CardFrame>
  );
}
