import { CardFrame } from '#src/components/cards/CardFrame.tsx';
import { Theirs } from '#src/components/cards/ResultLanguage.tsx';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import { storyFromResult } from '#src/components/cards/storyFromResult.ts';
import { StoryPeople } from '#src/components/cards/StoryParts.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import { summarize } from '#src/domain/text/summary.ts';

/**
 * A question somebody asked and who answers it, under the title its page has; the question is rich text, shown as plain words
 * (Q-225, Q-228, Q-233).
 */
export function AskAnExpertCard({ result, headingLevel = 2 }: ResultCardProps) {
  const t = useStrings();
  const story = result && storyFromResult(result);
  if (!story) return null;
  return (
    <CardFrame
      name={story.title}
      href={story.path}
      headingLevel={headingLevel}
      eyebrow={t('stories.askAnExpert')}
    >
      {story.question ? (
        <p className="CardFrame-line" dir="auto">
          <Theirs>{summarize(story.question)}</Theirs>
        </p>
      ) : null}
      <StoryPeople people={story.people} label="stories.answeredBy" />
    </CardFrame>
  );
}
