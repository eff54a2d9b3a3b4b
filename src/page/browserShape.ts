import type { PageProps } from '#src/context/PageProps.ts';
import { islandPage } from './islandPage.ts';

/**
 * Marks a page so that, written as JSON into the document, it is only its islands' part: the server draws from
 * the whole page, the browser receives what it needs to wake islands.
 */
export function withBrowserShape(page: PageProps): PageProps {
  return Object.defineProperty(page, 'toJSON', { value: () => islandPage(page), enumerable: false });
}
