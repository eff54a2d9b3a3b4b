import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { PlacesWithMap } from '#src/components/shared/places/PlacesWithMap.tsx';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';

/** Where the provider sees patients, as a list and a map; places without an address are left out (D-165, D-177, R-107). */
export function ProviderLocations() {
  const provider = useEntity('healthcareProfessional');
  const t = useStrings();
  if (!provider) return null;
  const places = provider.offices.filter((office) => office.address);
  if (places.length === 0) return <EditingNote name="ProviderLocations" missing={['c_offices']} />;
  return (
    <div id="locations">
      <EntitySection title={t('providerPage.myLocations')}>
        <PlacesWithMap places={places} />
      </EntitySection>
    </div>
  );
}
