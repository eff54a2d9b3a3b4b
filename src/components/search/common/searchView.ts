import type { SearchState } from '#src/domain/search/searchState.ts';
import type { SearchView } from './useSearch.ts';

/** Parameter that keeps the chosen view in the address, beside the search service's own. */
export const VIEW_PARAM = 'view';

/** The view a state names, else the screen's own. */
export function searchView(state: SearchState, defaultView: SearchView = 'list'): SearchView {
  const named = state.rest[VIEW_PARAM]?.[0];
  return named === 'map' || named === 'list' ? named : defaultView;
}
