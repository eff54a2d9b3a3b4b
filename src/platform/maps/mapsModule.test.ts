import fc from 'fast-check';
import { createCaller, testContext } from '../feeds/testing/callRoute.ts';
import { openStore } from '../store/openStore.ts';
import { zipPlaces } from './zipPlaces.ts';
import { mapsModule } from './mapsModule.ts';

const store = openStore(':memory:');
const context = testContext(store);
const call = createCaller(mapsModule, context);
const base =
  '/maps/search/address/json?api-version=1.0&subscription-key=search-key&countrySet=US&typeahead=true';
const find = async (query: string, more = '') =>
  (await call(`${base}&query=${encodeURIComponent(query)}${more}`)).body.results;
const names = async (query: string, more = '') =>
  (await find(query, more)).map((result) => result.address.freeformAddress);

beforeAll(() => {
  store.entities.put([
    {
      id: 'fac1',
      type: 'healthcareFacility',
      locale: 'en',
      body: {
        name: 'Harbor Street Urgent Care',
        address: {
          line1: '214 Harbor Street',
          city: 'Berkeley',
          region: 'CA',
          postalCode: '94704',
          countryCode: 'US',
        },
        yextDisplayCoordinate: { latitude: 37.866, longitude: -122.258 },
      },
    },
    { id: 'fac2', type: 'healthcareFacility', locale: 'en', body: { name: 'No address' } },
  ]);
});
afterAll(() => store.close());

it('knows every California ZIP area with a town and a county', () => {
  const zips = zipPlaces('CA');
  expect(zips.length).toBeGreaterThan(2500);
  expect(
    zips.every((zip) => zip.city !== '' && zip.county !== '' && zip.latitude > 32 && zip.latitude < 42.1),
  ).toBe(true);
  expect(zips.find((zip) => zip.zip === '94110')).toMatchObject({
    city: 'San Francisco',
    county: 'San Francisco',
  });
});

it('answers results for a prefix, with the parameters of the call', async () => {
  const results = await find('sacr', '&topLeft=49,-125&btmRight=31,-102&limit=5&entityType=Municipality');
  expect(results[0]!.address.freeformAddress).toBe('Sacramento, CA');
  expect(results.every((result) => result.entityType === 'Municipality')).toBe(true);
  expect(results.length).toBeLessThanOrEqual(5);
});

it('gives each result id, type, address, position, entity type and box', async () => {
  const [result] = await find('95814', '&entityType=PostalCodeArea');
  expect(result).toEqual({
    type: 'Geography',
    id: 'US/CA/zip/95814',
    score: expect.any(Number),
    entityType: 'PostalCodeArea',
    address: expect.objectContaining({
      freeformAddress: 'Sacramento, CA 95814',
      municipality: 'Sacramento',
      countrySubdivision: 'CA',
      postalCode: '95814',
      countryCode: 'US',
    }),
    position: { lat: expect.any(Number), lon: expect.any(Number) },
    boundingBox: {
      topLeftPoint: { lat: expect.any(Number), lon: expect.any(Number) },
      btmRightPoint: { lat: expect.any(Number), lon: expect.any(Number) },
    },
  });
  expect(result!.boundingBox.topLeftPoint.lat).toBeGreaterThan(result!.position.lat);
  expect(result!.boundingBox.btmRightPoint.lon).toBeGreaterThan(result!.position.lon);
});

it.each([
  ['san fran', 'San Francisco, CA'],
  ['francisco san', 'San Francisco, CA'],
  ['Sacramento, California', 'Sacramento, CA'],
  ['placer', 'Placerville, CA'],
  ['placer county', 'Placer County, CA'],
  ['214 harbor st', '214 Harbor Street, Berkeley, CA 94704'],
  ['harbor street berkeley', 'Harbor Street, Berkeley, CA 94704'],
])('finds "%s"', async (query, expected) => {
  expect(await names(query)).toContain(expected);
});

it('puts the town a person most likely means first', async () => {
  expect((await names('san j'))[0]).toBe('San Jose, CA');
  expect((await names('oakl'))[0]).toBe('Oakland, CA');
});

it('keeps to the box and the country', async () => {
  expect(await names('los angeles', '&topLeft=42,-125&btmRight=36,-119')).toEqual([]);
  expect(await names('sacramento', '&countrySet=CA')).not.toEqual([]);
  expect((await call(`${base.replace('=US', '=FR')}&query=sacramento`)).body.results).toEqual([]);
});

