import { ListingShell } from '#src/components/shared/listing/ListingShell.tsx';
import type { Listing } from '#src/components/shared/listing/loadListing.ts';
import { isMapView, LocationCards } from '#src/components/shared/listing/LocationCards.tsx';
import { locationsPath } from '#src/components/shared/listing/listingPaths.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './ServiceLocations.declaration.ts';

/** Places that offer the page's service, as a list or with a map. */
export function ServiceLocations({ fields, params, data }: ComponentProps<typeof declaration, Listing>) {
  const t = useStrings();
  return (
    <ListingShell
      name="ServiceLocations"
      params={params}
      listing={data}
      title={fields.Headline.value || t('listing.locations')}
      more={{ path: data?.more ?? locationsPath([]), text: t('listing.allLocations') }}
    >
      {({ results }) => <LocationCards results={results} isMap={isMapView(params.View)} />}
    </ListingShell>
  );
}
