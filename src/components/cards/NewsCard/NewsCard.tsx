import { CardFrame } from '#src/components/cards/CardFrame.tsx';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import { storyFromResult } from '#src/components/cards/storyFromResult.ts';
import { StoryDate, StoryPicture } from '#src/components/cards/StoryParts.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import type { StringKey } from '#src/i18n/StringKey.ts';

/** Categories of news as the newsroom names them, and the strings that translate them. */
const CATEGORIES: Readonly<Record<string, StringKey<'stories'>>> = {
  'Community Responsibility': 'stories.community',
  Innovation: 'stories.innovation',
  'Patient Care': 'stories.care',
  'Patient Experience': 'stories.experience',
  Philanthropy: 'stories.philanthropy',
  Research: 'stories.research',
};

/** A news post: picture, title, date and its categories. */
export function NewsCard({ result, headingLevel = 2 }: ResultCardProps) {
  const t = useStrings();
  const story = result && storyFromResult(result);
  if (!story) return null;
  const named = story.categories.map((category) =>
    Object.hasOwn(CATEGORIES, category) ? t(CATEGORIES[category]!) : category,
  );
  return (
    <CardFrame
      look="story"
      name={story.title}
      href={story.path}
      headingLevel={headingLevel}
      picture={<StoryPicture story={story} width={416} height={278} />}
      eyebrow={story.date ? <StoryDate date={story.date} /> : undefined}
      marks={named}
    />
  );
}
