import { addressLines, directionsUrl, placeWithCity } from './address.ts';

const address = {
  line1: '1 Main St & 2nd',
  line2: '',
  city: 'Alder Bay',
  region: 'CA',
  postalCode: '94900',
  countryCode: 'US',
};

describe('address', () => {
  it('prints lines as an envelope has them', () => {
    expect(addressLines(address)).toEqual(['1 Main St & 2nd', 'Alder Bay, CA\u00a094900']);
    expect(addressLines({ ...address, line2: 'Suite 4', city: '', region: '' })).toEqual([
      '1 Main St & 2nd',
      'Suite 4',
      '94900',
    ]);
  });

  it.each([
    [{ name: 'Pear Street Clinic', address }, 'Pear Street Clinic, Alder Bay'],
    [{ name: 'Pear Street Clinic' }, 'Pear Street Clinic'],
    [{ address }, 'Alder Bay'],
    [{}, ''],
  ])('names a place with its city, as far as known', (place, words) =>
    expect(placeWithCity(place)).toBe(words),
  );

  it('[D-086] makes the address of a route, everything in it escaped', () => {
    const url = new URL(directionsUrl(address));
    expect(url.searchParams.get('destination')).toBe('1 Main St & 2nd, Alder Bay, CA 94900');
    expect([...url.searchParams.keys()]).toEqual(['api', 'destination']);
  });
});
