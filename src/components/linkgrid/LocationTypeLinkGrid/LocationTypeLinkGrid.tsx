import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { LinkGrid } from '#src/components/linkgrid/LinkGrid/LinkGrid.tsx';
import { typeLabel } from '#src/components/shared/places/typeLabel.ts';
import { locationTypePath } from '#src/domain/browse/wildcard.ts';
import { locationTypeSlug } from '#src/domain/facility/locationTypes.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import type { declaration } from './LocationTypeLinkGrid.declaration.ts';

/** Locations by type. The address is made from the type's name. */
export function LocationTypeLinkGrid({ fields, data = [] }: ComponentProps<typeof declaration, string[]>) {
  const t = useStrings();
  const links = data.map((name) => ({
    label: typeLabel(name, t),
    path: locationTypePath({ slug: locationTypeSlug(name) }),
  }));
  return <LinkGrid name="LocationTypeLinkGrid" headline={fields.Headline} links={links} />;
}
