import { listOf, recordOf, recordsOf, textOf } from './records.ts';

const weekdays: Record<string, string> = {
  sun: 'sunday',
  mon: 'monday',
  tue: 'tuesday',
  wed: 'wednesday',
  thu: 'thursday',
  fri: 'friday',
  sat: 'saturday',
};

interface Interval {
  start: string;
  end: string;
}
export type DirectoryHours = Record<string, { isClosed: true } | { openIntervals: Interval[] }>;

/**
 * FHIR availableTime or hoursOfOperation as directory hours. Days that are not named are closed; a day named
 * without times says nothing, and then nothing at all is taken. All day is 00:00 to 23:59. Undefined when absent or
 * not readable.
 */
export function readFhirHours(value: unknown): DirectoryHours | undefined {
  const entries = recordsOf(value);
  if (entries.length === 0) return undefined;
  const days = new Map<string, Interval[]>();
  for (const entry of entries) {
    const names = listOf(entry['daysOfWeek']).map((day) => weekdays[textOf(day)]);
    const start = clock(entry['availableStartTime'] ?? entry['openingTime']);
    const end = clock(entry['availableEndTime'] ?? entry['closingTime']);
    const interval =
      entry['allDay'] === true ? { start: '00:00', end: '23:59' } : start && end ? { start, end } : undefined;
    if (!interval || names.length === 0) return undefined;
    for (const day of names) {
      if (!day) return undefined;
      days.set(day, [...(days.get(day) ?? []), interval]);
    }
  }
  const hours: DirectoryHours = {};
  for (const day of Object.values(weekdays)) {
    const intervals = days.get(day);
    hours[day] = intervals
      ? { openIntervals: intervals.sort((a, b) => a.start.localeCompare(b.start)) }
      : { isClosed: true };
  }
  return hours;
}

const clock = (value: unknown) => /^([01]\d|2[0-3]):[0-5]\d/.exec(textOf(value))?.[0];

/** Open all day on all seven days. */
export function isRoundTheClock(hours: DirectoryHours | undefined): boolean {
  if (!hours) return false;
  const days = Object.values(hours);
  return (
    days.length === 7 &&
    days.every((day) => {
      const [first] = recordsOf(recordOf(day)['openIntervals']);
      return first?.['start'] === '00:00' && first['end'] === '23:59';
    })
  );
}
