import type { DayHours } from '#src/domain/hours/Hours.ts';
import { readDay } from '#src/domain/hours/readHours.ts';

/** A day with open spans, written as '09:00-17:00'. */
export const open = (...spans: string[]): DayHours =>
  readDay({
    openIntervals: spans.map((span) => {
      const [start, end] = span.split('-');
      return { start, end };
    }),
  });

/** A day of which the directory says that it is closed. */
export const CLOSED: DayHours = { kind: 'closed' };
