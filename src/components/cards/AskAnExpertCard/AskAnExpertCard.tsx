import { CardFrame } from '#src/components/cards/CardFrame.tsx';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import { storyFromResult } from '#src/components/cards/storyFromResult.ts';
import { StoryPeople } from '#src/components/cards/StoryParts.tsx';
import { useStrings } from '#src/context/PageContext.tsx';

/** A question somebody asked and who answers it; the question is rich text, shown as plain words. */
export function AskAnExpertCard({ result, headingLevel = 2 }: ResultCardProps) {
  const t = useStrings();
  const story = result && storyFromResult(result);
  if (!story) return null;
  return (
    <CardFrame
      name={story.question ?? story.title}
      href={story.path}
      headingLevel={headingLevel}
      eyebrow={t('stories.askAnExpert')}
    >
      <StoryPeople people={story.people} label="stories.answeredBy" />
    </CardFrame>
  );
}
