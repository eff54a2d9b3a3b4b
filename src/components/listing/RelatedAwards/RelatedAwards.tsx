import { EditableHeadline } from '#src/components/shared/listing/EditableHeadline.tsx';
import { ListingFrame } from '#src/components/shared/listing/ListingFrame.tsx';
import { awardsPath } from '#src/components/shared/listing/listingPaths.ts';
import type { Listing } from '#src/components/shared/listing/loadListing.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './RelatedAwards.declaration.ts';

/** Awards of what the page is about; all of them are a page of their own, narrowed to its services (Q-047, Q-353, Q-401, E-086). */
export function RelatedAwards({ fields, params, data }: ComponentProps<typeof declaration, Listing>) {
  const t = useStrings();
  return (
    <ListingFrame
      name="RelatedAwards"
      params={params}
      listing={data}
      title={<EditableHeadline field={fields.Headline} own={t('listing.awards')} />}
      more={{ path: data?.more ?? awardsPath([]), text: t('listing.allAwards') }}
      empty={t('listing.noAwards')}
    />
  );
}
