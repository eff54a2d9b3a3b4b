import { type DayHours, weekdayOf } from './calendar.ts';

/** Times of the day at which a place opens and closes: "08:00" and "17:00". */
export interface OpenSpan {
  start: string;
  end: string;
}
interface Holiday {
  date: string;
  isClosed?: boolean;
  isRegularHours?: boolean;
  openIntervals?: OpenSpan[];
}

/**
 * The hours of a day within which a place is open from one time to another, or undefined where it is not open all that while.
 * A place whose hours nobody knows is open at no time that can be promised.
 * @param hours in the vendor's shape: a week, holidays and the day on which a closed place opens again
 */
export function openSpan(
  hours: Record<string, unknown> | undefined,
  day: string,
  start: string,
  end: string,
): OpenSpan | undefined {
  const reopens = hours?.['reopenDate'];
  if (!hours || (typeof reopens === 'string' && day < reopens)) return undefined;
  const weekday = hours[weekdayOf(day)] as DayHours | undefined;
  const holiday = ((hours['holidayHours'] ?? []) as Holiday[]).find(({ date }) => date === day);
  const kept = holiday && !holiday.isRegularHours ? holiday : weekday;
  if (!kept || kept.isClosed) return undefined;
  return kept.openIntervals?.find((span) => span.start <= start && end <= span.end);
}
