import { existsSync, readFileSync } from 'node:fs';
import type { DayHours, Hours, Weekday } from './Hours.ts';
import { WEEKDAYS } from './Hours.ts';
import type { OpenState } from './openState.ts';
import { isClosingSoon, isCurrentlyOpen, openState } from './openState.ts';
import { readDay, readHours } from './readHours.ts';
import { CLOSED, open } from './testing/writtenHours.ts';
import { instantOf, dayOfDate } from './zone.ts';

function week(day: DayHours, other: Partial<Record<Weekday, DayHours>> = {}): Hours['week'] {
  return { ...Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, day])), ...other };
}

/** Wall clock in Los Angeles; `-0800` from November to March, `-0700` otherwise. */
const at = (text: string) => new Date(text);
const iso = (text: string) => new Date(text).toISOString();

function told(state: OpenState): string {
  switch (state.kind) {
    case 'open':
      return `open until ${state.closesAt?.toISOString() ?? 'the horizon'}`;
    case 'closed':
      return `closed until ${state.opensAt?.toISOString() ?? 'the horizon'}`;
    case 'temporarily-closed':
      return `temporarily-closed ${state.reopens ?? ''}`.trim();
    default:
      return state.kind;
  }
}

const NINE_TO_FIVE: Hours = { week: week(open('09:00-17:00')), holidays: [] };
const ALL_DAY: Hours = { week: week(open('00:00-23:59')), holidays: [] };
const NIGHTS: Hours = { week: week(open('20:00-02:00')), holidays: [] };

