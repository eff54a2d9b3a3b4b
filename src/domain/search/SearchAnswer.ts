import type { MeasuredDistance } from '#src/domain/distance/DistanceOrigin.ts';
import type { FacetOption } from './facetRules.ts';
import type { Matcher } from './filters.ts';
import type { InferredFilter } from './inferredFilters.ts';
import type { SuggestionKind } from './suggestionKind.ts';

/** One found entity. `data` is the entity as the search service sent it: a card reads it through its own parser. */
export interface SearchResult {
  id: string;
  entityType?: string;
  /** Language of its texts where it is not the page's, such as `en` on a Spanish page. */
  locale?: string;
  data: Record<string, unknown>;
  /** How far and from where; absent when the service did not say, and when nobody said where they are. */
  distance?: MeasuredDistance;
  /** Paths of the fields whose words matched what was typed, as the service says; absent when it does not. */
  matched?: string[];
  /** Of those fields that name what is treated or offered, the text that matched most of those that matched wholly. */
  matchedNames?: Record<string, string>;
  /** The same of fields of which no text matched wholly: a word of it did. */
  matchedParts?: Record<string, string>;
  /** How many words of its name matched. */
  matchedOfName?: number;
}

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

/** Words the service thinks were meant. */
export interface SpellingHint {
  corrected: string;
  /** True when the results already are those of the corrected words. */
  isApplied: boolean;
}

/** What the search service found for one vertical. */
export interface SearchAnswer {
  /** All results, not only this page. */
  count: number;
  offset: number;
  results: SearchResult[];
  facets: AnswerFacet[];
  spelling?: SpellingHint;
  /** What the service read out of the words beside them; absent for nothing. */
  inferred?: InferredFilter[];
  /** What it read out of them and gave up, since nothing has all of it; absent for nothing. */
  dropped?: InferredFilter[];
}

/** One vertical's part of a search over all of them. */
export interface UniversalSection {
  verticalKey: string;
  /** All results of the vertical. */
  count: number;
  results: SearchResult[];
}

/** What the search service found in all verticals; sections in the service's order, empty ones left out. */
export interface UniversalAnswer {
  sections: UniversalSection[];
  spelling?: SpellingHint;
  /** What the service read out of the words in any of them, each once; absent for nothing. */
  inferred?: InferredFilter[];
  /** What it gave up, since nothing has all of it; absent for nothing. */
  dropped?: InferredFilter[];
}

/** One suggestion while typing; `spans` are the parts that match. */
export interface SearchSuggestion {
  value: string;
  spans: { offset: number; length: number }[];
  /** What it is, where the service says so. */
  kind?: SuggestionKind | undefined;
}
