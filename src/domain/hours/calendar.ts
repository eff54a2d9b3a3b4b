import type { DayHours, Hours } from './Hours.ts';
import { WEEKDAYS } from './Hours.ts';
import { dateOfDay, dayOfDate, instantOf, weekdayIndex } from './zone.ts';

/** Last minute of a day plus one: what an end of 23:59 means. */
export const END_OF_DAY = 1440;

/**
 * An open span on the wall clock of the day it starts on, in minutes of that day. `end` above 1440 lies on
 * the next day. `endsWithMinute`: the written end was 23:59, which runs to the end of that minute.
 */
export interface Span {
  start: number;
  end: number;
  endsWithMinute: boolean;
}

/** A span on the time line, in milliseconds. The end belongs to the span only when `includesEnd`. */
export interface OpenPeriod {
  start: number;
  end: number;
  includesEnd: boolean;
}

/** The spans of a day: none when it is closed, undefined when nothing is known of it. */
type DaySpans = Span[] | undefined;

/** Hours made ready for questions: parsed once, asked many times. */
export interface Calendar {
  /** False when nothing is known of any weekday. */
  hasWeek: boolean;
  week: DaySpans[];
  /** True when every weekday is known to be closed: temporarily closed, on holidays too. */
  isEveryDayClosed: boolean;
  /** Day number → the spans which alone count on that day. */
  holidays: Map<number, DaySpans>;
  /** Day numbers with any holiday entry, regular or not. */
  holidayDays: number[];
  reopenDay: number | undefined;
}

function spansOf(day: DayHours | undefined): DaySpans {
  if (day?.kind === 'closed') return [];
  if (day?.kind !== 'open') return undefined;
  return day.intervals.map(({ start, end }) => {
    const endsWithMinute = end === END_OF_DAY - 1;
    return { start, end: endsWithMinute ? END_OF_DAY : end, endsWithMinute };
  });
}

const calendars = new WeakMap<Hours, Calendar>();

/** The calendar of a set of hours. Hours are treated as immutable: one object is parsed once. */
export function calendarOf(hours: Hours): Calendar {
  const known = calendars.get(hours);
  if (known) return known;
  const week = WEEKDAYS.map((weekday) => spansOf(hours.week[weekday]));
  const holidays = new Map<number, DaySpans>();
  const holidayDays: number[] = [];
  for (const entry of hours.holidays) {
    const day = dayOfDate(entry.date);
    if (day === undefined) continue;
    holidayDays.push(day);
    if (entry.kind !== 'regular' && !holidays.has(day)) holidays.set(day, spansOf(entry));
  }
  const calendar: Calendar = {
    hasWeek: week.some(Boolean),
    week,
    isEveryDayClosed: week.every((spans) => spans?.length === 0),
    holidays,
    holidayDays,
    reopenDay: hours.reopenDate === undefined ? undefined : dayOfDate(hours.reopenDate),
  };
  calendars.set(hours, calendar);
  return calendar;
}

/**
 * The spans that start on a day, as the wall clock of that day shows them: a holiday's own, else the
 * weekday's; undefined when that day's hours are not known. A span that would run into a day with its
 * own holiday entry ends at that midnight, because there only the holiday's intervals count. None while the
 * place is temporarily closed: where every weekday is closed, and on days before the reopen date
 * whose own day does not begin with the rest of a night that did not take place.
 */
export function spansOn(calendar: Calendar, day: number): DaySpans {
  if (calendar.isEveryDayClosed) return [];
  if (calendar.reopenDay !== undefined && day < calendar.reopenDay) return [];
  const { holidays, week } = calendar;
  const spans = holidays.has(day) ? holidays.get(day) : week[weekdayIndex(day)];
  if (!holidays.has(day + 1)) return spans;
  return spans?.map((span) =>
    span.end >= END_OF_DAY && !span.endsWithMinute
      ? { ...span, end: END_OF_DAY, endsWithMinute: true }
      : span,
  );
}

/** The spans that start on a day, as periods on the time line, in order of their start; undefined when not known. */
export function periodsOn(calendar: Calendar, day: number, timeZone: string): OpenPeriod[] | undefined {
  return spansOn(calendar, day)?.flatMap((span) => {
    const start = instantOf(day, span.start, timeZone);
    const end = instantOf(day, span.end, timeZone);
    // A span that lies wholly inside the hour skipped in spring does not take place.
    return end > start ? [{ start, end, includesEnd: !span.endsWithMinute }] : [];
  });
}

/** True before the start of the reopen date. */
export function isBeforeReopening(calendar: Calendar, now: number, timeZone: string): boolean {
  return calendar.reopenDay !== undefined && instantOf(calendar.reopenDay, 0, timeZone) > now;
}

/** `yyyy-MM-dd` of the reopen date, when there is a real one. */
export function reopenDateOf(calendar: Calendar): string | undefined {
  return calendar.reopenDay === undefined ? undefined : dateOfDay(calendar.reopenDay);
}
