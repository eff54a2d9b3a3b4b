import { useEffect, useRef } from 'react';
import type { Frame } from '../canvas/useFrame.ts';

/** Brings into view what was just placed on the page, as soon as the page has been opened again with it. */
export function useReveal({ boxes, tell }: Frame): (key: string) => void {
  const wanted = useRef('');
  useEffect(() => {
    const key = wanted.current;
    if (key === '' || !boxes.some((box) => box.key === key)) return;
    wanted.current = '';
    tell({ kind: 'scroll-to', key });
  }, [boxes, tell]);
  return (key) => {
    wanted.current = key;
  };
}
