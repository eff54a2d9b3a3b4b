import type { NetworkEvent, OtherDate } from '#src/domain/entities/NetworkEvent.ts';
import { eventDates } from './eventDates.ts';
import { comingDates, isOver, nextDate, overAt, signUpOf } from './eventState.ts';

const at = (start: string, end?: string) => eventDates(start, end)!;
const instant = (text: string) => new Date(text);

describe('how one takes part', () => {
  const phone = '415-555-0142';
  const registerUrl = '/register';
  type Given = Partial<Pick<NetworkEvent, 'seats' | 'hasWaitingList' | 'registerUrl' | 'phone'>>;
  it.each<[string, Given, object]>([
    ['online before all', { registerUrl, phone }, { kind: 'online', url: registerUrl }],
    ['by phone where there is nothing online', { phone }, { kind: 'phone', phone }],
    ['by just coming where there is neither', {}, { kind: 'come' }],
    ['by just coming where the number is none', { phone: 'front desk' }, { kind: 'come' }],
    ['with the last place', { registerUrl, seats: { left: 1 } }, { kind: 'online', url: registerUrl }],
    ['not at all when it is full', { registerUrl, seats: { left: 0 } }, { kind: 'full' }],
    [
      'by the waiting list when it is full',
      { registerUrl, seats: { left: 0 }, hasWaitingList: true },
      { kind: 'waiting', url: registerUrl },
    ],
    [
      'by the waiting list on the phone',
      { phone, seats: { left: 0 }, hasWaitingList: true },
      { kind: 'waitingByPhone', phone },
    ],
    [
      'not at all where nobody knows how to get on the list',
      { seats: { left: 0 }, hasWaitingList: true },
      { kind: 'full' },
    ],
  ])('%s', (_, given, way) => expect(signUpOf({ hasWaitingList: false, ...given })).toEqual(way));
});

describe('when it is over', () => {
  it.each([
    ['at its end', at('2026-12-17T08:30', '2026-12-17T09:30'), '2026-12-17T17:30:00.000Z'],
    [
      'at the end of the last day of a course',
      at('2026-12-01T18:00', '2026-12-15T20:00'),
      '2026-12-16T04:00:00.000Z',
    ],
    ['at midnight where no end is told', at('2026-12-17T08:30'), '2026-12-18T08:00:00.000Z'],
    ['at midnight where only the day is known', at('2026-12-17'), '2026-12-18T08:00:00.000Z'],
    ['at midnight of a day that has 25 hours', at('2026-11-01T08:00'), '2026-11-02T08:00:00.000Z'],
    ['at midnight of a day that has 23', at('2026-03-08T08:00'), '2026-03-09T07:00:00.000Z'],
  ])('%s', (_, dates, when) => {
    expect(overAt(dates).toISOString()).toBe(when);
    expect(isOver(dates, new Date(instant(when).getTime() - 1))).toBe(false);
    expect(isOver(dates, instant(when))).toBe(true);
  });
});

describe('other dates', () => {
  const other = (id: string, start: string, left?: number): OtherDate => ({
    ...{ id, name: id, dates: at(start), isOnline: false },
    ...(left !== undefined && { seats: { left } }),
  });
  const others = [
    other('c', '2027-01-07T09:00'),
    other('a', '2026-12-10T09:00'),
    other('b', '2026-12-24T09:00', 0),
  ];
  const now = instant('2026-12-15T20:00:00Z');

  it('are those to come, the next first', () => {
    expect(comingDates(others, now).map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('the next is one with a place, after the event itself', () => {
    const dates = at('2026-12-17T08:30', '2026-12-17T09:30');
    expect(nextDate({ dates, otherDates: others }, now)?.id).toBe('c');
    expect(nextDate({ dates, otherDates: others.slice(2) }, now)?.id).toBe('b');
    expect(nextDate({ dates, otherDates: [] }, now)).toBeUndefined();
    expect(
      nextDate({ dates: at('2026-10-01T08:00'), otherDates: others }, instant('2026-12-01T00:00:00Z'))?.id,
    ).toBe('a');
  });
});
