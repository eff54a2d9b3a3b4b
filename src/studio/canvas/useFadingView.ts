import { useEffect, useState } from 'react';
import type { FramesState, View } from './Frames.ts';

/** How long a new page takes to come in over the old one, in ms; studio.css has the same. */
export const FADE_MS = 160;

/**
 * The view that has just been replaced: it stays below the new one for as long as that may take to come in, whether motion is
 * wanted or not, since presses on their way to it are heard there.
 */
export function useFadingView({ views, shown }: Pick<FramesState, 'views' | 'shown'>): View | undefined {
  const view = views.find(({ number }) => number === shown);
  const [{ last, fading }, setLast] = useState<{ last?: View | undefined; fading?: View | undefined }>({});
  if (last !== view) setLast({ last: view, fading: view && last });
  useEffect(() => {
    if (!fading) return;
    const timer = setTimeout(() => setLast((now) => ({ last: now.last })), FADE_MS);
    return () => clearTimeout(timer);
  }, [fading]);
  return last === view ? fading : undefined;
}
