import { compileHours, wallClock } from './openHours.ts';
import { isOpenOn, readOpenOn } from './openOn.ts';

const day = (start: string, end: string) => ({ openIntervals: [{ start, end }] });
const closed = { isClosed: true };
const office = day('08:00', '17:00');
const weekdays = { monday: office, tuesday: office, wednesday: office, thursday: office, friday: office };
/** Half past six on a Tuesday evening in California. */
const NOW = Date.parse('2026-11-24T18:30:00-08:00');
const SATURDAY_EVENING = Date.parse('2026-11-28T18:30:00-08:00');
const ZONE = 'America/Los_Angeles';

const isOpen = (hours: Record<string, unknown>, when: string, now = NOW) =>
  isOpenOn(compileHours(hours, ZONE)!, wallClock(now, ZONE), readOpenOn(when)!);

it.each([
  ['a day with hours', { ...weekdays, saturday: day('09:00', '12:00') }, 'saturday', true],
  ['a day without', { ...weekdays, saturday: closed }, 'saturday', false],
  ['a day nothing is known of', weekdays, 'saturday', false],
  ['either day of the weekend', { ...weekdays, saturday: closed, sunday: office }, 'weekend', true],
  ['neither day of the weekend', { ...weekdays, saturday: closed, sunday: closed }, 'weekend', false],
  ['today when it is over', weekdays, 'today', false],
  ['today when it is not', { tuesday: day('08:00', '20:00') }, 'today', true],
  ['tomorrow', weekdays, 'tomorrow', true],
  ['late', { tuesday: day('08:00', '22:00') }, 'late', true],
  ['late, past midnight', { tuesday: day('20:00', '02:00') }, 'late', true],
  ['not late', { tuesday: day('08:00', '21:00') }, 'late', false],
  ['a part of a day', { saturday: day('08:00', '12:00') }, 'saturday morning', true],
  ['not another part of it', { saturday: day('08:00', '12:00') }, 'saturday evening', false],
  [
    'a day whose date is a holiday',
    { ...weekdays, holidayHours: [{ date: '2026-11-26', isClosed: true }] },
    'thursday',
    false,
  ],
  ['before it opens again', { ...weekdays, reopenDate: '2027-01-01' }, 'wednesday', false],
  ['day and night, but not every day', weekdays, 'always', false],
])('%s', (_, hours, when, expected) => expect(isOpen(hours, when)).toBe(expected));

it('day and night on every day', () => {
  const always = day('00:00', '23:59');
  const hours = { ...{ sunday: always, monday: always, tuesday: always }, wednesday: always };
  expect(isOpen({ ...hours, thursday: always, friday: always, saturday: always }, 'always')).toBe(true);
});

it('a day is the next of its name, today while it lasts', () => {
  expect(isOpen({ saturday: day('08:00', '20:00') }, 'saturday', SATURDAY_EVENING)).toBe(true);
  expect(isOpen({ saturday: day('08:00', '12:00') }, 'saturday', SATURDAY_EVENING)).toBe(false);
});

it.each(['', 'someday', 'late saturday', 'saturday late night', 'constructor'])(
  'does not read "%s"',
  (text) => expect(readOpenOn(text)).toBeUndefined(),
);
