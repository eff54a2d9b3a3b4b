/**
 * Goes to an address by a full page load, also when only the query differs. A function of its own, because
 * tests cannot follow a browser that leaves the page.
 */
export function goTo(address: string): void {
  window.location.assign(address);
}
