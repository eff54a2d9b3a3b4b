import { calendarOf, periodsOn, spansOn } from '#src/domain/hours/calendar.ts';
import type { Hours } from '#src/domain/hours/Hours.ts';
import { dateOfDay, localMoment, PACIFIC_TIME, weekdayIndex } from '#src/domain/hours/zone.ts';
import { contentLines, textValue } from './contentLines.ts';

/** The place whose days are told; `address` in one line. */
export interface CalendarPlace {
  id: string;
  name: string;
  address?: string;
  /** Its page, absolute. */
  url: string;
}

/** Words of the entries, of a `yyyy-MM-dd` date. */
export interface CalendarWords {
  title: string;
  closed: (date: string) => string;
  open: (date: string) => string;
  unknown: (date: string) => string;
}

/** Days from today on for which the hours name a date, in order. */
export function holidaysAhead(hours: Hours | undefined, now: Date): number[] {
  if (!hours || Number.isNaN(now.getTime())) return [];
  const { day: today } = localMoment(now.getTime(), hours.timeZone ?? PACIFIC_TIME);
  const ahead = calendarOf(hours).holidayDays.filter((day) => day >= today);
  return [...new Set(ahead)].sort((a, b) => a - b);
}

/**
 * Those of them with hours of their own: without those on which a place is open as on that day of any week. One on which it is
 * closed anyway is among them, so that whoever looks for the holiday finds it.
 */
export function changedHolidaysAhead(hours: Hours | undefined, now: Date): number[] {
  return holidaysAhead(hours, now).filter((day) => {
    const calendar = calendarOf(hours as Hours);
    const spans = spansOn(calendar, day);
    const usual = calendar.week[weekdayIndex(day)];
    return !spans?.length || JSON.stringify(spans) !== JSON.stringify(usual);
  });
}

/**
 * The holiday hours of a place as an iCalendar file (RFC 5545): a whole day where it is closed or nobody knows, else its
 * open spans, as instants, so that whoever keeps them sees them on their own clock. The entries take no time of theirs.
 */
export function holidayCalendar(
  place: CalendarPlace,
  hours: Hours | undefined,
  now: Date,
  words: CalendarWords,
): string {
  const stamp = `DTSTAMP:${stampOf(now.getTime())}`;
  const event = (date: string, part: number, summary: string, times: readonly string[]) => [
    'BEGIN:VEVENT',
    `UID:${textValue(place.id)}-${date}-${part}@${new URL(place.url).host}`,
    stamp,
    ...times,
    `SUMMARY:${textValue(summary)}`,
    place.address && `LOCATION:${textValue(place.address)}`,
    `URL:${place.url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
  const events = holidaysAhead(hours, now).flatMap((day) => {
    const calendar = calendarOf(hours as Hours);
    const date = dateOfDay(day);
    const timeZone = hours?.timeZone === undefined ? PACIFIC_TIME : hours.timeZone;
    const periods = timeZone === null ? undefined : periodsOn(calendar, day, timeZone);
    if (!periods?.length)
      return event(date, 0, (periods ? words.closed : words.unknown)(date), [
        `DTSTART;VALUE=DATE:${compact(day)}`,
        `DTEND;VALUE=DATE:${compact(day + 1)}`,
      ]);
    return periods.flatMap(({ start, end }, part) =>
      event(date, part, words.open(date), [`DTSTART:${stampOf(start)}`, `DTEND:${stampOf(end)}`]),
    );
  });
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Holiday hours//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${textValue(words.title)}`,
    ...events,
    'END:VCALENDAR',
  ]);
}

const compact = (day: number): string => dateOfDay(day).replace(/-/g, '');

/** An instant in UTC, to the second. */
export const stampOf = (instant: number): string =>
  new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
