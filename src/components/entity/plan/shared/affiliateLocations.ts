import { placeInPage } from '#src/components/shared/listing/locationListing.ts';
import { oncePerPage } from '#src/components/shared/listing/pageContext.ts';

/** How many its page shows; the search has all of them. */
const SHOWN = 6;

/** The locations of the affiliate whose page it is: how many there are, and the first of them. Asked for once. */
export const affiliateLocations = oncePerPage(async ({ entity, search }) => {
  if (entity?.entityTypeId !== 'ce_affiliate') return undefined;
  const { count, results } = await search.vertical({
    experience: 'search',
    verticalKey: 'healthcare_facilities',
    staticFilters: [{ kind: 'fieldValue', fieldId: 'c_affiliate.id', matcher: '$eq', value: entity.id }],
    limit: SHOWN,
  });
  return { count, results: results.map(placeInPage) };
});
