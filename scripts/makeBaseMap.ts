/**
 * Draws the base map of the results map: California's counties, its neighbours and the names of large cities, as one
 * small file the site serves itself, so that Map View needs no tile server and asks no third party for anything.
 * Boundaries are the U.S. Census Bureau's (public domain) as packaged by us-atlas. Run: node scripts/makeBaseMap.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { feature, mesh } from 'topojson-client';

type Topology = Parameters<typeof mesh>[0];
type Geometries = Extract<Topology['objects'][string], { type: 'GeometryCollection' }>;

const CALIFORNIA = '06';
/** Oregon, Nevada, Idaho, Arizona, Utah: what can come into view. */
const NEIGHBOURS = ['41', '32', '16', '04', '49'];
/** Decimals kept: about 100 m, below what the source itself resolves. */
const DECIMALS = 3;

/** Name, latitude, longitude, and the zoom from which the name shows. */
const CITIES: [name: string, latitude: number, longitude: number, zoom: number][] = [
  ['San Francisco', 37.775, -122.419, 5],
  ['Los Angeles', 34.052, -118.244, 5],
  ['Sacramento', 38.582, -121.494, 5],
  ['San Diego', 32.716, -117.161, 5],
  ['San José', 37.338, -121.886, 7],
  ['Fresno', 36.738, -119.787, 5],
  ['Oakland', 37.804, -122.271, 8],
  ['Stockton', 37.958, -121.291, 7],
  ['Modesto', 37.639, -120.997, 7],
  ['Bakersfield', 35.373, -119.019, 6],
  ['Redding', 40.587, -122.392, 5],
  ['Chico', 39.729, -121.837, 7],
  ['Santa Rosa', 38.44, -122.714, 7],
  ['Eureka', 40.802, -124.164, 6],
  ['Monterey', 36.6, -121.895, 7],
  ['Santa Cruz', 36.974, -122.031, 8],
  ['San Luis Obispo', 35.283, -120.66, 7],
  ['Santa Barbara', 34.42, -119.698, 6],
  ['Palm Springs', 33.83, -116.545, 7],
  ['Merced', 37.302, -120.483, 8],
  ['Visalia', 36.33, -119.292, 8],
  ['Vallejo', 38.104, -122.257, 9],
  ['Fairfield', 38.249, -122.04, 9],
  ['Davis', 38.545, -121.741, 9],
  ['Roseville', 38.752, -121.288, 9],
  ['Auburn', 38.897, -121.077, 9],
  ['Tracy', 37.74, -121.426, 9],
  ['Antioch', 38.005, -121.806, 9],
  ['Palo Alto', 37.442, -122.143, 9],
  ['Fremont', 37.549, -121.989, 9],
  ['San Mateo', 37.563, -122.326, 9],
  ['Walnut Creek', 37.91, -122.065, 10],
  ['Berkeley', 37.872, -122.273, 10],
  ['Hayward', 37.669, -122.081, 10],
  ['Novato', 38.107, -122.57, 10],
  ['Elk Grove', 38.409, -121.372, 10],
];

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
const cities = CITIES.map(([name, latitude, longitude, zoom]) => ({ name, latitude, longitude, zoom }));

const target = join(import.meta.dirname, '..', 'public', 'map');
mkdirSync(target, { recursive: true });
const text = JSON.stringify({ land, borders, cities });
writeFileSync(join(target, 'california.json'), text);
console.log(`public/map/california.json: ${Math.round(text.length / 1024)} KiB`);

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
