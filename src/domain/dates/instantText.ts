import { DAY_MS, localMoment, MINUTE_MS, PACIFIC_TIME } from '#src/domain/hours/zone.ts';

/** An instant as search engines take it: the wall clock of the zone to the second, with its offset (ISO 8601). */
export function instantText(instant: Date, timeZone: string = PACIFIC_TIME): string {
  const time = instant.getTime();
  const { day, minute } = localMoment(time, timeZone);
  const local = day * DAY_MS + minute * MINUTE_MS;
  const offset = (local - Math.floor(time / MINUTE_MS) * MINUTE_MS) / MINUTE_MS;
  const clock = (value: number) =>
    `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`;
  const sign = offset < 0 ? '-' : '+';
  return `${new Date(local).toISOString().slice(0, 16)}:00${sign}${clock(Math.abs(offset))}`;
}
