import { facility, smallNetwork } from './testing/smallNetwork.ts';

/** Hours of every day of the week. */
const everyDay = (hours: object) => ({
  timezone: 'America/Los_Angeles',
  hours: Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [day, hours]),
  ),
});
const ALWAYS_OPEN = everyDay({ openIntervals: [{ start: '00:00', end: '23:59' }] });
const NEVER_OPEN = everyDay({ isClosed: true });

let network: ReturnType<typeof smallNetwork>;
beforeAll(() => {
  network = smallNetwork([
    facility('urgent', 'River Urgent Care', 'Davis', { c_locationType: ['Urgent Care'], ...NEVER_OPEN }),
    facility('lab', 'Delta Laboratory', 'Davis', { c_locationType: ['Lab'] }),
    facility('hospital', 'Oak Hospital', 'Davis', {
      c_locationType: ['Hospital'],
      c_description: 'Urgent care and laboratory in the same building',
      ...ALWAYS_OPEN,
    }),
  ]);
});
afterAll(() => network.close());

it.each([
  ['is a filter, and its words still rank', 'urgent care', [['urgent'], ['Urgent care'], []]],
  ['beside a place', 'urgent care in davis', [['urgent'], ['Davis', 'Urgent care'], []]],
  ['under another name', 'immediate care', [['urgent'], ['Urgent care'], []]],
  ['is worth more than that it is open', 'urgent care open now', [['urgent'], ['Urgent care'], ['Open now']]],
  ['is given up in silence: its words stay', 'laboratory oak', [['hospital'], [], []]],
])('a kind of place %s', (_, input, expected) => {
  const { ids, applied, dropped } = network.ask('healthcare_facilities', input);
  expect([ids, applied.map(({ displayValue }) => displayValue), dropped]).toEqual(expected);
});

it('a kind of place is called in the language of who asks', () => {
  const { ids, applied } = network.ask('healthcare_facilities', 'urgencias', { locale: 'es' });
  expect([ids, applied[0]?.displayValue]).toEqual([['urgent'], 'Atención de urgencia']);
});
