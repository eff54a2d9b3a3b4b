import { placeInPage } from '#src/components/shared/listing/locationListing.ts';
import { locationsPath } from '#src/components/shared/listing/listingPaths.ts';
import { anyOf, limitOf, loadListing, type Listing } from '#src/components/shared/listing/loadListing.ts';
import { serviceOf } from '#src/components/shared/listing/pageContext.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './ServiceLocations.declaration.ts';

/** How many there are unless the editor says otherwise (C-122). */
const LIMIT = 3;

export const loadServiceLocations: ComponentDataLoader<typeof declaration, Listing> = async (
  { params },
  context,
) => {
  const service = await serviceOf(context, 'en');
  const filter = service && anyOf({ 'c_relatedServices.name': [service.name] });
  if (!filter) return undefined;
  const search = {
    verticalKey: 'healthcare_facilities',
    limit: limitOf(params.Limit, LIMIT),
    contextEntityId: service.id,
    staticFilters: [filter],
  };
  // Many places do a little of it: by its name, those come first that are there for it.
  const listing =
    (await loadListing('Location', { ...search, query: service.name }, context)) ??
    (await loadListing('Location', search, context));
  return (
    listing && {
      ...listing,
      results: listing.results.map(placeInPage),
      more: locationsPath([service.name]),
    }
  );
};
