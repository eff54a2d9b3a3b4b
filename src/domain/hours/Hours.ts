/** Lower-case English weekday names, Sunday first (S-204). */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/**
 * An open interval on the wall clock, `HH:MM` 24 h. An end before the start runs past midnight; an
 * end equal to the start is empty, an end of 23:59 runs to the end of that minute.
 */
export interface Interval {
  start: string;
  end: string;
}

/** Hours of one weekday. Closed when `isClosed`, or when there is no interval. */
export interface DayHours {
  isClosed: boolean;
  intervals: Interval[];
}

/**
 * Hours of one calendar date (`yyyy-MM-dd`), which replace that date's weekday hours. With
 * `isRegularHours` the date is marked as a holiday and keeps its weekday hours.
 */
export interface HolidayHours {
  date: string;
  isClosed: boolean;
  isRegularHours?: boolean;
  intervals: Interval[];
}

/** Opening hours of a place, always in its own zone, never instants (S-204, S-205, S-206). */
export interface Hours {
  week: Partial<Record<Weekday, DayHours>>;
  holidays: HolidayHours[];
  /** `yyyy-MM-dd`: closed until the start of this date. */
  reopenDate?: string;
}
