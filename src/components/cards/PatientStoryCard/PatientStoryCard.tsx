import { Theirs } from '#src/components/cards/ResultLanguage.tsx';
import { CardFrame } from '#src/components/cards/CardFrame.tsx';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import { storyFromResult } from '#src/components/cards/storyFromResult.ts';
import { StoryDate, StoryPicture, StorySummary } from '#src/components/cards/StoryParts.tsx';

/**
 * A patient's story: picture at 416 by 278 (C-088), marked when a video tells it, subtitle, what it says in 200
 * characters and when it was published. The video itself plays on the page of the story.
 */
export function PatientStoryCard({ result, headingLevel = 2 }: ResultCardProps) {
  const story = result && storyFromResult(result);
  if (!story) return null;
  return (
    <CardFrame
      look="story"
      name={story.title}
      href={story.path}
      headingLevel={headingLevel}
      picture={<StoryPicture story={story} width={416} height={278} />}
      eyebrow={story.subtitle && <Theirs>{story.subtitle}</Theirs>}
    >
      <StorySummary text={story.summary} />
      {story.date ? (
        <p className="CardFrame-fact">
          <StoryDate date={story.date} />
        </p>
      ) : null}
    </CardFrame>
  );
}
