/** The parameter in which a form without scripts sends what was typed; search pages read both. */
export const PLAIN_QUERY = 'q';

/** Has the forms that say so send what was typed as the search page's own JSON. */
export function sendQueryAsJson(root: Document): void {
  root.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement) || target.dataset.queryAsJson === undefined) return;
    const typed = target.elements.namedItem(PLAIN_QUERY);
    const query = target.elements.namedItem('query');
    if (!(typed instanceof HTMLInputElement && query instanceof HTMLInputElement)) return;
    query.value = JSON.stringify(typed.value.trim());
    query.disabled = false;
    typed.disabled = true;
    // A page kept for the back button has its form as it was.
    setTimeout(() => {
      query.disabled = true;
      typed.disabled = false;
    });
  });
}
