import type { MapLocation } from '#src/domain/map/MapLocation.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './LocationsMapItem.declaration.ts';

/** The place of the rendering's item (S-349); an outage costs it, never the page. */
export const loadLocationsMapItem: ComponentDataLoader<typeof declaration, MapLocation> = async (
  { dataSource, params },
  { content, locale, orElse },
) => {
  const id = params?.ItemId || dataSource;
  return id ? orElse('map-location', content.mapLocation(id, locale), undefined) : undefined;
};
