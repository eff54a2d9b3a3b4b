import { LinkRows } from '#src/components/shared/sections/LinkRows.tsx';
import { EditableHeadline } from '#src/components/shared/listing/EditableHeadline.tsx';
import { ListingShell } from '#src/components/shared/listing/ListingShell.tsx';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import type { EntityLink } from '#src/domain/entities/common.ts';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './TopLevelServicesGrid.declaration.ts';

/** The services of the network's top level, by name (Q-131, S-344, C-041). `Columns` sets how many stand side by side. */
export function TopLevelServicesGrid({
  fields,
  params,
  data,
}: ComponentProps<typeof declaration, EntityLink[]>) {
  const t = useStrings();
  const { locale } = usePage();
  const columns = /^[1-4]$/.exec(params.Columns ?? params.ColumnCount ?? '')?.[0] ?? '3';
  return (
    <ListingShell
      name="TopLevelServicesGrid"
      params={params}
      listing={data}
      title={<EditableHeadline field={fields.Headline} own={t('listing.services')} />}
    >
      {(services) => (
        <div className={`TopLevelServicesGrid TopLevelServicesGrid--${columns}`}>
          <LinkRows links={services} locale={locale} />
        </div>
      )}
    </ListingShell>
  );
}
