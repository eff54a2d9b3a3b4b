import { awardsPath } from '#src/components/shared/listing/listingPaths.ts';
import { limitOf, listingOf, type Listing } from '#src/components/shared/listing/loadListing.ts';
import { serviceOf } from '#src/components/shared/listing/pageContext.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './ServiceAwards.declaration.ts';

/** How many there are unless the editor says otherwise (C-125). */
const LIMIT = 6;

export const loadServiceAwards: ComponentDataLoader<typeof declaration, Listing> = async (
  { params },
  context,
) => {
  const [service, english] = await Promise.all([serviceOf(context), serviceOf(context, 'en')]);
  const listing = service && listingOf('Award', service.awards.slice(0, limitOf(params.Limit, LIMIT)));
  return listing && { ...listing, more: awardsPath(english ? [english.name] : []) };
};
