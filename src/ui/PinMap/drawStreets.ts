import * as leaflet from 'leaflet';
import type { MapTiles } from '#src/domain/map/MapTiles.ts';

/**
 * Lays the tiles of a street map into a pane. `onChange` is told whenever some have come or failed to: whether none of them
 * did, so that what lies below is all there is. Of the page its host hears the origin alone. Returns what takes them away.
 */
export function drawStreets(
  map: leaflet.Map,
  pane: string,
  { url, maxZoom }: MapTiles,
  onChange: (haveFailed: boolean) => void,
): () => void {
  const tiles = leaflet.tileLayer(url, {
    pane,
    maxNativeZoom: maxZoom,
    maxZoom: map.getMaxZoom(),
    noWrap: true,
    referrerPolicy: 'strict-origin',
  });
  let isSettled = false;
  let frame = 0;
  const tell = () => {
    const hasAny = map.getContainer().querySelector('.leaflet-tile-loaded') !== null;
    onChange(isSettled && !hasAny);
  };
  const tellSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(tell);
  };
  tiles.on('loading', () => {
    isSettled = false;
  });
  tiles.on('load', () => {
    isSettled = true;
    tellSoon();
  });
  tiles.on('tileload', tellSoon);
  tiles.addTo(map);
  return () => {
    cancelAnimationFrame(frame);
    tiles.off();
    tiles.remove();
  };
}
