import type { City } from '#src/domain/browse/wildcard.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './DoctorByCityLinkGrid.declaration.ts';

/** Cities with at least one professional (S-327–S-329). When they cannot be had there is nothing to show. */
export const loadDoctorByCityLinkGrid: ComponentDataLoader<typeof declaration, City[]> = (
  _rendering,
  { directory },
) => directory.professionalCities();
