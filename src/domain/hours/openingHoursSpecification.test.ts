import fc from 'fast-check';
import { WEEKDAYS } from './Hours.ts';
import type { DayHours, Hours } from './Hours.ts';
import { isCurrentlyOpen, openState } from './openState.ts';
import { openingHoursSpecification } from './openingHoursSpecification.ts';
import type { OpeningHoursSpecification } from './openingHoursSpecification.ts';
import { readDay } from './readHours.ts';
import { CLOSED, open } from './testing/writtenHours.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const HOUR_MS = 3_600_000;

/** What the wall clock of California shows: date, name of the day, hours and minutes. */
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
function wallClock(instant: number) {
  const part = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    date: `${part['year']}-${part['month']}-${part['day']}`,
    name: part['weekday'] ?? '',
    time: `${part['hour']}:${part['minute']}`,
  };
}

/** What a search engine takes from the entries for a day: those of its date alone, else those of its week. */
function entriesOn(
  entries: readonly OpeningHoursSpecification[],
  { date, name }: { date: string; name: string },
) {
  const valid = entries.filter(
    ({ dayOfWeek, validFrom = '', validThrough = '9999' }) =>
      dayOfWeek?.includes(name) && validFrom <= date && date <= validThrough,
  );
  const ofDate = valid.filter(({ validFrom, validThrough }) => validFrom && validFrom === validThrough);
  return ofDate.length > 0 ? ofDate : valid;
}

/** What the entries say of an instant; a night belongs to the day it begins on. */
function saidBySpecification(entries: readonly OpeningHoursSpecification[], instant: number) {
  const today = wallClock(instant);
  const yesterday = wallClock(instant - 24 * HOUR_MS);
  const isOpen =
    entriesOn(entries, today).some(({ opens, closes }) => {
      if (opens === '00:00' && closes === '00:00') return false;
      return closes === '23:59' || closes <= opens
        ? today.time >= opens
        : today.time >= opens && today.time < closes;
    }) || entriesOn(entries, yesterday).some(({ opens, closes }) => closes < opens && today.time < closes);
  if (isOpen) return 'open';
  return entriesOn(entries, today).length > 0 ? 'closed' : 'nothing';
}

function saidByState(hours: Hours, instant: number) {
  const state = openState(hours, new Date(instant));
  if (state.kind === 'unknown') return 'nothing';
  return isCurrentlyOpen(state) ? 'open' : 'closed';
}

const at = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
/** Up to two spans that do not touch, the last one perhaps into the night. */
const knownDay: fc.Arbitrary<DayHours> = fc
  .uniqueArray(fc.integer({ min: 1, max: 47 }), { minLength: 0, maxLength: 4 })
  .map((halfHours) => halfHours.sort((a, b) => a - b).map((half) => at(half * 30)))
  .chain((times) =>
    fc.boolean().map((isNight) => {
      const [a, b, c, d] = times;
      const intervals = [
        ...(a && b ? [{ start: a, end: b }] : []),
        ...(c && d ? [isNight ? { start: d, end: '00:30' } : { start: c, end: d }] : []),
      ];
      return intervals.length === 0 ? CLOSED : readDay({ openIntervals: intervals });
    }),
  );
const day = fc.oneof({ weight: 6, arbitrary: knownDay }, fc.constant<DayHours>({ kind: 'unknown' }));
const hours: fc.Arbitrary<Hours> = fc
  .record({
    week: fc.record(Object.fromEntries(WEEKDAYS.map((name) => [name, day]))),
    holidays: fc.uniqueArray(
      fc
        .tuple(fc.integer({ min: 22, max: 30 }), day)
        .map(([of, rest]) => ({ date: `2026-11-${of}`, ...rest })),
      { selector: ({ date }) => date, maxLength: 3 },
    ),
    reopenDate: fc.option(fc.constantFrom('2026-11-24', '2026-11-28'), { nil: undefined }),
  })
  .map(({ reopenDate, ...rest }) => ({ ...rest, ...(reopenDate && { reopenDate }) }));

/** Temporarily closed, which an open holiday does not undo. */
const SHUT_BUT_FOR_A_HOLIDAY: Hours = {
  week: Object.fromEntries(WEEKDAYS.map((name) => [name, CLOSED])),
  holidays: [{ date: '2026-11-22', ...open('00:30-01:00') }],
};

/** Reopens on a holiday, the day before one of which nothing is known. */
const ONE_DAY_BEFORE_AN_UNKNOWN_ONE: Hours = {
  week: { ...SHUT_BUT_FOR_A_HOLIDAY.week, saturday: open('00:30-01:00') },
  holidays: [
    { date: '2026-11-28', ...CLOSED },
    { date: '2026-11-29', kind: 'unknown' },
  ],
  reopenDate: '2026-11-28',
};

it('says of every half hour of ten days what the open state says of it: holidays, reopening, and days of which nothing is known', () => {
  fc.assert(
    fc.property(hours, (some) => {
      const entries = openingHoursSpecification(some, NOW);
      const wrong: string[] = [];
      // A quarter past and a quarter to: what holds at the very moment of closing is the open state's alone.
      for (
        let instant = NOW.getTime() + 15 * 60_000;
        instant < NOW.getTime() + 240 * HOUR_MS;
        instant += HOUR_MS / 2
      ) {
        // Until a place reopens, nothing has to be said of it.
        if (some.reopenDate && wallClock(instant).date < some.reopenDate) {
          if (saidBySpecification(entries, instant) === 'open') wrong.push('open before it reopens');
          continue;
        }
        if (saidBySpecification(entries, instant) !== saidByState(some, instant))
          wrong.push(`${wallClock(instant).date} ${wallClock(instant).time}`);
      }
      expect(wrong).toEqual([]);
    }),
    { numRuns: 150, examples: [[SHUT_BUT_FOR_A_HOLIDAY], [ONE_DAY_BEFORE_AN_UNKNOWN_ONE]] },
  );
});
