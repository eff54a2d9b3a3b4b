import { EditableHeadline } from '#src/components/shared/listing/EditableHeadline.tsx';
import { ListingFrame } from '#src/components/shared/listing/ListingFrame.tsx';
import { EVENTS_PATH } from '#src/components/shared/listing/listingPaths.ts';
import type { Listing } from '#src/components/shared/listing/loadListing.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './RelatedEvents.declaration.ts';

/** Coming events on what the page is about, the next one first. */
export function RelatedEvents({ fields, params, data }: ComponentProps<typeof declaration, Listing>) {
  const t = useStrings();
  return (
    <ListingFrame
      name="RelatedEvents"
      params={params}
      listing={data}
      title={<EditableHeadline field={fields.Headline} own={t('listing.events')} />}
      more={{ path: EVENTS_PATH, text: t('listing.allEvents') }}
    />
  );
}
