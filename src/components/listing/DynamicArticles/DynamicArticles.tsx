import { EditableHeadline } from '#src/components/shared/listing/EditableHeadline.tsx';
import { ListingFrame } from '#src/components/shared/listing/ListingFrame.tsx';
import { layoutOf, queryProblem } from '#src/components/shared/listing/ListingShell.tsx';
import { ARTICLES_PATH } from '#src/components/shared/listing/listingPaths.ts';
import type { Listing } from '#src/components/shared/listing/loadListing.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './DynamicArticles.declaration.ts';

/** Articles an editor's query finds. */
export function DynamicArticles({ fields, params, data }: ComponentProps<typeof declaration, Listing>) {
  const t = useStrings();
  const { config } = usePage();
  return (
    <ListingFrame
      name="DynamicArticles"
      params={params}
      listing={data}
      title={<EditableHeadline field={fields.Headline} own={t('listing.articles')} />}
      more={{ path: ARTICLES_PATH, text: t('listing.allArticles') }}
      problem={queryProblem(params.Query, config.search.relatedExperienceKey)}
      layout={layoutOf(params.Layout)}
    />
  );
}
