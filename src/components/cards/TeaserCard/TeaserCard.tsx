import { CardFrame } from '#src/components/cards/CardFrame.tsx';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import { storyFromResult } from '#src/components/cards/storyFromResult.ts';
import { StoryPicture, StorySummary } from '#src/components/cards/StoryParts.tsx';

/** Any entity in brief: name, a picture of 127 by 85 (C-007) and a short description. */
export function TeaserCard({ result, headingLevel = 2 }: ResultCardProps) {
  const story = result && storyFromResult(result);
  if (!story) return null;
  return (
    <CardFrame
      look="teaser"
      name={story.title}
      href={story.path}
      headingLevel={headingLevel}
      picture={<StoryPicture story={story} width={127} height={85} />}
    >
      <StorySummary text={story.summary} />
    </CardFrame>
  );
}
