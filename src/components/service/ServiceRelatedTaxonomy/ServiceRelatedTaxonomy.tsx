import { EditableHeadline } from '#src/components/shared/listing/EditableHeadline.tsx';
import { ListingSection } from '#src/components/shared/listing/ListingShell.tsx';
import { TaxonomyGroups } from '#src/components/shared/listing/TaxonomyGroups.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import type { Service } from '#src/domain/entities/Service.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './ServiceRelatedTaxonomy.declaration.ts';

/**
 * Specialties, conditions, procedures and reasons for a visit of the page's service; nothing when it
 * names none, a notice to editors (E-085).
 */
export function ServiceRelatedTaxonomy({
  fields,
  data,
}: ComponentProps<typeof declaration, Service['taxonomy']>) {
  const t = useStrings();
  if (!data) {
    return (
      <EditingNote
        name="ServiceRelatedTaxonomy"
        missing={['c_servicePageService']}
        reason={t('listing.noTaxonomy')}
      />
    );
  }
  return (
    <ListingSection title={<EditableHeadline field={fields.Headline} own={t('listing.topics')} />}>
      <TaxonomyGroups
        groups={[
          { title: t('listing.taxonomySpecialties'), links: data.specialties },
          { title: t('listing.taxonomyConditions'), links: data.conditions },
          { title: t('listing.taxonomyProcedures'), links: data.procedures },
          { title: t('listing.taxonomyReasons'), links: data.reasons },
        ]}
      />
    </ListingSection>
  );
}
