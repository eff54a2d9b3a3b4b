import { placeInPage } from '#src/components/shared/listing/locationListing.ts';
import { limitOf, loadListing, type Listing } from '#src/components/shared/listing/loadListing.ts';
import { parseSearchState, searchAddress } from '#src/domain/search/searchState.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './RelatedLocationsByQuery.declaration.ts';

/** How many there are unless the editor says otherwise (C-122). */
const LIMIT = 3;
const VERTICAL = 'healthcare_facilities';

export const loadRelatedLocationsByQuery: ComponentDataLoader<typeof declaration, Listing> = async (
  { params },
  context,
) => {
  const query = params.Query?.trim();
  if (!query) return undefined;
  const state = { ...parseSearchState({ facets: params.Facets }), verticalKey: VERTICAL, query };
  const search = { verticalKey: VERTICAL, query, facets: state.facets, limit: limitOf(params.Limit, LIMIT) };
  const listing = await loadListing('Location', search, context);
  return (
    listing && {
      ...listing,
      results: listing.results.map(placeInPage),
      more: searchAddress('/find-location', state),
    }
  );
};
