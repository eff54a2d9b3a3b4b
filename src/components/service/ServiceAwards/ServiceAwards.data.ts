import { awardsPath } from '#src/components/listing/shared/listingPaths.ts';
import { limitOf, listingOf, type Listing } from '#src/components/listing/shared/loadListing.ts';
import { serviceOf } from '#src/components/listing/shared/pageContext.ts';
import type { ComponentDataLoader } from '#src/ports/ComponentData.ts';

/** How many there are unless the editor says otherwise (C-125). */
const LIMIT = 6;

export const loadServiceAwards: ComponentDataLoader<Listing> = async ({ params }, context) => {
  const [service, english] = await Promise.all([serviceOf(context), serviceOf(context, 'en')]);
  const listing = service && listingOf('Award', service.awards.slice(0, limitOf(params, LIMIT)));
  return listing && { ...listing, more: awardsPath(english ? [english.name] : []) };
};
