/** Leads the browser where the page's `Redirect` says, without leaving the address it was at in the history. */
export function followRedirect(root: Document, view: Pick<Window, 'location'> = window): void {
  const href = root.querySelector<HTMLElement>('[data-redirect]')?.dataset.redirect;
  if (href) view.location.replace(href);
}
