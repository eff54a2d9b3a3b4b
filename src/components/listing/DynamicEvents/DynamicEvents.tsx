import { EditableHeadline } from '#src/components/shared/listing/EditableHeadline.tsx';
import { ListingFrame } from '#src/components/shared/listing/ListingFrame.tsx';
import { layoutOf, queryProblem } from '#src/components/shared/listing/ListingShell.tsx';
import { EVENTS_PATH } from '#src/components/shared/listing/listingPaths.ts';
import type { Listing } from '#src/components/shared/listing/loadListing.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './DynamicEvents.declaration.ts';

/** Coming events an editor's query finds, the next one first. */
export function DynamicEvents({ fields, params, data }: ComponentProps<typeof declaration, Listing>) {
  const t = useStrings();
  const { config } = usePage();
  return (
    <ListingFrame
      name="DynamicEvents"
      params={params}
      listing={data}
      title={<EditableHeadline field={fields.Headline} own={t('listing.events')} />}
      more={{ path: EVENTS_PATH, text: t('listing.allEvents') }}
      problem={queryProblem(params.Query, config.search.relatedExperienceKey)}
      layout={layoutOf(params.Layout)}
    />
  );
}
