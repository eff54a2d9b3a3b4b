import { useEffect, useState } from 'react';
import type { Search } from '#src/components/search/common/useSearch.ts';
import { chooseOwnership } from '#src/domain/search/providerOwnership.ts';
import type { SearchState } from '#src/domain/search/searchState.ts';

/** Milliseconds counts stay an ellipsis after a change (Q-297, C-069). */
export const SETTLE_DELAY = 50;

/** How many providers each side has: a number, null when it cannot be had, undefined while it settles. */
export interface OwnershipCounts {
  chosen: number | null | undefined;
  other: number | null | undefined;
}

/**
 * The chosen side's count is that of the results; the other's comes from a query of its own with the flag switched
 * . Both settle after every change of what is searched, not when only the page or the order changes.
 */
export function useOwnershipCounts(search: Search, isOwn: boolean, product: string): OwnershipCounts {
  const { state, phase, answer, count } = search;
  // A count takes words as they are written (S-342): it is asked for those the results are for.
  const spelling = answer?.spelling;
  const asked = countedPart(spelling?.isApplied ? { ...state, query: spelling.corrected } : state);
  const [askedFirst] = useState(asked);
  const [settled, setSettled] = useState<{ asked: string; other: number | null }>();
  useEffect(() => {
    if (phase !== 'ready') return undefined;
    let isCurrent = true;
    const wanted = chooseOwnership(JSON.parse(asked) as SearchState, !isOwn, product);
    // The results are painted before anything else is asked.
    const pause = setTimeout(() => {
      void count(wanted).then((other) => {
        if (isCurrent) setSettled({ asked, other });
      });
    }, SETTLE_DELAY);
    return () => {
      isCurrent = false;
      clearTimeout(pause);
    };
  }, [asked, count, isOwn, phase, product]);
  if (phase === 'failed') return { chosen: null, other: null };
  if (phase === 'ready' && settled?.asked === asked)
    return { chosen: answer?.count ?? null, other: settled.other };
  // Before the first change there is nothing to settle in what the page came with.
  const isFirst = phase === 'ready' && !settled && asked === askedFirst;
  return { chosen: isFirst ? answer?.count : undefined, other: undefined };
}

/** What decides how many results there are, as one comparable text. */
function countedPart(state: SearchState): string {
  const { limit: _, ...rest } = state;
  return JSON.stringify({ ...rest, offset: 0, sortBys: [], rest: {} });
}
