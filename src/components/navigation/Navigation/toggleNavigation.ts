/** Shows and hides the menus of a page (`Navigation`) with their buttons (S-108). */
export function toggleNavigation(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('.Navigation-toggle') : null;
    button?.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'));
  });
}
