import { limitOf, loadListing, type Listing } from '#src/components/shared/listing/loadListing.ts';
import { EARLIEST_FIRST } from '#src/components/shared/listing/orders.ts';
import { relatedTo, topicsOf } from '#src/components/shared/listing/pageContext.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './RelatedEvents.declaration.ts';

const LIMIT = 3;

export const loadRelatedEvents: ComponentDataLoader<typeof declaration, Listing> = async (
  { params },
  context,
) => {
  const related = relatedTo(await topicsOf(context), { topics: 'c_healthTopics.name', namesEntities: true });
  if (!related) return undefined;
  const limit = limitOf(params.Limit, LIMIT);
  return loadListing('Event', { verticalKey: 'events', limit, sortBys: EARLIEST_FIRST, ...related }, context);
};
