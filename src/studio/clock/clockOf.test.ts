import { clockOf } from './clockOf.ts';

/** Half past nine in the evening in California, the next day in Tokyo. */
const AT = '2026-11-24T05:30:12Z';
const pacific = clockOf('America/Los_Angeles', 'en');
const tokyo = clockOf('Asia/Tokyo', 'en');
/** With plain spaces: the narrow ones before AM and PM differ between versions of the language data. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

it.each([
  ['time', '9:30 PM', '2:30 PM'],
  ['exact', 'Nov 23, 2026, 9:30:12 PM', 'Nov 24, 2026, 2:30:12 PM'],
  ['date', 'Nov 23, 2026', 'Nov 24, 2026'],
  ['weekday', 'Monday', 'Tuesday'],
  ['day', '2026-11-23', '2026-11-24'],
] as const)('tells a moment on the clock of its zone: %s', (way, here, there) => {
  expect(plain(pacific[way](AT))).toBe(here);
  expect(plain(tokyo[way](AT))).toBe(there);
});

it.each([
  ['of the year that is', '2026-11-24T05:30:00Z', '2026-12-31T00:00:00Z', 'Nov 23, 9:30 PM', 'November 23'],
  [
    'of the year before, which is over elsewhere already',
    '2027-01-01T05:30:00Z',
    '2027-01-02T00:00:00Z',
    'Dec 31, 2026, 9:30 PM',
    'December 31, 2026',
  ],
])('says the year where it is another: %s', (_, at, now, moment, longDay) => {
  expect(plain(pacific.moment(at, now))).toBe(moment);
  expect(plain(pacific.longDay(at, now))).toBe(longDay);
});

it('names its zone as people do, in both languages, and says nothing of no moment', () => {
  expect(pacific.zoneName).toBe('Pacific Time');
  expect(clockOf('America/Los_Angeles', 'es').zoneName).toBe('hora del Pacífico');
  expect(pacific.moment(null)).toBe('');
});
