import { EditableHeadline } from '#src/components/listing/shared/EditableHeadline.tsx';
import { ListingFrame } from '#src/components/listing/shared/ListingFrame.tsx';
import { ARTICLES_PATH } from '#src/components/listing/shared/listingPaths.ts';
import type { Listing } from '#src/components/listing/shared/loadListing.ts';
import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { useStrings } from '#src/ports/PageContext.tsx';

/** Articles on what the page is about, with the way to all of them. */
export function RelatedArticles({ fields, params, data }: ComponentProps<Listing>) {
  const t = useStrings();
  return (
    <ListingFrame
      name="RelatedArticles"
      params={params}
      listing={data}
      title={<EditableHeadline fields={fields} own={t('listing.articles')} />}
      more={{ path: ARTICLES_PATH, text: t('listing.allArticles') }}
    />
  );
}
