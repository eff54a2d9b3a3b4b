import type { Found } from '#src/domain/search/carriedAnswer.ts';
import { inTime } from '#src/components/search/common/inTime.ts';
import { provideHeadless } from '@yext/search-headless-react';
import { setAutoFreeze } from 'immer';
import type {
  DisplayableFacet,
  SearchHeadless,
  SelectableStaticFilter,
  SpellCheck,
  SortBy as WireSortBy,
  VerticalResults,
} from '@yext/search-headless-react';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { type DistanceOrigins, measuredDistance } from '#src/domain/distance/DistanceOrigin.ts';
import type { Coordinate, Locale } from '#src/domain/entities/common.ts';
import { distanceOriginOf } from '#src/domain/search/nearFilter.ts';
import { sortsOf } from '#src/domain/search/sorts.ts';
import {
  eachOnce,
  type InferredFilter,
  inferredOrigin,
  readDroppedFilters,
  readInferredFilters,
} from '#src/domain/search/inferredFilters.ts';
import { isMatcher, wireRange } from '#src/domain/search/filters.ts';
import type { StaticFilter } from '#src/domain/search/filters.ts';
import { otherLocale, searchLocale } from '#src/domain/search/searchLocale.ts';
import { suggestionKind } from '#src/domain/search/suggestionKind.ts';
import { matchOf } from '#src/domain/search/resultReasons.ts';
import type { FacetSelection, SearchState } from '#src/domain/search/searchState.ts';
import type { PublicConfig } from '#src/context/PageProps.ts';
import { SECTION_LIMIT } from './screens.ts';
import type {
  AnswerFacet,
  SearchAnswer,
  SearchSuggestion,
  SpellingHint,
} from '#src/domain/search/SearchAnswer.ts';

/** What one search needs beside the state of the address. */
export interface SearchRequest {
  /** Without a vertical all are searched. */
  state: SearchState;
  /** Results per page. */
  limit: number;
  /** Filters of the page itself, beside those of the state. */
  fixedFilters?: readonly StaticFilter[];
  /** The visitor's position, when they gave it. */
  position?: Coordinate;
}

/** The search service as the search pages use it. Rejects on every failure; what it finds is plain data. */
export interface SearchEngine {
  search(request: SearchRequest): Promise<Found>;
  /** How many results a search of one vertical would have: no results, facets or spelling asked for (S-342, S-343). */
  count(request: Omit<SearchRequest, 'limit'>): Promise<number>;
  /** Suggestions for what is typed in the search bar (Q-078, S-341). */
  suggest(input: string, verticalKey: string | undefined): Promise<SearchSuggestion[]>;
}

// The client's store walks through the whole of each answer to freeze it, which only helps who looks for slips.
if (process.env.NODE_ENV === 'production') setAutoFreeze(false);

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
 * so on a server one visitor's search would be seen by the next. It asks in the page's language where the service has
 * it, else in English (S-339, A-60, C-098).
 */
export function createSearchEngine(
  search: PublicConfig['search'],
  {
    experienceKey,
    headlessId,
    locale,
    origin,
    restrictTo,
  }: {
    experienceKey: string;
    headlessId: string;
    /** Of the page. */
    locale: Locale;
    origin: string;
    /** Verticals a search of everything keeps to. */
    restrictTo?: readonly string[];
  },
): SearchEngine {
  const make = (id: string, params: Record<string, string | boolean> = {}) => {
    const made = provideHeadless({
      apiKey: search.apiKey,
      experienceKey,
      locale: searchLocale(locale, search.locales),
      experienceVersion: 'PRODUCTION',
      additionalQueryParams: { v: search.apiVersion, ...params },
      headlessId: id,
      endpoints: endpoints(origin),
    });
    made.setSessionTrackingEnabled(false);
    return made;
  };
  // Each instance is made when it is first asked: to make one takes longer than to ask it.
  let shown: SearchHeadless | undefined;
  // An instance of its own: what it is set to must not mix with the search that is shown.
  let counter: SearchHeadless | undefined;
  const shownAtHand = () => {
    if (shown) return shown;
    shown = make(headlessId);
    if (restrictTo) shown.setRestrictVerticals([...restrictTo]);
    return shown;
  };
  return {
    search(request) {
      const headless = shownAtHand();
      headless.setSpellCheckEnabled(!request.state.isLiteral);
      return inTime(
        request.state.verticalKey ? searchVertical(headless, request) : searchAll(headless, request),
        PATIENCE,
      ).then((found) => marked(found, (data) => otherLocale(data, locale, search.locales)));
    },
    async count(request) {
      if (!counter) {
        // The client always asks for facets; its additional parameters have the last word.
        counter = make(`${headlessId}-count`, { retrieveFacets: false });
        counter.setSpellCheckEnabled(false);
      }
      const state = { ...request.state, offset: 0, sortBys: [] };
      const { answer } = await inTime(searchVertical(counter, { ...request, state, limit: 0 }), PATIENCE);
      if (!answer) throw new Error('the answer has no count');
      return answer.count;
    },
    async suggest(input, verticalKey) {
      const headless = shownAtHand();
      if (verticalKey && headless.state.vertical.verticalKey !== verticalKey)
        headless.setVertical(verticalKey);
      headless.setQuery(input);
      const answer = verticalKey
        ? await headless.executeVerticalAutocomplete()
        : await headless.executeUniversalAutocomplete();
      return (answer?.results ?? []).map(({ value, matchedSubstrings, key, verticalKeys }) => ({
        value,
        spans: matchedSubstrings ?? [],
        kind: suggestionKind(key, verticalKeys ?? []),
      }));
    },
  };
}

