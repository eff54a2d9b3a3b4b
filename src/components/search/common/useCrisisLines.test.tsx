import { renderHook } from '@testing-library/react';
import { EMPTY_SEARCH_STATE } from '#src/domain/search/searchState.ts';
import { useCrisisLines } from './useCrisisLines.ts';
import type { ServerSearch } from './useSearch.ts';

const served = (query: string, crisisLines: ServerSearch['crisisLines']): ServerSearch => ({
  ...{ asked: '', cardTypes: [], crisisLines },
  state: { ...EMPTY_SEARCH_STATE, query },
});
const lines = (words: string, page?: ServerSearch) =>
  renderHook(() => useCrisisLines(words, page)).result.current;

it('takes those the server wrote for the words of the page', () => {
  expect(lines('overdose', served('overdose', ['poison']))).toEqual(['poison']);
});

it('compares other words itself, and those of a page the server did not search', () => {
  expect(lines('suicidal', served('heart', []))).toEqual(['lifeline', 'emergency']);
  expect(lines('suicidal')).toEqual(['lifeline', 'emergency']);
  expect(lines('heart', served('suicidal', ['lifeline']))).toEqual([]);
});
