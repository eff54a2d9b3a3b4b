import type { TRACKING_CONSENT } from './consent.ts';

/** One answered search (S-352). */
export interface SearchEvent {
  event: 'search_site';
  /** The vertical that was searched, 'all' for all of them. */
  search_type: string;
  search_term: string;
  /** Name of the place, 'current location' for the visitor's own, '' without one. Never coordinates. */
  location_searched: string;
  count_search_results: number;
  /** Category of consent the event needs before it may leave the page (C-093). */
  consent_required: typeof TRACKING_CONSENT;
}

declare global {
  interface Window {
    /** Where a tag manager finds the page's events. */
    dataLayer?: unknown[];
  }
}

/** Tells the page's data layer of an answered search (S-352); only with the visitor's consent, and stored nowhere. */
export function trackSearch(event: SearchEvent): void {
  (window.dataLayer ??= []).push(event);
}
