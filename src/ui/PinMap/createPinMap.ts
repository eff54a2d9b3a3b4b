import * as leaflet from 'leaflet';
import type { Coordinate } from '#src/domain/entities/common.ts';
import { inkOn } from '#src/domain/map/MapLocation.ts';
import type { MapTiles } from '#src/domain/map/MapTiles.ts';
import type { Box } from '#src/domain/map/placeNames.ts';
import { drawStreets } from './drawStreets.ts';
import { drawTowns, type Town } from './drawTowns.ts';

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
  /**
   * Draws streets over the boundaries and below the pins, or none. Where tiles do not come the boundaries stay; `onFailed`
   * hears whether none at all has come.
   */
  showStreets: (tiles: MapTiles | undefined, onFailed: (haveFailed: boolean) => void) => void;
  /** Keeps the names of towns clear of what has come or gone over the map. */
  arrange: () => void;
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
  cities: Town[];
}

/** Served by this site. */
const BASE_MAP_PATH = '/map/network.json';
const CALIFORNIA: leaflet.LatLngBoundsLiteral = [
  [32.4, -124.5],
  [42.1, -114.1],
];
/** How far beyond them one can look, of their own size. */
const MARGIN = 0.4;
/** The nearest view, and the nearest a map begins: the boundaries carry no more detail; streets do. */
const NEAREST = { zoom: 12, fit: 10 };
const NEAREST_STREET = 15;
/** Steps of zooming; tiles are sharp at whole ones alone. */
const STEP = { boundaries: 0.5, streets: 1 };
/** Layers from below: each covers those before it. Leaflet's own panes for pins lie above. */
const PANES = { ground: '200', towns: '250', streets: '300' };
/** What pins keep from the edges when the map begins, and from the buttons at the right. */
const PADDING: leaflet.FitBoundsOptions = { paddingTopLeft: [44, 44], paddingBottomRight: [76, 44] };
/** Pixels across. */
const PIN_SIZE = 34;
/** How far the count of the others sticks out of a pin that stands for several: to the right, and up (`PinMap-more`). */
const MORE = { right: 12, top: 9 };

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
    maxZoom: NEAREST.zoom,
    maxBounds: whole.pad(MARGIN),
    zoomSnap: STEP.boundaries,
    trackResize: false,
  });
  for (const [name, height] of Object.entries(PANES)) map.createPane(name).style.zIndex = height;
  map.fitBounds(whole);
  drawGround(map, base);

  const pinLayer = leaflet.layerGroup().addTo(map);
  let shown: readonly Pin[] = [];
  let groups: Pin[][] = [];
  let choose: (numbers: number[]) => void = () => undefined;
  let removeStreets: () => void = () => undefined;
  let fitZoom = NEAREST.fit;
  const draw = () => {
    pinLayer.clearLayers();
    groups = groupsOf(shown, map);
    for (const group of groups) addPin(pinLayer, group, choose);
  };
  map.on('zoomend', draw);
  const view = keepView(map, element);
  const towns = drawTowns(map, 'towns', base.cities, () => groups.map((group) => boxOf(group, map)));
  return {
    show(pins, onChoose, zoom) {
      shown = pins;
      choose = onChoose;
      view.set(() => {
        bringIntoView(map, whole, pins, { zoom, fitZoom });
        draw();
        towns.place();
      });
    },
    showStreets(tiles, onFailed) {
      removeStreets();
      removeStreets = () => undefined;
      onFailed(false);
      map.options.zoomSnap = tiles ? STEP.streets : STEP.boundaries;
      fitZoom = tiles ? Math.min(NEAREST_STREET, tiles.maxZoom) : NEAREST.fit;
      map.setMaxZoom(Math.max(NEAREST.zoom, tiles?.maxZoom ?? 0));
      if (tiles) {
        map.setZoom(Math.floor(map.getZoom()), { animate: false }); // what was in view stays so
        removeStreets = drawStreets(map, 'streets', tiles, (haveFailed) => {
          onFailed(haveFailed);
          towns.place();
        });
      }
      towns.place();
    },
    arrange: towns.place,
    zoomIn() {
      view.leave();
      map.zoomIn(1);
    },
    zoomOut() {
      view.leave();
      map.zoomOut(1);
    },
    remove() {
      view.remove();
      removeStreets();
      towns.remove();
      map.remove();
    },
  };
}

