import { CardFrame } from '#src/components/cards/CardFrame.tsx';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import { readText } from '#src/components/cards/resultFields.ts';
import { storyFromResult } from '#src/components/cards/storyFromResult.ts';
import { StorySummary } from '#src/components/cards/StoryParts.tsx';

/** A service: what it is, and the way to its page. Of another kind of entity it shows nothing. */
export function YextServiceCard({ result, headingLevel = 2 }: ResultCardProps) {
  if (!result) return null;
  if ((result.entityType ?? readText(result.data.type)) !== 'ce_service') {
    console.error('YextServiceCard component used for non Yext Service entity.');
    return null;
  }
  const service = storyFromResult(result);
  if (!service) return null;
  return (
    <CardFrame name={service.title} href={service.path} headingLevel={headingLevel}>
      <StorySummary text={service.summary} />
    </CardFrame>
  );
}
