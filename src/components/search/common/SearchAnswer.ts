import type { SearchResult } from '#src/components/cards/ResultCard.ts';
import type { FacetOption } from '#src/domain/search/facetRules.ts';
import type { Matcher } from '#src/domain/search/filters.ts';

/** One option of a facet as the service offers it. */
export interface AnswerFacetOption extends FacetOption {
  matcher: Matcher;
}

/** A facet the service offers for the results, options in the service's order. */
export interface AnswerFacet {
  fieldId: string;
  displayName: string;
  options: AnswerFacetOption[];
}

/** What the search service found for one vertical. */
export interface SearchAnswer {
  /** All results, not only this page. */
  count: number;
  offset: number;
  results: SearchResult[];
  facets: AnswerFacet[];
}

/** One suggestion while typing; `spans` are the parts that match. */
export interface SearchSuggestion {
  value: string;
  spans: { offset: number; length: number }[];
}
