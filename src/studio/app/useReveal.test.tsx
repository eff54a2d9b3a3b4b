import { renderHook } from '@testing-library/react';
import type { Frame } from '../canvas/useFrame.ts';
import { useReveal } from './useReveal.ts';

const tell = jest.fn();
const frame = (...keys: string[]) => ({ boxes: keys.map((key) => ({ key })), tell }) as unknown as Frame;
beforeEach(() => tell.mockClear());

it('what was placed is brought into view once the page has it, and once only', () => {
  const { result, rerender } = renderHook((now: Frame) => useReveal(now), { initialProps: frame('r:hero') });
  result.current.placed('r:quote');
  rerender(frame('r:hero'));
  expect(tell).not.toHaveBeenCalled();
  rerender(frame('r:hero', 'r:quote'));
  rerender(frame('r:hero', 'r:quote'));
  expect(tell.mock.calls).toEqual([[{ kind: 'scroll-to', key: 'r:quote' }]]);
});

it('what was chosen while the page was still being opened is brought into view once it is there, the last choice alone', () => {
  const { result, rerender } = renderHook((now: Frame) => useReveal(now), { initialProps: frame() });
  result.current.chosen('r:hero');
  result.current.chosen('r:quote');
  expect(tell).not.toHaveBeenCalled();
  rerender(frame('r:hero', 'r:quote'));
  expect(tell.mock.calls).toEqual([[{ kind: 'scroll-to', key: 'r:quote' }]]);
  result.current.chosen('r:hero');
  expect(tell).toHaveBeenLastCalledWith({ kind: 'scroll-to', key: 'r:hero' });
});
