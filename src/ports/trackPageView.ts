import type { TRACKING_CONSENT } from './consent.ts';

/** A page that was opened (S-318): the platform's name of it and nothing of the visitor. */
export interface PageViewEvent {
  event: 'page_view';
  channel: 'WEB';
  currency: 'USD';
  /** The content platform's name of the page. */
  page: string;
  /** Which variant of the page, in the form of the vendor's own page views. */
  pageVariantId: string;
  language: string;
  /** Category of consent the event needs before it may leave the page (C-093). */
  consent_required: typeof TRACKING_CONSENT;
}

/** Tells the page's data layer that it was opened, as `trackSearch` does of searches. */
export function trackPageView(event: PageViewEvent): void {
  (window.dataLayer ??= []).push(event);
}
