import { DEFAULT_PRODUCT } from '#src/domain/enumerations.ts';
import type { StaticFilter } from './filters.ts';
import { ownershipFilter, PROVIDER_VERTICAL, withOwnershipFilter } from './providerOwnership.ts';
import type { QueryParams, SearchState } from './searchState.ts';
import { parseSearchState, printSearchState, searchAddress } from './searchState.ts';

/** Where a plain form (without scripts) puts what was typed: `query` itself is JSON. */
export const PLAIN_QUERY_PARAM = 'q';
/** The same for the words of a place, which are then looked up. */
export const PLAIN_PLACE_PARAM = 'near';

const FILTERING = ['query', 'skipSpellCheck', 'facets', 'staticFilters', 'sortBys', 'offset', 'limit'];
/** What is compared, and from where. */
const COMPARING = ['providers', 'plans', 'zip'];

/** What distinguishes one search screen from another. */
export interface ScreenRules {
  /** Verticals the address may name; without `searchesAll` the first is taken when it names none of them. */
  verticals: readonly [string, ...string[]];
  /** Without a vertical in the address everything is searched. */
  searchesAll?: boolean;
  /** Results per page unless the address says otherwise. */
  limit: number;
  /** Filters of the page itself, such as the city of a city page: they always hold and stand in no address. */
  fixedFilters?: readonly StaticFilter[];
  /** The {product} token of the ownership field. */
  product?: string;
}

/**
 * What an address asks for on a screen. Another vertical than the screen's is ignored, plain words of a form
 * are taken as the query, providers are the network's own unless the address says otherwise.
 */
export function readScreenState(query: QueryParams, screen: ScreenRules): SearchState {
  const { verticalKey: asked, ...parsed } = parseSearchState(query);
  const known = screen.verticals.find((key) => key === asked);
  const verticalKey = known ?? (screen.searchesAll ? undefined : screen.verticals[0]);
  const { [PLAIN_QUERY_PARAM]: plain, ...rest } = parsed.rest;
  return {
    ...parsed,
    ...(verticalKey && { verticalKey }),
    query: parsed.query || (plain?.[0]?.trim() ?? ''),
    staticFilters: withOwnershipFilter(parsed.staticFilters, verticalKey, screen.product),
    rest,
  };
}

/** The state without what the screen takes for granted, so that a shared link is short. Reading it gives it back. */
export function leanState(state: SearchState, screen: ScreenRules): SearchState {
  const own = JSON.stringify(ownershipFilter(true, screen.product ?? DEFAULT_PRODUCT));
  const isDefault = (filter: StaticFilter) =>
    state.verticalKey === PROVIDER_VERTICAL && JSON.stringify(filter) === own;
  const { limit, ...rest } = state;
  return {
    ...rest,
    ...(limit !== undefined && limit !== screen.limit && { limit }),
    staticFilters: state.staticFilters.filter((filter) => !isDefault(filter)),
  };
}

/** The address of a state of a screen. */
export function screenAddress(pathname: string, state: SearchState, screen: ScreenRules): string {
  return searchAddress(pathname, leanState(state, screen));
}

/** The state with another vertical, or with all: words and place stay, what only suits one vertical goes. */
export function withVertical(
  state: SearchState,
  verticalKey: string | undefined,
  { limit, product }: { limit?: number; product?: string } = {},
): SearchState {
  const { query, isLiteral, rest, staticFilters } = state;
  const near = staticFilters.filter((filter) => filter.kind === 'fieldValue' && filter.matcher === '$near');
  return {
    ...(verticalKey && { verticalKey }),
    query,
    ...(isLiteral && { isLiteral }),
    facets: [],
    staticFilters: verticalKey ? withOwnershipFilter(near, verticalKey, product) : near,
    sortBys: [],
    offset: 0,
    ...(verticalKey && limit !== undefined && { limit }),
    rest,
  };
}

/** True when a search would ask for everything there is: such a search of all verticals is not made. */
export function asksForNothing(state: SearchState): boolean {
  return state.verticalKey === undefined && state.query.trim() === '';
}

/** A query string as parameters; repeated names give lists. */
export function queryParams(search: string): QueryParams {
  const params: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(search)) {
    const known = Object.hasOwn(params, name) ? params[name] : undefined;
    params[name] = known === undefined ? value : Array.isArray(known) ? [...known, value] : [known, value];
  }
  return params;
}

/**
 * What an address asks of a screen, as one text: the same for every spelling of the same search, whatever other
 * parameters stand beside it.
 */
export function searchKey(query: QueryParams, screen: ScreenRules): string {
  const state = readScreenState(query, screen);
  return JSON.stringify([
    printSearchState({ ...leanState(state, screen), rest: {} }),
    state.rest[PLAIN_PLACE_PARAM]?.[0]?.trim() ?? '',
  ]);
}

/** True when parameters ask for more than the plain page of a screen: such an address is not for search engines. */
export function isFilteredAddress(query: QueryParams): boolean {
  const printed = printSearchState(parseSearchState(query));
  return [...FILTERING, ...COMPARING, PLAIN_QUERY_PARAM, PLAIN_PLACE_PARAM].some((name) => name in printed);
}