// 2026-06-10 is a Wednesday.
const ROWS: [string, Hours | undefined, string, string][] = [
  [
    '[R-001] the same moment is judged by the Pacific clock',
    NINE_TO_FIVE,
    '2026-06-10T16:00:00Z',
    `open until ${iso('2026-06-10T17:00-07:00')}`,
  ],
  [
    '[R-001] before nine Pacific it is closed',
    NINE_TO_FIVE,
    '2026-06-10T15:59:59Z',
    `closed until ${iso('2026-06-10T09:00-07:00')}`,
  ],
  [
    '[R-002] a reopen date outranks round-the-clock hours',
    { ...ALL_DAY, reopenDate: '2026-06-11' },
    '2026-06-10T12:00-07:00',
    'temporarily-closed 2026-06-11',
  ],
  ['[R-002] open 24 hours outranks open now', ALL_DAY, '2026-06-10T12:00-07:00', 'open-24-hours'],
  [
    '[R-003] reopen date in the future',
    { ...NINE_TO_FIVE, reopenDate: '2026-06-11' },
    '2026-06-10T23:59:59-07:00',
    'temporarily-closed 2026-06-11',
  ],
  [
    '[R-003] not on the reopen day itself, from its first moment',
    { ...ALL_DAY, reopenDate: '2026-06-11' },
    '2026-06-11T00:00:00-07:00',
    'open-24-hours',
  ],
  [
    '[R-003] the night before the reopen day did not take place',
    { ...NIGHTS, reopenDate: '2026-06-11' },
    '2026-06-11T00:30-07:00',
    `closed until ${iso('2026-06-11T20:00-07:00')}`,
  ],
  [
    '[R-003] a reopen date in the past does nothing',
    { ...NINE_TO_FIVE, reopenDate: '2020-01-01' },
    '2026-06-10T12:00-07:00',
    `open until ${iso('2026-06-10T17:00-07:00')}`,
  ],
  [
    '[R-003] under a reopen date that is no date nobody can say whether it is shut',
    readHours({ monday: { openIntervals: [{ start: '09:00', end: '17:00' }] }, reopenDate: '2026-02-30' }),
    '2026-01-12T12:00-08:00',
    'unknown',
  ],
  [
    '[R-004] every weekday closed',
    { week: week(CLOSED), holidays: [] },
    '2026-06-10T12:00-07:00',
    'temporarily-closed',
  ],
  [
    '[R-004] every weekday without an interval',
    { week: week(open()), holidays: [] },
    '2026-06-10T12:00-07:00',
    'temporarily-closed',
  ],
  [
    '[R-004] isClosed outweighs intervals left behind',
    {
      week: week(readDay({ isClosed: true, openIntervals: [{ start: '09:00', end: '17:00' }] })),
      holidays: [],
    },
    '2026-06-10T12:00-07:00',
    'temporarily-closed',
  ],
  [
    '[R-004] an open holiday does not undo it',
    { week: week(CLOSED), holidays: [{ date: '2026-06-10', ...open('09:00-17:00') }] },
    '2026-06-10T12:00-07:00',
    'temporarily-closed',
  ],
  [
    '[R-004] one open weekday is enough',
    { week: week(CLOSED, { sunday: open('09:00-12:00') }), holidays: [] },
    '2026-06-10T12:00-07:00',
    `closed until ${iso('2026-06-14T09:00-07:00')}`,
  ],
  [
    'no weekday at all is unknown, not closed',
    { week: {}, holidays: [] },
    '2026-06-10T12:00-07:00',
    'unknown',
  ],
  ['no hours are unknown', undefined, '2026-06-10T12:00-07:00', 'unknown'],
  ['[R-005] every weekday 00:00 to 23:59', ALL_DAY, '2026-06-10T03:00-07:00', 'open-24-hours'],
  [
    '[R-005] not when one day ends at 23:58',
    { week: week(open('00:00-23:59'), { friday: open('00:00-23:58') }), holidays: [] },
    '2026-06-10T12:00-07:00',
    `open until ${iso('2026-06-12T23:58-07:00')}`,
  ],
  [
    '[R-006] not while temporarily closed',
    { ...ALL_DAY, reopenDate: '2026-07-01' },
    '2026-06-10T12:00-07:00',
    'temporarily-closed 2026-07-01',
  ],
  [
    '[R-007] a holiday today ends it',
    { ...ALL_DAY, holidays: [{ date: '2026-06-10', ...open('00:00-12:00') }] },
    '2026-06-10T11:00-07:00',
    `open until ${iso('2026-06-10T12:00-07:00')}`,
  ],
  [
    '[R-007] a holiday on the seventh day ahead ends it',
    { ...ALL_DAY, holidays: [{ date: '2026-06-17', ...CLOSED }] },
    '2026-06-10T12:00-07:00',
    `open until ${iso('2026-06-17T00:00-07:00')}`,
  ],
  [
    '[R-007] a holiday on the eighth day does not',
    { ...ALL_DAY, holidays: [{ date: '2026-06-18', ...CLOSED }] },
    '2026-06-10T12:00-07:00',
    'open-24-hours',
  ],
  [
    '[R-007] a holiday with full hours counts too; the run then has no known end',
    { ...ALL_DAY, holidays: [{ date: '2026-06-12', ...open('00:00-23:59') }] },
    '2026-06-10T12:00-07:00',
    'open until the horizon',
  ],
  [
    '[R-007] yesterday’s holiday does not count',
    { ...ALL_DAY, holidays: [{ date: '2026-06-09', ...CLOSED }] },
    '2026-06-10T00:00-07:00',
    'open-24-hours',
  ],
  [
    '[R-008] the start belongs to the interval',
    NINE_TO_FIVE,
    '2026-06-10T09:00:00-07:00',
    `open until ${iso('2026-06-10T17:00-07:00')}`,
  ],
  [
    '[R-008] the end belongs to the interval',
    NINE_TO_FIVE,
    '2026-06-10T17:00:00-07:00',
    `open until ${iso('2026-06-10T17:00-07:00')}`,
  ],
  [
    '[R-008] a second later is closed',
    NINE_TO_FIVE,
    '2026-06-10T17:00:01-07:00',
    `closed until ${iso('2026-06-11T09:00-07:00')}`,
  ],
  [
    '[R-008] a lunch break is closed',
    { week: week(open('09:00-12:00', '13:00-17:00')), holidays: [] },
    '2026-06-10T12:30-07:00',
    `closed until ${iso('2026-06-10T13:00-07:00')}`,
  ],
  [
    '[R-008] touching intervals are one run',
    { week: week(open('09:00-12:00', '12:00-17:00')), holidays: [] },
    '2026-06-10T10:00-07:00',
    `open until ${iso('2026-06-10T17:00-07:00')}`,
  ],
  [
    '[R-008] equal start and end is no interval',
    { week: week(open('09:00-09:00', '11:00-12:00')), holidays: [] },
    '2026-06-10T09:00-07:00',
    `closed until ${iso('2026-06-10T11:00-07:00')}`,
  ],
  [
    '[R-008, C-023] 23:59 runs to the end of that minute',
    { week: week(CLOSED, { wednesday: open('09:00-23:59') }), holidays: [] },
    '2026-06-10T23:59:59.999-07:00',
    `open until ${iso('2026-06-11T00:00-07:00')}`,
  ],
  [
    '[R-008, C-023] and not into the next day',
    { week: week(CLOSED, { wednesday: open('09:00-23:59') }), holidays: [] },
    '2026-06-11T00:00:00-07:00',
    `closed until ${iso('2026-06-17T09:00-07:00')}`,
  ],
  [
    '[R-008] a full day followed by a morning closes at the end of the morning',
    { week: week(open('00:00-23:59'), { thursday: open('00:00-06:00') }), holidays: [] },
    '2026-06-10T12:00-07:00',
    `open until ${iso('2026-06-11T06:00-07:00')}`,
  ],
  [
    '[R-009] only the holiday’s intervals count',
    { ...NINE_TO_FIVE, holidays: [{ date: '2026-06-10', ...open('10:00-12:00') }] },
    '2026-06-10T09:30-07:00',
    `closed until ${iso('2026-06-10T10:00-07:00')}`,
  ],
  [
    '[R-009] last night does not run into a holiday',
    { ...NIGHTS, holidays: [{ date: '2026-06-10', ...open('10:00-12:00') }] },
    '2026-06-10T01:00-07:00',
    `closed until ${iso('2026-06-10T10:00-07:00')}`,
  ],
  [
    '[R-009] the night before closes at midnight then',
    { ...NIGHTS, holidays: [{ date: '2026-06-10', ...CLOSED }] },
    '2026-06-09T23:00-07:00',
    `open until ${iso('2026-06-10T00:00-07:00')}`,
  ],
  [
    '[R-009] a holiday’s own night runs into the ordinary day after',
    { ...NIGHTS, holidays: [{ date: '2026-06-10', ...open('22:00-03:00') }] },
    '2026-06-11T02:30-07:00',
    `open until ${iso('2026-06-11T03:00-07:00')}`,
  ],
  [
    '[R-010] a closed holiday',
    { ...NINE_TO_FIVE, holidays: [{ date: '2026-06-10', ...CLOSED }] },
    '2026-06-10T12:00-07:00',
    `closed until ${iso('2026-06-11T09:00-07:00')}`,
  ],
  [
    '[R-010] a holiday without intervals is closed',
    { ...NINE_TO_FIVE, holidays: [{ date: '2026-06-10', ...open() }] },
    '2026-06-10T12:00-07:00',
    `closed until ${iso('2026-06-11T09:00-07:00')}`,
  ],
  [
    '[R-011] a holiday tomorrow leaves today alone',
    { ...NINE_TO_FIVE, holidays: [{ date: '2026-06-11', ...CLOSED }] },
    '2026-06-10T12:00-07:00',
    `open until ${iso('2026-06-10T17:00-07:00')}`,
  ],
  [
    '[R-011] a holiday with regular hours keeps the weekday',
    {
      ...NINE_TO_FIVE,
      holidays: [{ date: '2026-06-10', kind: 'regular' }],
    },
    '2026-06-10T12:00-07:00',
    `open until ${iso('2026-06-10T17:00-07:00')}`,
  ],
  [
    '[R-012] otherwise closed, opening past a closed holiday',
    { ...NINE_TO_FIVE, holidays: [{ date: '2026-06-11', ...CLOSED }] },
    '2026-06-10T20:00-07:00',
    `closed until ${iso('2026-06-12T09:00-07:00')}`,
  ],
  [
    '[R-013] after midnight, last night’s interval still counts',
    NIGHTS,
    '2026-06-10T01:00-07:00',
    `open until ${iso('2026-06-10T02:00-07:00')}`,
  ],
  [
    '[R-013] before midnight, the end lies on the next day',
    NIGHTS,
    '2026-06-10T21:00-07:00',
    `open until ${iso('2026-06-11T02:00-07:00')}`,
  ],
  [
    '[R-013] between the nights it is closed',
    NIGHTS,
    '2026-06-10T02:01-07:00',
    `closed until ${iso('2026-06-10T20:00-07:00')}`,
  ],
  [
    '[R-013] an end of 00:00 is the coming midnight',
    { week: week(open('18:00-00:00')), holidays: [] },
    '2026-06-10T23:30-07:00',
    `open until ${iso('2026-06-11T00:00-07:00')}`,
  ],
  [
    'spring change: 2 am to 3 am does not exist, a 2:30 opening is 3:00',
    { week: week(open('02:30-09:00')), holidays: [] },
    '2026-03-08T01:59-08:00',
    `closed until ${iso('2026-03-08T03:00-07:00')}`,
  ],
  [
    'spring change: a 2:30 closing is the moment of the change',
    NIGHTS_TO('02:30'),
    '2026-03-08T01:59-08:00',
    `open until ${iso('2026-03-08T03:00-07:00')}`,
  ],
  [
    'autumn change: a 1:30 closing is the first 1:30',
    NIGHTS_TO('01:30'),
    '2026-11-01T01:31-07:00',
    `closed until ${iso('2026-11-01T20:00-08:00')}`,
  ],
  [
    'autumn change: open through both one o’clocks until two',
    NIGHTS_TO('02:00'),
    '2026-11-01T01:30-08:00',
    `open until ${iso('2026-11-01T02:00-08:00')}`,
  ],
  [
    'autumn change: five o’clock is standard time',
    NINE_TO_FIVE,
    '2026-11-01T16:59-08:00',
    `open until ${iso('2026-11-01T17:00-08:00')}`,
  ],
  [
    'text that is no time says nothing of its day',
    { week: week(open('9am—5pm'), { thursday: open('10:00-11:00') }), holidays: [] },
    '2026-06-10T12:00-07:00',
    'unknown',
  ],
  [
    'a weekday the directory does not name is unknown, not closed',
    { week: { sunday: open('09:00-12:00'), saturday: CLOSED }, holidays: [] },
    '2026-06-10T12:00-07:00',
    'unknown',
  ],
  [
    'seven days of which one is unknown are not temporarily closed',
    { week: { ...week(CLOSED), sunday: { kind: 'unknown' } }, holidays: [] },
    '2026-06-10T12:00-07:00',
    'closed until the horizon',
  ],
  [
    'last night still counts on a day of which nothing is known, and may go on',
    { week: { tuesday: open('20:00-02:00') }, holidays: [] },
    '2026-06-10T01:00-07:00',
    'open until the horizon',
  ],
  [
    'what ends before an unknown day has its end',
    { week: { tuesday: open('09:00-17:00') }, holidays: [] },
    '2026-06-09T12:00-07:00',
    `open until ${iso('2026-06-09T17:00-07:00')}`,
  ],
  [
    'no opening is promised beyond a day that may open earlier',
    { week: week(open('09:00-17:00'), { thursday: { kind: 'unknown' } }), holidays: [] },
    '2026-06-10T20:00-07:00',
    'closed until the horizon',
  ],
  [
    'a holiday whose hours cannot be read is unknown, not its weekday',
    { ...NINE_TO_FIVE, holidays: [{ date: '2026-06-10', kind: 'unknown' }] },
    '2026-06-10T12:00-07:00',
    'unknown',
  ],
  [
    'a place with a zone of its own is judged by its own clock',
    { ...NINE_TO_FIVE, timeZone: 'America/New_York' },
    '2026-06-10T08:30-04:00',
    `closed until ${iso('2026-06-10T09:00-04:00')}`,
  ],
  [
    'a place whose zone nobody knows is neither open nor closed',
    { ...NINE_TO_FIVE, timeZone: null },
    '2026-06-10T12:00-07:00',
    'unknown',
  ],
];

