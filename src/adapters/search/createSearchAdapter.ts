import { z } from 'zod';
import { UpstreamError } from '#src/adapters/http/UpstreamError.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import { type DistanceOrigin, measuredDistance } from '#src/domain/distance/DistanceOrigin.ts';
import {
  eachOnce,
  type InferredFilter,
  inferredOrigin,
  readDroppedFilters,
  readInferredFilters,
} from '#src/domain/search/inferredFilters.ts';
import { isMatcher, printFilter } from '#src/domain/search/filters.ts';
import { otherLocale, searchLocale } from '#src/domain/search/searchLocale.ts';
import { matchOf } from '#src/domain/search/resultReasons.ts';
import type { StaticFilter } from '#src/domain/search/filters.ts';
import type {
  AnswerFacet,
  SearchAnswer,
  SearchResult,
  SpellingHint,
  UniversalAnswer,
} from '#src/domain/search/SearchAnswer.ts';
import type { FacetSelection } from '#src/domain/search/searchState.ts';
import type { SearchExperience, SearchPort, VerticalSearch } from '#src/ports/SearchPort.ts';
import type { SearchProxy } from '#src/ports/SearchProxy.ts';

const resultShape = z.looseObject({
  data: z.looseObject({ id: z.union([z.string(), z.number()]).transform(String) }),
  distance: z.number().min(0).optional().catch(undefined),
  distanceFromFilter: z.number().min(0).optional().catch(undefined),
  highlightedFields: z.unknown(),
});
const optionShape = z.object({
  displayName: z.string(),
  count: z.number(),
  selected: z.boolean().catch(false),
  filter: z.record(z.string(), z.record(z.string(), z.unknown())),
});
const facetShape = z.object({
  fieldId: z.string(),
  displayName: z.string(),
  options: z.array(optionShape.nullable().catch(null)),
});
const spellingShape = z.looseObject({
  correctedQuery: z.looseObject({ value: z.string().min(1) }),
  type: z.string(),
});
/** One error of any type fails the whole answer, whatever stands beside it, as with the vendor's own client. */
const meta = z.looseObject({ errors: z.array(z.unknown()).max(0).optional() });
/** A member that makes no sense is left out; without a count it is no answer. */
const sectionShape = z.looseObject({
  verticalConfigId: z.string().optional(),
  resultsCount: z.number().int().min(0),
  appliedQueryFilters: z.unknown().optional(),
  results: z.array(resultShape.nullable().catch(null)),
});
const verticalShape = z.object({
  meta,
  response: sectionShape.extend({
    facets: z.array(facetShape.nullable().catch(null)).optional().catch(undefined),
    spellCheck: spellingShape.optional().catch(undefined),
    queryRulesActionsData: z.unknown().optional(),
  }),
});
const universalShape = z.object({
  meta,
  response: z.looseObject({
    modules: z.array(sectionShape.nullable().catch(null)),
    spellCheck: spellingShape.optional().catch(undefined),
    queryRulesActionsData: z.unknown().optional(),
  }),
});

/** Settings of the account the site searches with. */
export interface SearchAdapterOptions {
  proxy: SearchProxy;
  apiVersion: string;
  /** The account's key of each experience. */
  experienceKeys: Record<SearchExperience, string>;
  /** Languages the service has. */
  locales: readonly Locale[];
}

/** The search service (Yext Search protocol) as pages ask it while they are made (S-338–S-341). */
export function createSearchAdapter({
  proxy,
  apiVersion,
  experienceKeys,
  locales,
}: SearchAdapterOptions): SearchPort {
  const common = (
    experience: SearchExperience,
    { query = '', locale = 'en', isLiteral }: Pick<VerticalSearch, 'query' | 'locale' | 'isLiteral'>,
  ) => ({
    experienceKey: experienceKeys[experience],
    v: apiVersion,
    version: 'PRODUCTION',
    locale: searchLocale(locale, locales),
    input: query,
    ...(isLiteral && { skipSpellCheck: 'true' }),
    sessionTrackingEnabled: 'false',
    source: 'STANDARD',
  });

  const localeOf =
    ({ locale = 'en' }: Pick<VerticalSearch, 'locale'>) =>
    (data: Record<string, unknown>) =>
      otherLocale(data, locale, locales);

  async function ask<T>(path: string, parameters: Record<string, string>, shape: z.ZodType<T>): Promise<T> {
    const answer = await proxy.pass(path, new URLSearchParams(parameters));
    const parsed = shape.safeParse(JSON.parse(answer.body));
    const where = { upstream: 'search', call: path };
    if (answer.status >= 400) throw new UpstreamError('status', { ...where, status: answer.status });
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new UpstreamError('wrong-schema', { ...where, detail: issue?.path.join('.') ?? '' });
    }
    return parsed.data;
  }

  return {
    async vertical(search) {
      const { response } = await ask(
        'search/vertical/query',
        { ...common(search.experience, search), ...verticalParameters(search) },
        verticalShape,
      );
      return verticalAnswer(response, search, localeOf(search));
    },

    async universal({ limit, restrictTo, ...words }) {
      const { response } = await ask(
        'search/query',
        {
          ...common('search', words),
          ...(restrictTo && { restrictVerticals: restrictTo.join() }),
        },
        universalShape,
      );
      return universalAnswer(response, limit, localeOf(words));
    },
  };
}

