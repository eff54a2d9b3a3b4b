import { DAY_MS, instantOf, localMoment } from '../zone.ts';

const FIRST = Date.UTC(2011, 11, 1);
const STEP_MS = 7 * 3_600_000 + 1234;
const COUNT = 3000;

/** Wall clocks of a zone and instants of its half past two in the morning through two years, in one text. */
export function clocksThrough(zone: string): string {
  return Array.from({ length: COUNT }, (_, at) => {
    const instant = FIRST + at * STEP_MS;
    const { day, minute } = localMoment(instant, zone);
    return [day, minute, instantOf(Math.floor(instant / DAY_MS), 150, zone)].join(' ');
  }).join('\n');
}
