import { isLaterThan, parseDate } from '#src/domain/dates/dates.ts';
import { DAY_MS, dayOfDate } from '#src/domain/hours/zone.ts';

/** The day a provider starts when it is still to come, as a Pacific date. */
export function futureStart(startDate: string | undefined, now: Date | null): Date | undefined {
  if (!now || isLongPast(startDate, now)) return undefined;
  const date = parseDate(startDate);
  return date.kind === 'date' && isLaterThan(date, now) ? date.instant : undefined;
}

/** The same where the clock is not to be asked yet, of somebody whom the server marked as still to start. */
export function toldStart(
  { startDate, startsLater }: { startDate?: string; startsLater?: boolean },
  now: Date | null,
): Date | undefined {
  if (now || !startsLater) return futureStart(startDate, now);
  const date = parseDate(startDate);
  return date.kind === 'date' ? date.instant : undefined;
}

/** True for a day that is over in every time zone. Most are, and a phone's first look at a zone takes long. */
function isLongPast(startDate: string | undefined, now: Date): boolean {
  const day = dayOfDate(startDate?.slice(0, 'yyyy-MM-dd'.length) ?? '');
  return day !== undefined && (day + 2) * DAY_MS <= now.getTime();
}
