import type { Locale } from '#src/domain/entities/common.ts';
import { formatMinutes } from '#src/domain/hours/formatTime.ts';
import type { Hours } from '#src/domain/hours/Hours.ts';
import type { RowHours, WeekRow } from '#src/domain/hours/weekRows.ts';
import { weekRows } from '#src/domain/hours/weekRows.ts';
import { upperFirst } from '#src/domain/text/upperFirst.ts';
import type { Translate } from '#src/context/PageContext.tsx';

/** Any Monday: the seven days from it on are the week as it stands without dates. */
const A_MONDAY = new Date('2024-01-01T20:00:00Z');

/**
 * The week as it always is, Monday first, without today, dates, holidays or a reopening: what a cached page
 * may say at any time. Empty when no weekday hours are known.
 */
export function undatedWeek(hours: Hours | undefined): WeekRow[] {
  if (!hours) return [];
  return weekRows({ week: hours.week, holidays: [] }, A_MONDAY).map((row) => ({ ...row, isToday: false }));
}

/** "9 am – 8 pm", "8 am – 12 pm, 1 pm – 5 pm", "Closed", "Hours not known". */
export function rowHoursText(hours: RowHours, locale: Locale, t: Translate): string {
  switch (hours.kind) {
    case 'closed':
      return t('hours.closed');
    case 'temporarily-closed':
      return t('hours.temporarilyClosed');
    case 'open-24-hours':
      return t('hours.open24Hours');
    case 'unknown':
      return t('hours.unknown');
    case 'spans':
      return hours.spans
        .map((span) =>
          t('hours.range', {
            start: formatMinutes(span.startMinutes, locale),
            end: formatMinutes(span.endMinutes, locale),
          }),
        )
        .join(', ');
  }
}

/** "Saturday (today)", "Thursday, Thanksgiving", "Monday, Holiday". */
export function rowDayText(row: WeekRow, t: Translate): string {
  const day = dayText(row, '', t);
  return row.isToday ? t('hours.today', { day }) : day;
}

/**
 * Days in a row with equal hours, told as one line: "Mon – Fri" "8 am – 8 pm". Monday comes first whatever today is; a holiday
 * has a line of its own that names it: "Thu, Thanksgiving".
 */
export function weekSummary(
  rows: readonly WeekRow[],
  locale: Locale,
  t: Translate,
): { days: string; hours: string }[] {
  const groups: { first: WeekRow; last: WeekRow; hours: string }[] = [];
  for (const row of mondayFirst(rows)) {
    const hours = rowHoursText(row.hours, locale, t);
    const current = groups.at(-1);
    if (current?.hours === hours && !row.isHoliday && !current.last.isHoliday) current.last = row;
    else groups.push({ first: row, last: row, hours });
  }
  const short = (row: WeekRow) => dayText(row, 'Short', t);
  if (groups.length === 1 && rows.length === 7 && groups[0]) {
    return [{ days: t('hours.everyDay'), hours: groups[0].hours }];
  }
  return groups.map(({ first, last, hours }) => ({
    days: first === last ? short(first) : t('hours.dayToDay', { first: short(first), last: short(last) }),
    hours,
  }));
}

/** Seven days in a row from any weekday on, turned so that they begin on Monday. */
function mondayFirst(rows: readonly WeekRow[]): readonly WeekRow[] {
  const monday = rows.findIndex(({ weekday }) => weekday === 'monday');
  return monday > 0 ? [...rows.slice(monday), ...rows.slice(0, monday)] : rows;
}

/** The day in words, with its holiday. */
function dayText(row: WeekRow, form: '' | 'Short', t: Translate): string {
  const day = upperFirst(t(`hours.${row.weekday}${form}`));
  return row.isHoliday ? withHoliday(day, row, t) : day;
}

/** A day in words and the name of its holiday, in one: "November 26, Thanksgiving". */
export function withHoliday(day: string, { holidayName }: WeekRow, t: Translate): string {
  const holiday = holidayName ? t(`hours.holiday-${holidayName}`) : t('hours.holiday');
  return t('hours.dayWithHoliday', { day, holiday });
}
