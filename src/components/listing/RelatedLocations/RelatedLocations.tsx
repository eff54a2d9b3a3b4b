import { isMapView, LocationCards } from '#src/components/shared/listing/LocationCards.tsx';
import type { Picked } from '#src/components/listing/shared/loadPicked.ts';
import { PickedFrame } from '#src/components/listing/shared/PickedFrame.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './RelatedLocations.declaration.ts';

/** Places an editor picked, ten at most, as a list or with a map; one without an address is skipped. */
export function RelatedLocations({ fields, params, data }: ComponentProps<typeof declaration, Picked>) {
  const t = useStrings();
  return (
    <PickedFrame
      name="RelatedLocations"
      field="LocationsEntities"
      picked={data}
      title={fields.Headline.value || t('listing.locations')}
    >
      {({ results }) => <LocationCards results={results} isMap={isMapView(params.View)} />}
    </PickedFrame>
  );
}
