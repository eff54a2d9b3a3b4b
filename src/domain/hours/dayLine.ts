import type { OpenPeriod } from './calendar.ts';
import { calendarOf, END_OF_DAY, periodsOn } from './calendar.ts';
import type { Hours } from './Hours.ts';
import { instantOf, localMoment, PACIFIC_TIME } from './zone.ts';

/** The drawn line runs from 6 am to 10 pm, further where now or an open span of today lies beyond. */
const LINE_START = 6 * 60;
const LINE_END = 22 * 60;

/**
 * What the drawn day line needs, all in milliseconds of the time line, so that a day of 23 or 25 hours is drawn as
 * long as it is. `spans` are the whole runs that touch today, last night's and tonight's included, merged and in
 * order: now lies in one of them when and only when the place is open.
 */
export type DayLine =
  | { kind: 'unknown' }
  | { kind: 'line'; from: number; to: number; spans: OpenPeriod[]; isOpenAllDay: boolean };

/** Today in the place's own zone, as a line. Unknown when the hours of today are not known. */
export function dayLine(hours: Hours | undefined, now: Date): DayLine {
  const instant = now.getTime();
  if (!hours || hours.timeZone === null || Number.isNaN(instant)) return { kind: 'unknown' };
  const calendar = calendarOf(hours);
  const timeZone = hours.timeZone ?? PACIFIC_TIME;
  const { day } = localMoment(instant, timeZone);
  if (!calendar.hasWeek || !periodsOn(calendar, day, timeZone)) return { kind: 'unknown' };
  const at = (minute: number) => instantOf(day, minute, timeZone);

  const runs: OpenPeriod[] = [];
  for (const near of [day - 1, day, day + 1]) {
    for (const period of periodsOn(calendar, near, timeZone) ?? []) {
      const last = runs.at(-1);
      if (!last || period.start > last.end) runs.push({ ...period });
      else if (period.end >= last.end) {
        last.end = period.end;
        last.includesEnd = period.includesEnd;
      }
    }
  }
  const midnight = at(END_OF_DAY);
  const spans = runs.filter(
    ({ start, end, includesEnd }) => start < midnight && (end > at(0) || (includesEnd && end === instant)),
  );
  const from = at(LINE_START);
  const to = at(LINE_END);
  return {
    kind: 'line',
    from: instant < from || spans.some(({ end }) => end <= from) ? at(0) : from,
    to: instant > to || spans.some(({ start }) => start >= to) ? midnight : to,
    spans,
    isOpenAllDay: spans.some(({ start, end }) => start <= at(0) && end >= midnight),
  };
}
