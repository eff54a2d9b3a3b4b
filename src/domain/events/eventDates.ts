import { formatDate, formatDay, parseDate } from '#src/domain/dates/dates.ts';
import { formatTime } from '#src/domain/hours/formatTime.ts';
import { localMoment, PACIFIC_TIME } from '#src/domain/hours/zone.ts';

/** When an event takes place. */
export interface EventDates {
  start: Date;
  /** Later than the start. */
  end?: Date;
  /** False when only the day is known. */
  hasTime: boolean;
}

/** Reads start and end of an event as Pacific times; undefined without a real start (S-201, Q-351). */
export function eventDates(start: string | undefined, end?: string): EventDates | undefined {
  const from = parseDate(start);
  if (from.kind !== 'date') return undefined;
  const to = parseDate(end);
  const hasEnd = to.kind === 'date' && to.instant > from.instant;
  return { start: from.instant, ...(hasEnd && { end: to.instant }), hasTime: /\d[T ]\d/.test(start ?? '') };
}

/** True when the event begins and ends on different Pacific days. */
export function isOverSeveralDays({ start, end }: EventDates): boolean {
  const day = (instant: Date) => localMoment(instant.getTime(), PACIFIC_TIME).day;
  return end !== undefined && day(start) !== day(end);
}

/** The times of the first of several meetings: a course of three weeks is no event that lasts as long. */
export function onFirstDay({ sessions }: { sessions: readonly Date[] }, dates: EventDates): EventDates {
  const last = sessions.at(-1);
  if (sessions.length < 2 || !last || !dates.end || dates.end <= last) return dates;
  return { ...dates, end: new Date(dates.start.getTime() + dates.end.getTime() - last.getTime()) };
}

/**
 * The dates in words, in Pacific time: "Sun, Nov 22, 2026, 10 am – 12 pm"; over several days "Sun, Nov 22, 10 am –
 * Mon, Nov 23, 2026, 11 am". The first year is left out when it is the second too. No line breaks before a dash or inside a
 * time.
 */
export function eventDateText(dates: EventDates, locale: string): string {
  const { start, end, hasTime } = dates;
  const time = (instant: Date) => formatTime(instant, locale);
  const at = (instant: Date) => (hasTime ? `, ${time(instant)}` : '');
  if (!end) return formatDay(start, locale, 'full') + at(start);
  if (!isOverSeveralDays(dates)) {
    return `${formatDay(start, locale, 'full')}${at(start)}${hasTime ? `\u00a0– ${time(end)}` : ''}`;
  }
  const isOneYear = formatDate(start, locale, 'year') === formatDate(end, locale, 'year');
  return `${formatDay(start, locale, isOneYear ? 'short' : 'full')}${at(start)}\u00a0– ${formatDay(end, locale, 'full')}${at(end)}`;
}
