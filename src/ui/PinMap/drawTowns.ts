import * as leaflet from 'leaflet';
import { placeNames, type Box, type PlacedName } from '#src/domain/map/placeNames.ts';

/** A town of the base map; they come in the order in which they are given room. */
export interface Town {
  name: string;
  latitude: number;
  longitude: number;
  /** The zoom from which it is named. */
  zoom: number;
}

/** The names of the towns in view. */
export interface Towns {
  /** Names those that have room now. */
  place: () => void;
  remove: () => void;
}

/** What lies over a map or has names of its own: its buttons, what is said of a pin, a street map's tiles that have come. */
const COVERS = '.PinMap-zoom, .PinMap-card, .leaflet-tile-loaded';
/** Of letters' height, so that nothing touches their ascenders and descenders. */
const LINE = 1.3;

/**
 * Draws the names of towns in a pane: more of them the nearer it is, none over another, over a pin (`pinBoxes`) or cut by an
 * edge. They are part of the drawing, not of the page's words.
 */
export function drawTowns(
  map: leaflet.Map,
  pane: string,
  towns: readonly Town[],
  pinBoxes: () => readonly Box[],
): Towns {
  const element = map.getContainer();
  const layer = leaflet.layerGroup().addTo(map);
  const probe = leaflet.DomUtil.create('div', 'PinMap-town', map.getPane(pane));
  probe.setAttribute('aria-hidden', 'true');
  probe.style.visibility = 'hidden';
  const letters = leaflet.DomUtil.create('span', '', probe);
  const widths = new Map<string, number>();
  const widthOf = (name: string) => {
    const known = widths.get(name);
    if (known !== undefined) return known;
    letters.textContent = name;
    const width = Math.ceil(letters.getBoundingClientRect().width);
    widths.set(name, width);
    return width;
  };

  const place = () => {
    const { x: width, y: height } = map.getSize();
    const line = Math.ceil((Number.parseFloat(getComputedStyle(letters).fontSize) || 0) * LINE);
    const inView = map.getBounds();
    const names = towns
      .filter((town) => town.zoom <= map.getZoom() && inView.contains([town.latitude, town.longitude]))
      .map((town) => ({
        ...town,
        ...pointOf(map, town),
        width: widthOf(town.name),
        height: line,
      }));
    letters.textContent = '';
    layer.clearLayers();
    const placed = placeNames(names, { width, height }, coversOf(element), pinBoxes());
    for (const one of placed) layer.addLayer(nameOf(one, pane));
  };
  // A face that comes late has other widths.
  const measureAgain = () => {
    widths.clear();
    place();
  };
  map.on('moveend', place);
  document.fonts?.addEventListener('loadingdone', measureAgain);
  return {
    place,
    remove: () => document.fonts?.removeEventListener('loadingdone', measureAgain),
  };
}

function pointOf(map: leaflet.Map, { latitude, longitude }: Town): { x: number; y: number } {
  const { x, y } = map.latLngToContainerPoint([latitude, longitude]);
  return { x, y };
}

function coversOf(element: HTMLElement): Box[] {
  const frame = element.getBoundingClientRect();
  // Inside the border.
  const [left, top] = [frame.left + element.clientLeft, frame.top + element.clientTop];
  return [...(element.parentElement?.querySelectorAll(COVERS) ?? [])].map((cover) => {
    const box = cover.getBoundingClientRect();
    return {
      left: box.left - left,
      top: box.top - top,
      right: box.right - left,
      bottom: box.bottom - top,
    };
  });
}

/** A name where it was given room; the sheet lays point and letters out in the box. */
function nameOf(
  { name, side, box, isUnderPin }: PlacedName<Town & { x: number; y: number; width: number; height: number }>,
  pane: string,
): leaflet.Marker {
  const marker = leaflet.marker([name.latitude, name.longitude], {
    pane,
    interactive: false,
    keyboard: false,
    icon: leaflet.divIcon({
      className: `PinMap-town PinMap-${side}${isUnderPin ? ' PinMap-named' : ''}`,
      html: textElement(name.name),
      iconSize: [box.right - box.left, box.bottom - box.top],
      iconAnchor: [name.x - box.left, name.y - box.top],
    }),
  });
  return marker.on('add', () => marker.getElement()?.setAttribute('aria-hidden', 'true'));
}

function textElement(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}
