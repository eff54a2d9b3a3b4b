import { hours as en } from '#src/i18n/en/hours.ts';
import type { Hours } from '#src/domain/hours/Hours.ts';
import { CLOSED, open } from '#src/domain/hours/testing/writtenHours.ts';
import { weekRows } from '#src/domain/hours/weekRows.ts';
import { fillIn } from '#src/domain/text/fillIn.ts';
import { type Translate } from '#src/context/PageContext.tsx';
import { rowHoursText, undatedWeek, weekSummary } from './weekWords.ts';

const strings: Record<string, string> = en;
const t: Translate = (key, values) => fillIn(strings[key] ?? key, values);
const day = (...spans: [string, string][]) => open(...spans.map((span) => span.join('-')));
const hours = (week: Hours['week'], rest: Partial<Hours> = {}): Hours => ({ week, holidays: [], ...rest });
const summary = (week: Hours['week']) =>
  weekSummary(undatedWeek(hours(week)), 'en', t).map((line) => `${line.days}: ${line.hours}`);

describe('the undated week', () => {
  it('starts on Monday and knows neither today nor holidays nor a reopening', () => {
    const rows = undatedWeek(
      hours(
        { monday: day(['08:00', '12:00']) },
        {
          holidays: [{ date: '2024-01-01', ...CLOSED }],
          reopenDate: '2999-01-01',
        },
      ),
    );
    expect(rows).toHaveLength(7);
    expect(rows[0]).toMatchObject({ weekday: 'monday', isToday: false, isHoliday: false });
    expect(rows.map((row) => rowHoursText(row.hours, 'en', t))[0]).toBe('8\u00a0am\u00a0–\u00a012\u00a0pm');
  });

  it('is empty when no hours are known', () => {
    expect(undatedWeek(undefined)).toEqual([]);
    expect(undatedWeek(hours({}))).toEqual([]);
  });

  it('is told in as few lines as its days allow', () => {
    const same = day(['09:00', '17:00']);
    expect(
      summary({
        monday: same,
        tuesday: same,
        wednesday: same,
        thursday: same,
        friday: same,
        saturday: same,
        sunday: same,
      }),
    ).toEqual(['Every day: 9\u00a0am\u00a0–\u00a05\u00a0pm']);
    expect(
      summary({
        monday: same,
        tuesday: same,
        wednesday: same,
        thursday: same,
        friday: day(['09:00', '12:00'], ['13:00', '17:00']),
        saturday: CLOSED,
      }),
    ).toEqual([
      'Mon – Thu: 9\u00a0am\u00a0–\u00a05\u00a0pm',
      'Fri: 9\u00a0am\u00a0–\u00a012\u00a0pm, 1\u00a0pm\u00a0–\u00a05\u00a0pm',
      'Sat: Closed',
      'Sun: Hours not known',
    ]);
  });
});

it('tells the coming seven days from Monday on, whatever today is, and names a holiday', () => {
  const same = day(['08:00', '17:00']);
  const week = {
    ...{ monday: same, tuesday: same, wednesday: same, thursday: same, friday: same },
    ...{ saturday: CLOSED, sunday: CLOSED },
  };
  const holidays = [{ date: '2026-11-26', ...CLOSED }];
  for (const today of ['2026-11-21', '2026-11-23', '2026-11-25', '2026-11-26']) {
    const rows = weekRows(hours(week, { holidays }), new Date(`${today}T20:00:00Z`));
    expect(weekSummary(rows, 'en', t).map((line) => `${line.days}: ${line.hours}`)).toEqual([
      'Mon – Wed: 8\u00a0am\u00a0–\u00a05\u00a0pm',
      'Thu, Thanksgiving: Closed',
      'Fri: 8\u00a0am\u00a0–\u00a05\u00a0pm',
      'Sat – Sun: Closed',
    ]);
  }
});
