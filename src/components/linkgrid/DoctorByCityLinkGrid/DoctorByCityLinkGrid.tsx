import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { LinkGrid } from '#src/components/linkgrid/LinkGrid/LinkGrid.tsx';
import { cityWithRegion, doctorCityPath } from '#src/domain/browse/wildcard.ts';
import type { City } from '#src/domain/browse/wildcard.ts';
import type { declaration } from './DoctorByCityLinkGrid.declaration.ts';

/** Doctors by city. The state stands with a city where the list has cities of several. */
export function DoctorByCityLinkGrid({ fields, data = [] }: ComponentProps<typeof declaration, City[]>) {
  const isOneRegion = new Set(data.map(({ region }) => region)).size <= 1;
  const links = data.map((city) => ({
    label: isOneRegion ? city.name : cityWithRegion(city),
    path: doctorCityPath(city),
  }));
  return <LinkGrid name="DoctorByCityLinkGrid" headline={fields.Headline} links={links} />;
}
