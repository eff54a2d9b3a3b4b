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
export type DirectoryHours = Record<string, { openIntervals: Interval[] }>;

/**
 * FHIR availableTime or hoursOfOperation as directory hours. Of days that are not named, or named without times that
 * can be read, it says nothing, and they are left out: nobody says that they are closed. All day is 00:00 to 23:59.
 * Undefined when no day is left.
 */
export function readFhirHours(value: unknown): DirectoryHours | undefined {
  const entries = recordsOf(value);
  if (entries.length === 0) return undefined;
  const days = new Map<string, (Interval | undefined)[]>();
  for (const entry of entries) {
    const start = clock(entry['availableStartTime'] ?? entry['openingTime']);
    const end = clock(entry['availableEndTime'] ?? entry['closingTime']);
    const interval =
      entry['allDay'] === true ? { start: '00:00', end: '23:59' } : start && end ? { start, end } : undefined;
    for (const name of listOf(entry['daysOfWeek'])) {
      const day = weekdays[textOf(name)];
      if (day) days.set(day, [...(days.get(day) ?? []), interval]);
    }
  }
  const hours: DirectoryHours = {};
  for (const day of Object.values(weekdays)) {
    const intervals = days.get(day);
    const known = (intervals ?? []).filter((interval) => interval !== undefined);
    if (known.length > 0 && known.length === intervals?.length)
      hours[day] = { openIntervals: known.sort((a, b) => a.start.localeCompare(b.start)) };
  }
  return Object.keys(hours).length > 0 ? hours : undefined;
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
