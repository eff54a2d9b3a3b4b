import type { DayHours, Hours, Weekday } from './Hours.ts';
import { WEEKDAYS } from './Hours.ts';
import { dayLine } from './dayLine.ts';
import { formatMinutes, formatTime } from './formatTime.ts';
import { holidayName } from './holidayName.ts';
import { openingHoursSpecification } from './openingHoursSpecification.ts';
import { relativeDay } from './relativeDay.ts';
import { CLOSED, open } from './testing/writtenHours.ts';
import { weekRows } from './weekRows.ts';

function week(day: DayHours, other: Partial<Record<Weekday, DayHours>> = {}): Hours['week'] {
  return { ...Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, day])), ...other };
}

const MIXED: Hours = {
  week: week(open('08:00-12:00', '13:00-17:30'), {
    friday: open('20:00-02:00'),
    saturday: open('00:00-23:59'),
    sunday: CLOSED,
  }),
  holidays: [
    { date: '2026-11-26', ...CLOSED },
    { date: '2026-11-24', kind: 'regular' },
  ],
};
/** Monday, 23 November 2026, 9 am in Los Angeles. */
const NOW = new Date('2026-11-23T09:00:00-08:00');

describe('weekRows', () => {
  it('starts today and gives seven real dates with what each offers', () => {
    const rows = weekRows(MIXED, NOW).map((row) => [row.date, row.weekday, row.isToday, row.hours.kind]);
    expect(rows).toEqual([
      ['2026-11-23', 'monday', true, 'spans'],
      ['2026-11-24', 'tuesday', false, 'spans'],
      ['2026-11-25', 'wednesday', false, 'spans'],
      ['2026-11-26', 'thursday', false, 'closed'],
      ['2026-11-27', 'friday', false, 'spans'],
      ['2026-11-28', 'saturday', false, 'open-24-hours'],
      ['2026-11-29', 'sunday', false, 'closed'],
    ]);
  });

  it('flags and names holidays, whether or not they change the hours', () => {
    const holidays = weekRows(MIXED, NOW).filter((row) => row.isHoliday);
    expect(holidays.map((row) => [row.date, row.holidayName])).toEqual([
      ['2026-11-24', undefined],
      ['2026-11-26', 'thanksgiving-day'],
    ]);
  });

  it('keeps several spans, and lets a night end on the next morning', () => {
    const rows = weekRows(MIXED, NOW);
    expect(rows[0]?.hours).toEqual({
      kind: 'spans',
      spans: [
        { startMinutes: 480, endMinutes: 720 },
        { startMinutes: 780, endMinutes: 1050 },
      ],
    });
    expect(rows[4]?.hours).toEqual({ kind: 'spans', spans: [{ startMinutes: 1200, endMinutes: 1560 }] });
  });

  it('cuts the night before a holiday at midnight, as the open state does', () => {
    const hours: Hours = { week: week(open('20:00-02:00')), holidays: [{ date: '2026-11-24', ...CLOSED }] };
    expect(weekRows(hours, NOW)[0]?.hours).toEqual({
      kind: 'spans',
      spans: [{ startMinutes: 1200, endMinutes: 1440 }],
    });
  });

  it('marks the days before a reopen date', () => {
    const rows = weekRows({ ...MIXED, reopenDate: '2026-11-25' }, NOW);
    expect(rows.slice(0, 3).map((row) => row.hours.kind)).toEqual([
      'temporarily-closed',
      'temporarily-closed',
      'spans',
    ]);
  });

  it('today is the Pacific date, also when UTC is a day ahead, and over a clock change', () => {
    const rows = weekRows(MIXED, new Date('2026-10-31T23:30:00-07:00'));
    expect(rows.map((row) => row.date)).toEqual([
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
      '2026-11-06',
    ]);
  });

  it('has no rows when no weekday hours are known', () => {
    expect(weekRows(undefined, NOW)).toEqual([]);
    expect(weekRows({ week: {}, holidays: [] }, NOW)).toEqual([]);
  });
});

