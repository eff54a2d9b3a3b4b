import type { Span } from './calendar.ts';
import { calendarOf, END_OF_DAY, isBeforeReopening, reopenDateOf, spansOn } from './calendar.ts';
import type { Hours } from './Hours.ts';
import { dateOfDay, localMoment, PACIFIC_TIME, weekdayIndex } from './zone.ts';

/** A schema.org OpeningHoursSpecification. `closes` before `opens` means the next morning. */
export interface OpeningHoursSpecification {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek?: string[];
  opens: string;
  closes: string;
  validFrom?: string;
  validThrough?: string;
}

const DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function clock(minutes: number): string {
  const minuteOfDay = minutes % END_OF_DAY;
  return `${String(Math.floor(minuteOfDay / 60)).padStart(2, '0')}:${String(minuteOfDay % 60).padStart(2, '0')}`;
}

/** Search engines read 00:00–23:59 as all day, and 00:00–00:00 as closed. */
function opensAndCloses(spans: Span[]): { opens: string; closes: string }[] {
  if (spans.length === 0) return [{ opens: '00:00', closes: '00:00' }];
  return spans.map((span) => ({
    opens: clock(span.start),
    closes: span.endsWithMinute ? '23:59' : clock(span.end),
  }));
}

/**
 * Structured opening hours from the same values as `openState`: the week, days of equal hours together, then
 * each date from today on that differs from its weekday (holidays, and a day whose night is cut short by the
 * holiday after it, A-13). Before a reopen date the week is valid from that date only. Empty when no weekday
 * hours are known.
 */
export function openingHoursSpecification(
  hours: Hours | undefined,
  now: Date,
  timeZone: string = PACIFIC_TIME,
): OpeningHoursSpecification[] {
  if (!hours || Number.isNaN(now.getTime())) return [];
  const calendar = calendarOf(hours);
  if (!calendar.hasWeek) return [];
  const today = localMoment(now.getTime(), timeZone).day;
  const validFrom = isBeforeReopening(calendar, now.getTime(), timeZone) ? reopenDateOf(calendar) : undefined;

  const groups = new Map<string, OpeningHoursSpecification>();
  // Monday first, as the vocabulary's examples have it.
  for (const index of [1, 2, 3, 4, 5, 6, 0]) {
    const name = DAY_NAMES[index] as string;
    for (const { opens, closes } of opensAndCloses(calendar.week[index] ?? [])) {
      const group = groups.get(`${opens}-${closes}`);
      if (group) group.dayOfWeek?.push(name);
      else {
        groups.set(`${opens}-${closes}`, {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: [name],
          opens,
          closes,
          ...(validFrom && { validFrom }),
        });
      }
    }
  }

  const special = new Set<number>();
  for (const day of calendar.holidays.keys()) {
    special.add(day);
    if (
      spansOn(calendar, day - 1).some((span, i) => span !== (calendar.week[weekdayIndex(day - 1)] ?? [])[i])
    ) {
      special.add(day - 1);
    }
  }
  const dates = [...special]
    .filter((day) => day >= Math.max(today, validFrom ? (calendar.reopenDay ?? today) : today))
    .sort((a, b) => a - b)
    .flatMap((day) =>
      opensAndCloses(spansOn(calendar, day)).map((times): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: [DAY_NAMES[weekdayIndex(day)] as string],
        ...times,
        validFrom: dateOfDay(day),
        validThrough: dateOfDay(day),
      })),
    );
  return [...groups.values(), ...dates];
}
