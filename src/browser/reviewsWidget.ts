import { loadWidget } from './loadScript.ts';

/** Kind of link the reviews widget is asked to draw (R-130, C-136). */
const REVIEWS_LINK = 3;

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
  const widget = await loadWidget<ReviewsWidget>(scriptUrl, 'reviewsWidget');
  widget.render(target, { id, link: REVIEWS_LINK, locale });
}
