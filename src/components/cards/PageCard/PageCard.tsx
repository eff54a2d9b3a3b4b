import { CardFrame } from '#src/components/cards/CardFrame.tsx';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';
import { storyFromResult } from '#src/components/cards/storyFromResult.ts';
import { StorySummary } from '#src/components/cards/StoryParts.tsx';

/** A page of the site among results: its name and what it says in 200 characters (Q-020, Q-225, R-085, C-066); without an address it leads to /404. */
export function PageCard({ result, headingLevel = 2 }: ResultCardProps) {
  const page = result && storyFromResult(result);
  if (!page) return null;
  return (
    <CardFrame name={page.title} href={page.path} headingLevel={headingLevel}>
      <StorySummary text={page.summary} />
    </CardFrame>
  );
}
