import type { PageProps } from '#src/context/PageProps.ts';

/**
 * Marks a page so that, written as JSON, hardly anything of it is left: the server draws from the whole page, and what
 * islands need stands in its HTML. Next would write it a second time: in development into the document, and at addresses
 * below `_next/data` that no page asks for.
 */
export function keptFromBrowsers(page: PageProps): PageProps {
  return Object.defineProperty(page, 'toJSON', { value: () => ({ mode: page.mode }), enumerable: false });
}
