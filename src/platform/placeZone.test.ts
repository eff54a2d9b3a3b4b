import { placeZone } from './placeZone.ts';

it.each<[string, Record<string, unknown>, string | undefined]>([
  ['a state with one time', { region: 'MA' }, 'America/New_York'],
  [
    'a state with one time, whatever its point says',
    { region: 'CA', coordinate: { latitude: 40, longitude: -110 } },
    'America/Los_Angeles',
  ],
  ['a territory', { region: 'GU' }, 'Pacific/Guam'],
  ['El Paso', { region: 'TX', postalCode: '79901' }, 'America/Denver'],
  ['Houston', { region: 'TX', postalCode: '77002-1234' }, 'America/Chicago'],
  ['Nashville', { region: 'TN', postalCode: '37203' }, 'America/Chicago'],
  ['Knoxville', { region: 'TN', postalCode: '37902' }, 'America/New_York'],
  ['Pensacola', { region: 'FL', postalCode: '32501' }, 'America/Chicago'],
  ['Miami', { region: 'FL', postalCode: '33130' }, 'America/New_York'],
  ['Tucson, which does not change its clocks', { region: 'AZ', postalCode: '85701' }, 'America/Phoenix'],
  ['Reno', { region: 'NV', postalCode: '89501' }, 'America/Los_Angeles'],
  ['Portland', { region: 'OR', coordinate: { latitude: 45.52, longitude: -122.68 } }, 'America/Los_Angeles'],
  ['Anchorage', { region: 'AK', postalCode: '99501' }, 'America/Anchorage'],
  ['a state that shares times, without a place in it', { region: 'TX' }, undefined],
  ['a ZIP of another state', { region: 'TX', postalCode: '94110' }, undefined],
  ['a place near where the time changes', { region: 'TN', postalCode: '38555' }, undefined],
  ['no state', {}, undefined],
  ['another country', { region: 'ON' }, undefined],
])('knows the time of %s', (_, where, zone) => {
  expect(placeZone(undefined, where)).toBe(zone);
});

it('believes the place itself before all else', () => {
  expect(placeZone('America/Boise', { region: 'CA' })).toBe('America/Boise');
});