/** Brings all pins into view, or their middle at a zoom; with none the whole. */
function bringIntoView(
  map: leaflet.Map,
  whole: leaflet.LatLngBounds,
  pins: readonly Pin[],
  { zoom, fitZoom }: { zoom: number | undefined; fitZoom: number },
): void {
  const bounds = leaflet.latLngBounds(
    pins.map(({ coordinate }): leaflet.LatLngTuple => [coordinate.latitude, coordinate.longitude]),
  );
  if (pins.length === 0 || zoom === 1) map.fitBounds(whole, { animate: false });
  else if (zoom === undefined) {
    map.fitBounds(bounds, { ...PADDING, maxZoom: fitZoom, animate: false });
  } else {
    const least = map.getBoundsZoom(whole);
    map.setView(bounds.getCenter(), Math.min(least + zoom - 1, NEAREST.zoom), { animate: false });
  }
}

/** Makes a view anew when the map has another size, as on a phone that is turned, until the visitor has moved the map. */
function keepView(map: leaflet.Map, element: HTMLElement) {
  let fit: (() => void) | undefined;
  const leave = () => {
    fit = undefined;
  };
  map.on('dragstart keydown dblclick', leave);
  element.addEventListener('touchstart', ({ touches }) => touches.length > 1 && leave(), { passive: true });
  map.on('resize', () => fit?.());
  // Of the element, not of the window: a page may be laid out anew after that.
  const sizes = new ResizeObserver(() => map.invalidateSize());
  sizes.observe(element);
  return {
    /** Makes a view, and again from now on. */
    set(view: () => void) {
      leave();
      map.invalidateSize();
      fit = view;
      view();
    },
    leave,
    remove: () => sizes.disconnect(),
  };
}

/** Land and borders. */
function drawGround(map: leaflet.Map, base: BaseMap): void {
  // Colours come from the stylesheet: the paths carry classes.
  leaflet
    .geoJSON(base.land, {
      pane: 'ground',
      interactive: false,
      style: (feature) => ({
        className: feature?.properties?.home ? 'PinMap-home' : 'PinMap-land',
        weight: 1,
        fillOpacity: 1,
      }),
    })
    .addTo(map);
  leaflet
    .geoJSON(base.borders, {
      pane: 'ground',
      interactive: false,
      style: { className: 'PinMap-border', weight: 0.75, fill: false },
    })
    .addTo(map);
}

/** Pins so near that they or their counts would meet, together; a group stands where its first pin is. */
function groupsOf(pins: readonly Pin[], map: leaflet.Map): Pin[][] {
  const groups: { at: leaflet.Point; pins: Pin[] }[] = [];
  for (const pin of pins) {
    const at = map.latLngToLayerPoint([pin.coordinate.latitude, pin.coordinate.longitude]);
    const near = groups.find((group) => group.at.distanceTo(at) < PIN_SIZE + MORE.right + 2);
    if (near) near.pins.push(pin);
    else groups.push({ at, pins: [pin] });
  }
  return groups.map((group) => group.pins);
}

/** What a group's pin covers. */
function boxOf(group: readonly Pin[], map: leaflet.Map): Box {
  const { latitude = 0, longitude = 0 } = group[0]?.coordinate ?? {};
  const { x, y } = map.latLngToContainerPoint([latitude, longitude]);
  const half = PIN_SIZE / 2;
  const more = group.length > 1 ? MORE : { right: 0, top: 0 };
  return { left: x - half, top: y - half - more.top, right: x + half + more.right, bottom: y + half };
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
