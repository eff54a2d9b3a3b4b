import { zipPlaces } from '../../maps/zipPlaces.ts';
import { REGIONS } from './places.ts';
import type { RegionPlan } from './places.ts';

/** A county in which Meridian Plan sells its plans. */
export interface ServiceCounty {
  name: string;
  region: RegionPlan;
  /** Its main towns, the largest first. */
  towns: readonly string[];
  /** Those of them that have a hospital of the network. */
  hospitalTowns: readonly string[];
}

/** The county most ZIP areas of a town are in, among those of its region. */
function countyOfTown(region: RegionPlan, town: string): string {
  const counties = zipPlaces('CA').flatMap(({ city, county }) =>
    city === town && region.counties.includes(county) ? [county] : [],
  );
  const [most = ''] = region.counties.toSorted(
    (one, other) =>
      counties.filter((name) => name === other).length - counties.filter((name) => name === one).length,
  );
  return most;
}

/**
 * Where the plan works: the counties in which the network has a hospital, from A to Z. Pages, the plan's directory and the
 * comparison of plans all follow it.
 */
export const SERVICE_AREA: readonly ServiceCounty[] = REGIONS.flatMap((region) => {
  const withHospital = region.towns.slice(0, region.hospitals);
  const towns = region.towns.map((town) => ({ town, county: countyOfTown(region, town) }));
  return region.counties
    .map((name) => {
      const own = towns.flatMap(({ town, county }) => (county === name ? [town] : []));
      return { name, region, towns: own, hospitalTowns: own.filter((town) => withHospital.includes(town)) };
    })
    .filter(({ hospitalTowns }) => hospitalTowns.length > 0);
}).toSorted((one, other) => one.name.localeCompare(other.name));

const SERVED = new Set(SERVICE_AREA.map(({ name }) => name));

/** True for a place in a county where the plan works. */
export const isServed = ({ county = '' }: { county?: string | undefined }): boolean => SERVED.has(county);

/** What the network calls its hospital in a town. */
export const hospitalName = (town: string): string => `Meridian ${town} Medical Center`;
