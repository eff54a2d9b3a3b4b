import { fillIn } from '#src/domain/text/fillIn.ts';

/**
 * Narrows the services of a section by what is written in its field, and by what is open now (`tellServices`); how, is
 * fetched when somebody wants it. Returns what to call when states have changed.
 */
export function filterServices(section: Element): () => void {
  const only = section.querySelector<HTMLButtonElement>('button[aria-pressed]');
  const isPressed = () => only?.getAttribute('aria-pressed') === 'true';
  const narrow = () =>
    void import('./narrowServices.ts').then(({ narrowServices }) => narrowServices(section));
  section.addEventListener('input', narrow);
  only?.addEventListener('click', () => {
    only.setAttribute('aria-pressed', String(!isPressed()));
    narrow();
  });
  // Written before this was here.
  if (section.querySelector('input')?.value) narrow();
  return () => {
    if (!only) return;
    const open = section.querySelectorAll('summary [data-open]').length;
    only.textContent = fillIn(only.dataset['many'] ?? '', { count: open });
    only.classList.toggle('FacilityOfferedServices-only--asleep', open === 0 && !isPressed());
    if (isPressed()) narrow();
  };
}
