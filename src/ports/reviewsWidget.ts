import { loadScript } from './loadScript.ts';

/** Kind of link the reviews widget is asked to draw (R-130, C-136). */
export const REVIEWS_LINK = 3;

/** What the configured script offers as `window.reviewsWidget`. */
export interface ReviewsWidget {
  render(target: HTMLElement, request: { id: string; link: number; locale: string }): void;
}

/**
 * Loads the reviews widget of the reputation service and has it drawn into the element (S-371). Rejects when the script is
 * blocked, offers nothing or throws.
 */
export async function renderReviews(
  scriptUrl: string,
  target: HTMLElement,
  id: string,
  locale: string,
): Promise<void> {
  await loadScript(scriptUrl);
  const { reviewsWidget } = window as { reviewsWidget?: ReviewsWidget };
  if (typeof reviewsWidget?.render !== 'function') throw new Error('The script offers no widget');
  reviewsWidget.render(target, { id, link: REVIEWS_LINK, locale });
}
