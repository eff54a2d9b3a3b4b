import type { StaticFilter } from '#src/domain/search/filters.ts';
import type { SearchState } from '#src/domain/search/searchState.ts';

/** The field the open-now filter compares. */
export const HOURS_FIELD = 'builtin.hours';

/** True for the filter the Open Now switch sets. */
export function isOpenNowFilter(filter: StaticFilter): boolean {
  return filter.kind === 'fieldValue' && filter.fieldId === HOURS_FIELD && filter.matcher === '$openAt';
}

/** The state with only places open now, or without that condition, at the first page. */
export function withOpenNow(state: SearchState, isOn: boolean): SearchState {
  const others = state.staticFilters.filter((filter) => !isOpenNowFilter(filter));
  const openNow: StaticFilter = {
    kind: 'fieldValue',
    fieldId: HOURS_FIELD,
    matcher: '$openAt',
    value: 'now',
  };
  return { ...state, offset: 0, staticFilters: isOn ? [...others, openNow] : others };
}
