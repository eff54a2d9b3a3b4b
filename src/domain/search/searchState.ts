import type { FilterValue, Matcher, StaticFilter } from './filters.ts';
import {
  isFilterValue,
  isMatcher,
  isPlainValue,
  isRecord,
  parseFilter,
  printFilter,
  wireRange,
} from './filters.ts';

/** One selected facet: options chosen by equality (`values`) and by any other matcher (`others`). */
export interface FacetSelection {
  fieldId: string;
  values: (string | number | boolean)[];
  others: { matcher: Matcher; value: FilterValue }[];
}

/** A sort, as the search service takes it. */
export type SortBy =
  | { type: 'FIELD'; field: string; direction: 'ASC' | 'DESC' }
  | { type: 'ENTITY_DISTANCE' }
  | { type: 'RELEVANCE' };

/** What a search page is showing, all of it in the address. */
export interface SearchState {
  /** Undefined means universal search. */
  verticalKey?: string;
  query: string;
  /** True when words are to be taken as they are written (`skipSpellCheck`): "search instead for …". */
  isLiteral?: boolean | undefined;
  facets: FacetSelection[];
  staticFilters: StaticFilter[];
  sortBys: SortBy[];
  offset: number;
  limit?: number;
  /** Every other query parameter, kept as it came. */
  rest: Record<string, string[]>;
}

/** Query parameters as a router gives and takes them. */
export type QueryParams = Record<string, string | string[] | undefined>;

/** The state of an address without search parameters. */
export const EMPTY_SEARCH_STATE: SearchState = {
  query: '',
  facets: [],
  staticFilters: [],
  sortBys: [],
  offset: 0,
  rest: {},
};

const KNOWN = new Set([
  'verticalKey',
  'query',
  'skipSpellCheck',
  'facets',
  'staticFilters',
  'sortBys',
  'offset',
  'limit',
]);

/** Longer parameters are not read: no honest selection needs them. */
const MAX_PARAM_LENGTH = 20_000;
/** The largest page and offset the search service takes. */
export const MAX_LIMIT = 50;
export const MAX_OFFSET = 9949;

function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

