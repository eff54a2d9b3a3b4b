import { LOCATION_TYPES } from '#src/domain/facility/locationTypes.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './LocationTypeLinkGrid.declaration.ts';

/** Names of the location types that have a location; all known ones when the search service does not answer. */
export const loadLocationTypeLinkGrid: ComponentDataLoader<typeof declaration, string[]> = (
  _rendering,
  { directory, orElse },
) => orElse('location-types', directory.locationTypes(), [...LOCATION_TYPES]);
