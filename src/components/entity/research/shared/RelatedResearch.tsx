import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { ListingCards } from '#src/components/shared/listing/ListingFrame.tsx';
import { layoutOf } from '#src/components/shared/listing/ListingShell.tsx';
import type { Listing } from '#src/components/shared/listing/loadListing.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { arrowRightIcon } from '#src/ui/Icon/glyphs.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/** Related research in its cards, with the way to all of it. Nothing when there is none (D-004, X-073). */
export function RelatedResearch({
  name,
  layout,
  title,
  listing,
  more,
  hasTopics,
}: {
  /** Rendering name, as editors know it. */
  name: string;
  /** Rows unless the editor chose another (see layoutOf). */
  layout: string | undefined;
  title: string;
  listing: Listing | undefined;
  more: { path: string; text: string };
  hasTopics: boolean;
}) {
  const { locale } = usePage();
  const t = useStrings();
  if (!hasTopics) return <EditingNote name={name} missing={['c_researchTopics']} />;
  if (!listing) return <EditingNote name={name} reason={t('research.nothingRelated')} />;
  return (
    <EntitySection
      isPrinted={false}
      title={title}
      action={
        <TextLink look="standalone" iconAfter={arrowRightIcon} href={localizedPath(more.path, locale)}>
          {more.text}
        </TextLink>
      }
    >
      <ListingCards
        cardType={listing.cardTypes[0] ?? ''}
        results={listing.results}
        layout={layout ? layoutOf(layout) : 'rows'}
      />
    </EntitySection>
  );
}
