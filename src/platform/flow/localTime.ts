/** The zone times are given in where a site names none. */
const USUAL_ZONE = 'America/Los_Angeles';

/** The zone in which a site's people give times: the site's own setting, or Pacific time. */
export function zoneOf(facts: { get(space: string, key: string): unknown }, site: string): string {
  const zone = facts.get(`site:${site}`, 'timeZone');
  return typeof zone === 'string' && isZone(zone) ? zone : USUAL_ZONE;
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** What a wall clock's time means: one instant; none, where the clocks go forward over it; two, where they go back. */
export type Meant =
  | { kind: 'one'; instant: Date }
  | { kind: 'skipped' }
  | { kind: 'twice'; first: Date; second: Date };

/** A time as a wall clock in a zone shows it, such as 2026-11-01T06:00; undefined for what is no such time. */
export function meantBy(local: string, zone: string): Meant | undefined {
  const wall = Date.parse(`${local}:00Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) || Number.isNaN(wall)) return undefined;
  // A date that does not exist (February 30) is read as another one.
  if (new Date(wall).toISOString().slice(0, 16) !== local) return undefined;
  // No zone is further than a day from UTC, and none changes its clock twice within two days.
  const offsets = [wall - 86_400_000, wall + 86_400_000].map((at) => offsetAt(at, zone));
  const instants = [...new Set(offsets.map((offset) => wall - offset))]
    .filter((instant) => instant + offsetAt(instant, zone) === wall)
    .sort((left, right) => left - right)
    .map((instant) => new Date(instant));
  const [first, second] = instants;
  if (!first) return { kind: 'skipped' };
  return second ? { kind: 'twice', first, second } : { kind: 'one', instant: first };
}

/** What a wall clock in a zone shows at an instant, as `2026-11-01T06:00`. */
export const wallClock = (instant: Date, zone: string): string =>
  new Date(instant.getTime() + offsetAt(instant.getTime(), zone)).toISOString().slice(0, 16);

function offsetAt(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zone, hourCycle: 'h23' as const, year: 'numeric' as const, month: 'numeric' as const },
    ...{ day: 'numeric' as const, hour: 'numeric' as const, minute: 'numeric' as const },
    second: 'numeric' as const,
  }).formatToParts(instant);
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(
    ...([value('year'), value('month') - 1, value('day')] as const),
    ...([value('hour'), value('minute'), value('second')] as const),
  );
  return shown - Math.floor(instant / 1000) * 1000;
}