describe('a network elsewhere', () => {
  const boston = openStore(':memory:');
  const ask = createCaller(mapsModule, testContext(boston));
  const place = (id: string, address: Record<string, string>, latitude: number, longitude: number) => ({
    ...{ id, type: 'healthcareFacility', locale: 'en' as const },
    body: { name: id, address, yextDisplayCoordinate: { latitude, longitude } },
  });
  beforeAll(() => {
    boston.entities.put([
      place(
        'fac1',
        { line1: '55 Fruit Street', city: 'Boston', region: 'MA', postalCode: '02114' },
        42.36,
        -71.07,
      ),
      place('fac2', { line1: '1 Pond Road', city: 'Portland', region: 'ME' }, 43.66, -70.26),
      place(
        'fac3',
        { line1: '9 Bayou Way', city: 'Shreveport', region: 'LA', postalCode: '71101' },
        32.5,
        -93.7,
      ),
    ]);
  });
  afterAll(() => boston.close());
  const found = async (query: string): Promise<{ address: Record<string, string> }[]> =>
    (await ask(`${base}&query=${encodeURIComponent(query)}`)).body.results;

  it.each([
    ['55 fruit', '55 Fruit Street, Boston, MA 02114'],
    ['fruit street boston mass', 'Fruit Street, Boston, MA 02114'],
    ['02114', 'Boston, MA 02114'],
    ['springfield', 'Springfield, MA'],
    ['1 pond road', '1 Pond Road, Portland, ME'],
    ['portland maine usa', 'Portland, ME'],
    ['suffolk county', 'Suffolk County, MA'],
    ['caddo parish', 'Caddo Parish, LA'],
  ])('finds "%s" in its state', async (query, expected) => {
    const results = await found(query);
    expect(results.map(({ address }) => address['freeformAddress'])).toContain(expected);
    const { address } = results.find((one) => one.address['freeformAddress'] === expected)!;
    const [, state = ''] = /, ([A-Z]{2})(?: \d+)?$/.exec(expected) ?? [];
    expect(address).toMatchObject({ countrySubdivision: state });
  });

  it('keeps to the state that is named, and knows none the network is not in', async () => {
    const portland = await found('portland me');
    expect(new Set(portland.map(({ address }) => address['countrySubdivision']))).toEqual(new Set(['ME']));
    expect(portland[0]!.address['countrySubdivisionName']).toBe('Maine');
    expect(await found('sacramento')).toEqual([]);
  });
});

it.each([
  ['no key', '/maps/search/address/json?api-version=1.0&query=sac', 401],
  ['a wrong key', '/maps/search/address/json?api-version=1.0&query=sac&subscription-key=x', 401],
  ['no version', '/maps/search/address/json?query=sac&key=search-key', 400],
  ['no query', base, 400],
  ['a blank query', `${base}&query=%20`, 400],
  ['a long query', `${base}&query=${'a'.repeat(300)}`, 400],
  ['limit 0', `${base}&query=sac&limit=0`, 400],
  ['limit 101', `${base}&query=sac&limit=101`, 400],
  ['an unknown entity type', `${base}&query=sac&entityType=Planet`, 400],
  ['half a box', `${base}&query=sac&topLeft=40,-120`, 400],
  ['a box of words', `${base}&query=sac&topLeft=a,b&btmRight=c,d`, 400],
])('refuses %s', async (_, path, status) => {
  const answer = await call(path);
  expect(answer.status).toBe(status);
  expect(answer.body.error.message).toEqual(expect.any(String));
});

it('survives whatever is typed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 200, unit: 'binary' }), async (typed) => {
      const { status, body } = await call(`${base}&query=${encodeURIComponent(typed.toWellFormed())}`);
      expect([200, 400]).toContain(status);
      if (status === 200) expect(body.results.length).toBeLessThanOrEqual(10);
    }),
    { numRuns: 300 },
  );
});

it('is there before the platform is ready, and takes up what changes without keeping anybody waiting', async () => {
  const own = openStore(':memory:');
  const at = (street: string) => ({
    ...{ id: 'fac1', type: 'healthcareFacility', locale: 'en' as const },
    body: {
      address: { line1: `12 ${street}`, city: 'Berkeley', postalCode: '94704' },
      yextDisplayCoordinate: { latitude: 37.866, longitude: -122.258 },
    },
  });
  own.entities.put([at('Willow Lane')]);
  const awaited: Promise<void>[] = [];
  const watched = { ...testContext(own), onReady: (work: Promise<void>) => void awaited.push(work) };
  let read = 0;
  const { entities } = own;
  const iterate = entities.iterate.bind(entities);
  jest.spyOn(entities, 'iterate').mockImplementation((...asked) => ((read += 1), iterate(...asked)));
  const ask = createCaller(mapsModule, { ...watched, clock: () => watched.now });
  const streets = async () =>
    (await ask(`${base}&query=12`)).body.results.map(({ address }) => address.freeformAddress);
  try {
    expect(awaited).toHaveLength(1);
    await awaited[0];
    const before = read;
    expect(await streets()).toContain('12 Willow Lane, Berkeley, CA 94704');
    expect(read).toBe(before);

    own.entities.put([at('Cedar Court')]);
    expect(await streets()).toContain('12 Willow Lane, Berkeley, CA 94704');
    expect(read).toBe(before);
    watched.now = new Date(watched.now.getTime() + 61_000);
    // Who asks now is answered with what there is; the next one with what is new.
    expect(await streets()).toContain('12 Willow Lane, Berkeley, CA 94704');
    while (!(await streets()).includes('12 Cedar Court, Berkeley, CA 94704'))
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await streets()).not.toContain('12 Willow Lane, Berkeley, CA 94704');
  } finally {
    own.close();
  }
});
