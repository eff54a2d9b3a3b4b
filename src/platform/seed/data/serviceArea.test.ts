import { demoEntities } from '../seedDemo.ts';
import { zipPlaces } from '../../maps/zipPlaces.ts';
import { emptyWorld } from '../World.ts';
import { hospitalName, isServed, SERVICE_AREA } from './serviceArea.ts';

const world = emptyWorld('2026-11-21', 1);
const entities = [...demoEntities(world)].map(({ entity }) => entity);
const ofType = (wanted: string) => entities.flatMap(({ type, body }) => (type === wanted ? [body] : []));
const countyOf = new Map(zipPlaces('CA').map(({ zip, county }) => [zip, county]));
type Placed = { address: { postalCode: string } };
const outside = (places: readonly Placed[]) =>
  places.map(({ address }) => countyOf.get(address.postalCode) ?? '').filter((county) => !isServed({ county }));

it('is the counties with a hospital of the network, under the names these have', () => {
  const hospitals = world.facilities.filter(({ types }) => types[0] === 'Hospital');
  expect(SERVICE_AREA.flatMap(({ hospitalTowns }) => hospitalTowns.map(hospitalName)).toSorted()).toEqual(
    hospitals.map(({ name }) => name).toSorted(),
  );
  expect(SERVICE_AREA.map(({ name }) => name)).toEqual(
    [...new Set(hospitals.map(({ county }) => county))].toSorted(),
  );
});

it('the plan’s directory is in it, with every hospital and its emergency room', () => {
  const facilities = ofType('ce_shpFacility') as unknown as (Placed & { name: string })[];
  const providers = ofType('ce_shpProvider') as unknown as {
    c_shpAddresses: Placed[];
    c_shpHospitalAffiliation: string[];
  }[];
  expect(outside(facilities)).toEqual([]);
  expect(outside(providers.flatMap(({ c_shpAddresses }) => c_shpAddresses))).toEqual([]);
  const names = new Set(facilities.map(({ name }) => name));
  for (const { hospitalTowns } of SERVICE_AREA)
    for (const hospital of hospitalTowns.map(hospitalName)) {
      expect(names).toContain(hospital);
      expect(names).toContain(`${hospital} Emergency Room`);
    }
  for (const { c_shpHospitalAffiliation } of providers)
    for (const hospital of c_shpHospitalAffiliation) expect(names).toContain(hospital);
});
