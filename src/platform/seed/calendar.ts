import { both } from './bilingual.ts';
import type { Bilingual } from './bilingual.ts';
import type { Random } from './random.ts';

const DAY = 86_400_000;
/** The days of a week as hours name them. */
export const WEEK = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** `yyyy-MM-dd` plus whole days. Calendar arithmetic only, so no time zone is involved. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}
/** Days from one date to another; none where that is the earlier. */
export const daysUntil = (from: string, to: string): number =>
  Math.max(0, (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);
const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();
/** The day of the week of a date, as hours name it. */
export const weekdayOf = (date: string): (typeof WEEK)[number] => WEEK[weekday(date)]!;
const nthWeekday = (year: number, month: number, day: number, nth: number): string => {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  return addDays(first, ((day - weekday(first) + 7) % 7) + (nth - 1) * 7);
};

/** The days on which the network keeps other hours. `eve` days end early, the others are closed. */
function holidaysOf(year: number): { date: string; eve: boolean; minor: boolean }[] {
  const lastMonday = () => {
    let day = `${year}-05-31`;
    while (weekday(day) !== 1) day = addDays(day, -1);
    return day;
  };
  return [
    { date: `${year}-01-01`, eve: false, minor: false },
    { date: nthWeekday(year, 1, 1, 3), eve: false, minor: true },
    { date: lastMonday(), eve: false, minor: false },
    { date: `${year}-07-04`, eve: false, minor: false },
    { date: nthWeekday(year, 9, 1, 1), eve: false, minor: false },
    { date: nthWeekday(year, 11, 4, 4), eve: false, minor: false },
    { date: addDays(nthWeekday(year, 11, 4, 4), 1), eve: true, minor: true },
    { date: `${year}-12-24`, eve: true, minor: false },
    { date: `${year}-12-25`, eve: false, minor: false },
    { date: `${year}-12-31`, eve: true, minor: true },
  ];
}

/** Whether the network keeps holiday hours on a day. */
export const isHoliday = (day: string): boolean =>
  holidaysOf(Number(day.slice(0, 4))).some(({ date }) => date === day);

export type DayHours =
  | { isClosed: true }
  | { isClosed?: false; openIntervals: { start: string; end: string }[] };
const open = (...spans: string[]): DayHours => ({
  openIntervals: spans.map((span) => {
    const [start = '', end = ''] = span.split('-');
    return { start, end };
  }),
});
const closed: DayHours = { isClosed: true };

/** The patterns of a week met in the network. */
export type HoursPattern =
  | 'always'
  | 'office'
  | 'office-lunch'
  | 'early-lab'
  | 'extended'
  | 'weekend'
  | 'urgent'
  | 'night'
  | 'late'
  | 'pharmacy'
  | 'classes'
  | 'set-days';

function weekOf(pattern: HoursPattern, random: Random): DayHours[] {
  const same = (weekdays: DayHours, saturday: DayHours, sunday: DayHours) => [
    sunday,
    weekdays,
    weekdays,
    weekdays,
    weekdays,
    weekdays,
    saturday,
  ];
  switch (pattern) {
    case 'always':
      return same(open('00:00-23:59'), open('00:00-23:59'), open('00:00-23:59'));
    case 'office': {
      const [opens, closes] = random.pick([
        ['08:00', '17:00'],
        ['08:30', '17:00'],
        ['09:00', '17:30'],
        ['07:30', '16:30'],
      ] as const);
      return same(open(`${opens}-${closes}`), closed, closed);
    }
    case 'office-lunch': {
      const friday = random.chance(0.5) ? open('08:00-12:00') : open('08:00-12:00', '13:00-17:00');
      const week = same(open('08:00-12:00', '13:00-17:00'), closed, closed);
      week[5] = friday;
      return week;
    }
    case 'early-lab':
      return same(open('06:30-16:00'), random.chance(0.6) ? open('07:00-12:00') : closed, closed);
    case 'extended': {
      const week = same(open('07:00-19:00'), open('08:00-16:00'), closed);
      if (random.chance(0.4)) week[3] = open('07:00-20:30');
      return week;
    }
    case 'weekend':
      return same(open('08:00-18:00'), open('09:00-17:00'), open('10:00-16:00'));
    case 'urgent':
      return random.chance(0.5)
        ? same(open('08:00-20:00'), open('09:00-20:00'), open('09:00-17:00'))
        : same(open('08:00-21:00'), open('08:00-21:00'), open('08:00-21:00'));
    case 'night':
      return same(open('17:00-07:00'), open('15:00-09:00'), open('15:00-07:00'));
    case 'late': {
      const week = same(open('10:00-22:00'), open('10:00-02:00'), open('10:00-20:00'));
      week[5] = open('10:00-02:00');
      return week;
    }
    case 'pharmacy':
      return same(open('09:00-13:00', '13:30-18:00'), open('09:00-13:00'), closed);
    case 'classes': {
      const week: DayHours[] = [
        closed,
        closed,
        open('10:00-14:00', '16:00-20:00'),
        closed,
        open('10:00-14:00', '16:00-20:00'),
        closed,
        open('09:00-13:00'),
      ];
      return week;
    }
    case 'set-days': {
      const day = random.pick([2, 3, 4]);
      return WEEK.map((_, at) => (at === day ? open('09:00-12:00', '13:00-16:00') : closed));
    }
  }
}

/** Visiting hours in the vendor's shape: of weekdays and of weekends, on holidays as on any day. */
export function visitingHours(
  weekdays: readonly [string, string],
  weekends: readonly [string, string],
): Record<string, DayHours> {
  return Object.fromEntries(
    WEEK.map((day, index) => [day, open((index % 6 === 0 ? weekends : weekdays).join('-'))]),
  );
}

/**
 * Hours in the vendor's shape: a week, holiday hours for the twelve months from `today`, and now and then a day on
 * which the place opens again (`reopensIn` days from today).
 */
export function makeHours(
  pattern: HoursPattern,
  today: string,
  random: Random,
  reopensIn?: number,
): Record<string, unknown> {
  const week = weekOf(pattern, random);
  const hours: Record<string, unknown> = {};
  WEEK.forEach((day, index) => {
    hours[day] = week[index];
  });
  const keepsMinor = random.chance(0.4);
  const year = Number(today.slice(0, 4));
  const last = addDays(today, 365);
  const alwaysOpen = pattern === 'always';
  const staysOpen =
    alwaysOpen || ((pattern === 'urgent' || pattern === 'late' || pattern === 'night') && random.chance(0.5));
  const keep = ({ date, eve, minor }: ReturnType<typeof holidaysOf>[number]) => {
    if (eve) return { date, openIntervals: [{ start: '09:00', end: '13:00' }] };
    if (staysOpen) return { date, openIntervals: [{ start: '10:00', end: '16:00' }] };
    return minor && random.chance(0.3) ? { date, isRegularHours: true } : { date, isClosed: true };
  };
  hours.holidayHours = [...holidaysOf(year), ...holidaysOf(year + 1)]
    .filter((holiday) => holiday.date >= today && holiday.date <= last && (!holiday.minor || keepsMinor))
    // A place that never closes keeps no holiday list; one that is open on holidays shortens the day.
    .filter(() => !alwaysOpen)
    .map((holiday) => {
      const kept = keep(holiday);
      // What is closed on that day of any week does not open for a holiday.
      return opensOn(hours, weekdayOf(holiday.date)) ? kept : { date: holiday.date, isClosed: true };
    });
  if ((hours.holidayHours as unknown[]).length === 0) delete hours.holidayHours;
  if (reopensIn !== undefined) hours.reopenDate = addDays(today, reopensIn);
  return hours;
}

/** The first of the days from `days` after today on that a place is open, as days after today; `days` where that is not known. */
export function daysToOpen(hours: Record<string, unknown> | undefined, today: string, days: number): number {
  if (!hours) return days;
  const closedOn = (hours['holidayHours'] ?? []) as { date: string; isClosed?: boolean }[];
  for (let at = days; at < days + 10; at += 1) {
    const date = addDays(today, at);
    const isHoliday = closedOn.some((holiday) => holiday.date === date && holiday.isClosed);
    const isYet = typeof hours['reopenDate'] !== 'string' || hours['reopenDate'] <= date;
    if (isYet && !isHoliday && opensOn(hours, weekdayOf(date))) return at;
  }
  return days;
}

const SATURDAY = both(
  'Saturday hours are for walk-in lab draws only.',
  'El horario del sábado es solo para análisis sin cita.',
);

/** In Spanish the afternoon and the evening are one word, so the hour is told. */
const EVENING = both(
  'After 6 pm, visits are by appointment only.',
  'Después de las 6 p. m., las consultas son solo con cita.',
);

const CHECK_IN = both(
  'Last check-in is 30 minutes before closing.',
  'El último registro es 30 minutos antes del cierre.',
);
const CALL_ON_HOLIDAYS = both(
  'Hours can change on holidays. Please call before you come.',
  'El horario puede cambiar en días festivos. Llame antes de venir.',
);
const PHONES_OPEN = both(
  'We answer the phone from 30 minutes before we open.',
  'Contestamos el teléfono desde 30 minutos antes de abrir.',
);

/** Additional words beside hours; a place that never closes has none of them. */
const HOURS_NOTES: readonly Bilingual[] = [CHECK_IN, CALL_ON_HOLIDAYS, PHONES_OPEN, EVENING, SATURDAY];

/** What has to be so for words beside hours to be true. */
interface Here {
  /** Blood is drawn there. */
  isLab?: boolean;
  /** All who come have an appointment. */
  isByAppointment?: boolean;
  /** People check in when they come. */
  hasCheckIn?: boolean;
  /** Somebody can be called there. */
  hasPhone?: boolean;
}

/** What is said beside some hours, for those it is true of. */
export function hoursNote(
  random: Random,
  hours: Record<string, unknown> | undefined,
  here: Here = {},
): Bilingual | undefined {
  const note = random.pick(HOURS_NOTES);
  if (!hours || isAlwaysOpen(hours)) return undefined;
  const isTrue = new Map([
    [CHECK_IN, here.hasCheckIn],
    [CALL_ON_HOLIDAYS, here.hasPhone],
    [PHONES_OPEN, here.hasPhone],
    [EVENING, here.isByAppointment && isOpenLate(hours)],
    [SATURDAY, here.isLab && opensOn(hours, 'saturday')],
  ]);
  return isTrue.get(note) ? note : undefined;
}

/** Whether some day ends after half past six, without being a night. */
const isOpenLate = (hours: Record<string, unknown>): boolean =>
  WEEK.some((day) =>
    (
      (hours[day] as { openIntervals?: { start: string; end: string }[] } | undefined)?.openIntervals ?? []
    ).some(({ start, end }) => end > '18:30' && start < end),
  );

const ALL_DAY = JSON.stringify(open('00:00-23:59'));
const isAlwaysOpen = (hours: Record<string, unknown>): boolean => JSON.stringify(hours['sunday']) === ALL_DAY;
const opensOn = (hours: Record<string, unknown>, day: string): boolean =>
  JSON.stringify(hours[day] ?? closed) !== JSON.stringify(closed);
