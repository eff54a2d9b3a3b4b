import type { Weekday } from './Hours.ts';
import { WEEKDAYS } from './Hours.ts';
import { dateOfDay, localMoment, PACIFIC_TIME, weekdayIndex } from './zone.ts';

/**
 * The day of an instant as a person would say it at `now`: today, tomorrow, a weekday within the coming six
 * days, else (or for a past day) the date.
 */
export type RelativeDay =
  | { kind: 'today'; date: string }
  | { kind: 'tomorrow'; date: string }
  | { kind: 'weekday'; weekday: Weekday; date: string }
  | { kind: 'date'; date: string };

/** For "Opens tomorrow at 9 am", "Opens Monday at 9 am". `date` is `yyyy-MM-dd` in the zone. */
export function relativeDay(instant: Date, now: Date, timeZone: string = PACIFIC_TIME): RelativeDay {
  const day = localMoment(instant.getTime(), timeZone).day;
  const ahead = day - localMoment(now.getTime(), timeZone).day;
  const date = dateOfDay(day);
  if (ahead === 0) return { kind: 'today', date };
  if (ahead === 1) return { kind: 'tomorrow', date };
  const weekday = WEEKDAYS[weekdayIndex(day)];
  if (ahead > 1 && ahead < 7 && weekday) return { kind: 'weekday', weekday, date };
  return { kind: 'date', date };
}
