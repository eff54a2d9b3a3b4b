import { act, renderHook } from '@testing-library/react';
import type { Search, SearchPhase } from './useSearch.ts';
import { useWithAnswer } from './useWithAnswer.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const searchOf = (phase: SearchPhase, isAtFilters: boolean) =>
  ({ phase, isPanelOpen: () => isAtFilters }) as Search;

it('what is chosen in the filters comes with its answer', () => {
  const before = searchOf('ready', true);
  const { result, rerender } = renderHook(useWithAnswer, { initialProps: before });
  rerender(searchOf('loading', true));
  act(() => jest.advanceTimersByTime(99));
  expect(result.current).toBe(before);
  const answered = searchOf('ready', true);
  rerender(answered);
  expect(result.current).toBe(answered);
});

it('or before it, when that is late', () => {
  const { result, rerender } = renderHook(useWithAnswer, { initialProps: searchOf('ready', true) });
  const asked = searchOf('loading', true);
  rerender(asked);
  act(() => jest.advanceTimersByTime(100));
  expect(result.current).toBe(asked);
  // Another choice is no reason to go back to what stood there.
  const again = searchOf('loading', true);
  rerender(again);
  expect(result.current).toBe(again);
});

it('a failure is told at once, and so is what is chosen at the results themselves', () => {
  const { result, rerender } = renderHook(useWithAnswer, { initialProps: searchOf('ready', true) });
  rerender(searchOf('loading', true));
  const failed = searchOf('failed', true);
  rerender(failed);
  expect(result.current).toBe(failed);
  const elsewhere = searchOf('loading', false);
  rerender(elsewhere);
  expect(result.current).toBe(elsewhere);
});
