import type { DistanceOrigin } from '#src/domain/distance/DistanceOrigin.ts';
import type { SearchAnswer, UniversalAnswer } from '#src/domain/search/SearchAnswer.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import type { StaticFilter } from '#src/domain/search/filters.ts';
import type { FacetSelection, SortBy } from '#src/domain/search/searchState.ts';

/** The two experiences of the search service (S-338, C-097). */
export type SearchExperience = 'search' | 'related-content';

/** A search in one vertical. What is left out is the service's own default. */
export interface VerticalSearch {
  verticalKey: string;
  experience: SearchExperience;
  /** Language of the page that asks; by default English. */
  locale?: Locale;
  query?: string;
  facets?: readonly FacetSelection[];
  /** All of them hold. */
  staticFilters?: readonly StaticFilter[];
  sortBys?: readonly SortBy[];
  offset?: number;
  limit: number;
  /** The entity the page is about: the service keeps to what is related to it, or leaves it out (S-340). */
  contextEntityId?: string;
  /** What the centre of the Near filter is, for a reader; without it no result says how far it is. */
  distancesFrom?: DistanceOrigin | undefined;
  /** Whether facets are wanted with the results; by default they are not. */
  wantsFacets?: boolean;
  /** Words are taken as they are written; by default misspelt ones are taken for what they may mean. */
  isLiteral?: boolean;
}

/**
 * The search service as pages ask it on the server, in the page's language where the service has it, else in
 * English (S-339, A-60). Every call is bounded in time
 * and rejects with an UpstreamError on any failure; nothing of one call is kept for another.
 */
export interface SearchPort {
  vertical(search: VerticalSearch): Promise<SearchAnswer>;
  /** At most `limit` results of each vertical (Q-023, C-046), of those in `restrictTo` where it is given. */
  universal(search: {
    query: string;
    locale?: Locale;
    isLiteral?: boolean;
    limit: number;
    restrictTo?: readonly string[] | undefined;
  }): Promise<UniversalAnswer>;
}
