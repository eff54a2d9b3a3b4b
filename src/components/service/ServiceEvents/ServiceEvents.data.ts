import { limitOf, loadListing, type Listing } from '#src/components/shared/listing/loadListing.ts';
import { EARLIEST_FIRST } from '#src/components/shared/listing/orders.ts';
import { serviceOf } from '#src/components/shared/listing/pageContext.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './ServiceEvents.declaration.ts';

const LIMIT = 3;

/** Events have no field for services: the search service keeps to the context it is given (S-340). */
export const loadServiceEvents: ComponentDataLoader<typeof declaration, Listing> = async (
  { params },
  context,
) => {
  const service = await serviceOf(context);
  if (!service) return undefined;
  const limit = limitOf(params.Limit, LIMIT);
  const search = { verticalKey: 'events', limit, sortBys: EARLIEST_FIRST, contextEntityId: service.id };
  return loadListing('Event', search, context);
};
