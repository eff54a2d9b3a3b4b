/*
 * What the page of an event does in the browser: a page that was kept, or stays open, says when its event is over; a link
 * to share by mail shares as the device does where it can.
 */

/** Longest time a browser's clock takes. */
const LONGEST_MS = 2 ** 31 - 1;

/** Shows of each part that knows its end what holds now, and again at the end. */
export function tellOver(root: ParentNode, now: () => number = Date.now): void {
  for (const part of root.querySelectorAll<HTMLElement>('[data-over-at]')) {
    const over = Date.parse(part.dataset['overAt'] ?? '');
    if (Number.isNaN(over)) continue;
    const left = over - now();
    for (const one of part.querySelectorAll<HTMLElement>('[data-while]'))
      one.hidden = one.dataset['while'] !== (left > 0 ? 'coming' : 'over');
    if (left > 0 && left < LONGEST_MS) setTimeout(() => tellOver(root, now), left);
  }
}

/** Links that share as the device does; elsewhere they stay what they are. */
export function shareByDevice(root: ParentNode): void {
  if (!('share' in navigator)) return;
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-share]'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      // Whoever closes the choice has changed their mind.
      navigator.share({ title: link.dataset['share'] ?? '', url: location.href }).catch(() => undefined);
    });
}
