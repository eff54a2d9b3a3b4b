import { useEffect } from 'react';

const STOPS = '[role="row"][tabindex="0"], button:not([disabled]), input, textarea, iframe, [tabindex="0"]';

/** Where the keyboard goes in an area; undefined in one that is not shown, or has nothing to be worked on. */
const firstStop = (area: HTMLElement): HTMLElement | undefined =>
  [...area.querySelectorAll<HTMLElement>(STOPS)].find(
    (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'),
  );

/** Takes the keyboard to the next area of the screen, or the one before. */
export function toNextArea(isBack = false): void {
  const areas = [...document.querySelectorAll<HTMLElement>('[data-area]')].filter(firstStop);
  const at = areas.findIndex((area) => area.contains(document.activeElement));
  const next = areas.at((at + (isBack ? -1 : 1) + areas.length) % areas.length);
  if (next) firstStop(next)?.focus();
}

/** F6 goes round the areas of a screen, Shift+F6 back; the page in the frame hands it on. */
export function useF6() {
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      if (event.key !== 'F6') return;
      event.preventDefault();
      toNextArea(event.shiftKey);
    };
    addEventListener('keydown', go);
    return () => removeEventListener('keydown', go);
  }, []);
}
