import fc from 'fast-check';
import type { DayHours, Hours } from './Hours.ts';
import { WEEKDAYS } from './Hours.ts';
import { dayLine } from './dayLine.ts';
import { isCurrentlyOpen, openState } from './openState.ts';
import { readDay } from './readHours.ts';
import { CLOSED } from './testing/writtenHours.ts';
import { dateOfDay, MINUTE_MS } from './zone.ts';

const ZONES = [undefined, 'America/New_York', 'America/Phoenix', 'Australia/Lord_Howe'];
/** Around both clock changes of California, and around Christmas. */
const WHEN = ['2026-03-07', '2026-10-31', '2026-12-23', '2027-03-13'].map((date) =>
  Date.parse(`${date}T00:00:00Z`),
);

const clock = fc
  .integer({ min: 0, max: 95 })
  .map(
    (quarter) =>
      `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][quarter % 4]}`,
  );
const interval = fc.oneof(
  fc.record({ start: clock, end: fc.oneof({ weight: 5, arbitrary: clock }, fc.constant('23:59')) }),
  fc.constantFrom(
    { start: '00:00', end: '23:59' },
    { start: '18:00', end: '00:00' },
    { start: '20:00', end: '02:30' },
  ),
);
const day: fc.Arbitrary<DayHours> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .array(interval, { minLength: 1, maxLength: 3 })
      .map((openIntervals) => readDay({ openIntervals })),
  },
  { weight: 1, arbitrary: fc.constant(CLOSED) },
  { weight: 1, arbitrary: fc.constant<DayHours>({ kind: 'unknown' }) },
);
const moment = fc
  .tuple(fc.constantFrom(...WHEN), fc.integer({ min: 0, max: 4 * 1440 }), fc.constantFrom(0, 0, 30_000))
  .map(([from, minute, rest]) => from + minute * MINUTE_MS + rest);
const place = fc
  .record({
    week: fc.record(Object.fromEntries(WEEKDAYS.map((name) => [name, day]))),
    holiday: fc.option(fc.tuple(fc.integer({ min: -1, max: 1 }), day), { nil: undefined }),
    timeZone: fc.constantFrom(...ZONES),
    instant: moment,
  })
  .map(({ week, holiday, timeZone, instant }): { hours: Hours; instant: number } => ({
    instant,
    hours: {
      week,
      holidays: holiday
        ? [{ date: dateOfDay(Math.floor(instant / 86_400_000) + holiday[0]), ...holiday[1] }]
        : [],
      ...(timeZone && { timeZone }),
    },
  }));

it('[R-008, R-013] now lies on the line, in an open span when and only when the place is open, which ends when the state says', () => {
  let lines = 0;
  let open = 0;
  fc.assert(
    fc.property(place, ({ hours, instant }) => {
      const now = new Date(instant);
      const state = openState(hours, now);
      const line = dayLine(hours, now);
      if (state.kind === 'unknown') expect(line.kind).toBe('unknown');
      if (line.kind === 'unknown' || state.kind === 'temporarily-closed') return;
      lines += 1;
      expect(line.from <= instant && instant <= line.to).toBe(true);
      const around = line.spans.find(
        ({ start, end, includesEnd }) => start <= instant && (includesEnd ? instant <= end : instant < end),
      );
      expect(around !== undefined).toBe(isCurrentlyOpen(state));
      if (around && state.kind === 'open') {
        open += 1;
        // A run that goes on for days, or into a day of which nothing is known, has no end to compare.
        if (state.closesAt && around.end < line.to) expect(around.end).toBe(state.closesAt.getTime());
      }
      const next = line.spans.find(({ start }) => start > instant);
      if (state.kind === 'closed' && next) expect(state.opensAt?.getTime()).toBe(next.start);
    }),
    { numRuns: 3000 },
  );
  expect(lines).toBeGreaterThan(1000);
  expect(open).toBeGreaterThan(300);
});
