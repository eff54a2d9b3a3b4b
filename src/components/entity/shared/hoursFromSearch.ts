import type { DayHours, Hours, Interval } from '#src/domain/hours/Hours.ts';
import { WEEKDAYS } from '#src/domain/hours/Hours.ts';

type Wire = Record<string, unknown>;
const isObject = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function intervalsOf(value: unknown): Interval[] {
  return list(value).flatMap((entry) =>
    isObject(entry) && typeof entry.start === 'string' && typeof entry.end === 'string'
      ? [{ start: entry.start, end: entry.end }]
      : [],
  );
}

function dayOf(wire: Wire): DayHours {
  return { isClosed: wire.isClosed === true, intervals: intervalsOf(wire.openIntervals) };
}

/** Reads hours as the search service sends them (S-204 – S-206); undefined when there are none. */
export function hoursFromSearch(wire: unknown): Hours | undefined {
  if (!isObject(wire)) return undefined;
  const week: Hours['week'] = {};
  for (const weekday of WEEKDAYS) {
    const day = wire[weekday];
    if (isObject(day)) week[weekday] = dayOf(day);
  }
  return {
    week,
    holidays: list(wire.holidayHours).flatMap((entry) =>
      isObject(entry) && typeof entry.date === 'string'
        ? [{ date: entry.date, isRegularHours: entry.isRegularHours === true, ...dayOf(entry) }]
        : [],
    ),
    ...(typeof wire.reopenDate === 'string' && { reopenDate: wire.reopenDate }),
  };
}
