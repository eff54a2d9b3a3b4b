import { trackPageView } from '#src/browser/trackPageView.ts';
import type { PageViewEvent } from '#src/browser/trackPageView.ts';

/** Tells the data layer once what `AnalyticsPageView` wrote into the page (S-318). */
export function tellPageView(root: Document): void {
  const told = root.querySelector('script[data-page-view]')?.textContent;
  if (told) trackPageView(JSON.parse(told) as PageViewEvent);
}
