import { PRACTICE_STATUSES } from '#src/domain/enumerations.ts';
import { acceptance, providerStatuses, specialtyStatus, splitPlanStatus } from './specialtyStatus.ts';
import { futureStart } from './startDate.ts';

const specialty = { name: 'Family Medicine', hidesBooking: false };

describe('the status of a specialty', () => {
  it.each([
    ['[R-060] open', { status: 'Open', alternativeText: 'By referral' }, { kind: 'open' }],
    ['[R-061] closed', { status: 'CLOSED', alternativeText: 'By referral' }, { kind: 'closed' }],
    [
      '[R-062] otherwise its own words',
      { status: 'Limited', alternativeText: ' By referral ' },
      { kind: 'text', text: 'By referral' },
    ],
    ['[R-062] otherwise nothing without words', { status: 'Limited', defaultText: 'Call' }, undefined],
    [
      '[R-068] unknown: its own words first',
      { status: 'Unknown', alternativeText: 'By referral', defaultText: 'Call' },
      { kind: 'text', text: 'By referral' },
    ],
    [
      '[R-068] unknown: then the default of the specialty',
      { status: 'Unknown', defaultText: 'Call' },
      { kind: 'text', text: 'Call' },
    ],
    ['[R-067] hidden by the specialty', { status: 'Open', hidesBooking: true }, undefined],
  ])('%s', (_, more, expected) => {
    expect(specialtyStatus({ ...specialty, ...more })).toEqual(expected);
  });

  it('[R-065] the three values of the directory each have an answer', () => {
    expect(
      PRACTICE_STATUSES.map((status) => specialtyStatus({ ...specialty, status, defaultText: 'Call' })?.kind),
    ).toEqual(['open', 'closed', 'text']);
  });
});

describe('the statuses of a provider', () => {
  const two = [
    { ...specialty, status: 'Open' },
    { ...specialty, name: 'Sports Medicine', status: 'Closed' },
  ];
  it('are told once, with what they hold for', () => {
    expect(providerStatuses({ specialties: [two[0]!, { ...two[0]!, name: 'Geriatrics' }] })).toEqual([
      { status: { kind: 'open' }, specialties: ['Family Medicine', 'Geriatrics'], isForAll: true },
    ]);
    expect(providerStatuses({ acceptingNewPatients: true, specialties: two })).toHaveLength(2);
  });
  it('of one specialty are not told of another of which nothing is known', () => {
    const specialties = [two[1]!, { ...specialty, status: 'Unknown' }];
    expect(providerStatuses({ specialties })).toEqual([
      { status: { kind: 'closed' }, specialties: ['Sports Medicine'], isForAll: false },
    ]);
    expect(providerStatuses({ acceptingNewPatients: false, specialties })).toMatchObject([
      { isForAll: true },
    ]);
  });
  it('are all closed when no new patients are taken', () => {
    expect(providerStatuses({ acceptingNewPatients: false, specialties: two })).toEqual([
      { status: { kind: 'closed' }, specialties: ['Family Medicine', 'Sports Medicine'], isForAll: true },
    ]);
  });
  it('[R-067] are none when every specialty hides them', () => {
    expect(providerStatuses({ specialties: [{ ...two[0]!, hidesBooking: true }] })).toEqual([]);
  });
});

describe('whether new patients are taken, all told', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  it.each([
    [true, ['Open'], 'accepting'],
    [undefined, ['Closed', 'open'], 'accepting'],
    [false, ['Open'], 'not-accepting'],
    [true, ['Closed', 'closed'], 'not-accepting'],
    [true, ['Closed', 'Unknown'], 'unknown'],
    [true, ['Unknown'], 'unknown'],
    [true, [''], 'unknown'],
    [false, [], 'unknown'],
    [true, [], 'unknown'],
  ])('[R-066] accepting %p with %p: %s', (acceptingNewPatients, statuses, expected) => {
    const specialties = statuses.map((status) => ({ ...specialty, status }));
    expect(acceptance({ acceptingNewPatients, specialties }, now)).toBe(expected);
  });

  it.each([
    ['[R-067] hidden', { status: 'Open', hidesBooking: true }],
    ['[R-062] told in other words', { status: 'Limited', alternativeText: 'By referral' }],
    ['[R-068] told in the words of the specialty', { status: 'Unknown', defaultText: 'Call' }],
  ])('is unknown where it is %s', (_, more) => {
    expect(acceptance({ specialties: [{ ...specialty, ...more }] }, now)).toBe('unknown');
    const closed = { ...specialty, status: 'Closed' };
    expect(acceptance({ specialties: [{ ...specialty, ...more }, closed] }, now)).toBe('unknown');
  });

  it('[R-064] is unknown before the first day', () => {
    const open = { specialties: [{ ...specialty, status: 'Open' }] };
    expect(acceptance({ ...open, startDate: '2026-12-01' }, now)).toBe('unknown');
    expect(acceptance({ ...open, startDate: '2026-11-01' }, now)).toBe('accepting');
  });
});

it.each([
  ['Accepting new patients; Call the office', { status: 'Accepting new patients', extra: 'Call the office' }],
  ['Closed', { status: 'Closed' }],
  ['A;b;c', { status: 'A', extra: 'b;c' }],
  [';only extra', { extra: 'only extra' }],
  [' ; ', {}],
  ['', {}],
  [undefined, {}],
])('[R-063] the status text %p', (text, expected) => {
  expect(splitPlanStatus(text)).toEqual(expected);
});

describe('[R-064, R-052] a start date', () => {
  // 23:30 on March 31 in California.
  const now = new Date('2026-04-01T06:30:00Z');
  it.each([
    ['later than now', '2026-04-01', '2026-04-01T07:00:00.000Z'],
    ['today, by the calendar of California', '2026-03-31', undefined],
    ['years ago', '2019-07-01', undefined],
    ['years ahead', '2031-07-01', '2031-07-01T07:00:00.000Z'],
    ['on the day that is over in Greenwich only', '2026-04-01T00:00:00', '2026-04-01T07:00:00.000Z'],
    ['unset', '0001-01-01', undefined],
    ['no date', 'soon', undefined],
    ['missing', undefined, undefined],
  ])('%s', (_, date, expected) => {
    expect(futureStart(date, now)?.toISOString()).toBe(expected);
  });
  it('is not judged without a clock', () => {
    expect(futureStart('2099-01-01', null)).toBeUndefined();
  });
});
