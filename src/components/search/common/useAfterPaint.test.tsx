import { act, renderHook } from '@testing-library/react';
import { useAfterPaint } from './useAfterPaint.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const frame = () => act(() => jest.advanceTimersToNextFrame());
const task = () => act(() => jest.advanceTimersByTime(1));

it('a value counts in the task after the next frame, the latest alone', () => {
  const { result, rerender } = renderHook((value) => useAfterPaint(value), { initialProps: 'one' });
  expect(result.current).toBe('one');
  rerender('two');
  rerender('three');
  expect(result.current).toBe('one');
  frame();
  expect(result.current).toBe('one');
  task();
  expect(result.current).toBe('three');
});

it('another stands for the first', () => {
  const { result } = renderHook(() => useAfterPaint('all', { first: 'some' }));
  expect(result.current).toBe('some');
  frame();
  task();
  expect(result.current).toBe('all');
});

it('what may not wait counts at once', () => {
  const mayNotWait = (shown: string, value: string) => shown[0] !== value[0];
  const { result, rerender } = renderHook((value) => useAfterPaint(value, { mayNotWait }), {
    initialProps: 'a1',
  });
  rerender('b1');
  expect(result.current).toBe('b1');
  rerender('b2');
  expect(result.current).toBe('b1');
});

it('a page in the background, which gets no frames, does not wait for one', () => {
  const never = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const { result, rerender } = renderHook((value) => useAfterPaint(value), { initialProps: 'one' });
  rerender('two');
  act(() => jest.advanceTimersByTime(250));
  expect(result.current).toBe('two');
  never.mockRestore();
});
