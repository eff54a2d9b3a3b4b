import { EditableHeadline } from '#src/components/listing/shared/EditableHeadline.tsx';
import { ListingFrame } from '#src/components/listing/shared/ListingFrame.tsx';
import { EVENTS_PATH } from '#src/components/listing/shared/listingPaths.ts';
import type { Listing } from '#src/components/listing/shared/loadListing.ts';
import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { useStrings } from '#src/ports/PageContext.tsx';

/** Coming events on what the page is about, the next one first. */
export function RelatedEvents({ fields, params, data }: ComponentProps<Listing>) {
  const t = useStrings();
  return (
    <ListingFrame
      name="RelatedEvents"
      params={params}
      listing={data}
      title={<EditableHeadline fields={fields} own={t('listing.events')} />}
      more={{ path: EVENTS_PATH, text: t('listing.allEvents') }}
    />
  );
}