/** What was found, each result with its language where that is not the page's. */
function marked(found: Found, localeOf: (data: SearchResult['data']) => string | undefined): Found {
  for (const { results } of [...(found.answer ? [found.answer] : []), ...(found.universal?.sections ?? [])]) {
    for (const result of results) {
      const locale = localeOf(result.data);
      if (locale) result.locale = locale;
    }
  }
  return found;
}

/** Milliseconds after which the service counts as silent. */
const PATIENCE = 10_000;

async function searchVertical(headless: SearchHeadless, request: SearchRequest): Promise<Found> {
  const { state, limit, fixedFilters = [] } = request;
  // Setting the vertical empties everything else, so it comes first and only when it changes.
  const { verticalKey = '' } = state;
  if (headless.state.vertical.verticalKey !== verticalKey) headless.setVertical(verticalKey);
  prepare(headless, request);
  headless.setStaticFilters(
    // The domain's filters have the client's shape; a negation passes through its serialiser unchanged.
    [...fixedFilters, ...state.staticFilters].map((filter) => ({
      filter,
      selected: true,
    })) as unknown as SelectableStaticFilter[],
  );
  headless.setFacets(state.facets.map(wireFacet));
  headless.setSortBys(sortsOf(state) as WireSortBy[]);
  headless.setVerticalLimit(limit);
  headless.setOffset(state.offset);
  const answer = await headless.executeVerticalQuery();
  // The client gives nothing back only when it did not ask, which is a fault like any other.
  if (!answer) throw new Error('the search was not made');
  // It also takes any JSON for an answer: without a count it is none, and no reason to say that nothing was found.
  if (typeof answer.verticalResults?.resultsCount !== 'number') throw new Error('the answer has no results');
  return {
    answer: {
      ...readAnswer(answer.verticalResults, request, answer.facets ?? []),
      ...readSpelling(answer.spellCheck),
      ...readDropped(answer.queryRulesActionsData),
    },
  };
}

async function searchAll(headless: SearchHeadless, request: SearchRequest): Promise<Found> {
  if (headless.state.vertical.verticalKey !== undefined) headless.setUniversal();
  prepare(headless, request);
  const answer = await headless.executeUniversalQuery();
  if (!answer) throw new Error('the search was not made');
  if (!Array.isArray(answer.verticalResults)) throw new Error('the answer has no results');
  const all: InferredFilter[] = [];
  const sections = answer.verticalResults.flatMap((section) => {
    const { count, results, inferred = [] } = readAnswer(section, request);
    const first = results.slice(0, SECTION_LIMIT);
    if (first.length === 0) return [];
    all.push(...inferred);
    return [{ verticalKey: section.verticalKey, count, results: first }];
  });
  return {
    universal: {
      sections,
      ...readSpelling(answer.spellCheck),
      ...readDropped(answer.queryRulesActionsData),
      ...(all.length > 0 && { inferred: eachOnce(all) }),
    },
  };
}

function prepare(headless: SearchHeadless, { state, position }: SearchRequest): void {
  headless.setQuery(state.query);
  if (position) headless.setUserLocation(position);
}

function readSpelling(spelling: SpellCheck | undefined): { spelling?: SpellingHint } {
  const corrected = spelling?.correctedQuery;
  return corrected ? { spelling: { corrected, isApplied: spelling.type !== 'SUGGEST' } } : {};
}

function readDropped(wire: unknown): { dropped?: InferredFilter[] } {
  const dropped = readDroppedFilters(wire);
  return dropped.length > 0 ? { dropped } : {};
}

function wireFacet({ fieldId, values, others }: FacetSelection): DisplayableFacet {
  const options = [...values.map((value) => ({ matcher: '$eq', value })), ...others].map(
    ({ matcher, value }) => ({ matcher, value, selected: true, count: 0, displayName: String(value) }),
  );
  return { fieldId, displayName: fieldId, options: options as DisplayableFacet['options'] };
}

function readAnswer(
  { results, resultsCount, appliedQueryFilters }: VerticalResults,
  { state, position }: SearchRequest,
  facets: DisplayableFacet[] = [],
): SearchAnswer {
  const inferred = readInferredFilters(appliedQueryFilters);
  const isPositionGiven = position !== undefined;
  const origins: DistanceOrigins = {
    filter: distanceOriginOf(state, position) ?? inferredOrigin(inferred, isPositionGiven),
    isPositionGiven,
  };
  return {
    count: resultsCount ?? 0,
    offset: state.verticalKey ? state.offset : 0,
    ...(inferred.length > 0 && { inferred }),
    results: (results ?? []).flatMap(
      ({ id, entityType, rawData, distance, distanceFromFilter, highlightedFields }) => {
        const measured = measuredDistance({ distance, distanceFromFilter }, origins);
        const result: SearchResult = {
          id: id ?? '',
          data: rawData,
          ...(entityType !== undefined && { entityType }),
          ...(measured && { distance: measured }),
          ...matchOf(highlightedFields),
        };
        return id ? [result] : [];
      },
    ),
    facets: facets.map(readFacet),
  };
}

function readFacet({ fieldId, displayName, options }: DisplayableFacet): AnswerFacet {
  return {
    fieldId,
    displayName,
    options: options.flatMap(({ matcher, value, displayName: name, count, selected }) =>
      isMatcher(matcher) ? [{ matcher, value: wireRange(value), displayName: name, count, selected }] : [],
    ),
  };
}
