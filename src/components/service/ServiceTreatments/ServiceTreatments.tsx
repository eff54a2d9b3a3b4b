import { EditableHeadline } from '#src/components/shared/listing/EditableHeadline.tsx';
import { ListingSection } from '#src/components/shared/listing/ListingShell.tsx';
import { TaxonomyGroups } from '#src/components/shared/listing/TaxonomyGroups.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import type { Service } from '#src/domain/entities/Service.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './ServiceTreatments.declaration.ts';

/** The three lists of a service, in the order they are shown. */
const LISTS = [
  { name: 'Conditions', member: 'conditions', field: 'c_displayConditions' },
  { name: 'Diagnostics', member: 'diagnostics', field: 'c_displayDiagnostics' },
  { name: 'Treatments', member: 'treatments', field: 'c_displayTreatments' },
] as const;

/** What the three lists hold. */
export type Treatments = Pick<Service, (typeof LISTS)[number]['member']>;

/** What the page's service treats, and how (S-207). `Lists` names those of the three to show; all by default. */
export function ServiceTreatments({ fields, params, data }: ComponentProps<typeof declaration, Treatments>) {
  const t = useStrings();
  const wanted = (params.Lists ?? '').toLowerCase().split(/[,|\s]+/);
  const chosen = LISTS.filter(({ name }) => wanted.includes(name.toLowerCase()));
  const lists = chosen.length > 0 ? chosen : LISTS;
  const groups = lists.map(({ name, member }) => ({
    title: t(`listing.display${name}`),
    links: data?.[member] ?? [],
  }));
  if (groups.every(({ links }) => links.length === 0)) {
    return <EditingNote name="ServiceTreatments" missing={lists.map(({ field }) => field)} />;
  }
  return (
    <ListingSection title={<EditableHeadline field={fields.Headline} own={t('listing.treatments')} />}>
      <TaxonomyGroups groups={groups} />
    </ListingSection>
  );
}
