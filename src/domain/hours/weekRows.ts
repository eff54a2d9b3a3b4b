import { calendarOf, END_OF_DAY, spansOn } from './calendar.ts';
import type { HolidayName } from './holidayName.ts';
import { holidayName } from './holidayName.ts';
import type { Hours, Weekday } from './Hours.ts';
import { WEEKDAYS } from './Hours.ts';
import { dateOfDay, localMoment, PACIFIC_TIME, weekdayIndex } from './zone.ts';

/** Minutes of the row's day, for `formatMinutes`. An `endMinutes` above 1440 lies on the next morning. */
export interface RowSpan {
  startMinutes: number;
  endMinutes: number;
}

/** What a day offers. `temporarily-closed` marks days before the reopen date. */
export type RowHours =
  | { kind: 'closed' }
  | { kind: 'temporarily-closed' }
  | { kind: 'open-24-hours' }
  | { kind: 'spans'; spans: RowSpan[] }
  | { kind: 'unknown' };

export interface WeekRow {
  /** `yyyy-MM-dd` */
  date: string;
  weekday: Weekday;
  isToday: boolean;
  /** A holiday entry exists for this date. */
  isHoliday: boolean;
  /** Set only on holidays whose name follows from the date. */
  holidayName?: HolidayName;
  hours: RowHours;
}

/**
 * The hours table: seven rows with real dates, today first, from the same rules as `openState` (R-009 to
 * ), in the place's own zone. Empty when no weekday hours are known.
 */
export function weekRows(hours: Hours | undefined, now: Date): WeekRow[] {
  if (!hours || Number.isNaN(now.getTime())) return [];
  const calendar = calendarOf(hours);
  if (!calendar.hasWeek) return [];
  const today = localMoment(now.getTime(), hours.timeZone ?? PACIFIC_TIME).day;
  const rows: WeekRow[] = [];
  for (let day = today; day < today + 7; day++) {
    const date = dateOfDay(day);
    const isHoliday = calendar.holidayDays.includes(day);
    const spans = spansOn(calendar, day);
    let rowHours: RowHours;
    if (calendar.reopenDay !== undefined && day < calendar.reopenDay) {
      rowHours = { kind: 'temporarily-closed' };
    } else if (!spans) {
      rowHours = { kind: 'unknown' };
    } else if (spans.length === 0) {
      rowHours = { kind: 'closed' };
    } else if (spans.some((span) => span.start === 0 && span.end === END_OF_DAY)) {
      rowHours = { kind: 'open-24-hours' };
    } else {
      rowHours = {
        kind: 'spans',
        spans: spans.map((span) => ({ startMinutes: span.start, endMinutes: span.end })),
      };
    }
    rows.push({
      date,
      weekday: WEEKDAYS[weekdayIndex(day)] as Weekday,
      isToday: day === today,
      isHoliday,
      holidayName: isHoliday ? holidayName(date) : undefined,
      hours: rowHours,
    });
  }
  return rows;
}
