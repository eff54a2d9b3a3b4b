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
 * An open interval on the wall clock, in minutes of the day it starts on. An end above 1440 lies on the next day
 * an end of 1439 is a written 23:59 and runs to the end of that minute. Start and end differ.
 */
export interface Interval {
  start: number;
  end: number;
}

/** What is known of a day, from midnight to midnight. `unknown` is neither open nor closed: nobody may be told either. */
export type DayHours = { kind: 'closed' } | { kind: 'open'; intervals: Interval[] } | { kind: 'unknown' };

/**
 * Hours of one calendar date (`yyyy-MM-dd`), which replace that date's weekday hours. `regular` marks the
 * date as a holiday that keeps its weekday hours.
 */
export type HolidayHours = { date: string } & (DayHours | { kind: 'regular' });

/** Opening hours of a place, always in its own zone, never instants (S-204, S-205, S-206). */
export interface Hours {
  /** A weekday that is absent is unknown. */
  week: Partial<Record<Weekday, DayHours>>;
  holidays: HolidayHours[];
  /** `yyyy-MM-dd`: closed until the start of this date. */
  reopenDate?: string;
  /** IANA name where it is not the site's zone (C-001); null when it is not known, and no moment can be judged. */
  timeZone?: string | null;
}
