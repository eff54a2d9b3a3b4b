import type { AnswerFacetOption, SearchAnswer } from '#src/domain/search/SearchAnswer.ts';
import { isFilterValue, isPlainValue } from '#src/domain/search/filters.ts';
import { hierarchyPath, removeHierarchicalOption } from '#src/domain/search/hierarchicalFacet.ts';
import type { FacetSelection, SearchState } from '#src/domain/search/searchState.ts';

type Choice = Pick<AnswerFacetOption, 'matcher' | 'value'>;

/** What makes an option the same as another: its matcher and value. */
export const optionKey = ({ matcher, value }: Choice): string => `${matcher} ${JSON.stringify(value)}`;

/** The options of a facet that a state has selected, as matcher and value. */
export function selectedChoices(state: Pick<SearchState, 'facets'>, fieldId: string): Choice[] {
  const facet = state.facets.find((one) => one.fieldId === fieldId);
  return facet ? [...facet.values.map((value) => ({ matcher: '$eq' as const, value })), ...facet.others] : [];
}

/** The state with exactly these options of a facet selected, at the first page. */
export function withChoices(state: SearchState, fieldId: string, choices: readonly Choice[]): SearchState {
  const selection: FacetSelection = { fieldId, values: [], others: [] };
  for (const { matcher, value } of choices) {
    if (matcher === '$eq' && isPlainValue(value)) selection.values.push(value);
    else if (isFilterValue(value)) selection.others.push({ matcher, value });
  }
  const others = state.facets.filter((facet) => facet.fieldId !== fieldId);
  const isEmpty = selection.values.length === 0 && selection.others.length === 0;
  return { ...state, offset: 0, facets: isEmpty ? others : [...others, selection] };
}

/** The state with one option selected or not, at the first page. */
export function withOption(state: SearchState, fieldId: string, option: Choice, isOn: boolean): SearchState {
  const rest = selectedChoices(state, fieldId).filter((one) => optionKey(one) !== optionKey(option));
  return withChoices(state, fieldId, isOn ? [...rest, option] : rest);
}

/**
 * The options to show: the service's, each marked as the state has it, and every selected one the service left out
 * (it no longer counts anything, but a visitor must be able to see and undo it).
 */
export function shownOptions(
  options: readonly AnswerFacetOption[],
  state: Pick<SearchState, 'facets'>,
  fieldId: string,
): AnswerFacetOption[] {
  const chosen = selectedChoices(state, fieldId);
  const chosenKeys = new Set(chosen.map(optionKey));
  const known = new Set(options.map(optionKey));
  return [
    ...options.map((option) => ({ ...option, selected: chosenKeys.has(optionKey(option)) })),
    ...chosen
      .filter((choice) => !known.has(optionKey(choice)))
      .map((choice) => ({ ...choice, displayName: String(choice.value), count: 0, selected: true })),
  ];
}

/**
 * The options a facet offers: those of {@link shownOptions}, and none where every option keeps every result, as with a
 * list of one place. A facet with a choice made shows them all, or the choice could not be undone.
 */
export function offeredOptions(
  answer: Pick<SearchAnswer, 'count' | 'facets'>,
  state: Pick<SearchState, 'facets'>,
  fieldId: string,
): AnswerFacetOption[] {
  const found = answer.facets.find((facet) => facet.fieldId === fieldId)?.options ?? [];
  const options = shownOptions(found, state, fieldId);
  return options.some((option) => option.selected || option.count < answer.count) ? options : [];
}

/** True when the options form a hierarchy: a path whose parent is an option too. */
export function isHierarchical(options: readonly AnswerFacetOption[]): boolean {
  const paths = new Set(options.map((option) => hierarchyPath(option.displayName).join('>')));
  return options.some((option) => {
    const path = hierarchyPath(option.displayName);
    return path.length > 1 && paths.has(path.slice(0, -1).join('>'));
  });
}

/**
 * The state without one option. In a hierarchy its descendants go too and its parent is selected again
 * (Q-270, Q-271).
 */
export function withoutOption(
  state: SearchState,
  fieldId: string,
  option: AnswerFacetOption,
  options: readonly AnswerFacetOption[],
): SearchState {
  if (!isHierarchical(options)) return withOption(state, fieldId, option, false);
  const left = removeHierarchicalOption(options, option.displayName);
  return withChoices(
    state,
    fieldId,
    left.filter((one) => one.selected),
  );
}

/** The state with a hierarchical option selected in place of its ancestors, so that it narrows what they found. */
export function withHierarchicalOption(
  state: SearchState,
  fieldId: string,
  option: AnswerFacetOption,
  options: readonly AnswerFacetOption[],
): SearchState {
  const path = hierarchyPath(option.displayName);
  const isAncestor = (other: AnswerFacetOption) => {
    const otherPath = hierarchyPath(other.displayName);
    return otherPath.length < path.length && otherPath.every((level, index) => path[index] === level);
  };
  const kept = options.filter(
    (one) => one.selected && !isAncestor(one) && optionKey(one) !== optionKey(option),
  );
  return withChoices(state, fieldId, [...kept, option]);
}
