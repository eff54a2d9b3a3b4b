import { provideHeadless } from '@yext/search-headless-react';
import type {
  DisplayableFacet,
  SearchHeadless,
  SelectableStaticFilter,
  SortBy as WireSortBy,
  VerticalResults,
} from '@yext/search-headless-react';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import type { Coordinate } from '#src/domain/entities/common.ts';
import { isMatcher } from '#src/domain/search/filters.ts';
import type { FacetSelection, SearchState } from '#src/domain/search/searchState.ts';
import type { PublicConfig } from '#src/ports/PageProps.ts';
import type { AnswerFacet, SearchAnswer, SearchSuggestion } from '#src/domain/search/SearchAnswer.ts';

/** What one vertical search needs beside the state of the address. */
export interface VerticalQuery {
  state: SearchState & { verticalKey: string };
  /** Results per page. */
  limit: number;
  /** The visitor's position, when they gave it. */
  position?: Coordinate;
}

/** The search service as the search pages use it. Rejects on every failure; what it finds is plain data. */
export interface SearchEngine {
  search(query: VerticalQuery): Promise<SearchAnswer>;
  /** Suggestions for what is typed in the search bar (Q-078, S-341). */
  suggest(input: string, verticalKey: string | undefined): Promise<SearchSuggestion[]>;
}

const ACCOUNT = '/api/search/v2/accounts/me';

/** Every endpoint on the site's own origin, so that no stray call leaves it. */
function endpoints(origin: string) {
  const at = (path: string) => `${origin}${ACCOUNT}/${path}`;
  return {
    universalSearch: at('search/query'),
    verticalSearch: at('search/vertical/query'),
    universalAutocomplete: at('search/autocomplete'),
    verticalAutocomplete: at('search/vertical/autocomplete'),
    filterSearch: at('search/filtersearch'),
    questionSubmission: at('createQuestion'),
    generativeDirectAnswer: at('search/generateAnswer'),
  };
}

/**
 * A search headless instance of one search page. Made in the browser only: its store is shared by the whole process,
 * so on a server one visitor's search would be seen by the next. The locale is always English (S-339, A-60, C-098).
 */
export function createSearchEngine(
  search: PublicConfig['search'],
  { experienceKey, headlessId, origin }: { experienceKey: string; headlessId: string; origin: string },
): SearchEngine {
  const headless = provideHeadless({
    apiKey: search.apiKey,
    experienceKey,
    locale: 'en',
    experienceVersion: 'PRODUCTION',
    additionalQueryParams: { v: search.apiVersion },
    headlessId,
    endpoints: endpoints(origin),
  });
  headless.setSessionTrackingEnabled(false);
  return {
    async search(query) {
      prepare(headless, query);
      const answer = await headless.executeVerticalQuery();
      // The client gives nothing back only when it did not ask, which is a fault like any other.
      if (!answer) throw new Error('the search was not made');
      // It also takes any JSON for an answer: without a count it is none, and no reason to say that nothing was found.
      if (typeof answer.verticalResults?.resultsCount !== 'number')
        throw new Error('the answer has no results');
      return readAnswer(answer.verticalResults, answer.facets ?? [], query.state.offset);
    },
    async suggest(input, verticalKey) {
      headless.setQuery(input);
      if (verticalKey && headless.state.vertical.verticalKey !== verticalKey)
        headless.setVertical(verticalKey);
      const answer = verticalKey
        ? await headless.executeVerticalAutocomplete()
        : await headless.executeUniversalAutocomplete();
      return (answer?.results ?? []).map(({ value, matchedSubstrings }) => ({
        value,
        spans: matchedSubstrings ?? [],
      }));
    },
  };
}

function prepare(headless: SearchHeadless, { state, limit, position }: VerticalQuery): void {
  // Setting the vertical empties everything else, so it comes first and only when it changes.
  if (headless.state.vertical.verticalKey !== state.verticalKey) headless.setVertical(state.verticalKey);
  headless.setQuery(state.query);
  headless.setStaticFilters(
    // The domain's filters have the client's shape; a negation passes through its serialiser unchanged.
    state.staticFilters.map((filter) => ({ filter, selected: true })) as unknown as SelectableStaticFilter[],
  );
  headless.setFacets(state.facets.map(wireFacet));
  headless.setSortBys(state.sortBys as WireSortBy[]);
  headless.setVerticalLimit(limit);
  headless.setOffset(state.offset);
  if (position) headless.setUserLocation(position);
}

function wireFacet({ fieldId, values, others }: FacetSelection): DisplayableFacet {
  const options = [...values.map((value) => ({ matcher: '$eq', value })), ...others].map(
    ({ matcher, value }) => ({ matcher, value, selected: true, count: 0, displayName: String(value) }),
  );
  return { fieldId, displayName: fieldId, options: options as DisplayableFacet['options'] };
}

function readAnswer(
  { results, resultsCount }: VerticalResults,
  facets: DisplayableFacet[],
  offset: number,
): SearchAnswer {
  return {
    count: resultsCount ?? 0,
    offset,
    results: (results ?? []).flatMap(({ id, entityType, rawData, distance, distanceFromFilter }) => {
      const metres = distanceFromFilter ?? distance;
      const result: SearchResult = {
        id: id ?? '',
        data: rawData,
        ...(entityType !== undefined && { entityType }),
        ...(typeof metres === 'number' && metres >= 0 && { metres }),
      };
      return id ? [result] : [];
    }),
    facets: facets.map(readFacet),
  };
}

function readFacet({ fieldId, displayName, options }: DisplayableFacet): AnswerFacet {
  return {
    fieldId,
    displayName,
    options: options.flatMap(({ matcher, value, displayName: name, count, selected }) =>
      isMatcher(matcher) ? [{ matcher, value, displayName: name, count, selected }] : [],
    ),
  };
}