function json(value: string | string[] | undefined): unknown {
  const text = first(value);
  if (text === undefined || text.length > MAX_PARAM_LENGTH) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function wholeNumber(value: string | string[] | undefined, min: number, max: number): number | undefined {
  const text = first(value);
  if (text === undefined || !/^\d{1,6}$/.test(text)) return undefined;
  const number = Number(text);
  return number >= min && number <= max ? number : undefined;
}

/** Collects selections so that each field stands once, whatever order or form they came in. */
class FacetCollector {
  private readonly byField = new Map<string, FacetSelection>();

  add(fieldId: unknown, matcher: unknown, given: unknown): void {
    const value = wireRange(given);
    if (typeof fieldId !== 'string' || fieldId === '' || !isMatcher(matcher) || !isFilterValue(value)) return;
    let facet = this.byField.get(fieldId);
    if (!facet) this.byField.set(fieldId, (facet = { fieldId, values: [], others: [] }));
    if (matcher === '$eq' && isPlainValue(value)) {
      if (!facet.values.includes(value)) facet.values.push(value);
    } else if (
      !facet.others.some((o) => o.matcher === matcher && JSON.stringify(o.value) === JSON.stringify(value))
    ) {
      facet.others.push({ matcher, value });
    }
  }

  result(): FacetSelection[] {
    return [...this.byField.values()];
  }
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * Reads facets: the compact form `[{i, v, o:[{m, v}]}]` and two older ones:
 * `[{fieldId, options:[{matcher, value, selected}]}]` and `{field:[{field:{$eq: v}}]}`.
 */
function parseFacets(wire: unknown): FacetSelection[] {
  const facets = new FacetCollector();
  if (isRecord(wire)) {
    for (const [fieldId, members] of Object.entries(wire)) {
      for (const member of list(members)) {
        const matchers = isRecord(member) && Object.hasOwn(member, fieldId) ? member[fieldId] : undefined;
        if (!isRecord(matchers)) continue;
        for (const [matcher, value] of Object.entries(matchers)) facets.add(fieldId, matcher, value);
      }
    }
    return facets.result();
  }
  for (const item of list(wire)) {
    if (!isRecord(item)) continue;
    for (const value of list(item.v)) facets.add(item.i, '$eq', value);
    for (const other of list(item.o)) if (isRecord(other)) facets.add(item.i, other.m, other.v);
    for (const option of list(item.options)) {
      if (isRecord(option) && option.selected === true)
        facets.add(item.fieldId, option.matcher, option.value);
    }
  }
  return facets.result();
}

function printFacet(facet: FacetSelection): Record<string, unknown> {
  return {
    i: facet.fieldId,
    ...(facet.values.length > 0 && { v: facet.values }),
    ...(facet.others.length > 0 && {
      o: facet.others.map(({ matcher, value }) => ({ m: matcher, v: value })),
    }),
  };
}

function parseSortBy(wire: unknown): SortBy | undefined {
  if (!isRecord(wire)) return undefined;
  if (wire.type === 'RELEVANCE' || wire.type === 'ENTITY_DISTANCE') return { type: wire.type };
  const { type, field, direction } = wire;
  if (type !== 'FIELD' || typeof field !== 'string' || field === '') return undefined;
  return direction === 'ASC' || direction === 'DESC' ? { type, field, direction } : undefined;
}

/**
 * Reads the search state of an address. A parameter that is not JSON, or not of its shape, is
 * ignored; never throws. `omit` names parameters that are not the address's own, such as the
 * router's path.
 */
export function parseSearchState(query: QueryParams, omit: readonly string[] = []): SearchState {
  const text = json(query.query);
  const staticFilters = json(query.staticFilters);
  const verticalKey = first(query.verticalKey);
  const limit = wholeNumber(query.limit, 1, MAX_LIMIT);
  const rest: [string, string[]][] = [];
  for (const [name, value] of Object.entries(query)) {
    if (KNOWN.has(name) || omit.includes(name) || value === undefined) continue;
    const values = Array.isArray(value) ? [...value] : [value];
    if (values.length > 0) rest.push([name, values]);
  }
  return {
    ...(verticalKey && { verticalKey }),
    query: typeof text === 'string' ? text : '',
    ...(first(query.skipSpellCheck) === 'true' && { isLiteral: true }),
    facets: parseFacets(json(query.facets)),
    staticFilters: (isRecord(staticFilters) ? [staticFilters] : list(staticFilters))
      .map((wire) => parseFilter(wire))
      .filter((filter) => filter !== undefined),
    sortBys: list(json(query.sortBys))
      .map(parseSortBy)
      .filter((sortBy) => sortBy !== undefined),
    offset: wholeNumber(query.offset, 0, MAX_OFFSET) ?? 0,
    ...(limit !== undefined && { limit }),
    rest: Object.fromEntries(rest),
  };
}

/**
 * The query parameters of a search state; what is empty or the default is left out. The inverse of
 * `parseSearchState` for every state that function can give.
 */
export function printSearchState(state: SearchState): Record<string, string | string[]> {
  const facets = state.facets.filter((facet) => facet.values.length > 0 || facet.others.length > 0);
  const entries: [string, string | string[]][] = [];
  if (state.verticalKey) entries.push(['verticalKey', state.verticalKey]);
  if (state.query !== '') entries.push(['query', JSON.stringify(state.query)]);
  if (state.isLiteral) entries.push(['skipSpellCheck', 'true']);
  if (facets.length > 0) entries.push(['facets', JSON.stringify(facets.map(printFacet))]);
  if (state.staticFilters.length > 0) {
    entries.push(['staticFilters', JSON.stringify(state.staticFilters.map(printFilter))]);
  }
  if (state.sortBys.length > 0) entries.push(['sortBys', JSON.stringify(state.sortBys)]);
  if (state.offset > 0) entries.push(['offset', String(state.offset)]);
  if (state.limit !== undefined) entries.push(['limit', String(state.limit)]);
  for (const [name, values] of Object.entries(state.rest)) {
    if (KNOWN.has(name) || values.length === 0) continue;
    entries.push([name, values.length === 1 ? (values[0] as string) : values]);
  }
  return Object.fromEntries(entries);
}

/** The address of a search state under a path, such as `/search?query=%22flu%22`. */
export function searchAddress(pathname: string, state: SearchState): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(printSearchState(state))) {
    for (const single of Array.isArray(value) ? value : [value]) params.append(name, single);
  }
  const text = params.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}
