import type { TRACKING_CONSENT } from './consent.ts';

/** One answered search (S-352). */
export interface SearchEvent {
  event: 'search_site';
  /** The vertical that was searched, 'all' for all of them. */
  search_type: string;
  /** How much was typed, never what: words typed may be about someone's health, or name a person. */
  search_term: '' | '1 word' | '2 words' | '3 words or more';
  /** How a place was given, never which. */
  location_searched: '' | 'place' | 'current location';
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
