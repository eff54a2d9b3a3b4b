import {
  anyOf,
  limitOf,
  loadClosestFirst,
  type Listing,
} from '#src/components/shared/listing/loadListing.ts';
import { relatedTo, topicsOf } from '#src/components/shared/listing/pageContext.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './RelatedArticles.declaration.ts';

/** How many there are unless the editor says otherwise (Q-400, C-047). */
const LIMIT = 3;

/** Articles on the page's health topics, then others of its services and specialties. */
export const loadRelatedArticles: ComponentDataLoader<typeof declaration, Listing> = async (
  { params },
  context,
) => {
  const about = await topicsOf(context);
  const related = relatedTo(about, {
    services: 'c_services.name',
    specialties: 'c_specialty.name',
    topics: 'c_healthTopics.name',
  });
  if (!related) return undefined;
  const isWide = about.services.length + about.specialties.length > 0;
  return loadClosestFirst(
    'Article',
    { verticalKey: 'articles', limit: limitOf(params.Limit, LIMIT), ...related },
    isWide ? anyOf({ 'c_healthTopics.name': about.topics }) : undefined,
    context,
  );
};
