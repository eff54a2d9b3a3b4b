import { ListingShell } from '#src/components/shared/listing/ListingShell.tsx';
import { isMapView, LocationCards } from '#src/components/shared/listing/LocationCards.tsx';
import type { Listing } from '#src/components/shared/listing/loadListing.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './PatientStoryRelatedLocations.declaration.ts';

/** Where the patient was cared for: 'Explore Where Care Happens' (D-143, R-107); with `View` map also on a map. */
export function PatientStoryRelatedLocations({ params, data }: ComponentProps<typeof declaration, Listing>) {
  const t = useStrings();
  return (
    <ListingShell
      name="PatientStoryRelatedLocations"
      params={params}
      listing={data}
      title={t('patientStory.whereCareHappens')}
    >
      {({ results }) => <LocationCards results={results} isMap={isMapView(params.View)} />}
    </ListingShell>
  );
}
