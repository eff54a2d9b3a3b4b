import type { Specialty } from '#src/domain/browse/wildcard.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './DoctorBySpecialtyLinkGrid.declaration.ts';

/** Specialties with at least one professional (S-330–S-332); none is listed when they cannot be had. */
export const loadDoctorBySpecialtyLinkGrid: ComponentDataLoader<typeof declaration, Specialty[]> = (
  _rendering,
  { directory, locale },
) => directory.professionalSpecialties(locale);
