import { CardFrame } from '#src/components/cards/CardFrame.tsx';
import { Theirs } from '#src/components/cards/ResultLanguage.tsx';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import { readNames } from '#src/components/cards/resultFields.ts';
import { readText } from '#src/domain/text/readText.ts';
import { storyFromResult } from '#src/components/cards/storyFromResult.ts';
import { StoryPicture, StorySummary } from '#src/components/cards/StoryParts.tsx';

/**
 * A service: what it is, its picture where it has one, the service it is a part of, and the way to its page. Of another kind of entity it shows nothing.
 */
export function YextServiceCard({ result, headingLevel = 2 }: ResultCardProps) {
  if (!result) return null;
  if ((result.entityType ?? readText(result.data.type)) !== 'ce_service') {
    console.error('YextServiceCard component used for non Yext Service entity.');
    return null;
  }
  const service = storyFromResult(result);
  if (!service) return null;
  const [parent] = readNames(result.data.c_parentService);
  return (
    <CardFrame
      name={service.title}
      href={service.path}
      headingLevel={headingLevel}
      {...(service.image && {
        look: 'teaser',
        picture: <StoryPicture story={service} width={127} height={85} />,
      })}
      eyebrow={parent ? <Theirs>{parent}</Theirs> : undefined}
    >
      <StorySummary text={service.summary} />
    </CardFrame>
  );
}