function NIGHTS_TO(end: string): Hours {
  return { week: week(open(`20:00-${end}`)), holidays: [] };
}

describe('openState', () => {
  it.each(ROWS)('%s', (_, hours, now, expected) => {
    expect(told(openState(hours, at(now)))).toBe(expected);
  });

  it('[R-001, C-001] takes Los Angeles when no zone is given', () => {
    const now = at('2026-06-10T16:30:00Z');
    const inZone = (timeZone: string) => openState({ ...NINE_TO_FIVE, timeZone }, now);
    expect(openState(NINE_TO_FIVE, now)).toEqual(inZone('America/Los_Angeles'));
    expect(inZone('Asia/Tokyo').kind).toBe('closed');
  });

  it('[C-002] looks seven days ahead for holidays', () => {
    const on = (date: string): Hours => ({ ...ALL_DAY, holidays: [{ date, ...CLOSED }] });
    const kinds = [6, 7, 8].map((d) => openState(on(`2026-06-${10 + d}`), at('2026-06-10T08:00-07:00')).kind);
    expect(kinds).toEqual(['open', 'open', 'open-24-hours']);
  });

  it('an invalid moment is unknown', () => {
    expect(openState(NINE_TO_FIVE, new Date(Number.NaN))).toEqual({ kind: 'unknown' });
  });

  it('currently open is open now or open 24 hours', () => {
    const kinds: OpenState[] = [
      { kind: 'open', closesAt: null },
      { kind: 'open-24-hours' },
      { kind: 'closed', opensAt: null },
      { kind: 'temporarily-closed' },
      { kind: 'unknown' },
    ];
    expect(kinds.map(isCurrentlyOpen)).toEqual([true, true, false, false, false]);
  });

  it.each([
    [61, false],
    [60, true],
    [1, true],
    [0, true],
    [-1, false],
  ])('%i minutes before closing, closing soon is %s', (minutes, expected) => {
    const closesAt = at('2026-06-10T17:00-07:00');
    const now = new Date(closesAt.getTime() - minutes * 60_000);
    expect(isClosingSoon({ kind: 'open', closesAt }, now)).toBe(expected);
    expect(isClosingSoon({ kind: 'closed', opensAt: closesAt }, now)).toBe(false);
    expect(isClosingSoon({ kind: 'open', closesAt: null }, now)).toBe(false);
  });
});

