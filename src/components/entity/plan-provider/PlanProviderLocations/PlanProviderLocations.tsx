import { useMemo } from 'react';
import { ExampleMissing } from '#src/components/entity/plan-provider/shared/ExampleMissing.tsx';
import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { PlacesWithMap } from '#src/components/shared/places/PlacesWithMap.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';

/**
 * The addresses of a plan's provider as a list and a map, nearest first once the visitor's position is known; a refusal
 * leaves the order (D-194, D-198, S-370, R-107, R-108, X-015).
 */
export function PlanProviderLocations() {
  const provider = useEntity('ce_shpProvider');
  const t = useStrings();
  const addresses = provider?.addresses;
  const places = useMemo(
    () => (addresses ?? []).map((place) => ({ ...place, name: place.name ?? place.address.line1 })),
    [addresses],
  );
  if (!provider) return <ExampleMissing name="PlanProviderLocations" />;
  if (places.length === 0) return <EditingNote name="PlanProviderLocations" missing={['c_shpAddresses']} />;
  return (
    <div id="locations">
      <EntitySection title={t('planProvider.locations')}>
        <PlacesWithMap places={places} isNearestFirst />
      </EntitySection>
    </div>
  );
}
