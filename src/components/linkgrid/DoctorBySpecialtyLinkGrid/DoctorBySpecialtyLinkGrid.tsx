import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { LinkGrid } from '#src/components/linkgrid/LinkGrid/LinkGrid.tsx';
import { doctorSpecialtyPath } from '#src/domain/browse/wildcard.ts';
import type { Specialty } from '#src/domain/browse/wildcard.ts';
import type { declaration } from './DoctorBySpecialtyLinkGrid.declaration.ts';

/** Doctors by specialty, under the names of the specialties. */
export function DoctorBySpecialtyLinkGrid({
  fields,
  data = [],
}: ComponentProps<typeof declaration, Specialty[]>) {
  const links = data.map((specialty) => ({ label: specialty.name, path: doctorSpecialtyPath(specialty) }));
  return <LinkGrid name="DoctorBySpecialtyLinkGrid" headline={fields.Headline} links={links} />;
}
