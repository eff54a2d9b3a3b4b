/** Opening hours made ready for many checks: minutes of the day in the place's own zone. */
export interface CompiledHours {
  zone: string;
  /**
   * Open spans by weekday, Sunday first: start and end minute in turn; an end over 1440 runs into the next day. None
   * when closed, null when nothing is known of the day.
   */
  week: (number[] | null)[];
  /** Spans that replace the weekday's on a date (`yyyy-MM-dd`). */
  dates: Record<string, number[] | null>;
  /** Closed until the start of this date. */
  reopen?: string;
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const CLOCK = /^(?:([01]?\d|2[0-3]):([0-5]\d)|24:00)$/;
const DAY = 1440;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Hours in the vendor's shape as compiled hours; undefined when there are none or no zone is known, since then
 * nothing can be said to be open.
 */
export function compileHours(hours: unknown, zone: string | undefined): CompiledHours | undefined {
  if (!isRecord(hours) || !zone || !isZone(zone)) return undefined;
  const compiled: CompiledHours = { zone, week: WEEKDAYS.map((day) => spansOf(hours[day])), dates: {} };
  const holidays = hours['holidayHours'];
  for (const holiday of Array.isArray(holidays) ? holidays : []) {
    if (!isRecord(holiday) || holiday['isRegularHours'] === true) continue;
    const date = holiday['date'];
    if (typeof date === 'string' && DATE.test(date)) compiled.dates[date] = spansOf(holiday);
  }
  const reopen = hours['reopenDate'];
  if (typeof reopen === 'string' && DATE.test(reopen.slice(0, 10))) compiled.reopen = reopen.slice(0, 10);
  // Under a date of reopening that cannot be read nobody can say whether the place is shut.
  else if (reopen) return undefined;
  const isEmpty = compiled.week.every((day) => day === null) && Object.keys(compiled.dates).length === 0;
  return isEmpty ? undefined : compiled;
}

/** An instant on the wall clock of a zone. */
export interface WallClock {
  /** `yyyy-MM-dd` */
  date: string;
  dateBefore: string;
  /** 0 is Sunday. */
  weekday: number;
  /** Minute of the day with its fraction. */
  minute: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** What the clock on the wall says in `zone` at an instant (ms since the epoch). */
export function wallClock(instant: number, zone: string): WallClock {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formats.set(zone, format);
  }
  const part: Record<string, string> = {};
  for (const { type, value } of format.formatToParts(instant)) part[type] = value;
  const date = `${part['year']}-${part['month']}-${part['day']}`;
  const noon = Date.parse(`${date}T12:00:00Z`);
  return {
    date,
    dateBefore: new Date(noon - 86_400_000).toISOString().slice(0, 10),
    weekday: new Date(noon).getUTCDay(),
    minute:
      Number(part['hour']) * 60 + Number(part['minute']) + (((instant % 60_000) + 60_000) % 60_000) / 60_000,
  };
}

/**
 * Whether a place with these hours is open; undefined when nobody knows. An interval holds its start and its end
 * instant; `…:59` as an end runs to the full hour; what runs past midnight counts for the next day, except when that
 * day has hours of its own by date. Before `reopen` a place is closed, and so is one closed on every weekday.
 */
export function isOpen(hours: CompiledHours, clock: WallClock): boolean | undefined {
  if (hours.reopen !== undefined && clock.date < hours.reopen) return false;
  if (hours.week.every((day) => day?.length === 0)) return false;
  const hasOwn = clock.date in hours.dates;
  const today = hasOwn ? hours.dates[clock.date] : hours.week[clock.weekday];
  if (today && holds(today, clock.minute)) return true;
  const isKnown = today ? false : undefined;
  if (hasOwn) return isKnown;
  // The night before a place reopens did not take place.
  if (hours.reopen !== undefined && clock.dateBefore < hours.reopen) return isKnown;
  const yesterday =
    clock.dateBefore in hours.dates ? hours.dates[clock.dateBefore] : hours.week[(clock.weekday + 6) % 7];
  return yesterday && holds(yesterday, clock.minute + DAY) ? true : isKnown;
}

function holds(spans: readonly number[], minute: number): boolean {
  for (let i = 0; i + 1 < spans.length; i += 2) {
    const end = spans[i + 1] ?? 0;
    if (minute < (spans[i] ?? 0)) continue;
    if (minute <= end || (end % 60 === 59 && minute < end + 1)) return true;
  }
  return false;
}

/** The spans of a day; null when it does not say them, or one of them cannot be read. */
function spansOf(day: unknown): number[] | null {
  if (!isRecord(day)) return null;
  if (day['isClosed'] === true) return [];
  const intervals = day['openIntervals'];
  if (!Array.isArray(intervals)) return null;
  const spans: number[] = [];
  for (const interval of intervals) {
    const start = isRecord(interval) ? minuteOf(interval['start']) : undefined;
    const end = isRecord(interval) ? minuteOf(interval['end']) : undefined;
    if (start === undefined || end === undefined || start === DAY) return null;
    // Midnight to midnight is how the vendor also writes day and night.
    if (end === DAY || (start === 0 && end === 0)) spans.push(start, DAY - 1);
    else if (start !== end) spans.push(start, end < start ? end + DAY : end);
  }
  return spans.length === 0 && intervals.length > 0 ? null : spans;
}

function minuteOf(text: unknown): number | undefined {
  const match = typeof text === 'string' ? CLOCK.exec(text) : null;
  if (!match) return undefined;
  return match[1] === undefined ? DAY : Number(match[1]) * 60 + Number(match[2]);
}

const zones = new Map<string, boolean>();
function isZone(zone: string): boolean {
  let known = zones.get(zone);
  if (known === undefined) {
    try {
      new Intl.DateTimeFormat('en-US', { timeZone: zone });
      known = true;
    } catch {
      known = false;
    }
    zones.set(zone, known);
  }
  return known;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
