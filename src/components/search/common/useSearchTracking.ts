import { useEffect, useRef } from 'react';
import { nearFilterOf } from '#src/domain/search/nearFilter.ts';
import { asksForNothing } from '#src/domain/search/screenState.ts';
import type { SearchState } from '#src/domain/search/searchState.ts';
import { hasConsent, TRACKING_CONSENT } from '#src/browser/consent.ts';
import { trackSearch } from '#src/browser/trackSearch.ts';
import type { SearchEvent } from '#src/browser/trackSearch.ts';
import type { Search } from './useSearch.ts';

/**
 * Tells of every answered search once (S-352); another page or order of the same results is no new search. No event holds
 * what was typed or which place was meant. Without the visitor's consent to tracking nothing is told, and of words of
 * crisis never.
 */
export function useSearchTracking({ phase, state, answer, universal, crisisLines }: Search): void {
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (phase !== 'ready' || asksForNothing(state)) return;
    const count = answer?.count ?? universal?.sections.reduce((sum, section) => sum + section.count, 0);
    const asked = JSON.stringify([state.verticalKey, state.query, state.facets, state.staticFilters]);
    if (count === undefined || told.current === asked) return;
    told.current = asked;
    if (!hasConsent() || crisisLines.length > 0) return;
    trackSearch({
      event: 'search_site',
      search_type: state.verticalKey ?? 'all',
      search_term: lengthOf(state.query),
      location_searched: placeOf(state),
      count_search_results: count,
      consent_required: TRACKING_CONSENT,
    });
  }, [phase, state, answer, universal, crisisLines]);
}

function lengthOf(query: string): SearchEvent['search_term'] {
  const words = query.split(/\s+/).filter(Boolean).length;
  if (words === 0) return '';
  return words === 1 ? '1 word' : words === 2 ? '2 words' : '3 words or more';
}

function placeOf(state: SearchState): SearchEvent['location_searched'] {
  const near = nearFilterOf(state)?.value;
  if (!near) return '';
  return near.name === undefined ? 'current location' : 'place';
}
