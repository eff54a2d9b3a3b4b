import { limitOf, loadListing, type Listing } from '#src/components/shared/listing/loadListing.ts';
import { relatedTo, topicsOf } from '#src/components/shared/listing/pageContext.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './RelatedArticles.declaration.ts';

/** How many there are unless the editor says otherwise (Q-400, C-047). */
const LIMIT = 3;

export const loadRelatedArticles: ComponentDataLoader<typeof declaration, Listing> = async (
  { params },
  context,
) => {
  const related = relatedTo(await topicsOf(context), {
    services: 'c_services.name',
    specialties: 'c_specialty.name',
    topics: 'c_healthTopics.name',
  });
  if (!related) return undefined;
  return loadListing(
    'Article',
    { verticalKey: 'articles', limit: limitOf(params.Limit, LIMIT), ...related },
    context,
  );
};
