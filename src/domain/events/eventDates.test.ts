import { eventDates, eventDateText, isOverSeveralDays } from './eventDates.ts';

const told = (start: string, end?: string, locale = 'en') => {
  const dates = eventDates(start, end);
  return dates && eventDateText(dates, locale).replaceAll('\u00a0', ' ');
};

describe('the dates of an event, in Pacific time', () => {
  it.each<[string, string, string | undefined, string | undefined]>([
    ['a wall time', '2026-11-22T10:00', '2026-11-22T11:30', 'Sun, Nov 22, 2026, 10 am – 11:30 am'],
    [
      'an instant of another day in UTC',
      '2026-11-23T06:30:00Z',
      '2026-11-23T07:30:00Z',
      'Sun, Nov 22, 2026, 10:30 pm – 11:30 pm',
    ],
    ['without an end', '2026-11-22T10:00', undefined, 'Sun, Nov 22, 2026, 10 am'],
    ['a day without a time', '2026-11-22', undefined, 'Sun, Nov 22, 2026'],
    [
      'over several days',
      '2026-11-22T10:00',
      '2026-11-23T11:00',
      'Sun, Nov 22, 10 am – Mon, Nov 23, 2026, 11 am',
    ],
    ['days without times', '2026-11-22', '2026-11-24', 'Sun, Nov 22 – Tue, Nov 24, 2026'],
    [
      'over the turn of the year',
      '2026-12-31T20:00',
      '2027-01-01T01:00',
      'Thu, Dec 31, 2026, 8 pm – Fri, Jan 1, 2027, 1 am',
    ],
    [
      'an end before the start does not count',
      '2026-11-22T10:00',
      '2026-11-21T11:00',
      'Sun, Nov 22, 2026, 10 am',
    ],
    ['[Q-351] an unset start', '0001-01-01T00:00', '2026-11-21T11:00', undefined],
    ['[Q-351] an unset end', '2026-11-22T10:00', '0001-01-01', 'Sun, Nov 22, 2026, 10 am'],
    ['no date', 'next week', undefined, undefined],
  ])('%s', (_, start, end, expected) => {
    expect(told(start, end)).toBe(expected);
  });

  it('in Spanish', () => {
    expect(told('2026-11-22T10:00', '2026-11-22T20:00', 'es')).toBe(
      'dom, 22 de nov de 2026, 10 a. m. – 8 p. m.',
    );
  });
});

it('breaks no line inside a time or before a dash', () => {
  const text = eventDateText(eventDates('2026-11-22T10:00', '2026-11-22T11:30')!, 'en');
  expect(text).toBe('Sun, Nov 22, 2026, 10\u00a0am\u00a0– 11:30\u00a0am');
});

it('an evening that ends after midnight is over two days, its Pacific evening alone is not', () => {
  const over = (start: string, end: string) => isOverSeveralDays(eventDates(start, end)!);
  expect(over('2026-11-22T22:00', '2026-11-23T01:00')).toBe(true);
  expect(over('2026-11-22T23:00:00Z', '2026-11-23T03:00:00Z')).toBe(false);
});
