import type { DrawsCards } from '#src/context/ComponentData.ts';
import { createContext, useContext } from 'react';
import type { CrisisLine } from '#src/domain/crisis/crisisLines.ts';
import type { Coordinate } from '#src/domain/entities/common.ts';
import type { CarriedFound } from '#src/domain/search/carriedAnswer.ts';
import { distanceOriginOf } from '#src/domain/search/nearFilter.ts';
import type { InferredFilter } from '#src/domain/search/inferredFilters.ts';
import type { SearchState } from '#src/domain/search/searchState.ts';
import type { SearchAnswer, SearchSuggestion, UniversalAnswer } from '#src/domain/search/SearchAnswer.ts';

/** The visitor's position as far as they gave it; it is rounded to about 100 metres before it leaves the browser. */
export type VisitorPosition =
  | { kind: 'not-asked' }
  | { kind: 'asking' }
  | { kind: 'known'; coordinate: Coordinate }
  /** Refused, or the device could not say: lists stay unsorted. */
  | { kind: 'unavailable' };

/**
 * Where a search stands. 'asleep': before scripts run, without an answer of the server; 'loading': an answer is on its
 * way (an older one may still be at hand); 'ready': what was found is what `state` asks for; 'failed': the service
 * did not answer.
 */
export type SearchPhase = 'asleep' | 'loading' | 'ready' | 'failed';

/** Lists are the primary view; a map is an equal extra. */
export type SearchView = 'list' | 'map';

/** A search the server has made for the page it sent. */
export interface ServerSearch extends DrawsCards {
  /** `searchKey` of the address it was made for: where another is asked for, the browser searches anew. */
  asked: string;
  state: SearchState;
  /** Lines of help its words call for: to compare them anew would keep a phone busy as the page wakes. */
  crisisLines: readonly CrisisLine[];
  /** Left out when the service did not answer in time: the browser then asks itself. */
  found?: CarriedFound;
  /** Set when it was: such a page is not kept for long. */
  isUnanswered?: true;
}

/** The search of the page a component stands in, as SearchProvider keeps it. */
export interface Search {
  phase: SearchPhase;
  /** What is asked for, mirrored in the address. `verticalKey` is one the screen allows. */
  state: SearchState;
  /** The latest answer of one vertical; undefined until the first search completes, and in a search of all. */
  answer: SearchAnswer | undefined;
  /** The latest answer of a search of all verticals. */
  universal: UniversalAnswer | undefined;
  /** The verticals of the screen; with `searchesAll` one may also search all of them. */
  verticals: readonly string[];
  searchesAll: boolean;
  /** Results per page. */
  limit: number;
  /** Where the page stands, without locale and query. */
  pathname: string;
  /** Lines of help its words call for. */
  crisisLines: readonly CrisisLine[];
  /** What the service read out of the words that are searched for. */
  inferred: readonly InferredFilter[];
  /** What it read out of them and gave up, since nothing has all of it. */
  dropped: readonly InferredFilter[];
  /**
   * Changes what is asked for: address and search follow. The focus stays 'here', or goes to what takes its place when
   * what was pressed goes away; 'results' for what is pressed to read them.
   */
  change: (update: (state: SearchState) => SearchState, readsOnAt?: 'here' | 'results') => void;
  /**
   * Changes what is asked for as `change` does, for a control that shows by itself what was chosen: the rest of the page
   * follows with the answer, or before it when that is slow.
   */
  choose: (update: (state: SearchState) => SearchState) => void;
  /** Puts the focus where the results begin. */
  focusResults: () => void;
  /** The service answered that nothing like this can be asked: asking again would not help. */
  isRefused: boolean;
  /** Asks again for the same. */
  retry: () => void;
  /** The address of a state, for real links. */
  hrefOf: (state: SearchState) => string;
  suggest: (input: string) => Promise<SearchSuggestion[]>;
  /** How many results a state would have (S-342, S-343); null when that cannot be had. */
  count: (state: SearchState) => Promise<number | null>;
  view: SearchView;
  setView: (view: SearchView) => void;
  position: VisitorPosition;
  /** Asks the browser where the visitor is; call it only from something they pressed (Q-265, S-323, S-351). */
  askPosition: () => Promise<VisitorPosition>;
  /** While the facet panel is open the page does not scroll to the results. */
  setPanelOpen: (isOpen: boolean) => void;
  /** Set on the element results begin at, which a new search scrolls to. */
  resultsRef: (element: HTMLElement | null) => void;
  /** Ids of the tab that is chosen and of the panel it opens, on screens with tabs. */
  tabId: (verticalKey: string | undefined) => string;
  resultsId: string;
  /** Id of the search bar's form, so that fields and the button outside of it belong to it too. */
  formId: string;
}

export const SearchContext = createContext<Search | null>(null);

/** Whether the Near filter stands for where the visitor is: a point in a link may be where its maker was. */
export function isNearVisitor({ state, position }: Pick<Search, 'state' | 'position'>): boolean {
  const coordinate = position.kind === 'known' ? position.coordinate : undefined;
  return distanceOriginOf(state, coordinate)?.kind === 'you';
}

/** The search of the enclosing search page; undefined outside of one, where search parts show nothing. */
export function useSearch(): Search | undefined {
  return useContext(SearchContext) ?? undefined;
}
