import { limitOf, loadListing, type Listing } from '#src/components/shared/listing/loadListing.ts';
import { EARLIEST_FIRST } from '#src/components/shared/listing/orders.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './DynamicEvents.declaration.ts';

const LIMIT = 3;

export const loadDynamicEvents: ComponentDataLoader<typeof declaration, Listing> = async (
  { params },
  context,
) => {
  const query = params.Query?.trim();
  if (!query) return undefined;
  const limit = limitOf(params.Limit, LIMIT);
  return loadListing('Event', { verticalKey: 'events', query, limit, sortBys: EARLIEST_FIRST }, context);
};
