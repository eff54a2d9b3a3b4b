import type { Hours, Weekday } from './Hours.ts';
import { WEEKDAYS } from './Hours.ts';
import { openState } from './openState.ts';
import { readHours } from './readHours.ts';

/*
 * An oracle that shares nothing with the code under test: it lists every minute from December 2024 to
 * February 2028 with the wall clock Intl shows in Los Angeles, paints each date's intervals over that list,
 * and reads open, closing and opening times off the paint.
 */

const FROM = Date.UTC(2024, 11, 20);
const TO = Date.UTC(2028, 2, 1);
const COUNT = (TO - FROM) / 60_000;
const FIRST_TESTED = Date.UTC(2025, 0, 1, 8);
const LAST_TESTED = Date.UTC(2028, 0, 1, 8);

/** For each UTC minute: which local date (index into `dates`) and which minute of it the wall clock shows. */
const dateAt = new Int32Array(COUNT);
const minuteAt = new Int16Array(COUNT);
const dates: string[] = [];
const dateIndex = new Map<string, number>();
/** Index of the first UTC minute of each local date. */
const dateStart: number[] = [];

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Los_Angeles',
  dateStyle: 'short',
  timeStyle: 'short',
});
for (let hour = 0; hour < COUNT / 60; hour++) {
  const [date = '', time = ''] = wallClock.format(FROM + hour * 3_600_000).split(' ');
  let index = dateIndex.get(date);
  if (index === undefined) {
    index = dates.push(date) - 1;
    dateIndex.set(date, index);
    dateStart.push(hour * 60);
  }
  const hourOfDay = Number(time.slice(0, 2));
  for (let minute = 0; minute < 60; minute++) {
    dateAt[hour * 60 + minute] = index;
    minuteAt[hour * 60 + minute] = hourOfDay * 60 + minute;
  }
}

/** First listed minute whose wall clock shows this time of this date, or later. */
function firstAt(date: number, clock: string): number {
  const wanted = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  for (let i = dateStart[date] ?? COUNT; i < COUNT; i++) {
    if ((dateAt[i] as number) > date || (minuteAt[i] as number) >= wanted) return i;
  }
  return COUNT;
}

function weekdayOf(date: string): Weekday {
  const name = new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    timeZone: 'UTC',
  });
  return name.toLowerCase() as Weekday;
}

interface WrittenDay {
  isClosed?: boolean;
  isRegularHours?: boolean;
  openIntervals: { start: string; end: string }[];
}

/** Hours as the directory writes them; a weekday that is absent is closed here, unless it is among `unknown`. */
interface Written {
  week: Partial<Record<Weekday, WrittenDay>>;
  holidays: ({ date: string } & WrittenDay)[];
  reopenDate?: string;
  unknown?: Weekday[];
}

function read({ week, holidays, reopenDate, unknown = [] }: Written): Hours {
  const days = WEEKDAYS.filter((day) => !unknown.includes(day)).map((day) => [day, week[day] ?? CLOSED]);
  const hours = readHours({ ...Object.fromEntries(days), holidayHours: holidays, reopenDate });
  if (!hours) throw new Error('nothing is said');
  return hours;
}

interface Paint {
  /** The minute from this moment on is open. */
  inside: Uint8Array;
  /** The moment itself is open: inside, or the closing moment. */
  moment: Uint8Array;
}

function paint(hours: Written): Paint {
  const inside = new Uint8Array(COUNT);
  const moment = new Uint8Array(COUNT);
  const holidayOn = (date: string) => hours.holidays.find((h) => h.date === date && !h.isRegularHours);
  dates.forEach((date, index) => {
    const day = holidayOn(date) ?? hours.week[weekdayOf(date)];
    if (!day || day.isClosed) return;
    const nextIsHoliday = holidayOn(dates[index + 1] ?? '') !== undefined;
    for (const { start, end } of day.openIntervals) {
      if (start === end) continue;
      const from = firstAt(index, start);
      const midnight = dateStart[index + 1] ?? COUNT;
      let to: number;
      let closingMoment = true;
      if (end === '23:59') {
        to = midnight;
        closingMoment = false;
      } else if (end > start) to = firstAt(index, end);
      else if (nextIsHoliday) {
        to = midnight;
        closingMoment = false;
      } else to = firstAt(index + 1, end);
      if (to <= from) continue;
      inside.fill(1, from, to);
      moment.fill(1, from, closingMoment ? Math.min(to + 1, COUNT) : to);
    }
  });
  return { inside, moment };
}

