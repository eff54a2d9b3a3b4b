import { EditableHeadline } from '#src/components/shared/listing/EditableHeadline.tsx';
import { ListingFrame } from '#src/components/shared/listing/ListingFrame.tsx';
import type { Listing } from '#src/components/shared/listing/loadListing.ts';
import { EVENTS_PATH } from '#src/components/shared/listing/listingPaths.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './ServiceEvents.declaration.ts';

/** Coming events on the page's service, the next one first. */
export function ServiceEvents({ fields, params, data }: ComponentProps<typeof declaration, Listing>) {
  const t = useStrings();
  return (
    <ListingFrame
      name="ServiceEvents"
      params={params}
      listing={data}
      title={<EditableHeadline field={fields.Headline} own={t('listing.events')} />}
      more={{ path: EVENTS_PATH, text: t('listing.allEvents') }}
    />
  );
}
