import { awardsPath } from '#src/components/shared/listing/listingPaths.ts';
import { limitOf, loadListing, type Listing } from '#src/components/shared/listing/loadListing.ts';
import { relatedTo, topicsOf } from '#src/components/shared/listing/pageContext.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './RelatedAwards.declaration.ts';

/** How many there are unless the editor says otherwise (Q-401, C-048). */
const AWARDS_LIMIT = 6;

export const loadRelatedAwards: ComponentDataLoader<typeof declaration, Listing> = async (
  { params },
  context,
) => {
  const about = await topicsOf(context);
  const related = relatedTo(about, { services: 'c_awardServices.name', namesEntities: true });
  if (!related) return undefined;
  const limit = limitOf(params.Limit, AWARDS_LIMIT);
  const listing = await loadListing('Award', { verticalKey: 'awards', limit, ...related }, context);
  return listing && { ...listing, more: awardsPath(about.isEntityPage ? [] : about.services) };
};
