/*
 * Filters the index of services while somebody types: needs, parts of the body and letters at once. What does not hold all of
 * the words is hidden, and so is what is empty then. Without it the field is the services' search.
 */

import { plainWords } from '#src/domain/text/plainWords.ts';

/** Has the fields that filter an index do so. */
export function filterServices(root: ParentNode): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-finder]')) {
    const index = form.closest('[data-finder-of]');
    const field = form.querySelector('input');
    if (!index || !field) continue;
    const status = index.querySelector<HTMLElement>('[data-found]');
    const entries = [...index.querySelectorAll<HTMLElement>('[data-find]')].map((element) => ({
      element,
      words: plainWords(`${element.textContent} ${element.dataset['find']}`),
    }));
    const groups = [...index.querySelectorAll<HTMLElement>('[data-finds]')];
    const filter = () => {
      const asked = plainWords(field.value);
      const services = new Set<string>();
      for (const { element, words } of entries) {
        // Each word is the beginning of one that is there.
        element.hidden = !asked.every((word) => words.some((own) => own.startsWith(word)));
        if (!element.hidden) for (const { href } of element.querySelectorAll('a')) services.add(href);
      }
      for (const group of groups) group.hidden = !group.querySelector('[data-find]:not([hidden])');
      index.toggleAttribute('data-filtered', asked.length > 0);
      if (!status) return;
      const { found = '', foundOne = '', foundNone = '' } = status.dataset;
      const saying = [foundNone, foundOne][services.size] ?? found;
      status.textContent = asked.length > 0 ? saying.replace('{count}', String(services.size)) : '';
    };
    field.addEventListener('input', filter);
    // A browser that goes back brings what was typed.
    if (field.value) filter();
  }
}