const DAY = 1440;

/** First disagreement between openState and the paint, told in words; undefined when there is none. */
function firstDisagreement(
  written: Written,
  isTested: (index: number) => boolean,
  isTestedTwice: (index: number) => boolean,
): string | undefined {
  const { inside, moment } = paint(written);
  const hours = read(written);
  // nextChange[i]: the first minute after i whose inside differs from that of i.
  const nextChange = new Int32Array(COUNT).fill(COUNT);
  for (let i = COUNT - 2; i >= 0; i--) {
    nextChange[i] = inside[i] === inside[i + 1] ? (nextChange[i + 1] as number) : i + 1;
  }
  const holidayIndexes = written.holidays.map((h) => dateIndex.get(h.date) ?? -100);
  const alwaysFull = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].every(
    (day) =>
      written.week[day as Weekday]?.openIntervals.some((i) => i.start === '00:00' && i.end === '23:59'),
  );
  const isUnknown = dates.map(
    (date) =>
      (written.unknown ?? []).includes(weekdayOf(date)) && !written.holidays.some((h) => h.date === date),
  );
  const first = (FIRST_TESTED - FROM) / 60_000;
  const last = (LAST_TESTED - FROM) / 60_000;
  for (let i = first; i < last; i++) {
    if (!isTested(i)) continue;
    const today = dateAt[i] as number;
    const isInside = inside[i] === 1;
    let expected: string;
    let expectedAt: number | undefined;
    if (hours.reopenDate !== undefined && (dates[today] as string) < hours.reopenDate) {
      expected = 'temporarily-closed';
    } else if (alwaysFull && !holidayIndexes.some((h) => h >= today && h <= today + 7)) {
      expected = 'open-24-hours';
    } else if (moment[i] === 1) {
      expected = 'open';
      expectedAt = isInside ? nextChange[i] : i;
    } else if (isUnknown[today]) {
      expected = 'unknown';
    } else {
      expected = 'closed';
      expectedAt = nextChange[i];
    }
    const state = openState(hours, new Date(FROM + i * 60_000));
    let disagreement = state.kind !== expected;
    if (!disagreement && expectedAt !== undefined) {
      const told = state.kind === 'open' ? state.closesAt : state.kind === 'closed' ? state.opensAt : null;
      // Beyond the horizon the code may say null; before it, never.
      const isSure = !isUnknown.slice(today, (dateAt[expectedAt] ?? today) + 1).includes(true);
      disagreement =
        told === null
          ? isSure && expectedAt < i + 30 * DAY
          : !isSure || told.getTime() !== FROM + expectedAt * 60_000;
    }
    // Half a minute later the closing moment is over.
    if (!disagreement && isTestedTwice(i) && (expected === 'open' || expected === 'closed')) {
      const later = openState(hours, new Date(FROM + i * 60_000 + 30_000)).kind;
      disagreement = later !== 'open-24-hours' && (later === 'open') !== isInside;
    }
    if (disagreement) {
      const at = new Date(FROM + i * 60_000).toISOString();
      const until = expectedAt === undefined ? '' : ` ${new Date(FROM + expectedAt * 60_000).toISOString()}`;
      return `${at}: expected ${expected}${until}, got ${JSON.stringify(state)}`;
    }
  }
  return undefined;
}

const CLOCK_CHANGES = ['2025-03-09', '2025-11-02', '2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07'];

/** Every minute on and around clock changes, holidays and the reopen date; every 15 minutes elsewhere. */
function closely(hours: Written): (index: number) => boolean {
  const close = new Set<number>();
  for (const date of [...CLOCK_CHANGES, ...hours.holidays.map((h) => h.date), hours.reopenDate ?? '']) {
    const index = dateIndex.get(date);
    if (index !== undefined) for (const near of [-1, 0, 1]) close.add(index + near);
  }
  return (i) => i % 15 === 0 || close.has(dateAt[i] as number);
}

const EVERY_DAY: Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

