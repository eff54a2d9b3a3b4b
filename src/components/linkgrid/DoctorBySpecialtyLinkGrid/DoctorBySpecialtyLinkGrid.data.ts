import type { Specialty } from '#src/domain/browse/wildcard.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';

/** Specialties with at least one professional (S-330–S-332); none is listed when they cannot be had. */
export const loadDoctorBySpecialtyLinkGrid: ComponentDataLoader<Specialty[]> = (
  _rendering,
  { directory, locale },
) => directory.professionalSpecialties(locale);
