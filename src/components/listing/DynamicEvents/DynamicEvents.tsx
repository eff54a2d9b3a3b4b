import { EditableHeadline } from '#src/components/listing/shared/EditableHeadline.tsx';
import { ListingFrame } from '#src/components/listing/shared/ListingFrame.tsx';
import { layoutOf, queryProblem } from '#src/components/listing/shared/ListingShell.tsx';
import { EVENTS_PATH } from '#src/components/listing/shared/listingPaths.ts';
import type { Listing } from '#src/components/listing/shared/loadListing.ts';
import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { usePage, useStrings } from '#src/ports/PageContext.tsx';

/** Coming events an editor's query finds, the next one first. */
export function DynamicEvents({ fields, params, data }: ComponentProps<Listing>) {
  const t = useStrings();
  const { config } = usePage();
  return (
    <ListingFrame
      name="DynamicEvents"
      params={params}
      listing={data}
      title={<EditableHeadline fields={fields} own={t('listing.events')} />}
      more={{ path: EVENTS_PATH, text: t('listing.allEvents') }}
      problem={queryProblem(params, config.search.relatedExperienceKey)}
      layout={layoutOf(params)}
    />
  );
}
