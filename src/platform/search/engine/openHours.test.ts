import { compileHours, isOpen, wallClock } from './openHours.ts';

const ZONE = 'America/Los_Angeles';
const day = (...spans: [string, string][]) => ({
  openIntervals: spans.map(([start, end]) => ({ start, end })),
});
const openAt = (hours: unknown, instant: string, zone: string | undefined = ZONE): boolean | undefined => {
  const compiled = compileHours(hours, zone);
  return compiled && isOpen(compiled, wallClock(Date.parse(instant), compiled.zone));
};

describe('isOpen', () => {
  const office = { wednesday: day(['09:00', '17:00']) };
  // 4 March 2026 is a Wednesday, eight hours behind UTC.
  it.each([
    ['the start is open', office, '2026-03-04T17:00:00Z', true],
    ['a second before the start is not', office, '2026-03-04T16:59:59Z', false],
    ['the end instant is open', office, '2026-03-05T01:00:00Z', true],
    ['a second after the end is not', office, '2026-03-05T01:00:01Z', false],
    [
      'an end of :59 runs to the full hour',
      { wednesday: day(['09:00', '16:59']) },
      '2026-03-05T00:59:59Z',
      true,
    ],
    ['… and not beyond', { wednesday: day(['09:00', '16:59']) }, '2026-03-05T01:00:00Z', false],
    [
      'equal start and end are empty',
      { wednesday: day(['09:00', '09:00'], ['11:00', '12:00']) },
      '2026-03-04T17:00:00Z',
      false,
    ],
    [
      'midnight to midnight is the whole day',
      { wednesday: day(['00:00', '00:00']) },
      '2026-03-04T17:00:00Z',
      true,
    ],
    ['24:00 as an end', { wednesday: day(['18:00', '24:00']) }, '2026-03-05T07:59:30Z', true],
    ['24:30 as an end is no time', { wednesday: day(['18:00', '24:30']) }, '2026-03-05T07:00:00Z', undefined],
    ['a day that is not named', office, '2026-03-05T18:00:00Z', undefined],
    ['a day that says nothing', { ...office, thursday: {} }, '2026-03-05T18:00:00Z', undefined],
    [
      'a date that cannot be read',
      { ...office, holidayHours: [{ date: '2026-03-04', openIntervals: 'morning' }] },
      '2026-03-04T18:00:00Z',
      undefined,
    ],
    [
      'a date of reopening that cannot be read',
      { ...office, reopenDate: 'May' },
      '2026-03-04T18:00:00Z',
      undefined,
    ],
    [
      'last night before a day that is not named',
      { tuesday: day(['22:00', '06:00']) },
      '2026-03-04T13:30:00Z',
      true,
    ],
    [
      'the night before a reopening',
      { tuesday: day(['22:00', '06:00']), wednesday: day(['09:00', '10:00']), reopenDate: '2026-03-04' },
      '2026-03-04T13:30:00Z',
      false,
    ],
    [
      'isClosed wins over intervals',
      { wednesday: { ...day(['09:00', '17:00']), isClosed: true } },
      '2026-03-04T18:00:00Z',
      false,
    ],
    ['midnight as an end', { wednesday: day(['18:00', '00:00']) }, '2026-03-05T07:59:00Z', true],
    ['yesterday past midnight', { tuesday: day(['22:00', '06:00']) }, '2026-03-04T13:30:00Z', true],
    [
      'not past midnight into a day with hours of its own',
      { tuesday: day(['22:00', '06:00']), holidayHours: [{ date: '2026-03-04', isClosed: true }] },
      '2026-03-04T13:30:00Z',
      false,
    ],
    [
      'past midnight from the hours by date of yesterday',
      { holidayHours: [{ date: '2026-03-03', ...day(['22:00', '03:00']) }] },
      '2026-03-04T10:30:00Z',
      true,
    ],
    [
      'a date without intervals is closed',
      { ...office, holidayHours: [{ date: '2026-03-04', openIntervals: [] }] },
      '2026-03-04T18:00:00Z',
      false,
    ],
    [
      'spring: the hour that does not exist',
      { sunday: day(['01:00', '04:00']) },
      '2026-03-08T10:30:00Z',
      true,
    ],
    [
      'autumn: the hour that comes twice, first time',
      { sunday: day(['01:00', '02:00']) },
      '2026-11-01T08:30:00Z',
      true,
    ],
    [
      'autumn: the hour that comes twice, second time',
      { sunday: day(['01:00', '02:00']) },
      '2026-11-01T09:30:00Z',
      true,
    ],
  ])('%s', (_, hours, instant, expected) => {
    expect(openAt(hours, instant)).toBe(expected);
  });
});

describe('compileHours', () => {
  it.each([
    ['no hours', undefined, ZONE],
    ['no zone', { monday: day(['09:00', '10:00']) }, undefined],
    ['an unknown zone', { monday: day(['09:00', '10:00']) }, 'Mars/Olympus'],
    ['hours that say nothing', { monday: {} }, ZONE],
    ['hours that are no object', 'always', ZONE],
  ])('gives nothing for %s', (_, hours, zone) => {
    expect(compileHours(hours, zone)).toBeUndefined();
  });

  it('knows nothing of a day it cannot read in full', () => {
    expect(
      compileHours(
        {
          sunday: { isClosed: true },
          monday: { openIntervals: [{ start: '9', end: '10:00' }, { start: '08:00', end: '09:00' }, null] },
        },
        ZONE,
      )?.week[1],
    ).toBeNull();
  });
});
