import type { AutocompleteRequest } from './autocomplete.ts';
import type { FilterSearchRequest } from './filterSearch.ts';
import type { UniversalQuery, VerticalQuery } from './searchRequest.ts';

/** What each kind of search is asked with: plain data, checked already. */
export interface SearchQueries {
  vertical: VerticalQuery;
  universal: UniversalQuery;
  autocomplete: AutocompleteRequest;
  filterSearch: FilterSearchRequest;
}

export type SearchKind = keyof SearchQueries;

/** Where searches are handed in, whoever answers them: this thread, or one of its own. */
export interface SearchDesk {
  /**
   * The answer as the text of its JSON. Rejects with HttpProblem: 400 for what is not understood, 503 with Retry-After for
   * what cannot be answered in time.
   */
  ask<Kind extends SearchKind>(kind: Kind, query: SearchQueries[Kind]): Promise<string>;
  /** Fulfilled when the indexes are there; rejects when they cannot be opened at all. */
  readonly ready: Promise<void>;
  /** Entities that changed and are not found as they are now yet. */
  waiting(): number;
  /** Searches that are not answered yet. */
  underWay(): number;
  /** Ends what is under way and lets go of the store. */
  close(): Promise<void>;
}
