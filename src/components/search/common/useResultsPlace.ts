import { useMemo, useRef } from 'react';
import type { Search } from './useSearch.ts';
import { useFocusKept } from './useFocusKept.ts';

/** Pixels kept free above the results when the page scrolls to them (Q-257, C-071). */
export const SCROLL_OFFSET = 32;

export interface ResultsPlace {
  /** What the parts of a search are given of it. */
  place: Pick<Search, 'focusResults' | 'setPanelOpen' | 'resultsRef'>;
  /** Called before the search changes, so that the focus stays where a person goes on reading. */
  keepFocus: () => void;
  /** Called after it has; nothing moves while the facet panel is open. */
  scrollToResults: () => void;
}

/** Where the results stand on the page, and how the focus and the page get there. */
export function useResultsPlace(): ResultsPlace {
  const results = useRef<HTMLElement | null>(null);
  const isPanelOpen = useRef(false);
  const keepFocus = useFocusKept(results);
  return useMemo(
    () => ({
      place: {
        focusResults: () => results.current?.focus({ preventScroll: true }),
        setPanelOpen: (isOpen) => {
          isPanelOpen.current = isOpen;
        },
        resultsRef: (element) => {
          results.current = element;
        },
      },
      keepFocus,
      scrollToResults: () => {
        const element = results.current;
        if (!element || isPanelOpen.current) return;
        const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
        window.scrollTo({
          top: element.getBoundingClientRect().top + window.scrollY - SCROLL_OFFSET,
          behavior: isStill ? 'auto' : 'smooth',
        });
      },
    }),
    [keepFocus],
  );
}
