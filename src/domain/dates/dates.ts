import {
  DAY_MS,
  dayOfDate,
  instantOf,
  localMoment,
  PACIFIC_TIME,
  weekdayIndex,
} from '#src/domain/hours/zone.ts';

/**
 * A date from content.
 * - `unset`: the content platform's empty date, any date of year 1 (S-201, R-084, A-15).
 * - `unknown`: missing or not readable.
 * - `date`: an instant; for a plain `yyyy-MM-dd`, the start of that day in Pacific time.
 */
export type DateValue = { kind: 'unset' } | { kind: 'unknown' } | { kind: 'date'; instant: Date };

/**
 * Reads a date of content: `yyyy-MM-dd` as a Pacific date; a date and time with an offset or Z as that
 * instant; one without an offset as Pacific wall time, so that the answer never depends on the machine's zone;
 * also the compact `yyyyMMddTHHmmssZ`.
 */
export function parseDate(text: string | null | undefined, timeZone: string = PACIFIC_TIME): DateValue {
  const match =
    /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/.exec(
      (text ?? '').trim(),
    );
  if (!match) return { kind: 'unknown' };
  const [, year, month, dayOfMonth, hour = '00', minute = '00', second = '00', zone] = match;
  if (year === '0001') return { kind: 'unset' };
  const day = dayOfDate(`${year}-${month}-${dayOfMonth}`);
  if (day === undefined || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) {
    return { kind: 'unknown' };
  }
  const minutes = Number(hour) * 60 + Number(minute);
  const seconds = Number(second) * 1000;
  if (!zone) return { kind: 'date', instant: new Date(instantOf(day, minutes, timeZone) + seconds) };
  let offset = 0;
  if (zone !== 'Z') {
    const digits = zone.replace(':', '');
    offset = (Number(digits.slice(1, 3)) * 60 + Number(digits.slice(3))) * (digits.startsWith('-') ? -1 : 1);
  }
  return { kind: 'date', instant: new Date(day * DAY_MS + (minutes - offset) * 60_000 + seconds) };
}

/**
 * Reads the day something was published. The content platform writes a day as its midnight in UTC: it is that day, in
 * every zone.
 */
export function parsePublished(text: string | null | undefined): DateValue {
  return parseDate((text ?? '').trim().replace(/T00:?00:?00(\.0+)?Z$/, ''));
}

/** Whether a date is shown: a real one always; an unset one only while editing. */
export function isDateShown(value: DateValue, isEditing: boolean): boolean {
  return value.kind === 'date' || (value.kind === 'unset' && isEditing);
}

/** True when the date is later than now (start dates: ). */
export function isLaterThan(value: DateValue, now: Date): boolean {
  return value.kind === 'date' && value.instant.getTime() > now.getTime();
}

/**
 * Date styles: `whole` "Wednesday, March 4, 2026", `long` "March 4, 2026", `monthYear` "March 2026", `short` "Wed, Mar 4", `full`
 * "Wed, Mar 4, 2026", `numeric` "3/4/2026", `month` "Mar", `day` "4", `year` "2026".
 */
export type DateStyle =
  | 'whole'
  | 'long'
  | 'monthYear'
  | 'short'
  | 'full'
  | 'numeric'
  | 'month'
  | 'day'
  | 'year';

/** What Intl writes for the US in either language (a test compares them), whose first use keeps a phone busy for a tenth of a second. */
const WORDS = {
  en: {
    months: 'January February March April May June July August September October November December'.split(
      ' ',
    ),
    shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  },
  es: {
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
      ' ',
    ),
    shortMonths: 'ene feb mar abr may jun jul ago sept oct nov dic'.split(' '),
    weekdays: 'domingo lunes martes miércoles jueves viernes sábado'.split(' '),
  },
};

/**
 * A day with its weekday, both short. Spanish has one abbreviation for Tuesday and for March: of a Tuesday in March the month
 * is spelled out, "mar, 30 de marzo". `formatDate` writes what Intl does; whoever shows a day with its weekday asks here.
 */
export const formatDay = (
  instant: Date,
  locale: string,
  style: 'short' | 'full',
  timeZone?: string,
): string => formatDate(instant, locale, style, timeZone).replace(/^(mar, \d+ de mar)(?!z)/, '$1zo');

/** The date in words of the locale ('en' and 'es' as written in the US), always in Pacific time by default. */
export function formatDate(
  instant: Date,
  locale: string,
  style: DateStyle = 'long',
  timeZone: string = PACIFIC_TIME,
): string {
  const { day } = localMoment(instant.getTime(), timeZone);
  const date = new Date(day * DAY_MS);
  const isSpanish = /^es\b/.test(locale);
  const { months, shortMonths, weekdays } = WORDS[isSpanish ? 'es' : 'en'];
  const [year, month, of] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const weekday = weekdays[weekdayIndex(day)]!;
  const [shortWeekday, shortMonth, longMonth] = [weekday.slice(0, 3), shortMonths[month]!, months[month]!];
  const dated = (named: string) => (isSpanish ? `${of} de ${named}` : `${named} ${of}`);
  const dotted = isSpanish ? ' de ' : ', ';
  switch (style) {
    case 'whole':
      return `${weekday}, ${dated(longMonth)}${dotted}${year}`;
    case 'long':
      return `${dated(longMonth)}${dotted}${year}`;
    case 'monthYear':
      return isSpanish ? `${longMonth} de ${year}` : `${longMonth} ${year}`;
    case 'short':
      return `${shortWeekday}, ${dated(shortMonth)}`;
    case 'full':
      return `${shortWeekday}, ${dated(shortMonth)}${dotted}${year}`;
    case 'numeric':
      return (isSpanish ? [of, month + 1, year] : [month + 1, of, year]).join('/');
    case 'month':
      return shortMonth;
    case 'day':
      return String(of);
    case 'year':
      return String(year);
  }
}
