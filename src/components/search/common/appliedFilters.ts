import { isOpenNowFilter } from '#src/components/search/common/openNow.ts';
import {
  selectedChoices,
  shownOptions,
  withoutOption,
} from '#src/components/search/common/facetSelection.ts';
import { fieldsOf, type StaticFilter } from '#src/domain/search/filters.ts';
import { isNearFilter } from '#src/domain/search/nearFilter.ts';
import type { SearchState } from '#src/domain/search/searchState.ts';
import type { AnswerFacet } from '#src/domain/search/SearchAnswer.ts';

/** Field whose filters are not shown as pills unless configured otherwise. */
export const HIDDEN_FIELD = 'builtin.entityType';

/** One applied filter as a pill shows it. */
export interface AppliedFilter {
  key: string;
  label: string;
  /** The state without it. */
  remove: (state: SearchState) => SearchState;
}

/** The state without one static filter, at the first page. A Near filter stays: removing it is unsupported. */
export function withoutStaticFilter(state: SearchState, filter: StaticFilter): SearchState {
  if (isNearFilter(filter)) {
    console.warn('Removing a Near filter as a pill is unsupported');
    return state;
  }
  const wire = JSON.stringify(filter);
  return {
    ...state,
    offset: 0,
    staticFilters: state.staticFilters.filter((one) => JSON.stringify(one) !== wire),
  };
}

/**
 * What a state applies, in words: facet options under the names the service gives them, then static filters. Left out
 * are the fields in `hidden` and the Near filter, which the location box removes.
 */
export function appliedFilters(
  state: SearchState,
  facets: readonly AnswerFacet[],
  hidden: readonly string[],
  words: { openNow: string },
): AppliedFilter[] {
  const ofFacets = state.facets.flatMap(({ fieldId }) => {
    if (hidden.includes(fieldId)) return [];
    const facet = facets.find((one) => one.fieldId === fieldId);
    const options = shownOptions(facet?.options ?? [], state, fieldId);
    return options
      .filter((option) => option.selected)
      .map((option) => ({
        key: `${fieldId} ${option.matcher} ${JSON.stringify(option.value)}`,
        label: optionLabel(option.displayName, option.value, facet),
        remove: (current: SearchState) =>
          withoutOption(current, fieldId, option, shownOptions(facet?.options ?? [], current, fieldId)),
      }));
  });
  const ofFilters = state.staticFilters.flatMap((filter) => {
    if (isNearFilter(filter) || fieldsOf(filter).some((field) => hidden.includes(field))) return [];
    const label = isOpenNowFilter(filter) ? words.openNow : filterLabel(filter);
    if (label === '') return [];
    return [
      {
        key: JSON.stringify(filter),
        label,
        remove: (current: SearchState) => withoutStaticFilter(current, filter),
      },
    ];
  });
  return [...ofFacets, ...ofFilters];
}

/** How many filters a visitor has set, the place not counted. */
export function appliedCount(state: SearchState, hidden: readonly string[] = [HIDDEN_FIELD]): number {
  const chosen = state.facets
    .filter(({ fieldId }) => !hidden.includes(fieldId))
    .flatMap(({ fieldId }) => selectedChoices(state, fieldId));
  const filters = state.staticFilters.filter(
    (filter) => !isNearFilter(filter) && !fieldsOf(filter).some((field) => hidden.includes(field)),
  );
  return chosen.length + filters.length;
}

/** A yes-or-no facet is known by its own name: "true" says nothing. */
function optionLabel(name: string, value: unknown, facet: AnswerFacet | undefined): string {
  return (value === true || value === 'true') && facet ? facet.displayName : name;
}

function filterLabel(filter: StaticFilter): string {
  switch (filter.kind) {
    case 'fieldValue':
      return typeof filter.value === 'object' ? '' : String(filter.value);
    case 'negation':
      return '';
    case 'conjunction':
    case 'disjunction':
      return filter.filters.map(filterLabel).filter(Boolean).join(', ');
  }
}
