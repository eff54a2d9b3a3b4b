import { EditableHeadline } from '#src/components/shared/listing/EditableHeadline.tsx';
import { ListingFrame } from '#src/components/shared/listing/ListingFrame.tsx';
import { ARTICLES_PATH } from '#src/components/shared/listing/listingPaths.ts';
import type { Listing } from '#src/components/shared/listing/loadListing.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './RelatedArticles.declaration.ts';

/** Articles on what the page is about, with the way to all of them. */
export function RelatedArticles({ fields, params, data }: ComponentProps<typeof declaration, Listing>) {
  const t = useStrings();
  return (
    <ListingFrame
      name="RelatedArticles"
      params={params}
      listing={data}
      title={<EditableHeadline field={fields.Headline} own={t('listing.articles')} />}
      more={{ path: ARTICLES_PATH, text: t('listing.allArticles') }}
    />
  );
}
