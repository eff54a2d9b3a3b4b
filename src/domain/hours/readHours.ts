import type { DayHours, HolidayHours, Hours, Interval } from './Hours.ts';
import { WEEKDAYS } from './Hours.ts';
import { dayOfDate, isTimeZone, PACIFIC_TIME } from './zone.ts';

type Wire = Record<string, unknown>;
const isObject = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const UNKNOWN: DayHours = { kind: 'unknown' };

/** Where hours are of: the place's own zone and region, as the directory gives them. */
export interface HoursPlace {
  timezone?: unknown;
  address?: unknown;
}

/**
 * Hours as the directory and the search service send them (S-204 – S-206) → domain Hours. What is missing or cannot
 * be read is unknown and never closed; the latter is told to `onProblem`, by its member. A reopen date that is no
 * date leaves everything unknown, because then nobody can say whether the place is shut. Undefined when nothing is
 * said at all.
 */
export function readHours(
  wire: unknown,
  { timezone, address }: HoursPlace = {},
  onProblem: (member: string) => void = () => {},
): Hours | undefined {
  if (wire === undefined || wire === null) return undefined;
  const nothing: Hours = { week: {}, holidays: [] };
  if (!isObject(wire)) {
    onProblem('');
    return nothing;
  }
  const isSaid = (member: string) => wire[member] !== undefined && wire[member] !== null;
  if (![...WEEKDAYS, 'holidayHours', 'reopenDate'].some(isSaid)) return undefined;

  const hours: Hours = nothing;
  for (const weekday of WEEKDAYS) {
    if (!isSaid(weekday)) continue;
    const day = readDay(wire[weekday]);
    if (day.kind === 'unknown') onProblem(weekday);
    else hours.week[weekday] = day;
  }
  const holidays = wire.holidayHours ?? [];
  if (!Array.isArray(holidays)) onProblem('holidayHours');
  else {
    hours.holidays = holidays.flatMap((entry: unknown, index): HolidayHours[] => {
      const date = isObject(entry) ? dateOf(entry.date) : undefined;
      const day = isObject(entry) && entry.isRegularHours === true ? 'regular' : readDay(entry);
      if (!date || (day !== 'regular' && day.kind === 'unknown')) onProblem(`holidayHours.${index}`);
      if (!date) return [];
      return [day === 'regular' ? { date, kind: 'regular' } : { date, ...day }];
    });
  }
  if (isSaid('reopenDate') && wire.reopenDate !== '') {
    const date = dateOf(wire.reopenDate);
    if (!date) {
      onProblem('reopenDate');
      return { week: {}, holidays: [] };
    }
    hours.reopenDate = date;
  }
  const timeZone = zoneFor(timezone, address);
  return timeZone === undefined ? hours : { ...hours, timeZone };
}

/** A `yyyy-MM-dd` date, also where a time follows. */
function dateOf(value: unknown): string | undefined {
  const date = typeof value === 'string' ? value.trim().replace(/T.*$/, '') : '';
  return dayOfDate(date) === undefined ? undefined : date;
}

/**
 * One day. Closed when `isClosed`, or when an empty list of intervals says so; unknown when neither is
 * said, when one interval cannot be read, or when all of them are empty.
 */
export function readDay(wire: unknown): DayHours {
  if (!isObject(wire)) return UNKNOWN;
  const { isClosed, openIntervals } = wire;
  if (isClosed === true) return { kind: 'closed' };
  if ((isClosed ?? false) !== false || !Array.isArray(openIntervals)) return UNKNOWN;
  if (openIntervals.length === 0) return { kind: 'closed' };
  const intervals: Interval[] = [];
  for (const entry of openIntervals) {
    const start = isObject(entry) ? minuteOf(entry.start) : undefined;
    let end = isObject(entry) ? minuteOf(entry.end) : undefined;
    if (start === undefined || end === undefined || start === 1440) return UNKNOWN;
    // 24:00 can only be the end of the day, and 00:00 – 00:00 is how the directory also writes day and night.
    if (end === 1440 || (start === 0 && end === 0)) end = 1439;
    if (start !== end) intervals.push({ start, end: end < start ? end + 1440 : end });
  }
  if (intervals.length === 0) return UNKNOWN;
  return { kind: 'open', intervals: intervals.sort((a, b) => a.start - b.start || a.end - b.end) };
}

/** Minute of the day of an `H:mm` text; 1440 for 24:00. */
function minuteOf(clock: unknown): number | undefined {
  const match = typeof clock === 'string' ? /^(?:([01]?\d|2[0-3]):([0-5]\d)|24:00)$/.exec(clock) : null;
  if (!match) return undefined;
  return match[1] === undefined ? 1440 : Number(match[1]) * 60 + Number(match[2]);
}

/**
 * The zone of a place where it is not the site's. A place that names none keeps the site's time unless it
 * stands in a region which does not.
 */
function zoneFor(timezone: unknown, address: unknown): string | null | undefined {
  if (timezone === PACIFIC_TIME) return undefined;
  if (typeof timezone === 'string' && timezone !== '') return isTimeZone(timezone) ? timezone : null;
  const region = isObject(address) ? address.region : undefined;
  return typeof region !== 'string' || /^(|CA|California|WA|Washington)$/i.test(region) ? undefined : null;
}
