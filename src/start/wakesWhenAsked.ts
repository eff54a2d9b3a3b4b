import { letGo } from './presses.ts';

interface Wakes {
  wakeIsland: (element: HTMLElement) => void;
}

/**
 * Who answers presses before the code that wakes islands is there: it is asked for, and the island of each press wakes with
 * it. Where it does not arrive, what was pressed is the browser's, and the next press asks again.
 */
export function wakesWhenAsked(load: () => Promise<Wakes>): {
  onPress: (part: HTMLElement) => void;
  onIntent: (part: HTMLElement) => void;
} {
  const wake = (part: HTMLElement) => {
    load().then(
      ({ wakeIsland }) => wakeIsland(part),
      (error: unknown) => {
        console.error('A part could not wake', error);
        letGo(part.dataset.island ?? '');
      },
    );
  };
  return {
    onPress: (part) => part.dataset.island !== undefined && wake(part),
    onIntent: (part) => part.dataset.wake === 'press' && wake(part),
  };
}
