import { EditableHeadline } from '#src/components/shared/listing/EditableHeadline.tsx';
import { ListingFrame } from '#src/components/shared/listing/ListingFrame.tsx';
import { STORIES_PATH } from '#src/components/shared/listing/listingPaths.ts';
import type { Listing } from '#src/components/shared/listing/loadListing.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './RelatedPatientStories.declaration.ts';

/** Stories of patients on what the page is about. */
export function RelatedPatientStories({ fields, params, data }: ComponentProps<typeof declaration, Listing>) {
  const t = useStrings();
  return (
    <ListingFrame
      name="RelatedPatientStories"
      params={params}
      listing={data}
      title={<EditableHeadline field={fields.Headline} own={t('listing.stories')} />}
      more={{ path: STORIES_PATH, text: t('listing.allStories') }}
    />
  );
}
