import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { MAIL_ONLY } from './mailZips.ts';
import { REGIONS } from './places.ts';

const folder = join(__dirname, '../../../../../shared/data/geo');
const isThere = existsSync(join(folder, 'ca_zips_geonames.csv'));
if (!isThere) console.log('Areas of mail alone: no ../shared/data beside the repository; left out.');

/** Rows of a file of ZIP areas, as lists. */
const rowsOf = (file: string) =>
  parse(readFileSync(join(folder, file), 'utf8'), { relax_column_count: true }) as string[][];

(isThere ? it : it.skip)('names each area of the network that nobody lives in, of each of its counties', () => {
  const lived = new Set(rowsOf('ca_zips_synthea.csv').map(([, , , zip]) => zip));
  const areas = rowsOf('ca_zips_geonames.csv').slice(1);
  const towns = new Set(areas.filter(([zip]) => lived.has(zip)).map(([, town]) => town));
  const counties = new Set(REGIONS.flatMap((region) => region.counties));
  // GeoNames tells the one county that is a city as such.
  const countyOf = (name: string) => name.replace('City and County of ', '');
  const ours = areas.filter(([, town, , county = '']) => counties.has(countyOf(county)) && towns.has(town));
  expect(new Set(ours.map(([, , , county]) => county)).size).toBeGreaterThan(20);
  expect(ours.flatMap(([zip = '']) => (lived.has(zip) || MAIL_ONLY.has(zip) ? [] : [zip]))).toEqual([]);
});

it('names areas once each', () => {
  expect([...MAIL_ONLY].filter((zip) => !/^9\d{4}$/.test(zip))).toEqual([]);
  expect(MAIL_ONLY.size).toBeGreaterThan(300);
});
