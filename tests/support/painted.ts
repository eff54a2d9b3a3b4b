import { act } from '@testing-library/react';

/** Fulfilled when a frame has been painted, and what waited for it has been drawn. */
export const painted = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
