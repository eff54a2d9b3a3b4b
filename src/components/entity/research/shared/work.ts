import { isObject, readList, readNumber } from '#src/components/cards/resultFields.ts';
import { readText } from '#src/domain/text/readText.ts';
import { resultInPage } from '#src/components/cards/cardMembers.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import { searchLocale } from '#src/domain/search/searchLocale.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { EMPTY_SEARCH_STATE, searchAddress, type SortBy } from '#src/domain/search/searchState.ts';
import type { PublicConfig } from '#src/context/PageProps.ts';

/** How many stand on one page (C-120). */
export const WORK_LIMIT = 5;
/** Same-origin address of the search service's vertical query. */
const SEARCH_PATH = '/api/search/v2/accounts/me/search/vertical/query';

/** The kinds of an investigator's work: their hosted search (S-363–S-365), card, and vertical of the search page. */
export const WORK = {
  clinical_trial: { verticalKey: 'clinical-trials-by-investigator', cardType: 'ClinicalTrial', sortBys: [] },
  research_publication: {
    verticalKey: 'research-publications-by-investigator',
    cardType: 'Publication',
    // The newest first.
    sortBys: [{ type: 'FIELD', field: 'c_publicationDate', direction: 'DESC' }],
  },
  research_study: { verticalKey: 'research-studies-by-investigator', cardType: 'ResearchStudy', sortBys: [] },
} as const satisfies Record<string, { verticalKey: string; cardType: string; sortBys: readonly SortBy[] }>;
export type WorkKind = keyof typeof WORK;

/** A page of what an investigator works on. */
export interface WorkPage {
  /** All of it, not only this page. */
  count: number;
  results: SearchResult[];
}

/** The first page, as the server found it. */
export interface Work extends WorkPage {
  investigator: { id: string; name: string };
}

/** Address of the same results on the search page, for a page of them (1 is the first): works without scripts. */
export function workAddress(kind: WorkKind, name: string, page = 1): string {
  return searchAddress('/Research-Search-Results', {
    ...EMPTY_SEARCH_STATE,
    verticalKey: kind,
    staticFilters: [{ kind: 'fieldValue', fieldId: 'c_investigators.name', matcher: '$eq', value: name }],
    sortBys: [...WORK[kind].sortBys],
    offset: (page - 1) * WORK_LIMIT,
    ...(page > 1 && { limit: WORK_LIMIT }),
  });
}

/** Address of the query for a page of work (1 is the first) in the language of `locale`, where the service has it (S-338, A-60). */
export function workQuery(
  kind: WorkKind,
  id: string,
  page: number,
  search: PublicConfig['search'],
  locale: Locale,
): string {
  const parameters = new URLSearchParams({
    experienceKey: search.relatedExperienceKey,
    api_key: search.apiKey,
    v: search.apiVersion,
    version: 'PRODUCTION',
    locale: searchLocale(locale, search.locales),
    input: '',
    verticalKey: WORK[kind].verticalKey,
    limit: String(WORK_LIMIT),
    offset: String((page - 1) * WORK_LIMIT),
    retrieveFacets: 'false',
    skipSpellCheck: 'true',
    sortBys: JSON.stringify(WORK[kind].sortBys),
    source: 'STANDARD',
    context: JSON.stringify({ entityId: id }),
  });
  return `${SEARCH_PATH}?${parameters}`;
}

/** Reads an answer: at most a page of results; undefined when it is none. */
export function workFromWire(wire: unknown, kind: WorkKind): WorkPage | undefined {
  const response = isObject(wire) ? wire.response : undefined;
  const count = isObject(response) ? readNumber(response.resultsCount) : undefined;
  if (!isObject(response) || count === undefined || !Array.isArray(response.results)) return undefined;
  const results = readList(response.results).flatMap((result): SearchResult[] => {
    const data = isObject(result) ? result.data : undefined;
    const id = isObject(data) ? readText(data.id) : undefined;
    if (!isObject(data) || !id) return [];
    const entityType = readText(data.type);
    return [workInPage({ id, data, ...(entityType && { entityType }) }, kind)];
  });
  return { count, results: results.slice(0, WORK_LIMIT) };
}

/** A result with no more than its card reads. */
export function workInPage(result: SearchResult, kind: WorkKind): SearchResult {
  return resultInPage(result, [WORK[kind].cardType]);
}
