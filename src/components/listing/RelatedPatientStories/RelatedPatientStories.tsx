import { EditableHeadline } from '#src/components/listing/shared/EditableHeadline.tsx';
import { ListingFrame } from '#src/components/listing/shared/ListingFrame.tsx';
import { STORIES_PATH } from '#src/components/listing/shared/listingPaths.ts';
import type { Listing } from '#src/components/listing/shared/loadListing.ts';
import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { useStrings } from '#src/ports/PageContext.tsx';

/** Stories of patients on what the page is about. */
export function RelatedPatientStories({ fields, params, data }: ComponentProps<Listing>) {
  const t = useStrings();
  return (
    <ListingFrame
      name="RelatedPatientStories"
      params={params}
      listing={data}
      title={<EditableHeadline fields={fields} own={t('listing.stories')} />}
      more={{ path: STORIES_PATH, text: t('listing.allStories') }}
    />
  );
}
