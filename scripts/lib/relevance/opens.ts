import { calendarOf, spansOn } from '#src/domain/hours/calendar.ts';
import type { Hours } from '#src/domain/hours/Hours.ts';
import { isCurrentlyOpen, openState } from '#src/domain/hours/openState.ts';
import { dayOfDate } from '#src/domain/hours/zone.ts';
import type { Conditions } from './readQueries.ts';

/** The day the demo network is made for and the moment queries are asked: half past six on a Tuesday evening in California. */
export const TODAY = '2026-11-24';
export const NOW = new Date(`${TODAY}T18:30:00-08:00`);

const LATE = new Date(`${TODAY}T21:30:00-08:00`);
/** The next of each, counted from TODAY. */
const DAYS = { today: TODAY, tomorrow: '2026-11-25', saturday: '2026-11-28', sunday: '2026-11-29' };

/** Whether a place is open when somebody wants it to be; false when that is not known. */
export function opens(hours: Hours, when: NonNullable<Conditions['open']>): boolean {
  if (when === 'now') return isCurrentlyOpen(openState(hours, NOW));
  if (when === 'late') return isCurrentlyOpen(openState(hours, LATE));
  if (when === 'always') return openState(hours, NOW).kind === 'open-24-hours';
  const day = dayOfDate(DAYS[when]);
  return day !== undefined && (spansOn(calendarOf(hours), day)?.length ?? 0) > 0;
}
