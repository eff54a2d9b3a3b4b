import type { Calendar } from './calendar.ts';
import { calendarOf, END_OF_DAY, isBeforeReopening, periodsOn, reopenDateOf, spansOn } from './calendar.ts';
import type { Hours } from './Hours.ts';
import { instantOf, localMoment, MINUTE_MS, PACIFIC_TIME } from './zone.ts';

/** Days ahead, today included as day 0, in which a holiday ends "Open 24 hours" (R-007, C-002, A-09). */
const HOLIDAY_LOOK_AHEAD_DAYS = 7;

/** How far ahead closing and opening times are looked for. Beyond it the answer is null. */
const HORIZON_DAYS = 31;

/** Minutes before closing from which a place is closing soon. */
const CLOSING_SOON_MINUTES = 60;

/**
 * The open state of a place at one moment.
 * - `unknown`: it is not known whether the place is open; say neither.
 * - `temporarily-closed`: `reopens` (`yyyy-MM-dd`) when a reopen date in the future is known.
 * - `open`: `closesAt` is the end of the whole contiguous run; null when it lies beyond the horizon or in a day of
 *   which nothing is known.
 * - `closed`: `opensAt` is the next opening; null when there is none within the horizon, or none that is sure.
 */
export type OpenState =
  | { kind: 'unknown' }
  | { kind: 'temporarily-closed'; reopens?: string }
  | { kind: 'open-24-hours' }
  | { kind: 'open'; closesAt: Date | null }
  | { kind: 'closed'; opensAt: Date | null };

function isOpenAroundTheClock(calendar: Calendar, today: number): boolean {
  const everyDayFull = calendar.week.every((spans) =>
    spans?.some((span) => span.start === 0 && span.end === END_OF_DAY && span.endsWithMinute),
  );
  return (
    everyDayFull &&
    !calendar.holidayDays.some((day) => day >= today && day <= today + HOLIDAY_LOOK_AHEAD_DAYS)
  );
}

/** End of the contiguous run of open periods that holds `now`; undefined when closed, null beyond the horizon. */
function endOfRun(
  calendar: Calendar,
  now: number,
  today: number,
  timeZone: string,
): number | null | undefined {
  let end: number | undefined;
  // An overnight span reaches at most into the next day, so yesterday is far enough back.
  for (let day = today - 1; day <= today + HORIZON_DAYS; day++) {
    let extended = day <= today;
    const periods = periodsOn(calendar, day, timeZone);
    // What runs into a day of which nothing is known may go on there.
    if (!periods && end !== undefined && end >= instantOf(day, 0, timeZone)) return null;
    for (const period of periods ?? []) {
      const holdsNow = period.start <= now && (period.includesEnd ? now <= period.end : now < period.end);
      const continuesRun = end !== undefined && period.start <= end && period.end > end;
      if (!holdsNow && !continuesRun) continue;
      if (end === undefined || period.end > end) end = period.end;
      extended = true;
    }
    if (!extended) return end;
  }
  return end === undefined ? undefined : null;
}

/** The next opening; null beyond the horizon, and when it may come earlier on a day of which nothing is known. */
function nextOpening(calendar: Calendar, now: number, today: number, timeZone: string): Date | null {
  for (let day = today; day <= today + HORIZON_DAYS; day++) {
    const periods = periodsOn(calendar, day, timeZone);
    if (!periods) return null;
    for (const period of periods) {
      if (period.start > now) return new Date(period.start);
    }
  }
  return null;
}

/**
 * The open state in the place's own zone, by the ordered rules temporarily closed → open 24 hours → open → closed
 * . Right on both clock-change days: see `instantOf`.
 */
export function openState(hours: Hours | undefined, now: Date): OpenState {
  const instant = now.getTime();
  if (!hours || hours.timeZone === null || Number.isNaN(instant)) return { kind: 'unknown' };
  const calendar = calendarOf(hours);
  const timeZone = hours.timeZone ?? PACIFIC_TIME;
  if (isBeforeReopening(calendar, instant, timeZone)) {
    return { kind: 'temporarily-closed', reopens: reopenDateOf(calendar) };
  }
  if (!calendar.hasWeek) return { kind: 'unknown' };
  if (calendar.isEveryDayClosed) return { kind: 'temporarily-closed' };

  const today = localMoment(instant, timeZone).day;
  if (isOpenAroundTheClock(calendar, today)) return { kind: 'open-24-hours' };

  const end = endOfRun(calendar, instant, today, timeZone);
  if (end !== undefined) return { kind: 'open', closesAt: end === null ? null : new Date(end) };
  if (!spansOn(calendar, today)) return { kind: 'unknown' };
  return { kind: 'closed', opensAt: nextOpening(calendar, instant, today, timeZone) };
}

/** "Currently open" means open now or open 24 hours. */
export function isCurrentlyOpen(state: OpenState): boolean {
  return state.kind === 'open' || state.kind === 'open-24-hours';
}

/** True in the last `withinMinutes` before a known closing time, the closing moment included. */
export function isClosingSoon(
  state: OpenState,
  now: Date,
  withinMinutes: number = CLOSING_SOON_MINUTES,
): boolean {
  if (state.kind !== 'open' || state.closesAt === null) return false;
  const left = state.closesAt.getTime() - now.getTime();
  return left >= 0 && left <= withinMinutes * MINUTE_MS;
}
