import type { ComponentProps } from '#src/components/RegistryRow.ts';
import { LinkGrid } from '#src/components/linkgrid/LinkGrid/LinkGrid.tsx';
import { doctorSpecialtyPath } from '#src/domain/browse/wildcard.ts';
import type { Specialty } from '#src/domain/browse/wildcard.ts';

/** Doctors by specialty, under the names of the specialties. */
export function DoctorBySpecialtyLinkGrid({ fields, data = [] }: ComponentProps<Specialty[]>) {
  const links = data.map((specialty) => ({ label: specialty.name, path: doctorSpecialtyPath(specialty) }));
  return <LinkGrid name="DoctorBySpecialtyLinkGrid" fields={fields} links={links} />;
}
