import { limitOf, loadListing, type Listing } from '#src/components/listing/shared/loadListing.ts';
import type { ComponentDataLoader } from '#src/ports/ComponentData.ts';

/** How many there are unless the editor says otherwise. */
const LIMIT = 3;

export const loadDynamicArticles: ComponentDataLoader<Listing> = async ({ params }, context) => {
  const query = params?.['Query']?.trim();
  if (!query) return undefined;
  const limit = limitOf(params, LIMIT);
  return loadListing('Article', { verticalKey: 'articles', query, limit }, context);
};
