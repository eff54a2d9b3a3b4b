import { calendarOf, END_OF_DAY, spansOn } from './calendar.ts';
import type { Hours } from './Hours.ts';
import type { RowSpan } from './weekRows.ts';
import { localMoment, PACIFIC_TIME } from './zone.ts';

/** The drawn line runs from 6 am to 10 pm. */
const LINE_START = 6 * 60;
const LINE_END = 22 * 60;

/**
 * What the drawn day line needs, in minutes of today. `spans` are cut to the line, ordered and merged;
 * `tick` is now, null when now lies off the line.
 */
export type DayLine =
  { kind: 'unknown' } | { kind: 'line'; from: number; to: number; spans: RowSpan[]; tick: number | null };

/** Today's open spans (with the morning end of last night's), as a line from 6 am to 10 pm. */
export function dayLine(hours: Hours | undefined, now: Date, timeZone: string = PACIFIC_TIME): DayLine {
  if (!hours || Number.isNaN(now.getTime())) return { kind: 'unknown' };
  const calendar = calendarOf(hours);
  if (!calendar.hasWeek) return { kind: 'unknown' };
  const { day, minute } = localMoment(now.getTime(), timeZone);

  const today = [
    ...spansOn(calendar, day - 1).map((span) => ({
      startMinutes: span.start - END_OF_DAY,
      endMinutes: span.end - END_OF_DAY,
    })),
    ...spansOn(calendar, day).map((span) => ({ startMinutes: span.start, endMinutes: span.end })),
  ];
  const spans: RowSpan[] = [];
  for (const span of today) {
    const startMinutes = Math.max(span.startMinutes, LINE_START);
    const endMinutes = Math.min(span.endMinutes, LINE_END);
    if (endMinutes <= startMinutes) continue;
    const last = spans.at(-1);
    if (last && startMinutes <= last.endMinutes) last.endMinutes = Math.max(last.endMinutes, endMinutes);
    else spans.push({ startMinutes, endMinutes });
  }
  const tick = minute >= LINE_START && minute <= LINE_END ? minute : null;
  return { kind: 'line', from: LINE_START, to: LINE_END, spans, tick };
}
