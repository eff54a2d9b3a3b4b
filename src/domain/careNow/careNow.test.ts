import type { Hours } from '#src/domain/hours/Hours.ts';
import { readHours } from '#src/domain/hours/readHours.ts';
import { careNow } from './careNow.ts';
import type { CarePlace } from './careNow.ts';

/** Wednesday, 2:30 pm in California. */
const NOW = new Date('2026-06-10T21:30:00Z');
const daily = (start: string, end: string): Hours =>
  readHours(
    Object.fromEntries(
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
        day,
        { openIntervals: [{ start, end }] },
      ]),
    ),
  )!;
const sacramento = { latitude: 38.58, longitude: -121.49 };
const place = (uid: string, more: Partial<CarePlace> = {}): CarePlace => ({
  ...{ uid, name: `Place ${uid}`, city: 'Sacramento', coordinate: sacramento },
  ...{ hours: daily('08:00', '20:00') },
  ...more,
});
const wait = (facilityUid: string, patientsWaiting: number, minutesAgo: number) => ({
  [facilityUid]: { facilityUid, patientsWaiting, fetchedAt: new Date(NOW.getTime() - minutesAgo * 60_000) },
});
const far = { latitude: 36.74, longitude: -119.79 };

it('counts what is open for sure', () => {
  const places = [
    place('1'),
    place('2', { hours: daily('18:00', '20:00') }),
    place('3', { hours: undefined }),
  ];
  expect(careNow(places, {}, NOW)).toEqual({
    open: 1,
    only: { place: places[0], closesAt: new Date('2026-06-11T03:00:00Z') },
  });
});

it('names the shortest line of those that are open and told lately', () => {
  const places = [place('1'), place('2'), place('3', { hours: daily('18:00', '20:00') }), place('4')];
  const waits = { ...wait('1', 7, 2), ...wait('2', 3, 5), ...wait('3', 0, 1), ...wait('4', 1, 45) };
  expect(careNow(places, waits, NOW).shortestLine).toEqual({
    ...{ place: places[1], waiting: 3, toldAt: new Date('2026-06-10T21:25:00Z') },
  });
});

it('nobody waiting is the shortest line', () => {
  expect(
    careNow([place('1'), place('2')], { ...wait('1', 2, 1), ...wait('2', 0, 1) }, NOW).shortestLine?.waiting,
  ).toBe(0);
});

it('names the nearest with a position alone, and counts those within 25 miles', () => {
  const near = place('2', { coordinate: { latitude: 38.6, longitude: -121.49 } });
  const places = [place('1', { coordinate: far }), near, place('3', { coordinate: undefined })];
  expect(careNow(places, {}, NOW).nearest).toBeUndefined();
  const { open, nearest } = careNow(places, {}, NOW, sacramento);
  expect([open, nearest]).toEqual([
    1,
    { place: near, miles: 1.4, closesAt: new Date('2026-06-11T03:00:00Z') },
  ]);
});

it('names the one that is open where nothing else is said of it', () => {
  const [alone, closed] = [place('1'), place('2', { hours: daily('18:00', '20:00') })];
  expect(careNow([alone, closed], {}, NOW).only).toEqual({
    ...{ place: alone, closesAt: new Date('2026-06-11T03:00:00Z') },
  });
  expect(careNow([alone, place('3')], {}, NOW).only).toBeUndefined();
  expect(careNow([alone, closed], wait('1', 3, 1), NOW).only).toBeUndefined();
  const near = place('1', { coordinate: { latitude: 38.6, longitude: -121.49 } });
  expect(careNow([near], {}, NOW, sacramento).only).toBeUndefined();
});

it('with nothing open it names what opens first; nothing near is nothing', () => {
  const places = [
    place('1', { hours: daily('18:00', '20:00') }),
    place('2', { hours: daily('16:00', '20:00') }),
  ];
  expect(careNow(places, {}, NOW)).toEqual({
    open: 0,
    opensFirst: { place: places[1], opensAt: new Date('2026-06-10T23:00:00Z') },
  });
  expect(careNow(places, {}, NOW, far)).toEqual({ open: 0 });
  expect(careNow([], {}, NOW)).toEqual({ open: 0 });
});

describe('of places that are equal', () => {
  const early = place('early', { name: 'Alder', hours: daily('08:00', '17:00') });
  const late = place('late', { name: 'Willow', hours: daily('08:00', '22:00') });
  const always = place('always', { name: 'Yarrow', hours: daily('00:00', '23:59') });

  it('names the line at the one that stays open longest, whatever they are called', () => {
    const waits = { ...wait('early', 2, 1), ...wait('late', 2, 1) };
    expect(careNow([early, late], waits, NOW).shortestLine?.place).toBe(late);
    expect(
      careNow([early, late, always], { ...waits, ...wait('always', 2, 1) }, NOW).shortestLine?.place,
    ).toBe(always);
  });

  it('names the line at the nearer one first, where the position is known', () => {
    const near = place('near', { coordinate: { latitude: 38.59, longitude: -121.49 } });
    const beyond = { ...late, coordinate: { latitude: 38.7, longitude: -121.49 } };
    const waits = { ...wait('near', 2, 1), ...wait('late', 2, 1) };
    expect(careNow([beyond, near], waits, NOW, sacramento).shortestLine?.place).toBe(near);
  });

  it('names as first to open the one that then stays open longest', () => {
    const short = place('short', { hours: daily('18:00', '19:00') });
    const long = place('long', { hours: daily('18:00', '23:00') });
    expect(careNow([short, long], {}, NOW).opensFirst?.place).toBe(long);
    expect(careNow([long, short], {}, NOW).opensFirst?.place).toBe(long);
  });
});
