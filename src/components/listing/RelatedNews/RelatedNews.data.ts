import { anyOf, limitOf, loadListing, type Listing } from '#src/components/shared/listing/loadListing.ts';
import { NEWEST_FIRST } from '#src/components/shared/listing/orders.ts';
import { topicsOf } from '#src/components/shared/listing/pageContext.ts';
import { mediaCategories } from './mediaCategories.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './RelatedNews.declaration.ts';

const LIMIT = 3;

export const loadRelatedNews: ComponentDataLoader<typeof declaration, Listing> = async (
  { params },
  context,
) => {
  const { entityId, topics } = await topicsOf(context);
  // Each of the two narrows; without either it is the latest news of the house.
  const staticFilters = [
    anyOf({ wp_categories: mediaCategories(params.Category).known }),
    anyOf({ 'c_healthTopics.name': topics }),
  ].filter((filter) => filter !== undefined);
  return loadListing(
    'News',
    {
      verticalKey: 'post',
      limit: limitOf(params.Limit, LIMIT),
      sortBys: NEWEST_FIRST,
      staticFilters,
      ...(entityId !== undefined && { contextEntityId: entityId }),
    },
    context,
  );
};
