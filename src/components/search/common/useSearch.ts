import { createContext, useContext } from 'react';
import type { Coordinate } from '#src/domain/entities/common.ts';
import type { SearchState } from '#src/domain/search/searchState.ts';
import type { SearchAnswer, SearchSuggestion } from '#src/domain/search/SearchAnswer.ts';

/** Where a plain form (without scripts) puts what was typed: `query` itself is JSON. */
export const PLAIN_QUERY_PARAM = 'q';
/** The same for the words of a place, which the location box then looks up. */
export const PLAIN_PLACE_PARAM = 'near';

/** The visitor's position as far as they gave it; it is rounded to about 100 metres before it leaves the browser. */
export type VisitorPosition =
  | { kind: 'not-asked' }
  | { kind: 'asking' }
  | { kind: 'known'; coordinate: Coordinate }
  /** Refused, or the device could not say: lists stay unsorted. */
  | { kind: 'unavailable' };

/**
 * Where a search stands. 'asleep': on the server and before scripts run; 'loading': an answer is on its way (an
 * older one may still be at hand); 'ready': `answer` is what `state` asks for; 'failed': the service did not answer.
 */
export type SearchPhase = 'asleep' | 'loading' | 'ready' | 'failed';

/** Lists are the primary view; a map is an equal extra. */
export type SearchView = 'list' | 'map';

/** The search of the page a component stands in, as SearchProvider keeps it. */
export interface Search {
  phase: SearchPhase;
  /** What is asked for, mirrored in the address. `verticalKey` is one the screen allows. */
  state: SearchState;
  /** The latest answer; undefined until the first search completes. */
  answer: SearchAnswer | undefined;
  /** Results per page. */
  limit: number;
  /** Where the page stands, without locale and query. */
  pathname: string;
  /** Changes what is asked for: address and search follow. */
  change: (update: (state: SearchState) => SearchState) => void;
  /** Asks again for the same. */
  retry: () => void;
  /** The address of a state, for real links. */
  hrefOf: (state: SearchState) => string;
  suggest: (input: string) => Promise<SearchSuggestion[]>;
  view: SearchView;
  setView: (view: SearchView) => void;
  position: VisitorPosition;
  /** Asks the browser where the visitor is; call it only from something they pressed (Q-265, S-323, S-351). */
  askPosition: () => Promise<VisitorPosition>;
  /** While the facet panel is open the page does not scroll to the results. */
  setPanelOpen: (isOpen: boolean) => void;
  /** Set on the element results begin at, which a new search scrolls to. */
  resultsRef: (element: HTMLElement | null) => void;
  /** Id of the search bar's form, so that fields and the button outside of it belong to it too. */
  formId: string;
}

export const SearchContext = createContext<Search | null>(null);

/** The search of the enclosing search page; undefined outside of one, where search parts show nothing. */
export function useSearch(): Search | undefined {
  return useContext(SearchContext) ?? undefined;
}
