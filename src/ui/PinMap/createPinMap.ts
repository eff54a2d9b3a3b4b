import * as leaflet from 'leaflet';
import type { Coordinate } from '#src/domain/entities/common.ts';
import { inkOn } from '#src/domain/map/MapLocation.ts';

/** One pin as the map draws it. */
export interface Pin {
  number: number;
  /** Its name for those who do not see it. */
  label: string;
  coordinate: Coordinate;
  /** `#rrggbb`; the brand's colour when left out. */
  colour?: string;
}

/** A map that shows pins. */
export interface PinMap {
  /**
   * Replaces the pins and brings them all into view, or shows them at `zoom`: 1 is all of the network's states, each step is a level
   * nearer. Pins that would cover each other stand as one until the map is nearer; `onChoose` hears the numbers of a
   * pressed one.
   */
  show: (pins: readonly Pin[], onChoose: (numbers: number[]) => void, zoom?: number) => void;
  zoomIn: () => void;
  zoomOut: () => void;
  remove: () => void;
}

/** Shapes as Leaflet takes them. */
type Drawable = NonNullable<Parameters<typeof leaflet.geoJSON>[0]>;

/** What `scripts/makeBaseMap.ts` draws. */
interface BaseMap {
  /** South-west and north-east corner of the network's states; California's where there are none. */
  bounds?: leaflet.LatLngBoundsLiteral;
  land: Drawable;
  borders: Drawable;
  cities: { name: string; latitude: number; longitude: number; zoom: number }[];
}

/** Served by this site. */
const BASE_MAP_PATH = '/map/network.json';
const CALIFORNIA: leaflet.LatLngBoundsLiteral = [
  [32.4, -124.5],
  [42.1, -114.1],
];
/** How far beyond them one can look, of their own size. */
const MARGIN = 0.4;
/** Nearest view: the boundaries carry no more detail. */
const MAX_ZOOM = 12;
const FIT_ZOOM = 10;
/** Pixels across. */
const PIN_SIZE = 34;

let baseMap: Promise<BaseMap> | undefined;

/** The base map, fetched once; a failure is forgotten so that the next try asks again. */
function loadBaseMap(): Promise<BaseMap> {
  baseMap ??= fetch(BASE_MAP_PATH)
    .then((answer) => {
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      return answer.json() as Promise<BaseMap>;
    })
    .catch((error: unknown) => {
      baseMap = undefined;
      throw error;
    });
  return baseMap;
}

/** Makes a map in an element: the wheel scrolls the page, not the map, and nothing moves under reduced motion. */
export async function createPinMap(element: HTMLElement): Promise<PinMap> {
  const base = await loadBaseMap();
  if (!element.isConnected) throw new Error('the page has moved on');
  const whole = leaflet.latLngBounds(base.bounds ?? CALIFORNIA);
  const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  const map = leaflet.map(element, {
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    inertia: !isStill,
    minZoom: 5,
    maxZoom: MAX_ZOOM,
    maxBounds: whole.pad(MARGIN),
    zoomSnap: 0.5,
  });
  map.fitBounds(whole);
  drawGround(map, base);
  drawCityNames(map, base, element);

  const pinLayer = leaflet.layerGroup().addTo(map);
  let shown: readonly Pin[] = [];
  let choose: (numbers: number[]) => void = () => undefined;
  const draw = () => {
    pinLayer.clearLayers();
    for (const group of groupsOf(shown, map)) addPin(pinLayer, group, choose);
  };
  map.on('zoomend', draw);
  return {
    show(pins, onChoose, zoom) {
      shown = pins;
      choose = onChoose;
      map.invalidateSize();
      const bounds = leaflet.latLngBounds(
        pins.map(({ coordinate }): leaflet.LatLngTuple => [coordinate.latitude, coordinate.longitude]),
      );
      if (pins.length === 0 || zoom === 1) map.fitBounds(whole, { animate: false });
      else if (zoom === undefined) {
        map.fitBounds(bounds, { padding: [44, 44], maxZoom: FIT_ZOOM, animate: false });
      } else {
        const least = map.getBoundsZoom(whole);
        map.setView(bounds.getCenter(), Math.min(least + zoom - 1, MAX_ZOOM), { animate: false });
      }
      draw();
    },
    zoomIn: () => map.zoomIn(1),
    zoomOut: () => map.zoomOut(1),
    remove: () => map.remove(),
  };
}

