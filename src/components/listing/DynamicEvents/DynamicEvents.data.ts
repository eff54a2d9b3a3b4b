import { loadEvents } from '#src/components/shared/listing/loadEvents.ts';
import { limitOf, type Listing } from '#src/components/shared/listing/loadListing.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './DynamicEvents.declaration.ts';

const LIMIT = 3;

export const loadDynamicEvents: ComponentDataLoader<typeof declaration, Listing> = async (
  { params },
  context,
) => {
  const query = params.Query?.trim();
  return query ? loadEvents({ query, limit: limitOf(params.Limit, LIMIT) }, context) : undefined;
};
