import type { WireDay, WireFacility } from './directory.ts';

/**
 * Second implementation of opening hours, for tests: looks at one minute on the wall clock of California, and knows
 * nothing of the site's rules. Undefined where the hours do not say.
 */
const ZONE = 'America/Los_Angeles';
const WEEK = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

interface Wall {
  date: string;
  minute: number;
}

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Date and minute of the day that the wall clock shows at an instant. */
export function wallOf(instant: Date): Wall {
  const [date = '', time = ''] = wallClock.format(instant).split(' ');
  return { date, minute: minuteOf(time) };
}

/** The first instant at or after `from` whose wall clock shows `time` on a day that fits. */
export function nextInstant(from: Date, time: string, fits: (date: string) => boolean): Date {
  const step = 60_000;
  // No day is as short, so none is passed over.
  const halfDay = 12 * 60 * step;
  for (
    let at = Math.ceil(from.getTime() / step) * step;
    at < from.getTime() + 400 * 2 * halfDay;
    at += halfDay
  ) {
    const { date } = wallOf(new Date(at));
    if (!fits(date)) continue;
    // The day has begun since the last look: minute by minute from there.
    for (let exact = at - halfDay; exact < at + 90_000_000; exact += step) {
      const wall = wallOf(new Date(exact));
      if (fits(wall.date) && wall.minute === minuteOf(time) && exact >= from.getTime())
        return new Date(exact);
    }
  }
  throw new Error(`no day that fits within 400 days of ${from.toISOString()}`);
}

export const weekdayOf = (date: string) => WEEK[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? '';
const dayBefore = (date: string) =>
  new Date(Date.parse(`${date}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Whether a facility is open at an instant, by its own hours. */
export function isOpenAt({ hours }: Pick<WireFacility, 'hours'>, instant: Date): boolean | undefined {
  if (!hours) return undefined;
  const { date, minute } = wallOf(instant);
  if (hours.reopenDate && date < hours.reopenDate) return false;
  const today = dayOf(hours, date);
  if (!today) return undefined;
  const yesterday = dayOf(hours, dayBefore(date));
  return holds(today, minute) || (yesterday !== undefined && holds(yesterday, minute + 1440));
}

function dayOf(hours: NonNullable<WireFacility['hours']>, date: string): WireDay | undefined {
  const special = hours.holidayHours?.find((one) => one.date === date) as
    | (WireDay & { isRegularHours?: boolean })
    | undefined;
  return special && !special.isRegularHours ? special : hours[weekdayOf(date)];
}

function holds({ isClosed, openIntervals = [] }: WireDay, minute: number): boolean {
  if (isClosed) return false;
  return openIntervals.some(({ start, end }) => {
    const from = minuteOf(start);
    const last = end === '23:59' ? 1440 : minuteOf(end);
    const until = last < from ? last + 1440 : last;
    return minute >= from && minute < until;
  });
}
