import { readDay, readHours } from './readHours.ts';

const closed = { kind: 'closed' };
const unknown = { kind: 'unknown' };
const from = (start: number, end: number) => ({ kind: 'open', intervals: [{ start, end }] });
const span = (start: unknown, end: unknown) => ({ openIntervals: [{ start, end }] });

describe('readDay', () => {
  it.each<[string, unknown, unknown]>([
    ['[S-204] a day with a span', span('09:00', '17:00'), from(540, 1020)],
    ['an hour without its zero', span('9:01', '18:01'), from(541, 1081)],
    ['[R-013] a night ends on the next day', span('20:00', '02:00'), from(1200, 1560)],
    ['midnight as an end is the coming one', span('18:00', '00:00'), from(1080, 1440)],
    ['24:00 as an end is the end of the day', span('18:00', '24:00'), from(1080, 1439)],
    ['[C-023] 23:59 is kept as it is written', span('00:00', '23:59'), from(0, 1439)],
    ['00:00 to 00:00 is day and night', span('00:00', '00:00'), from(0, 1439)],
    ['00:00 to 24:00 is day and night', span('00:00', '24:00'), from(0, 1439)],
    ['closed because the source says so', { isClosed: true }, closed],
    ['closed outweighs spans left behind', { isClosed: true, ...span('09:00', '17:00') }, closed],
    ['closed because the list of spans is empty', { isClosed: false, openIntervals: [] }, closed],
    ['nothing said', {}, unknown],
    ['not closed, and no hours', { isClosed: false }, unknown],
    ['no day at all', undefined, unknown],
    ['a text', 'closed', unknown],
    ['closed in words', { isClosed: 'yes', openIntervals: [] }, unknown],
    ['a span without an end', span('09:00', undefined), unknown],
    ['a time past the day', span('09:00', '24:30'), unknown],
    ['24:00 as a start', span('24:00', '08:00'), unknown],
    ['words for times', span('noon', '5 pm'), unknown],
    ['minutes as numbers', span(540, 1020), unknown],
    ['spans that are no list', { openIntervals: { start: '09:00', end: '17:00' } }, unknown],
    ['[R-008] an empty span alone', span('09:00', '09:00'), unknown],
    [
      '[R-008] an empty span beside another',
      {
        openIntervals: [
          { start: '13:00', end: '13:00' },
          { start: '09:00', end: '12:00' },
        ],
      },
      from(540, 720),
    ],
    [
      'one unreadable span among good ones leaves the rest of the day open to doubt',
      {
        openIntervals: [
          { start: '09:00', end: '12:00' },
          { start: '1 pm', end: '5 pm' },
        ],
      },
      unknown,
    ],
  ])('%s', (_, wire, expected) => {
    expect(readDay(wire)).toEqual(expected);
  });
});

describe('readHours', () => {
  const read = (wire: unknown) => {
    const problems: string[] = [];
    return { hours: readHours(wire, {}, (member) => problems.push(member)), problems };
  };

  it('keeps what it can read, and tells what it cannot', () => {
    expect(
      read({
        monday: span('09:00', '17:00'),
        tuesday: span('nine', 'five'),
        wednesday: null,
        holidayHours: [
          { date: '2026-12-25', isClosed: true },
          { date: '2026-12-24', openIntervals: 'morning' },
          { date: '2026-07-04', isRegularHours: true },
          { date: 'Christmas', isClosed: true },
          null,
        ],
      }),
    ).toEqual({
      hours: {
        week: { monday: from(540, 1020) },
        holidays: [
          { date: '2026-12-25', kind: 'closed' },
          { date: '2026-12-24', kind: 'unknown' },
          { date: '2026-07-04', kind: 'regular' },
        ],
      },
      problems: ['tuesday', 'holidayHours.1', 'holidayHours.3', 'holidayHours.4'],
    });
  });

  it.each<[string, unknown, string[]]>([
    ['a text', 'Mon to Fri', ['']],
    ['the list form of another API', [{ day: 'MONDAY', intervals: [{ start: 540, end: 1080 }] }], ['']],
    [
      'a reopen date that is no date',
      { monday: span('09:00', '17:00'), reopenDate: 'in May' },
      ['reopenDate'],
    ],
  ])('%s leaves everything unknown, which is not the same as nothing said', (_, wire, problems) => {
    expect(read(wire)).toEqual({ hours: { week: {}, holidays: [] }, problems });
  });

  it.each([[undefined], [null], [{}], [{ monday: null, holidayHours: null }]])(
    'is nothing where nothing is said: %j',
    (wire) => {
      expect(read(wire)).toEqual({ hours: undefined, problems: [] });
    },
  );

  it('[S-206] takes the date of a reopening, also with a time behind it', () => {
    expect(read({ monday: { isClosed: true }, reopenDate: '2026-03-01' }).hours?.reopenDate).toBe(
      '2026-03-01',
    );
    expect(read({ monday: { isClosed: true }, reopenDate: '2026-03-01T00:00:00' }).hours).toMatchObject({
      reopenDate: '2026-03-01',
    });
    expect(read({ monday: { isClosed: true }, reopenDate: '' }).problems).toEqual([]);
  });

  it.each<[string, object, string | null | undefined]>([
    ['its own zone', { timezone: 'America/New_York' }, 'America/New_York'],
    ['[C-001] the site’s zone', { timezone: 'America/Los_Angeles' }, undefined],
    ['[R-001] no zone', {}, undefined],
    ['no zone, in California', { address: { region: 'CA' } }, undefined],
    ['no zone, in Ohio', { address: { region: 'OH' } }, null],
    [
      'its own zone, in Ohio',
      { timezone: 'America/New_York', address: { region: 'OH' } },
      'America/New_York',
    ],
    ['a zone that is none', { timezone: 'Eastern', address: { region: 'CA' } }, null],
  ])('are of the zone of the place: %s', (_, place, timeZone) => {
    expect(readHours({ monday: { isClosed: true } }, place)?.timeZone).toBe(timeZone);
  });
});
