/** A click worth counting (S-319 – S-321). Ids only: never what a visitor typed or where they are. */
export interface ClickEvent {
  action: 'booking' | 'on-my-way' | 'search-result';
  entityTypeId: string;
  entityUid: string;
}

/** Name of the DOM event a click is told by. */
export const CLICK_EVENT = 'site:click';

/**
 * Tells the page that something was clicked, as a DOM event on `window`. Whoever may count clicks (analytics,
 * after consent) listens; nothing leaves the browser here.
 */
export function trackClick(event: ClickEvent): void {
  window.dispatchEvent(new CustomEvent<ClickEvent>(CLICK_EVENT, { detail: event }));
}
