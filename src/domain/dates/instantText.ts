import { formatInTimeZone } from 'date-fns-tz';
import { PACIFIC_TIME } from '#src/domain/hours/zone.ts';

/**
 * An instant as search engines take it: the wall clock of the zone to the minute, with its offset (ISO 8601). For servers:
 * it brings 10 kB, and is right only where the machine's own clock never changes, which the site's server sees to.
 */
export function instantText(instant: Date, timeZone: string = PACIFIC_TIME): string {
  return formatInTimeZone(instant, timeZone, "yyyy-MM-dd'T'HH:mm:00xxx");
}