/** What a search of one vertical asks beside its words. */
function verticalParameters(search: VerticalSearch): Record<string, string> {
  const { facets = [], staticFilters = [], sortBys = [], offset = 0 } = search;
  return {
    verticalKey: search.verticalKey,
    limit: String(search.limit),
    offset: String(offset),
    sortBys: JSON.stringify(sortBys),
    retrieveFacets: String(search.wantsFacets ?? false),
    facetFilters: JSON.stringify(printFacetFilters(facets)),
    ...(staticFilters.length > 0 && { filters: JSON.stringify(printFilter(allOf(staticFilters))) }),
    ...(search.contextEntityId !== undefined && {
      context: JSON.stringify({ entityId: search.contextEntityId }),
    }),
  };
}

type LocaleOf = (data: Record<string, unknown>) => string | undefined;

function verticalAnswer(
  response: z.infer<typeof verticalShape>['response'],
  search: VerticalSearch,
  localeOf: LocaleOf,
): SearchAnswer {
  const spelling = readSpelling(response.spellCheck);
  const inferred = readInferredFilters(response.appliedQueryFilters);
  const dropped = readDroppedFilters(response.queryRulesActionsData);
  return {
    count: response.resultsCount,
    offset: search.offset ?? 0,
    results: readResults(response.results, search.distancesFrom ?? inferredOrigin(inferred, false), localeOf),
    facets: (response.facets ?? []).flatMap((facet) => (facet ? [readFacet(facet)] : [])),
    ...(spelling && { spelling }),
    ...(inferred.length > 0 && { inferred }),
    ...(dropped.length > 0 && { dropped }),
  };
}

/** The first `limit` results of each section that has any. */
function universalAnswer(
  response: z.infer<typeof universalShape>['response'],
  limit: number,
  localeOf: LocaleOf,
): UniversalAnswer {
  const spelling = readSpelling(response.spellCheck);
  const inferred: InferredFilter[] = [];
  const dropped = readDroppedFilters(response.queryRulesActionsData);
  const sections = response.modules.flatMap((module) => {
    if (!module?.verticalConfigId || module.results.length === 0) return [];
    const own = readInferredFilters(module.appliedQueryFilters);
    inferred.push(...own);
    return [
      {
        verticalKey: module.verticalConfigId,
        count: module.resultsCount,
        results: readResults(module.results.slice(0, limit), inferredOrigin(own, false), localeOf),
      },
    ];
  });
  return {
    sections,
    ...(spelling && { spelling }),
    ...(inferred.length > 0 && { inferred: eachOnce(inferred) }),
    ...(dropped.length > 0 && { dropped }),
  };
}

function allOf(filters: readonly StaticFilter[]): StaticFilter {
  const [only] = filters;
  return only && filters.length === 1 ? only : { kind: 'conjunction', filters: [...filters] };
}

/** Facet selections in the service's form: `{field: [{field: {matcher: value}}]}`. */
function printFacetFilters(facets: readonly FacetSelection[]): Record<string, object[]> {
  return Object.fromEntries(
    facets.map(({ fieldId, values, others }) => [
      fieldId,
      [
        ...values.map((value) => ({ [fieldId]: { $eq: value } })),
        ...others.map(({ matcher, value }) => ({ [fieldId]: { [matcher]: value } })),
      ],
    ]),
  );
}

function readResults(
  results: (z.infer<typeof resultShape> | null)[],
  from: DistanceOrigin | undefined,
  localeOf: LocaleOf,
): SearchResult[] {
  return results.flatMap((found) => {
    if (!found) return [];
    const { data, highlightedFields } = found;
    const result: SearchResult = { id: data.id, data };
    if (typeof data['type'] === 'string') result.entityType = data['type'];
    const distance = measuredDistance(found, { filter: from });
    if (distance) result.distance = distance;
    else if (JSON.stringify(data).includes('"nearestTo')) result.data = withoutDistances(data);
    const locale = localeOf(data);
    if (locale) result.locale = locale;
    Object.assign(result, matchOf(highlightedFields));
    return [result];
  });
}

/** A document without the distances of its places, which nobody may be told. */
function withoutDistances<T>(data: T): T {
  return JSON.parse(
    JSON.stringify(data, (key, value: unknown) => (key.startsWith('nearestTo') ? undefined : value)),
  ) as T;
}

function readFacet({ fieldId, displayName, options }: z.infer<typeof facetShape>): AnswerFacet {
  return {
    fieldId,
    displayName,
    options: options.flatMap((option) => {
      const [matcher, value] = Object.entries(Object.values(option?.filter ?? {})[0] ?? {})[0] ?? [];
      if (!option || !isMatcher(matcher)) return [];
      const { displayName: name, count, selected } = option;
      return [{ matcher, value, displayName: name, count, selected }];
    }),
  };
}

function readSpelling(spelling: z.infer<typeof spellingShape> | undefined): SpellingHint | undefined {
  return spelling && { corrected: spelling.correctedQuery.value, isApplied: spelling.type !== 'SUGGEST' };
}
