import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { LinkGrid } from '#src/components/linkgrid/LinkGrid/LinkGrid.tsx';
import { doctorCityPath } from '#src/domain/browse/wildcard.ts';
import type { Specialty } from '#src/domain/browse/wildcard.ts';
import { usePage } from '#src/context/PageContext.tsx';
import type { declaration } from './DoctorByCityAndSpecialtyLinkGrid.declaration.ts';

/** The specialties of the doctors in the address's city (Q-081, S-135). */
export function DoctorByCityAndSpecialtyLinkGrid({
  fields,
  data = [],
}: ComponentProps<typeof declaration, Specialty[]>) {
  const city = usePage().wildcard?.city;
  const links = city
    ? data.map((specialty) => ({ label: specialty.name, path: doctorCityPath(city, specialty) }))
    : [];
  return <LinkGrid name="DoctorByCityAndSpecialtyLinkGrid" headline={fields.Headline} links={links} />;
}
