import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { LinkGrid } from '#src/components/linkgrid/LinkGrid/LinkGrid.tsx';
import type { GridLink } from '#src/components/linkgrid/LinkGrid/LinkGrid.tsx';
import { typeLabel } from '#src/components/shared/places/typeLabel.ts';
import { locationCityPath } from '#src/domain/browse/wildcard.ts';
import { locationTypeSlug } from '#src/domain/facility/locationTypes.ts';
import { useStrings } from '#src/context/PageContext.tsx';
import type { Translate } from '#src/context/PageContext.tsx';
import type { CityAndTypeLinks } from './LocationByCityAndTypeLinkGrid.data.ts';
import type { declaration } from './LocationByCityAndTypeLinkGrid.declaration.ts';

/** On a city's listing its other location types, on a type's listing the cities that have it (Q-082, S-137). */
export function LocationByCityAndTypeLinkGrid({
  fields,
  data,
}: ComponentProps<typeof declaration, CityAndTypeLinks>) {
  const t = useStrings();
  const links = data ? linksOf(data, t) : [];
  return <LinkGrid name="LocationByCityAndTypeLinkGrid" headline={fields.Headline} links={links} />;
}

function linksOf(data: CityAndTypeLinks, t: Translate): GridLink[] {
  switch (data.kind) {
    case 'types':
      return data.types.map((name) => ({
        label: typeLabel(name, t),
        path: locationCityPath(data.city, { slug: locationTypeSlug(name) }),
      }));
    case 'cities':
      return data.cities.map((city) => ({
        label: city.name,
        path: locationCityPath(city, { slug: data.type }),
      }));
  }
}