function everyDay(...openIntervals: WrittenDay['openIntervals']): Written['week'] {
  return Object.fromEntries(EVERY_DAY.map((day) => [day, { isClosed: false, openIntervals }]));
}

function open(...texts: string[]) {
  return {
    isClosed: false,
    openIntervals: texts.map((text) => ({ start: text.slice(0, 5), end: text.slice(6) })),
  };
}

const CLOSED = { isClosed: true, openIntervals: [] };

const OFFICE: Written = {
  week: {
    monday: open('08:30-17:00'),
    tuesday: open('08:30-12:00', '13:00-17:00'),
    wednesday: open('12:00-20:00'),
    thursday: open('08:30-17:00'),
    friday: open('08:30-17:00'),
    saturday: open('09:00-12:00', '12:00-12:01'),
    sunday: CLOSED,
  },
  holidays: [
    { date: '2025-12-25', ...CLOSED },
    { date: '2025-12-24', ...open('08:00-12:00') },
    { date: '2026-11-01', ...open('00:30-02:30', '03:00-03:30') },
    { date: '2026-03-08', ...open('01:00-02:30') },
    { date: '2026-07-04', ...open('10:00-14:00') },
    { date: '2027-01-01', ...open() },
    { date: '2027-05-31', isRegularHours: true, openIntervals: [] },
  ],
};

const SCHEDULES: [string, Written][] = [
  [
    'overnight, with holidays that cut the night',
    {
      week: everyDay({ start: '20:00', end: '02:30' }),
      holidays: [
        { date: '2025-07-04', ...CLOSED },
        { date: '2026-12-25', ...open('06:00-10:00', '22:00-01:00') },
        { date: '2026-12-26', ...open('00:00-00:30') },
        { date: '2027-11-07', ...open('01:30-01:45', '23:00-01:15') },
      ],
    },
  ],
  [
    'around the clock, with closed and open holidays',
    {
      week: everyDay({ start: '00:00', end: '23:59' }),
      holidays: [
        { date: '2025-12-25', ...CLOSED },
        { date: '2026-11-01', ...open('00:00-23:59') },
        { date: '2027-03-14', ...open('02:15-02:45', '09:00-23:59') },
        { date: '2027-07-04', isRegularHours: true, openIntervals: [] },
      ],
    },
  ],
  [
    'spans on the edges of the clock changes',
    {
      week: {
        saturday: open('18:00-02:30'),
        sunday: open('01:15-01:45', '02:15-02:45', '02:30-03:30', '22:00-23:59'),
        monday: open('00:00-01:00', '23:30-00:00'),
        wednesday: open('05:00-04:59'),
      },
      holidays: [],
    },
  ],
  [
    'closed until a reopen date on a clock change',
    { week: everyDay({ start: '01:30', end: '09:00' }), holidays: [], reopenDate: '2026-11-01' },
  ],
  [
    'days of which nothing is known, beside nights that run into them',
    {
      week: { monday: open('09:00-17:00'), tuesday: open('20:00-02:30'), saturday: open('00:00-23:59') },
      holidays: [{ date: '2026-11-01', ...open('00:30-02:30') }],
      unknown: ['wednesday', 'sunday'],
    },
  ],
  [
    'a Sunday clinic',
    { week: { sunday: open('02:30-12:00') }, holidays: [{ date: '2026-12-27', ...CLOSED }] },
  ],
];

describe('openState against the minute-by-minute oracle, 2025 to 2027', () => {
  it('[R-001, R-008, R-009, R-010, R-011, R-012] agrees on every minute of three years of office hours', () => {
    expect(firstDisagreement(OFFICE, () => true, closely(OFFICE))).toBeUndefined();
  });

  it.each(SCHEDULES)(
    'agrees on every quarter hour, and every minute around the special days: %s',
    (_, hours) => {
      expect(firstDisagreement(hours, closely(hours), closely(hours))).toBeUndefined();
    },
  );

  it('would notice a schedule that is off by one minute', () => {
    const shifted = { ...OFFICE, week: { ...OFFICE.week, monday: open('08:31-17:00') } };
    const { inside } = paint(OFFICE);
    const { inside: other } = paint(shifted);
    expect(inside.some((value, i) => value !== other[i])).toBe(true);
  });
});
