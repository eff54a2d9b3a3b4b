import type { NetworkEvent } from '#src/domain/entities/NetworkEvent.ts';
import { dateOfDay, localMoment, PACIFIC_TIME } from '#src/domain/hours/zone.ts';
import { contentLines, textValue } from './contentLines.ts';
import { stampOf } from './holidayCalendar.ts';

/**
 * A class or another event as an iCalendar file (RFC 5545): an entry for each day it meets, as instants, so that whoever
 * keeps it sees it on their own clock; a whole day where only the day is known.
 */
export function eventCalendar(
  { id, name, dates, sessions, teaser }: Pick<NetworkEvent, 'id' | 'name' | 'dates' | 'sessions' | 'teaser'>,
  { url, where }: { url: string; where?: string },
  now: Date,
): string {
  const entry = (part: number, times: readonly string[]) => [
    'BEGIN:VEVENT',
    `UID:${textValue(id)}-${part}@${new URL(url).host}`,
    `DTSTAMP:${stampOf(now.getTime())}`,
    ...times,
    `SUMMARY:${textValue(name)}`,
    teaser && `DESCRIPTION:${textValue(teaser)}`,
    where && `LOCATION:${textValue(where)}`,
    `URL:${url}`,
    'END:VEVENT',
  ];
  const { start, end, hasTime } = dates;
  const entries = !hasTime
    ? [entry(0, wholeDays(start, end))]
    : sessions.length > 1
      ? sessions.map((session, part) => entry(part, spanOf(session, meetingEnd(session, end))))
      : [entry(0, spanOf(start, end))];
  return contentLines(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Events//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      ...entries.flat(),
      'END:VCALENDAR',
    ].map((line) => line || undefined),
  );
}

const spanOf = (start: Date, end: Date | undefined): string[] => [
  `DTSTART:${stampOf(start.getTime())}`,
  ...(end ? [`DTEND:${stampOf(end.getTime())}`] : []),
];

/** Each meeting of a course ends at the time of day the last one does. */
function meetingEnd(session: Date, end: Date | undefined): Date | undefined {
  if (!end) return undefined;
  const minuteOf = (instant: Date) => localMoment(instant.getTime(), PACIFIC_TIME).minute;
  const minutes = (minuteOf(end) - minuteOf(session) + 1440) % 1440;
  return minutes > 0 ? new Date(session.getTime() + minutes * 60_000) : undefined;
}

function wholeDays(start: Date, end: Date | undefined): string[] {
  const day = (instant: Date) => localMoment(instant.getTime(), PACIFIC_TIME).day;
  const compact = (of: number) => dateOfDay(of).replaceAll('-', '');
  return [`DTSTART;VALUE=DATE:${compact(day(start))}`, `DTEND;VALUE=DATE:${compact(day(end ?? start) + 1)}`];
}
