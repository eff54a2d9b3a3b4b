import { ListingShell, queryProblem } from '#src/components/shared/listing/ListingShell.tsx';
import type { Listing } from '#src/components/shared/listing/loadListing.ts';
import { isMapView, LocationCards } from '#src/components/shared/listing/LocationCards.tsx';
import { locationsPath } from '#src/components/shared/listing/listingPaths.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './RelatedLocationsByQuery.declaration.ts';

/** Places an editor's query and facets find. */
export function RelatedLocationsByQuery({
  fields,
  params,
  data,
}: ComponentProps<typeof declaration, Listing>) {
  const t = useStrings();
  const { config } = usePage();
  return (
    <ListingShell
      name="RelatedLocationsByQuery"
      params={params}
      listing={data}
      title={fields.Headline.value || t('listing.locations')}
      more={{ path: data?.more ?? locationsPath([]), text: t('listing.allLocations') }}
      problem={queryProblem(params.Query, config.search.relatedExperienceKey)}
    >
      {({ results }) => <LocationCards results={results} isMap={isMapView(params.View)} />}
    </ListingShell>
  );
}
