import { EditableHeadline } from '#src/components/shared/listing/EditableHeadline.tsx';
import { ListingCards } from '#src/components/shared/listing/ListingFrame.tsx';
import { ListingSection } from '#src/components/shared/listing/ListingShell.tsx';
import type { Listing } from '#src/components/shared/listing/loadListing.ts';
import { awardsPath } from '#src/components/shared/listing/listingPaths.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './ServiceAwards.declaration.ts';

/** Awards of the page's service; nothing when it has none, a notice to editors (E-086). */
export function ServiceAwards({ fields, data }: ComponentProps<typeof declaration, Listing>) {
  const t = useStrings();
  if (!data) {
    return <EditingNote name="ServiceAwards" missing={['c_serviceAwards']} reason={t('listing.noAwards')} />;
  }
  return (
    <ListingSection
      title={<EditableHeadline field={fields.Headline} own={t('listing.awards')} />}
      more={{ path: data.more ?? awardsPath([]), text: t('listing.allAwards') }}
    >
      <ListingCards cardType="Award" results={data.results} />
    </ListingSection>
  );
}
