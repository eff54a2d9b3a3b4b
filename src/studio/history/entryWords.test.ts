import { clockOf } from '../clock/clockOf.ts';
import { words } from '../strings/testing/words.ts';
import { dayOf } from './entryWords.ts';

it.each([
  ['America/Los_Angeles', '2026-11-24T05:30:00Z', '2026-11-24T07:00:00Z', 'Today'],
  ['America/Los_Angeles', '2026-11-24T05:30:00Z', '2026-11-24T09:00:00Z', 'November 23'],
  ['Asia/Tokyo', '2026-11-24T05:30:00Z', '2026-11-24T09:00:00Z', 'Today'],
  ['America/Los_Angeles', '2026-01-01T05:30:00Z', '2026-01-01T09:00:00Z', 'December 31, 2025'],
])('the day of a version is that of the site: %s, %s at %s', (zone, at, now, day) => {
  expect(dayOf(at, clockOf(zone, 'en'), words.en, new Date(now))).toBe(day);
});
