import { EditableHeadline } from '#src/components/shared/listing/EditableHeadline.tsx';
import { ListingFrame } from '#src/components/shared/listing/ListingFrame.tsx';
import type { Listing } from '#src/components/shared/listing/loadListing.ts';
import { mediaCategories } from './mediaCategories.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { MEDIA_CATEGORIES } from '#src/domain/enumerations.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './RelatedNews.declaration.ts';

/** News of some media categories or on the page's topics, the newest first. */
export function RelatedNews({ fields, params, data }: ComponentProps<typeof declaration, Listing>) {
  const t = useStrings();
  const { unknown } = mediaCategories(params.Category);
  const problem =
    unknown.length > 0
      ? t('listing.unknownCategory', { names: unknown.join(', '), known: MEDIA_CATEGORIES.join(', ') })
      : undefined;
  return (
    <ListingFrame
      name="RelatedNews"
      params={params}
      listing={data}
      title={<EditableHeadline field={fields.Headline} own={t('listing.news')} />}
      problem={problem}
    />
  );
}
