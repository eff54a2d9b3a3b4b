import { eventDates } from '#src/domain/events/eventDates.ts';
import { eventCalendar } from './eventCalendar.ts';

const now = new Date('2026-11-21T12:00:00Z');
const place = { url: 'https://www.example.org/find-event/x', where: 'Clinic; Garden Room, 1 Way' };
const linesOf = (start: string, end?: string, sessions: string[] = [], name = 'Gentle Yoga') =>
  eventCalendar(
    {
      id: 'event1',
      name,
      dates: eventDates(start, end)!,
      sessions: sessions.map((one) => eventDates(one)!.start),
    },
    place,
    now,
  )
    .replace(/\r\n /g, '')
    .split('\r\n');

it('is one entry from start to end, as instants', () => {
  expect(linesOf('2026-12-17T08:30', '2026-12-17T09:30')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:event1-0@www.example.org',
    'DTSTAMP:20261121T120000Z',
    'DTSTART:20261217T163000Z',
    'DTEND:20261217T173000Z',
    'SUMMARY:Gentle Yoga',
    'LOCATION:Clinic\\; Garden Room\\, 1 Way',
    'URL:https://www.example.org/find-event/x',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('is an entry for each meeting of a course, at the same time of day across the change of clocks', () => {
  const times = linesOf('2026-10-27T18:00', '2026-11-03T20:00', [
    '2026-10-27T18:00',
    '2026-11-03T18:00',
  ]).filter((line) => line.startsWith('DT') && !line.startsWith('DTSTAMP'));
  expect(times).toEqual([
    'DTSTART:20261028T010000Z',
    'DTEND:20261028T030000Z',
    'DTSTART:20261104T020000Z',
    'DTEND:20261104T040000Z',
  ]);
});

it('is a whole day where only the day is known, and has no end nobody told', () => {
  expect(linesOf('2026-12-17')).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20261217', 'DTEND;VALUE=DATE:20261218']),
  );
  expect(linesOf('2026-12-17T08:30').some((line) => line.startsWith('DTEND'))).toBe(false);
});

it('a name cannot end the entry', () => {
  const lines = linesOf('2026-12-17T08:30', undefined, [], 'x\r\nEND:VCALENDAR');
  expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
});
