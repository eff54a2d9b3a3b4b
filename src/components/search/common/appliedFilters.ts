import type { Translate } from '#src/context/PageContext.tsx';
import { isOpenNowFilter } from '#src/components/search/common/openNow.ts';
import {
  selectedChoices,
  shownOptions,
  withoutOption,
} from '#src/components/search/common/facetSelection.ts';
import { fieldsOf, type StaticFilter } from '#src/domain/search/filters.ts';
import { type InferredFilter, inferredPlace, withoutInferred } from '#src/domain/search/inferredFilters.ts';
import { isNearFilter } from '#src/domain/search/nearFilter.ts';
import { isOwnershipFilter } from '#src/domain/search/providerOwnership.ts';
import type { SearchState } from '#src/domain/search/searchState.ts';
import type { AnswerFacet, AnswerFacetOption } from '#src/domain/search/SearchAnswer.ts';

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
 * What a state applies, in words: facet options under the names their facet shows, then static filters. Left out are
 * the fields in `hidden`, the Near filter, which the location box removes, and the choice of own
 * or affiliated providers, which has its switch.
 */
export function appliedFilters(
  state: SearchState,
  facets: readonly AnswerFacet[],
  hidden: readonly string[],
  words: { openNow: string; ofOption: (option: AnswerFacetOption, fieldId: string) => string },
  product?: string,
): AppliedFilter[] {
  const ofFacets = state.facets.flatMap(({ fieldId }) => {
    if (hidden.includes(fieldId)) return [];
    const facet = facets.find((one) => one.fieldId === fieldId);
    const options = shownOptions(facet?.options ?? [], state, fieldId);
    return options
      .filter((option) => option.selected)
      .map((option) => ({
        key: `${fieldId} ${option.matcher} ${JSON.stringify(option.value)}`,
        label: isYes(option.value) && facet ? facet.displayName : words.ofOption(option, fieldId),
        remove: (current: SearchState) =>
          withoutOption(current, fieldId, option, shownOptions(facet?.options ?? [], current, fieldId)),
      }));
  });
  const ofFilters = state.staticFilters.flatMap((filter) => {
    if (!isCounted(filter, hidden, product)) return [];
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

/** How many filters a visitor has set; the place and own or affiliated are not counted. */
export function appliedCount(
  state: SearchState,
  hidden: readonly string[] = [HIDDEN_FIELD],
  product?: string,
): number {
  const chosen = state.facets
    .filter(({ fieldId }) => !hidden.includes(fieldId))
    .flatMap(({ fieldId }) => selectedChoices(state, fieldId));
  return chosen.length + state.staticFilters.filter((filter) => isCounted(filter, hidden, product)).length;
}

function isCounted(filter: StaticFilter, hidden: readonly string[], product: string | undefined): boolean {
  return (
    !isNearFilter(filter) &&
    !isOwnershipFilter(filter, product) &&
    !fieldsOf(filter).some((field) => hidden.includes(field))
  );
}

/** What the pill of an inferred filter says; a place is said to be near. */
export const placePill =
  (t: Translate) =>
  ({ kind, label }: InferredFilter): string =>
    kind === 'value' ? label : t('search.nearPlace', { place: kind === 'place' ? label : t('search.you') });

/**
 * What the service read out of the words, as pills: left out are hidden fields, what is chosen as a filter or facet
 * anyway, and a place beside a chosen one, which takes its place.
 */
export function inferredPills(
  state: SearchState,
  inferred: readonly InferredFilter[],
  hidden: readonly string[],
  labelOf: (one: InferredFilter) => string,
): AppliedFilter[] {
  const chosen = new Set(state.staticFilters.map((filter) => JSON.stringify(filter)));
  const isChosen = ({ filter }: InferredFilter) =>
    chosen.has(JSON.stringify(filter)) ||
    (filter.kind === 'fieldValue' &&
      state.facets.some(
        ({ fieldId, values }) => fieldId === filter.fieldId && values.some((value) => value === filter.value),
      ));
  return inferred.flatMap((one) => {
    const isPlace = one.kind !== 'value';
    if (isChosen(one) || fieldsOf(one.filter).some((field) => hidden.includes(field))) return [];
    if (isPlace && one !== inferredPlace(state, inferred)) return [];
    return [
      {
        key: JSON.stringify(one.filter),
        label: labelOf(one),
        remove: (current: SearchState) => withoutInferred(current, one),
      },
    ];
  });
}

/** A yes-or-no facet is known by its own name: "true" says nothing. */
const isYes = (value: unknown) => value === true || value === 'true';

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
