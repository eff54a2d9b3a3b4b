import { DEFAULT_PRODUCT } from '#src/domain/enumerations.ts';
import { ownershipFilter, PROVIDER_VERTICAL } from './providerOwnership.ts';
import type { SearchState } from './searchState.ts';

/**
 * Clear All: the first page, no facets, no static filter, the Near filter included; on the
 * provider vertical exactly the network's own providers stay selected. Query, sort, limit
 * and other parameters stay.
 */
export function clearAll(state: SearchState, product: string = DEFAULT_PRODUCT): SearchState {
  return {
    ...state,
    offset: 0,
    facets: [],
    staticFilters: state.verticalKey === PROVIDER_VERTICAL ? [ownershipFilter(true, product)] : [],
  };
}
