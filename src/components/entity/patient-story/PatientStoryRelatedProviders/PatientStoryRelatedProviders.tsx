import { ListingFrame } from '#src/components/shared/listing/ListingFrame.tsx';
import type { Listing } from '#src/components/shared/listing/loadListing.ts';
import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { useStrings } from '#src/context/PageContext.tsx';

/** Who cared for the patient: 'Meet Our Care Team' (D-144). */
export function PatientStoryRelatedProviders({ params, data }: ComponentProps<Listing>) {
  const t = useStrings();
  return (
    <ListingFrame
      name="PatientStoryRelatedProviders"
      params={params}
      listing={data}
      title={t('patientStory.careTeam')}
      layout="rows"
    />
  );
}
