import { freshnessOf } from './freshness.ts';

// 10 am in California.
const now = new Date('2026-11-21T18:00:00Z');

it.each([
  ['today', '2026-11-21', false],
  ['90 days ago, to the hour', '2026-08-23T18:00:00Z', false],
  ['a second more', '2026-08-23T17:59:59Z', true],
  ['years ago', '2019-01-01', true],
  ['by a clock that is ahead', '2026-12-01', false],
])('%s', (_row, date, isOld) => {
  expect(freshnessOf(date, now)).toMatchObject({ isOld });
});

it.each(['0001-01-01', 'soon', '', undefined])('nothing is known of %j', (date) => {
  expect(freshnessOf(date, now)).toBeUndefined();
});
