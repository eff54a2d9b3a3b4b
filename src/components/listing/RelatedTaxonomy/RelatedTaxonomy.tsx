import { EditableHeadline } from '#src/components/shared/listing/EditableHeadline.tsx';
import { ListingSection } from '#src/components/shared/listing/ListingShell.tsx';
import { TaxonomyGroups } from '#src/components/shared/listing/TaxonomyGroups.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import type { EntityLink } from '#src/domain/entities/common.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './RelatedTaxonomy.declaration.ts';

/** What editors picked for the page, each with its page on this site. */
export interface PageTaxonomy {
  services: EntityLink[];
  specialties: EntityLink[];
  topics: EntityLink[];
}

/** The services, specialties and health topics of the page; nothing when empty, a notice to editors (E-085). */
export function RelatedTaxonomy({ fields, data }: ComponentProps<typeof declaration, PageTaxonomy>) {
  const t = useStrings();
  if (!data) {
    return (
      <EditingNote
        name="RelatedTaxonomy"
        missing={['Services', 'Specialties', 'HealthTopics']}
        reason={t('listing.noTaxonomy')}
      />
    );
  }
  return (
    <ListingSection title={<EditableHeadline field={fields.Headline} own={t('listing.topics')} />}>
      <TaxonomyGroups
        groups={[
          { title: t('listing.taxonomyServices'), links: data.services },
          { title: t('listing.taxonomySpecialties'), links: data.specialties },
          { title: t('listing.taxonomyTopics'), links: data.topics },
        ]}
      />
    </ListingSection>
  );
}
