import { limitOf, loadListing, type Listing } from '#src/components/shared/listing/loadListing.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './ProviderArticles.declaration.ts';

/** How many there are unless the editor says otherwise (C-126). */
const LIMIT = 3;

/** Articles the provider of the page wrote (S-367). */
export const loadProviderArticles: ComponentDataLoader<typeof declaration, Listing> = async (
  { params },
  context,
) => {
  if (context.entity?.entityTypeId !== 'healthcareProfessional') return undefined;
  return loadListing(
    'Article',
    {
      verticalKey: 'articles-by-provider',
      limit: limitOf(params.Limit, LIMIT),
      contextEntityId: context.entity.id,
    },
    context,
  );
};
