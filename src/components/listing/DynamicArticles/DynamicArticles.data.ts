import { limitOf, loadListing, type Listing } from '#src/components/shared/listing/loadListing.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './DynamicArticles.declaration.ts';

/** How many there are unless the editor says otherwise. */
const LIMIT = 3;

export const loadDynamicArticles: ComponentDataLoader<typeof declaration, Listing> = async (
  { params },
  context,
) => {
  const query = params.Query?.trim();
  if (!query) return undefined;
  const limit = limitOf(params.Limit, LIMIT);
  return loadListing('Article', { verticalKey: 'articles', query, limit }, context);
};
