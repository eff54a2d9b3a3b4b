import { EditableHeadline } from '#src/components/shared/listing/EditableHeadline.tsx';
import { ListingFrame } from '#src/components/shared/listing/ListingFrame.tsx';
import { providersPath } from '#src/components/shared/listing/listingPaths.ts';
import type { Listing } from '#src/components/shared/listing/loadListing.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './RelatedProviders.declaration.ts';

/** Providers of the specialties the page is about (C-124). */
export function RelatedProviders({ fields, params, data }: ComponentProps<typeof declaration, Listing>) {
  const t = useStrings();
  return (
    <ListingFrame
      name="RelatedProviders"
      params={params}
      listing={data}
      title={<EditableHeadline field={fields.Headline} own={t('listing.providers')} />}
      more={{ path: data?.more ?? providersPath([]), text: t('listing.allProviders') }}
    />
  );
}
