import { isLaterThan, parseDate } from '#src/domain/dates/dates.ts';

/** The day a provider starts when it is still to come, as a Pacific date. */
export function futureStart(startDate: string | undefined, now: Date | null): Date | undefined {
  const date = parseDate(startDate);
  return now && date.kind === 'date' && isLaterThan(date, now) ? date.instant : undefined;
}