describe('dayLine', () => {
  /** The line's ends and spans as the wall clock of California shows them. */
  function drawn(hours: Hours, now: Date) {
    const line = dayLine(hours, now);
    const clock = (instant: number) => formatTime(new Date(instant), 'en').replace('\u00a0', ' ');
    return line.kind === 'unknown'
      ? line.kind
      : [
          `${clock(line.from)} to ${clock(line.to)}`,
          ...line.spans.map(({ start, end }) => `${clock(start)}–${clock(end)}`),
        ];
  }

  it.each<[string, Hours['week'], string, string[]]>([
    [
      'two spans',
      week(open('08:00-12:00', '13:00-17:30')),
      '2026-11-23T09:00:00-08:00',
      ['6 am to 10 pm', '8 am–12 pm', '1 pm–5:30 pm'],
    ],
    [
      'now before the line begins it earlier',
      week(open('09:00-17:00')),
      '2026-11-23T05:59:00-08:00',
      ['12 am to 10 pm', '9 am–5 pm'],
    ],
    [
      'touching spans are one',
      week(open('08:00-12:00', '12:00-14:00')),
      '2026-11-23T22:00:00-08:00',
      ['6 am to 10 pm', '8 am–2 pm'],
    ],
    [
      'now after the line ends it later, and a night has its own end',
      week(open('20:00-02:00'), { sunday: CLOSED }),
      '2026-11-23T22:01:00-08:00',
      ['6 am to 12 am', '8 pm–2 am'],
    ],
    [
      'last night reaches into this morning',
      week(open('20:00-07:30')),
      '2026-11-23T06:00:00-08:00',
      ['6 am to 10 pm', '8 pm–7:30 am', '8 pm–7:30 am'],
    ],
    [
      'after midnight, what is open is last night',
      week(open('10:00-20:00'), { sunday: open('20:00-02:00') }),
      '2026-11-23T01:30:00-08:00',
      ['12 am to 10 pm', '8 pm–2 am', '10 am–8 pm'],
    ],
    [
      'an opening late at night is on the line',
      week(CLOSED, { monday: open('22:30-23:30') }),
      '2026-11-23T12:00:00-08:00',
      ['6 am to 12 am', '10:30 pm–11:30 pm'],
    ],
    [
      'closed today',
      week(CLOSED, { tuesday: open('09:00-17:00') }),
      '2026-11-23T12:01:00-08:00',
      ['6 am to 10 pm'],
    ],
  ])('%s', (_, hours, now, expected) => {
    expect(drawn({ week: hours, holidays: [] }, new Date(now))).toEqual(expected);
  });

  it('knows a day that is open from midnight to midnight', () => {
    const hours: Hours = { week: week(open('00:00-23:59')), holidays: [] };
    expect(dayLine(hours, NOW)).toMatchObject({ isOpenAllDay: true });
    expect(dayLine(MIXED, NOW)).toMatchObject({ isOpenAllDay: false });
  });

  it('[R-003] the reopen day does not begin with a night that did not take place', () => {
    const hours: Hours = { week: week(open('20:00-07:30')), holidays: [], reopenDate: '2026-11-23' };
    expect(drawn(hours, NOW)).toEqual(['6 am to 10 pm', '8 pm–7:30 am']);
  });

  it('is empty before a reopen date, unknown without hours, of an unknown day and in an unknown zone', () => {
    const line = dayLine({ ...MIXED, reopenDate: '2026-12-01' }, NOW);
    expect(line).toMatchObject({ kind: 'line', spans: [] });
    expect(dayLine(undefined, NOW)).toEqual({ kind: 'unknown' });
    expect(dayLine({ week: {}, holidays: [] }, NOW)).toEqual({ kind: 'unknown' });
    expect(dayLine({ ...MIXED, week: { sunday: CLOSED } }, NOW)).toEqual({ kind: 'unknown' });
    expect(dayLine({ ...MIXED, timeZone: null }, NOW)).toEqual({ kind: 'unknown' });
  });
});

describe('while every weekday is closed', () => {
  const hours: Hours = {
    week: week(CLOSED),
    holidays: [{ date: '2026-11-23', ...open('08:00-12:00') }],
  };
  it('[R-004] no view of the hours tells an open holiday, as the place is temporarily closed', () => {
    expect(weekRows(hours, NOW).map((row) => row.hours.kind)).toEqual(Array(7).fill('closed'));
    expect(dayLine(hours, NOW)).toMatchObject({ kind: 'line', spans: [] });
    const told = openingHoursSpecification(hours, NOW).map(({ opens, closes }) => `${opens}-${closes}`);
    expect(new Set(told)).toEqual(new Set(['00:00-00:00']));
  });
});