describe('instantOf', () => {
  it.each([
    ['a plain time', '2026-06-10', 540, '2026-06-10T16:00:00.000Z'],
    ['a skipped time', '2026-03-08', 150, '2026-03-08T10:00:00.000Z'],
    ['the last time before the change', '2026-03-08', 119, '2026-03-08T09:59:00.000Z'],
    ['a time that occurs twice', '2026-11-01', 90, '2026-11-01T08:30:00.000Z'],
    ['the first time after the change', '2026-11-01', 120, '2026-11-01T10:00:00.000Z'],
    ['midnight at the end of a day', '2026-11-01', 1440, '2026-11-02T08:00:00.000Z'],
  ])('%s', (_, date, minute, expected) => {
    const instant = instantOf(dayOfDate(date) ?? Number.NaN, minute, 'America/Los_Angeles');
    expect(new Date(instant).toISOString()).toBe(expected);
  });

  it('finds the half-hour change of Lord Howe Island and a midnight that Beirut skips', () => {
    const spring = instantOf(dayOfDate('2026-10-04') as number, 135, 'Australia/Lord_Howe');
    expect(new Date(spring).toISOString()).toBe('2026-10-03T15:30:00.000Z');
    const beirut = instantOf(dayOfDate('2026-03-29') as number, 0, 'Asia/Beirut');
    expect(new Date(beirut).toISOString()).toBe('2026-03-28T22:00:00.000Z');
  });
});

const REAL = new URL('../../../../shared/data/yext/location_entities_hours.json', `file://${__filename}`);
const hasReal = existsSync(REAL);
if (!hasReal) console.log('Real hours left out: ../shared/data is not there.');

describe('openState on real hours', () => {
  it('answers for every set of hours in the directory samples, or there are none', () => {
    const found: Hours[] = [];
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      const hours = 'monday' in value ? readHours(value) : undefined;
      if (hours) found.push({ week: hours.week, holidays: [] });
      Object.values(value).forEach(visit);
    };
    if (hasReal) visit(JSON.parse(readFileSync(REAL, 'utf8')));
    const kinds = found.map((hours) => openState(hours, at('2026-06-10T12:00-07:00')).kind);
    expect(kinds).not.toContain('unknown');
    expect(found.length > 0).toBe(hasReal);
  });
});
