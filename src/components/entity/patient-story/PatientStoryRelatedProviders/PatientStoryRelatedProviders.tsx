import { ListingFrame } from '#src/components/shared/listing/ListingFrame.tsx';
import type { Listing } from '#src/components/shared/listing/loadListing.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './PatientStoryRelatedProviders.declaration.ts';

/** Who cared for the patient: 'Meet Our Care Team' (D-144). */
export function PatientStoryRelatedProviders({ params, data }: ComponentProps<typeof declaration, Listing>) {
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
