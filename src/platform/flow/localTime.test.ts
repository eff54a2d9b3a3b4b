import { meantBy, wallClock, zoneOf } from './localTime.ts';

const PACIFIC = 'America/Los_Angeles';
const iso = (local: string, zone = PACIFIC) => {
  const meant = meantBy(local, zone);
  if (!meant || meant.kind === 'skipped') return meant?.kind ?? 'no time';
  return meant.kind === 'one'
    ? meant.instant.toISOString()
    : `${meant.first.toISOString()} ${meant.second.toISOString()}`;
};

it.each([
  ['2026-11-23T06:00', '2026-11-23T14:00:00.000Z'],
  ['2026-07-01T06:00', '2026-07-01T13:00:00.000Z'],
  // Clocks go forward at 2:00 on March 8, 2026.
  ['2026-03-08T01:59', '2026-03-08T09:59:00.000Z'],
  ['2026-03-08T02:00', 'skipped'],
  ['2026-03-08T02:59', 'skipped'],
  ['2026-03-08T03:00', '2026-03-08T10:00:00.000Z'],
  // And back at 2:00 on November 1.
  ['2026-11-01T00:59', '2026-11-01T07:59:00.000Z'],
  ['2026-11-01T01:00', '2026-11-01T08:00:00.000Z 2026-11-01T09:00:00.000Z'],
  ['2026-11-01T01:59', '2026-11-01T08:59:00.000Z 2026-11-01T09:59:00.000Z'],
  ['2026-11-01T02:00', '2026-11-01T10:00:00.000Z'],
  ['2026-02-30T06:00', 'no time'],
  ['2026-02-03T24:00', 'no time'],
  ['tomorrow', 'no time'],
])('reads %s on a wall in California as %s', (local, expected) => expect(iso(local)).toBe(expected));

it('reads the same wall clock elsewhere as another instant, half hours of a change included', () => {
  expect(iso('2026-11-23T06:00', 'Pacific/Honolulu')).toBe('2026-11-23T16:00:00.000Z');
  expect(iso('2026-10-04T02:15', 'Australia/Lord_Howe')).toBe('skipped');
});

it('shows an instant as the wall clock does, on both sides of a change', () => {
  expect(wallClock(new Date('2026-11-01T08:30:00Z'), PACIFIC)).toBe('2026-11-01T01:30');
  expect(wallClock(new Date('2026-11-01T09:30:00Z'), PACIFIC)).toBe('2026-11-01T01:30');
  expect(wallClock(new Date('2026-11-01T10:30:00Z'), PACIFIC)).toBe('2026-11-01T02:30');
});

it('takes the zone a site names, and Pacific time where it names none that exists', () => {
  const facts = (zone: unknown) => ({ get: () => zone });
  expect(zoneOf(facts('America/Denver'), 'main')).toBe('America/Denver');
  expect(zoneOf(facts(undefined), 'main')).toBe(PACIFIC);
  expect(zoneOf(facts('Mars/Olympus'), 'main')).toBe(PACIFIC);
});
