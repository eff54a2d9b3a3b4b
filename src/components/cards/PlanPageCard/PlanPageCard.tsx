import { PageCard } from '#src/components/cards/PageCard/PageCard.tsx';
import type { ResultCardProps } from '#src/components/cards/ResultCard.ts';

/** A page of the health plan among results, as a page of the site is; without an address it leads to /404. */
export function PlanPageCard(props: ResultCardProps) {
  return <PageCard {...props} />;
}
