import { useEffect, useRef } from 'react';
import type { Frame } from '../canvas/useFrame.ts';

/** Brings parts of the page into view. */
export interface Reveal {
  /** What was just placed: as soon as the page has been opened again with it. */
  placed: (key: string) => void;
  /** What was chosen: at once, or when the page that is still being opened has it. */
  chosen: (key: string) => void;
}

export function useReveal({ boxes, tell }: Frame): Reveal {
  const wanted = useRef('');
  useEffect(() => {
    const key = wanted.current;
    if (key === '' || !boxes.some((box) => box.key === key)) return;
    wanted.current = '';
    tell({ kind: 'scroll-to', key });
  }, [boxes, tell]);
  const placed = (key: string) => {
    wanted.current = key;
  };
  return {
    placed,
    chosen(key) {
      const isThere = boxes.some((box) => box.key === key);
      placed(isThere || key === 'page' ? '' : key);
      if (isThere) tell({ kind: 'scroll-to', key });
    },
  };
}
