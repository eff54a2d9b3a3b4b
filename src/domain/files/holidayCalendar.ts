import { calendarOf, spansOn } from '#src/domain/hours/calendar.ts';
import type { Hours } from '#src/domain/hours/Hours.ts';
import { dateOfDay, localMoment, PACIFIC_TIME } from '#src/domain/hours/zone.ts';
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
}

/** Clock changes of California since 2007, which is before any entry. */
const ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${PACIFIC_TIME}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0800',
  'TZOFFSETTO:-0700',
  'TZNAME:PDT',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0700',
  'TZOFFSETTO:-0800',
  'TZNAME:PST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Days from today on for which the hours name a date, in order. */
export function holidaysAhead(hours: Hours | undefined, now: Date): number[] {
  if (!hours || Number.isNaN(now.getTime())) return [];
  const { day: today } = localMoment(now.getTime(), PACIFIC_TIME);
  const ahead = calendarOf(hours).holidayDays.filter((day) => day >= today);
  return [...new Set(ahead)].sort((a, b) => a - b);
}

/**
 * The holiday hours of a place as an iCalendar file (RFC 5545), on the wall clock of California: a whole day where
 * it is closed, else its open spans. The entries take no time of whoever keeps them.
 */
export function holidayCalendar(
  place: CalendarPlace,
  hours: Hours | undefined,
  now: Date,
  words: CalendarWords,
): string {
  const stamp = `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`;
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
    const spans = spansOn(calendar, day);
    if (spans.length === 0)
      return event(date, 0, words.closed(date), [
        `DTSTART;VALUE=DATE:${compact(day)}`,
        `DTEND;VALUE=DATE:${compact(day + 1)}`,
      ]);
    return spans.flatMap((span, part) =>
      event(date, part, words.open(date), [
        `DTSTART;TZID=${PACIFIC_TIME}:${localTime(day, span.start)}`,
        `DTEND;TZID=${PACIFIC_TIME}:${localTime(day, span.end)}`,
      ]),
    );
  });
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Holiday hours//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${textValue(words.title)}`,
    ...ZONE,
    ...events,
    'END:VCALENDAR',
  ]);
}

const compact = (day: number): string => dateOfDay(day).replace(/-/g, '');

/** A minute of a day as the wall clock shows it; minutes from 1440 on are of the next day. */
function localTime(day: number, minute: number): string {
  const ofDay = minute % 1440;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${compact(day + Math.floor(minute / 1440))}T${two(Math.floor(ofDay / 60))}${two(ofDay % 60)}00`;
}
