import { loadEvents } from '#src/components/shared/listing/loadEvents.ts';
import { limitOf, type Listing } from '#src/components/shared/listing/loadListing.ts';
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
  return loadEvents({ ...related, limit: limitOf(params.Limit, LIMIT) }, context);
};
