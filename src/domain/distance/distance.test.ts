import { distanceFrom, METRES_PER_MILE, metresFromMiles, milesBetween, milesFromMetres } from './distance.ts';

const SACRAMENTO = { latitude: 38.5816, longitude: -121.4944 };
const SAN_FRANCISCO = { latitude: 37.7749, longitude: -122.4194 };

describe('milesFromMetres', () => {
  it.each([
    ['[R-030, C-004] above 10 miles, a whole number', 20000, 12],
    ['[R-030] 16,253 m is 10.1 miles, above 10', 16253, 10],
    ['[R-031, C-005] under 10 miles, two decimals', 2000, 1.24],
    ['[R-031] never padded with zeros', 4023.4, 2.5],
    ['[R-033, C-130] metres times 0.000621371192', 1000, 0.62],
    ['[R-033] 15 miles and a half rounds up', 24945, 16],
    ['here', 0, 0],
  ])('%s', (_, metres, miles) => {
    expect(milesFromMetres(metres)).toBe(miles);
  });

  it('[C-059] turns miles of a radius into metres', () => {
    expect(METRES_PER_MILE).toBe(1609.344);
    expect(metresFromMiles(25)).toBe(40233.6);
  });
});

describe('milesBetween', () => {
  it('[R-032, C-129] one degree along a meridian is 69.09 miles', () => {
    expect(milesBetween({ latitude: 37, longitude: -122 }, { latitude: 38, longitude: -122 })).toBe(69.1);
    expect(milesBetween({ latitude: 0, longitude: 0 }, { latitude: 10, longitude: 0 })).toBe(690.9);
  });

  it('[R-032, C-128] one decimal, the same both ways', () => {
    // By hand: 0.8067 degrees north-south, 0.9250 x cos(38.18) = 0.7271 east-west, 1.0861 together, 75.04 miles.
    expect(milesBetween(SACRAMENTO, SAN_FRANCISCO)).toBe(75);
    expect(milesBetween(SAN_FRANCISCO, SACRAMENTO)).toBe(75);
    expect(milesBetween(SACRAMENTO, SACRAMENTO)).toBe(0);
  });

  it('reaches the antipode', () => {
    expect(milesBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBe(12436.2);
  });
});

describe('distanceFrom', () => {
  it.each([
    ['[R-108] no position', undefined, SACRAMENTO],
    ['[R-108] no coordinates', SACRAMENTO, undefined],
    ['[R-108] half a coordinate', SACRAMENTO, { latitude: 38 }],
    ['[R-108] no numbers', SACRAMENTO, { latitude: Number.NaN, longitude: 0 }],
    ['[R-108] not on earth', { latitude: 138, longitude: 0 }, SACRAMENTO],
  ])('is unknown: %s', (_, position, coordinate) => {
    expect(distanceFrom(position, coordinate)).toEqual({ kind: 'unknown' });
  });

  it('[R-108] is known with both', () => {
    expect(distanceFrom(SACRAMENTO, SAN_FRANCISCO)).toEqual({ kind: 'known', miles: 75 });
  });
});
