import type { EntityInput } from '#src/platform/store/Store.ts';
import { facility, smallNetwork } from './testing/smallNetwork.ts';

const PLACES = 'healthcare_facilities';
const PROVIDERS = 'healthcare_professionals';
const nowhere = { yextDisplayCoordinate: undefined };
/** Somebody who practises at places of these ids. */
const practising = (id: string, more: Record<string, unknown>, ...offices: string[]): EntityInput => ({
  ...{ id, type: 'healthcareProfessional', locale: 'en' },
  body: {
    ...{ name: `Person ${id}`, c_primaryTitle: 'Cardiology' },
    c_offices: offices.map((office) => ({ officeOrFacility: [{ $ref: office }] })),
    ...more,
  },
});

const network = smallNetwork([
  facility('davis', 'Davis Clinic', 'Davis'),
  facility('bare', 'Alder Clinic', 'Davis', nowhere),
  facility('stockton', 'Stockton Clinic', 'Stockton'),
  facility('barer', 'Stockton Other Clinic', 'Stockton', nowhere),
  facility('noZip', 'Elm Clinic', 'Davis', { ...nowhere, address: { city: 'Davis', region: 'CA' } }),
  facility('abroad', 'Oak Clinic', 'Davis', {
    ...nowhere,
    address: { city: 'Davis', region: 'ON', postalCode: '95616', countryCode: 'CA' },
  }),
  practising('known', {}, 'davis'),
  practising('unknown', {}, 'bare'),
  practising('both', {}, 'bare', 'stockton'),
  practising('far', {}, 'barer'),
  practising('own', { address: { postalCode: '95616' } }),
  practising('elsewhere', { address: { postalCode: '95202' } }, 'davis'),
]);
afterAll(network.close);

const told = (found: unknown[][]) => Object.fromEntries(found) as Record<string, number | undefined>;

it('a place without a point is found in its town and ZIP area, and no distance is told of it', () => {
  for (const query of ['clinic in davis', 'clinic near 95616']) {
    const found = told(network.distances(PLACES, query));
    expect(Object.keys(found).sort()).toEqual(['bare', 'davis']);
    expect(found.bare).toBeUndefined();
    expect(found.davis).toBeLessThan(5000);
  }
});

it('so are those who practise there, unless another place of theirs is nearer', () => {
  const found = told(network.distances(PROVIDERS, 'cardiologist in davis'));
  expect(Object.keys(found).sort()).toEqual(['both', 'elsewhere', 'known', 'own', 'unknown']);
  for (const id of ['unknown', 'both', 'own']) expect([id, found[id]]).toEqual([id, undefined]);
  for (const id of ['known', 'elsewhere']) expect(found[id]).toBeLessThan(5000);
  expect(told(network.distances(PROVIDERS, 'cardiologist in stockton')).both).toBeLessThan(5000);
});

it('by distance it stands behind those whose distance is known', () => {
  const sorted = network.distances(PLACES, 'clinic in davis', {
    sortBys: JSON.stringify([{ type: 'ENTITY_DISTANCE' }]),
  });
  expect(sorted.map(([id]) => id)).toEqual(['davis', 'bare']);
});

it('and a visitor is told no distance to it either', () => {
  const found = told(network.distances(PLACES, 'clinic', { location: '38.55,-121.74' }));
  expect(found.bare).toBeUndefined();
  expect(found.davis).toBe(0);
});
