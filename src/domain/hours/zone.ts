/**
 * Time-zone arithmetic on instants (milliseconds since 1970 UTC), local calendar days (whole days since
 * 1970-01-01) and minutes of the local day. Offsets come from Temporal, else from Intl, because this runs in browsers: date-fns-tz reckons
 * through the machine's own clock, so that a visitor's clock change would move the hours of a place, and maps a local
 * time that a spring change skips to an hour too early.
 */

/** The site's zone: of all hours but those of a place that has another (R-001, C-001). */
export const PACIFIC_TIME = 'America/Los_Angeles';

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** As much of Temporal as is needed here, which TypeScript and the pinned Node do not know yet. */
interface TemporalOffsets {
  Instant: {
    fromEpochMilliseconds(instant: number): {
      toZonedDateTimeISO(timeZone: string): { offsetNanoseconds: number };
    };
  };
}

const NANOSECONDS_PER_MS = 1e6;

/** Temporal first, where there is one: the first formatter of dates keeps a phone busy for a tenth of a second. */
function measureOffset(instant: number, timeZone: string): number {
  const { Temporal } = globalThis as { Temporal?: TemporalOffsets };
  if (!Temporal) return formattedOffset(instant, timeZone);
  const { offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);
  return offsetNanoseconds / NANOSECONDS_PER_MS;
}

function formattedOffset(instant: number, timeZone: string): number {
  const field: Record<string, number> = {};
  for (const part of formatterFor(timeZone).formatToParts(instant)) field[part.type] = Number(part.value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = field;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/** Whether it names a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    measureOffset(0, name);
    return true;
  } catch {
    return false;
  }
}

/**
 * What is kept of a zone, because one answer needs some dozens of offsets: the offset at each UTC midnight asked
 * for; the change of each UTC day that has one; per UTC day, the offset when it holds from a day before to a
 * day after (null when it does not).
 */
interface ZoneTable {
  midnights: Map<number, number>;
  changes: Map<number, { at: number; after: number }>;
  steady: Map<number, number | null>;
}

// Days kept per zone; some eleven years. Beyond it the table starts anew.
const TABLE_LIMIT = 4096;
const tables = new Map<string, ZoneTable>();

function tableOf(timeZone: string): ZoneTable {
  let table = tables.get(timeZone);
  if (!table || table.midnights.size > TABLE_LIMIT) {
    table = { midnights: new Map(), changes: new Map(), steady: new Map() };
    tables.set(timeZone, table);
  }
  return table;
}

function offsetAtMidnight(utcDay: number, table: ZoneTable, timeZone: string): number {
  let offset = table.midnights.get(utcDay);
  if (offset === undefined) {
    offset = measureOffset(utcDay * DAY_MS, timeZone);
    table.midnights.set(utcDay, offset);
  }
  return offset;
}

/** The moment within a UTC day at which its offset changes, to the millisecond, and the offset from then on. */
function changeOn(utcDay: number, table: ZoneTable, timeZone: string): { at: number; after: number } {
  let change = table.changes.get(utcDay);
  if (!change) {
    const before = offsetAtMidnight(utcDay, table, timeZone);
    let low = utcDay * DAY_MS;
    let high = low + DAY_MS;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (measureOffset(middle, timeZone) === before) low = middle;
      else high = middle;
    }
    change = { at: high, after: offsetAtMidnight(utcDay + 1, table, timeZone) };
    table.changes.set(utcDay, change);
  }
  return change;
}

/** Milliseconds to add to an instant to get the wall clock of the zone. */
function offsetAt(instant: number, timeZone: string): number {
  const table = tableOf(timeZone);
  const utcDay = Math.floor(instant / DAY_MS);
  const before = offsetAtMidnight(utcDay, table, timeZone);
  // No zone changes its clock twice in one UTC day.
  if (before === offsetAtMidnight(utcDay + 1, table, timeZone)) return before;
  const change = changeOn(utcDay, table, timeZone);
  return instant < change.at ? before : change.after;
}

/** The offset that holds from the day before a UTC day to the day after it; null when there is no such one. */
function steadyOffset(utcDay: number, timeZone: string): number | null {
  const table = tableOf(timeZone);
  let steady = table.steady.get(utcDay);
  if (steady === undefined) {
    const offset = offsetAtMidnight(utcDay - 1, table, timeZone);
    const holds = [0, 1, 2].every((ahead) => offsetAtMidnight(utcDay + ahead, table, timeZone) === offset);
    steady = holds ? offset : null;
    table.steady.set(utcDay, steady);
  }
  return steady;
}

/** Local calendar day and minute of that day (0–1439) of an instant. */
export function localMoment(instant: number, timeZone: string): { day: number; minute: number } {
  const wall = instant + offsetAt(instant, timeZone);
  const day = Math.floor(wall / DAY_MS);
  return { day, minute: Math.floor((wall - day * DAY_MS) / MINUTE_MS) };
}

/**
 * The first instant at which the zone's wall clock shows the given minute of the given day, or a later time.
 * So a time that occurs twice (autumn) means its first occurrence, and a time that is skipped (spring) means
 * the moment of the change: a door follows the clock on the wall. `minute` may be 1440 or more.
 */
export function instantOf(day: number, minute: number, timeZone: string): number {
  const wall = day * DAY_MS + minute * MINUTE_MS;
  const steady = steadyOffset(Math.floor(wall / DAY_MS), timeZone);
  if (steady !== null) return wall - steady;
  const before = offsetAt(wall - DAY_MS, timeZone);
  const after = offsetAt(wall + DAY_MS, timeZone);
  const earlier = wall - Math.max(before, after);
  const later = wall - Math.min(before, after);
  if (earlier + offsetAt(earlier, timeZone) === wall) return earlier;
  if (later + offsetAt(later, timeZone) === wall) return later;
  // Skipped by the change, which lies between the two candidates.
  const offsetBefore = offsetAt(earlier, timeZone);
  for (const utcDay of [Math.floor(earlier / DAY_MS), Math.floor(later / DAY_MS)]) {
    const table = tableOf(timeZone);
    if (offsetAtMidnight(utcDay, table, timeZone) !== offsetBefore) continue;
    const { at } = changeOn(utcDay, table, timeZone);
    if (at > earlier && at <= later) return at;
  }
  return later;
}

/** Day number of a `yyyy-MM-dd` text; undefined when it is not a real calendar date. */
export function dayOfDate(date: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const instant = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(instant)) return undefined;
  // Engines differ on 2026-02-30: some roll over. A date that does not print back is no date.
  return new Date(instant).toISOString().slice(0, 10) === date ? instant / DAY_MS : undefined;
}

/** `yyyy-MM-dd` text of a day number. */
export function dateOfDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** 0 (Sunday) to 6 (Saturday). 1970-01-01 was a Thursday. */
export function weekdayIndex(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}
