import type { Calendar, Span } from './calendar.ts';
import { calendarOf, END_OF_DAY, isBeforeReopening, spansOn } from './calendar.ts';
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

/** Search engines read 00:00–23:59 as all day, and 00:00–00:00 as closed. Nothing is said of a day not known. */
function opensAndCloses(spans: Span[] | undefined): { opens: string; closes: string }[] {
  if (spans?.length === 0) return [{ opens: '00:00', closes: '00:00' }];
  return (spans ?? []).map((span) => ({
    opens: clock(span.start),
    closes: span.endsWithMinute ? '23:59' : clock(span.end),
  }));
}

/**
 * Structured opening hours from the same values as `openState`: the week, days of equal hours together, then
 * each date from yesterday on that differs from its weekday (holidays, and a day whose night is cut short by the
 * holiday after it, A-13). Before a reopen date the week is valid from that date only; around a date of which nothing
 * is known it is told in parts, because of such a date, as of such a weekday, nothing may be said. Empty when no
 * weekday hours are known.
 */
export function openingHoursSpecification(hours: Hours | undefined, now: Date): OpeningHoursSpecification[] {
  if (!hours || Number.isNaN(now.getTime())) return [];
  const calendar = calendarOf(hours);
  if (!calendar.hasWeek) return [];
  const timeZone = hours.timeZone ?? PACIFIC_TIME;
  const today = localMoment(now.getTime(), timeZone).day;
  const reopenDay = isBeforeReopening(calendar, now.getTime(), timeZone) ? calendar.reopenDay : undefined;
  // Last night may still be open.
  const first = reopenDay ?? today - 1;
  const isUnknown = (day: number) => !spansOn(calendar, day);

  const special = new Set<number>();
  for (const day of calendar.holidays.keys()) {
    special.add(day);
    const before = calendar.week[weekdayIndex(day - 1)];
    if (spansOn(calendar, day - 1)?.some((span, at) => span !== before?.[at])) special.add(day - 1);
  }
  const gaps = [...calendar.holidays.keys()].filter((day) => day >= first && isUnknown(day));
  const parts: OpeningHoursSpecification[] = [];
  let validFrom = reopenDay;
  for (const gap of [...gaps.sort((a, b) => a - b), undefined]) {
    if (gap === undefined || gap > (validFrom ?? first)) {
      parts.push(
        ...weekOf(
          calendar,
          {
            ...(validFrom !== undefined && { validFrom: dateOfDay(validFrom) }),
            ...(gap !== undefined && { validThrough: dateOfDay(gap - 1) }),
          },
          toldWeekdays(validFrom, gap, special),
        ),
      );
    }
    if (gap !== undefined) validFrom = gap + 1;
  }

  const dates = [...special]
    .filter((day) => day >= first)
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
  return [...parts, ...dates];
}

/**
 * The weekdays a stretch from one day to before another is told of. A short one has each at most once, and a day with
 * hours of its own has them alone: of two statements valid on the same one day nobody could tell which holds.
 */
function toldWeekdays(
  from: number | undefined,
  end: number | undefined,
  special: ReadonlySet<number>,
): ReadonlySet<number> | undefined {
  if (from === undefined || end === undefined || end - from > 7) return undefined;
  const days = Array.from({ length: end - from }, (_, count) => from + count);
  return new Set(days.filter((day) => !special.has(day)).map(weekdayIndex));
}

/** The week of a stretch of time, days of equal hours together; `told` are the weekdays that matter, all by default. */
function weekOf(
  calendar: Calendar,
  valid: Pick<OpeningHoursSpecification, 'validFrom' | 'validThrough'>,
  told?: ReadonlySet<number>,
): OpeningHoursSpecification[] {
  const groups = new Map<string, OpeningHoursSpecification>();
  // Monday first, as the vocabulary's examples have it.
  for (const index of [1, 2, 3, 4, 5, 6, 0]) {
    if (told && !told.has(index)) continue;
    const name = DAY_NAMES[index] as string;
    for (const { opens, closes } of opensAndCloses(calendar.week[index])) {
      const group = groups.get(`${opens}-${closes}`);
      if (group) group.dayOfWeek?.push(name);
      else {
        groups.set(`${opens}-${closes}`, {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: [name],
          opens,
          closes,
          ...valid,
        });
      }
    }
  }
  return [...groups.values()];
}
