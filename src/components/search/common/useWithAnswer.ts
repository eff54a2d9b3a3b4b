import { useEffect, useState } from 'react';
import type { Search } from './useSearch.ts';

/** Milliseconds after a press until what it does counts as late. */
const LATEST = 100;

/**
 * The search for what stands at its results. What is chosen in the filters shows there at once; here it shows with its answer, in one
 * go instead of two, or after a tenth of a second where that takes longer.
 */
export function useWithAnswer(search: Search): Search {
  const [shown, setShown] = useState(search);
  const isEarly = search.phase === 'loading' && shown.phase === 'ready' && search.isPanelOpen();
  if (!isEarly && shown !== search) setShown(search);
  useEffect(() => {
    if (!isEarly) return undefined;
    const timer = setTimeout(() => setShown(search), LATEST);
    return () => clearTimeout(timer);
  }, [isEarly, search]);
  return isEarly ? shown : search;
}
