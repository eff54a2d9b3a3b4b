import { EditableHeadline } from '#src/components/shared/listing/EditableHeadline.tsx';
import { ListingFrame } from '#src/components/shared/listing/ListingFrame.tsx';
import { layoutOf, queryProblem } from '#src/components/shared/listing/ListingShell.tsx';
import { STORIES_PATH } from '#src/components/shared/listing/listingPaths.ts';
import type { Listing } from '#src/components/shared/listing/loadListing.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './DynamicPatientStories.declaration.ts';

/** Patient stories an editor's query finds. */
export function DynamicPatientStories({ fields, params, data }: ComponentProps<typeof declaration, Listing>) {
  const t = useStrings();
  const { config } = usePage();
  return (
    <ListingFrame
      name="DynamicPatientStories"
      params={params}
      listing={data}
      title={<EditableHeadline field={fields.Headline} own={t('listing.stories')} />}
      more={{ path: STORIES_PATH, text: t('listing.allStories') }}
      problem={queryProblem(params.Query, config.search.relatedExperienceKey)}
      layout={layoutOf(params.Layout)}
    />
  );
}
