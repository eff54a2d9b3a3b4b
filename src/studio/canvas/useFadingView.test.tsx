import { act, renderHook } from '@testing-library/react';
import type { FramesState } from './Frames.ts';
import { FADE_MS, useFadingView } from './useFadingView.ts';

const view = (number: number) => ({
  number,
  src: `/${number}`,
  ref: () => undefined,
  onLoad: () => undefined,
});
const [first, second, third] = [view(1), view(2), view(3)];

function show() {
  const { result, rerender } = renderHook(
    (state: Pick<FramesState, 'views' | 'shown'>) => useFadingView(state)?.number,
    { initialProps: { views: [first], shown: undefined as number | undefined } },
  );
  rerender({ views: [first], shown: 1 });
  return { fading: () => result.current, rerender };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('keeps the page that was replaced for as long as the new one takes to come in', () => {
  const { fading, rerender } = show();
  expect(fading()).toBeUndefined();
  rerender({ views: [first, second], shown: 1 });
  expect(fading()).toBeUndefined();
  rerender({ views: [second], shown: 2 });
  expect(fading()).toBe(1);
  rerender({ views: [second, third], shown: 2 });
  expect(fading()).toBe(1);
  rerender({ views: [third], shown: 3 });
  expect(fading()).toBe(2);
  act(() => jest.advanceTimersByTime(FADE_MS));
  expect(fading()).toBeUndefined();
});

it('keeps nothing of a page that was left', () => {
  const { fading, rerender } = show();
  rerender({ views: [], shown: undefined });
  expect(fading()).toBeUndefined();
});