describe('openingHoursSpecification', () => {
  it('groups days of equal hours, writes nights, full days and closed days, then the holidays', () => {
    const specification = openingHoursSpecification(MIXED, NOW);
    expect(specification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
        opens: '08:00',
        closes: '12:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
        opens: '13:00',
        closes: '17:30',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Friday'], opens: '20:00', closes: '02:00' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '00:00', closes: '23:59' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Sunday'], opens: '00:00', closes: '00:00' },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Thursday'],
        opens: '00:00',
        closes: '00:00',
        validFrom: '2026-11-26',
        validThrough: '2026-11-26',
      },
    ]);
  });

  it('states the night that a holiday cuts short, and leaves out past holidays', () => {
    const hours: Hours = {
      week: week(open('20:00-02:00')),
      holidays: [
        { date: '2026-11-25', ...open('10:00-12:00', '14:00-16:00') },
        { date: '2026-11-20', ...CLOSED },
      ],
    };
    const dates = openingHoursSpecification(hours, NOW).filter((entry) => entry.validFrom);
    expect(dates.map((entry) => [entry.validFrom, entry.opens, entry.closes])).toEqual([
      ['2026-11-24', '20:00', '23:59'],
      ['2026-11-25', '10:00', '12:00'],
      ['2026-11-25', '14:00', '16:00'],
    ]);
  });

  it('before a reopen date the week begins on that date', () => {
    const specification = openingHoursSpecification({ ...MIXED, reopenDate: '2026-12-01' }, NOW);
    expect(specification.map((entry) => entry.validFrom)).toEqual(Array(5).fill('2026-12-01'));
  });

  it('is empty without hours', () => {
    expect(openingHoursSpecification(undefined, NOW)).toEqual([]);
    expect(openingHoursSpecification({ week: {}, holidays: [] }, NOW)).toEqual([]);
  });
});

describe('formatTime', () => {
  it.each([
    ['en', 20 * 60, '8 pm'],
    ['en', 8 * 60 + 30, '8:30 am'],
    ['en', 12 * 60, '12 pm'],
    ['en', 12 * 60 + 5, '12:05 pm'],
    ['en', 0, '12 am'],
    ['en', 1440, '12 am'],
    ['en', 1560, '2 am'],
    ['es', 20 * 60, '8 p. m.'],
    ['es', 8 * 60 + 30, '8:30 a. m.'],
    ['es', 12 * 60, '12 p. m.'],
    ['es', 0, '12 a. m.'],
  ])('%s %i is "%s", in one line', (locale, minutes, expected) => {
    const text = formatMinutes(minutes, locale);
    expect(text.replaceAll('\u00a0', ' ')).toBe(expected);
    expect(text).not.toContain(' ');
  });

  it('[R-001] writes an instant by the Pacific clock', () => {
    expect(formatTime(new Date('2026-07-01T03:30:00Z'), 'en')).toBe('8:30\u00a0pm');
    expect(formatTime(new Date('2026-12-01T04:30:00Z'), 'en')).toBe('8:30\u00a0pm');
  });
});

describe('relativeDay', () => {
  it.each([
    ['2026-11-23T23:59:00-08:00', 'today', '2026-11-23'],
    ['2026-11-24T00:00:00-08:00', 'tomorrow', '2026-11-24'],
    ['2026-11-25T09:00:00-08:00', 'weekday', '2026-11-25'],
    ['2026-11-29T09:00:00-08:00', 'weekday', '2026-11-29'],
    ['2026-11-30T09:00:00-08:00', 'date', '2026-11-30'],
    ['2026-11-22T09:00:00-08:00', 'date', '2026-11-22'],
  ])('%s is %s', (instant, kind, date) => {
    expect(relativeDay(new Date(instant), NOW)).toMatchObject({ kind, date });
  });

  it('names the weekday', () => {
    expect(relativeDay(new Date('2026-11-27T09:00:00-08:00'), NOW)).toMatchObject({ weekday: 'friday' });
  });
});

describe('holidayName', () => {
  it.each([
    ['2026-01-01', 'new-years-day'],
    ['2026-01-19', 'martin-luther-king-day'],
    ['2026-02-16', 'presidents-day'],
    ['2026-03-31', 'cesar-chavez-day'],
    ['2026-05-25', 'memorial-day'],
    ['2027-05-31', 'memorial-day'],
    ['2026-06-19', 'juneteenth'],
    ['2026-07-04', 'independence-day'],
    ['2026-09-07', 'labor-day'],
    ['2026-10-12', 'indigenous-peoples-day'],
    ['2026-11-11', 'veterans-day'],
    ['2024-11-28', 'thanksgiving-day'],
    ['2024-11-29', 'day-after-thanksgiving'],
    ['2026-11-27', 'day-after-thanksgiving'],
    ['2026-12-24', 'christmas-eve'],
    ['2026-12-25', 'christmas-day'],
    ['2026-12-31', 'new-years-eve'],
    ['2026-05-18', undefined],
    ['2026-11-20', undefined],
    ['2026-02-30', undefined],
  ])('%s is %s', (date, name) => {
    expect(holidayName(date)).toBe(name);
  });
});
