/** Leads the browser to another address without leaving the one it was at in the history. */
export function goTo(href: string): void {
  window.location.replace(href);
}
