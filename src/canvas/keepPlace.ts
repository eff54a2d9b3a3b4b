import { namesAround } from './toolPlace.ts';

const KEPT = 'meridian:place';
const CONTROLS = '[data-editor-tool] :is(button, input, textarea, select)';

/**
 * Remembers at which of the page's own tools the keyboard is. When the page was opened again under it, and the frame is given
 * the focus back, the keyboard goes on from there.
 */
export function keepPlace(page: Document): void {
  page.addEventListener('focusin', ({ target }) => {
    const place = placeOf(target as Element);
    if (place !== '') sessionStorage.setItem(KEPT, place);
  });
  page.defaultView?.addEventListener('focus', () => {
    if (page.activeElement !== page.body) return;
    const kept = sessionStorage.getItem(KEPT);
    const control = [...page.querySelectorAll<HTMLElement>(CONTROLS)].find((one) => placeOf(one) === kept);
    control?.focus({ preventScroll: true });
  });
}

/** The page, and the names of all that is around a control; '' for one that stands in nothing with a name. */
function placeOf(control: Element): string {
  const names = namesAround(control);
  return names.length === 0 ? '' : [location.pathname, ...names].join('\n');
}