/** Land and borders. */
function drawGround(map: leaflet.Map, base: BaseMap): void {
  // Colours come from the stylesheet: the paths carry classes.
  leaflet
    .geoJSON(base.land, {
      interactive: false,
      style: (feature) => ({
        className: feature?.properties?.home ? 'PinMap-home' : 'PinMap-land',
        weight: 1,
      }),
    })
    .addTo(map);
  leaflet
    .geoJSON(base.borders, {
      interactive: false,
      style: { className: 'PinMap-border', weight: 0.75, fill: false },
    })
    .addTo(map);
}

/** The names of the cities in view, more of them the nearer it is. */
function drawCityNames(map: leaflet.Map, base: BaseMap, element: HTMLElement): void {
  const names = base.cities.map(({ name, latitude, longitude, zoom }) => ({
    zoom,
    marker: leaflet.marker([latitude, longitude], {
      interactive: false,
      keyboard: false,
      icon: leaflet.divIcon({ className: 'PinMap-city', html: textHtml(name), iconSize: undefined }),
      zIndexOffset: -1000,
    }),
  }));
  const showNames = () => {
    const inView = map.getBounds().pad(0.25);
    for (const { zoom, marker } of names) {
      if (map.getZoom() >= zoom && inView.contains(marker.getLatLng())) marker.addTo(map);
      else marker.remove();
    }
    // City names are part of the drawing, not of the page's words.
    for (const city of element.querySelectorAll('.PinMap-city')) city.setAttribute('aria-hidden', 'true');
  };
  showNames();
  map.on('moveend', showNames);
}

/** Pins nearer to each other than a finger can tell, together; a group stands where its first pin is. */
function groupsOf(pins: readonly Pin[], map: leaflet.Map): Pin[][] {
  const groups: { at: leaflet.Point; pins: Pin[] }[] = [];
  for (const pin of pins) {
    const at = map.latLngToLayerPoint([pin.coordinate.latitude, pin.coordinate.longitude]);
    const near = groups.find((group) => group.at.distanceTo(at) < PIN_SIZE + 4);
    if (near) near.pins.push(pin);
    else groups.push({ at, pins: [pin] });
  }
  return groups.map((group) => group.pins);
}

function addPin(layer: leaflet.LayerGroup, group: Pin[], onChoose: (numbers: number[]) => void): void {
  const [first] = group;
  if (!first) return;
  const numbers = group.map(({ number }) => number);
  // Drawn by the stylesheet: a pin's name begins with its number and then lists every place in it.
  const more = group.length > 1 ? `<span class="PinMap-more" data-more="+${group.length - 1}"></span>` : '';
  const marker = leaflet.marker([first.coordinate.latitude, first.coordinate.longitude], {
    keyboard: true,
    riseOnHover: true,
    // Earlier rows lie on top where pins meet.
    zIndexOffset: -first.number,
    icon: leaflet.divIcon({
      className: 'PinMap-pin',
      html: `${group.every(({ colour }) => colour === first.colour) ? groundHtml(first.colour) : ''}<span>${first.number}</span>${more}`,
      iconSize: [PIN_SIZE, PIN_SIZE],
      iconAnchor: [PIN_SIZE / 2, PIN_SIZE / 2],
    }),
  });
  marker.on('click', () => onChoose(numbers));
  marker.addTo(layer);
  const element = marker.getElement();
  element?.setAttribute('aria-label', group.map(({ label }) => label).join('; '));
  element?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    onChoose(numbers);
  });
}

/** A pin's own colour, drawn below its number: the policy of the page allows no styles in what a script writes. */
function groundHtml(colour: string | undefined): string {
  if (!colour || !/^#[\da-f]{6}$/.test(colour)) return '';
  const ink = inkOn(colour) === '#000000' ? ' data-ink="dark"' : '';
  return `<svg class="PinMap-ground" viewBox="0 0 2 2" aria-hidden="true"${ink}><circle cx="1" cy="1" r="1" fill="${colour}"/></svg>`;
}

/** Text as HTML, for Leaflet's icons. */
function textHtml(text: string): string {
  return `<span>${text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</span>`;
}
