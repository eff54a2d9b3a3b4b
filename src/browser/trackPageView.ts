import type { TRACKING_CONSENT } from './consent.ts';

/** The page a view is of: what it is about, by ids and names of the page's own, and nothing of the visitor. */
export interface ViewedPage {
  /** The content platform's name of the page, a listing's filled with what its address names. */
  page: string;
  /** Which variant of the page, in the form of the vendor's own page views. */
  pageVariantId: string;
  site: 'main' | 'plan';
  language: string;
  /** Kind and id of the entity, on a page of one. */
  entity_kind?: string;
  entity_id?: string;
  /** What the address of a listing names, in the page's language. */
  listing_city?: string;
  listing_specialty?: string;
  listing_location_type?: string;
}

/** A page that was opened (S-318). */
export interface PageViewEvent extends ViewedPage {
  event: 'page_view';
  channel: 'WEB';
  currency: 'USD';
  /** Category of consent the event needs before it may leave the page (C-093). */
  consent_required: typeof TRACKING_CONSENT;
}

/** Tells the page's data layer that it was opened, as `trackSearch` does of searches. */
export function trackPageView(event: PageViewEvent): void {
  (window.dataLayer ??= []).push(event);
}
