import { formatDate, formatDay, isDateShown, isLaterThan, parseDate, parsePublished } from './dates.ts';

function told(text: string | null | undefined): string {
  const value = parseDate(text);
  return value.kind === 'date' ? value.instant.toISOString() : value.kind;
}

describe('parseDate', () => {
  it.each([
    ['[R-020] a plain date begins at Pacific midnight (winter)', '2026-01-15', '2026-01-15T08:00:00.000Z'],
    ['[R-020] a plain date begins at Pacific midnight (summer)', '2026-07-15', '2026-07-15T07:00:00.000Z'],
    ['[R-020] on the day of the spring change', '2026-03-08', '2026-03-08T08:00:00.000Z'],
    ['with Z', '2026-01-15T10:30:00Z', '2026-01-15T10:30:00.000Z'],
    ['with an offset', '2026-01-15T10:30:00-05:00', '2026-01-15T15:30:00.000Z'],
    ['without an offset, Pacific wall time', '2026-07-15T10:30', '2026-07-15T17:30:00.000Z'],
    ['compact', '20260115T103000Z', '2026-01-15T10:30:00.000Z'],
    ['[S-201, C-020] year 0001 is unset', '0001-01-01T00:00:00Z', 'unset'],
    ['[R-084] 0001-01-01 is unset', '0001-01-01', 'unset'],
    ['[S-201] any date of year 1 is unset', '0001-12-31', 'unset'],
    ['no such day', '2026-02-30', 'unknown'],
    ['no such hour', '2026-02-20T25:00:00Z', 'unknown'],
    ['other text', 'March 2026', 'unknown'],
    ['nothing', undefined, 'unknown'],
  ])('%s', (_, text, expected) => {
    expect(told(text)).toBe(expected);
  });

  it('[R-084, Q-351] an unset date is hidden outside editing', () => {
    const unset = parseDate('0001-01-01');
    expect([isDateShown(unset, false), isDateShown(unset, true)]).toEqual([false, true]);
    expect(isDateShown(parseDate('2026-01-15'), false)).toBe(true);
    expect(isDateShown(parseDate('soon'), true)).toBe(false);
  });

  it('a start date is later until its Pacific day begins', () => {
    const start = parseDate('2026-07-15');
    expect(isLaterThan(start, new Date('2026-07-15T06:59:59Z'))).toBe(true);
    expect(isLaterThan(start, new Date('2026-07-15T07:00:00Z'))).toBe(false);
    expect(isLaterThan({ kind: 'unknown' }, new Date(0))).toBe(false);
  });
});

describe('parsePublished', () => {
  it.each([
    ['2026-03-04T00:00:00Z', '2026-03-04T08:00:00.000Z'],
    ['20260304T000000Z', '2026-03-04T08:00:00.000Z'],
    ['2026-03-04', '2026-03-04T08:00:00.000Z'],
    ['2026-03-04T10:30:00Z', '2026-03-04T10:30:00.000Z'],
  ])('%s', (text, expected) => {
    const value = parsePublished(text);
    expect(value.kind === 'date' && value.instant.toISOString()).toBe(expected);
  });

  it.each(['0001-01-01T00:00:00Z', '00010101T000000Z'])('%s is unset', (text) => {
    expect(parsePublished(text).kind).toBe('unset');
  });
});

describe('formatDate', () => {
  it.each([
    ['en', 'long', 'March 4, 2026'],
    ['en', 'monthYear', 'March 2026'],
    ['en', 'short', 'Wed, Mar 4'],
    ['en', 'numeric', '3/4/2026'],
    ['es', 'long', '4 de marzo de 2026'],
    ['es', 'monthYear', 'marzo de 2026'],
  ] as const)('%s %s', (locale, style, expected) => {
    // Eleven in the evening, Pacific: already the fifth in UTC.
    expect(formatDate(new Date('2026-03-05T07:00:00Z'), locale, style)).toBe(expected);
  });

  const asIntl = {
    whole: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
    long: { year: 'numeric', month: 'long', day: 'numeric' },
    monthYear: { year: 'numeric', month: 'long' },
    short: { weekday: 'short', month: 'short', day: 'numeric' },
    full: { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' },
    numeric: { year: 'numeric', month: 'numeric', day: 'numeric' },
    month: { month: 'short' },
    day: { day: 'numeric' },
    year: { year: 'numeric' },
  } as const;

  it.each(['en', 'es'] as const)(
    '[A-61] on each day of four years it writes what Intl does in %s, in every style',
    (locale) => {
      for (const [style, options] of Object.entries(asIntl)) {
        const intl = new Intl.DateTimeFormat(`${locale}-US`, { ...options, timeZone: 'America/Los_Angeles' });
        for (let day = Date.UTC(2024, 0, 1, 5); day < Date.UTC(2028, 0, 1); day += 86_400_000)
          expect(formatDate(new Date(day), locale, style as keyof typeof asIntl)).toBe(intl.format(day));
      }
    },
  );
});

describe('formatDay', () => {
  it('no day of four years has one word for its weekday and its month', () => {
    for (const locale of ['en', 'es'])
      for (const style of ['short', 'full'] as const)
        for (let day = Date.UTC(2024, 0, 1, 20); day < Date.UTC(2028, 0, 1); day += 86_400_000) {
          const words = formatDay(new Date(day), locale, style).split(/[ ,]+/);
          expect(words.filter((word) => word === words[0])).toEqual([words[0]]);
        }
  });

  it.each([
    ['es', 'short', '2027-03-30T20:00:00Z', 'mar, 30 de marzo'],
    ['es', 'full', '2027-03-30T20:00:00Z', 'mar, 30 de marzo de 2027'],
    ['es', 'short', '2027-03-31T20:00:00Z', 'mié, 31 de mar'],
    ['es', 'short', '2027-04-06T20:00:00Z', 'mar, 6 de abr'],
    ['en', 'short', '2027-03-30T20:00:00Z', 'Tue, Mar 30'],
  ] as const)('%s %s %s', (locale, style, at, told) => {
    expect(formatDay(new Date(at), locale, style)).toBe(told);
  });
});
