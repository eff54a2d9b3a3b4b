import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import type { MapLocation } from '#src/domain/map/MapLocation.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './LocationsMap.declaration.ts';

/** The places of a map; `problem` says in the platform's own words why there are none. */
export interface LocationsMapData {
  places: MapLocation[];
  problem?: 'JSS mode is disconnected.' | 'No locations map data found.';
}

/**
 * The places below the rendering's data source and those of the items placed in it, each once (Q-140, S-348, S-349).
 * An outage costs the map, never the page, and editors are told of it; so does an empty data source.
 */
export const loadLocationsMap: ComponentDataLoader<typeof declaration, LocationsMapData> = async (
  { dataSource, placeholders },
  { content, locale, mode, orElse },
) => {
  const placed = Object.values(placeholders ?? {})
    .flat()
    .flatMap((one) => {
      const item = one as ComponentRendering;
      return item.componentName === 'LocationsMapItem' ? item.params?.ItemId || item.dataSource || [] : [];
    });
  const found = async (): Promise<LocationsMapData> => {
    const [below, items] = await Promise.all([
      dataSource ? content.mapLocations(dataSource, locale) : [],
      Promise.all(placed.map((id) => content.mapLocation(id, locale))),
    ]);
    const all = [...below, ...items.filter((place) => place !== undefined)];
    const places = [...new Map(all.map((place) => [place.id, place])).values()];
    return places.length > 0 ? { places } : { places, problem: 'No locations map data found.' };
  };
  if (mode === 'normal') return found();
  return orElse('map-locations', found(), { places: [], problem: 'JSS mode is disconnected.' });
};
