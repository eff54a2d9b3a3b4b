import { renderHook } from '@testing-library/react';
import type { Frame } from '../canvas/useFrame.ts';
import { useReveal } from './useReveal.ts';

it('what was placed is brought into view once the page has it, and once only', () => {
  const tell = jest.fn();
  const frame = (...keys: string[]) => ({ boxes: keys.map((key) => ({ key })), tell }) as unknown as Frame;
  const { result, rerender } = renderHook((now: Frame) => useReveal(now), { initialProps: frame('r:hero') });
  result.current('r:quote');
  rerender(frame('r:hero'));
  expect(tell).not.toHaveBeenCalled();
  rerender(frame('r:hero', 'r:quote'));
  rerender(frame('r:hero', 'r:quote'));
  expect(tell.mock.calls).toEqual([[{ kind: 'scroll-to', key: 'r:quote' }]]);
});
