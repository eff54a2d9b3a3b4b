import type { Locale } from '#src/domain/entities/common.ts';
import { formatMinutes } from '#src/domain/hours/formatTime.ts';
import type { Hours } from '#src/domain/hours/Hours.ts';
import type { RowHours, WeekRow } from '#src/domain/hours/weekRows.ts';
import { weekRows } from '#src/domain/hours/weekRows.ts';
import type { Translate } from '#src/ports/PageContext.tsx';

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

/** "9 am – 8 pm", "8 am – 12 pm, 1 pm – 5 pm", "Closed". `spoken` uses a word instead of the dash. */
export function rowHoursText(hours: RowHours, locale: Locale, t: Translate, spoken = false): string {
  switch (hours.kind) {
    case 'closed':
      return t('hours.closed');
    case 'temporarily-closed':
      return t('hours.temporarilyClosed');
    case 'open-24-hours':
      return t('hours.open24Hours');
    case 'spans':
      return hours.spans
        .map((span) =>
          t(spoken ? 'hours.rangeSpoken' : 'hours.range', {
            start: formatMinutes(span.startMinutes, locale),
            end: formatMinutes(span.endMinutes, locale),
          }),
        )
        .join(', ');
  }
}

/** "Saturday (today)", "Thursday, Thanksgiving", "Monday, Holiday". */
export function rowDayText(row: WeekRow, t: Translate): string {
  const day = upperFirst(t(`hours.${row.weekday}`));
  const holiday = row.holidayName ? t(`hours.holiday-${row.holidayName}`) : t('hours.holiday');
  const named = row.isHoliday ? t('hours.dayWithHoliday', { day, holiday }) : day;
  return row.isToday ? t('hours.today', { day: named }) : named;
}

/** Days in a row with equal hours, told as one line: "Mon – Fri" "8 am – 8 pm". */
export function weekSummary(
  rows: readonly WeekRow[],
  locale: Locale,
  t: Translate,
): { days: string; hours: string }[] {
  const groups: { first: WeekRow; last: WeekRow; hours: string }[] = [];
  for (const row of rows) {
    const hours = rowHoursText(row.hours, locale, t);
    const current = groups.at(-1);
    if (current?.hours === hours) current.last = row;
    else groups.push({ first: row, last: row, hours });
  }
  const short = (row: WeekRow) => upperFirst(t(`hours.${row.weekday}Short`));
  if (groups.length === 1 && rows.length === 7 && groups[0]) {
    return [{ days: t('hours.everyDay'), hours: groups[0].hours }];
  }
  return groups.map(({ first, last, hours }) => ({
    days: first === last ? short(first) : t('hours.dayToDay', { first: short(first), last: short(last) }),
    hours,
  }));
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
