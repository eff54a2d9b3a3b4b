import { useEffect, useEffectEvent, type RefObject } from 'react';

/** A video loads when this much of it is in view, and pauses below the second (D-012, D-013, C-073, C-074). */
export const LOAD_VISIBILITY = 0.25;
export const PAUSE_VISIBILITY = 0.5;

/**
 * Tells, while `isActive`, how much of an element is in view (0 to 1) whenever it passes one of the two shares. Where a
 * browser cannot tell, all of it.
 */
export function useShareInView(
  element: RefObject<Element | null>,
  isActive: boolean,
  onShare: (share: number) => void,
): void {
  const tell = useEffectEvent(onShare);
  useEffect(() => {
    const watched = element.current;
    if (!isActive || !watched) return undefined;
    if (!('IntersectionObserver' in window)) {
      tell(1);
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => tell(entries.at(-1)?.intersectionRatio ?? 0), {
      threshold: [0, LOAD_VISIBILITY, PAUSE_VISIBILITY],
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, isActive]);
}
