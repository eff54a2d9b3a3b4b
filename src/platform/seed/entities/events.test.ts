import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bilingual } from '../bilingual.ts';
import { openSpan } from '../openSpan.ts';
import { demoEntities } from '../seedDemo.ts';
import { emptyWorld } from '../World.ts';

/* What a class says of its days, its room and its price agrees with when and where it is. */

interface Event {
  name: Bilingual;
  c_startDateTime: string;
  c_sessions?: string[];
  c_teaserText: Bilingual;
  c_whatToExpect: Bilingual;
  c_endDateTime: string;
  c_doorsDateTime?: string;
  c_eventLocations?: { $ref: string }[];
  c_parking?: Bilingual;
  c_hasWaitingList?: boolean;
  c_cancellation?: Bilingual;
  c_room?: Bilingual;
  address?: Record<string, string>;
}
interface Place {
  hours?: Record<string, unknown>;
  c_parking?: { headline: Bilingual };
}
const entities = [...demoEntities(emptyWorld('2026-11-21', 0.3))].map(({ entity }) => entity);
const events = entities
  .filter(({ type }) => type === 'ce_seatRobotEvent')
  .map(({ body }) => body as unknown as Event);
const places = new Map(
  entities
    .filter(({ type }) => type === 'healthcareFacility')
    .map(({ id, body }) => [id, body as unknown as Place]),
);
/** Classes at a place, with it. */
const atPlaces = events.flatMap((event) => {
  const place = places.get(event.c_eventLocations?.[0]?.$ref ?? '');
  return place ? [{ event, place }] : [];
});
const weekdayOf = (start: string) =>
  new Date(`${start.slice(0, 10)}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    timeZone: 'UTC',
  });

it('a class that says how often or for how long it meets meets so', () => {
  const kinds = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'texts', 'events.json'), 'utf8')) as {
    title: Bilingual;
    text: Bilingual;
    expect: Bilingual;
    weeks?: number;
    perWeek?: number;
  }[];
  const told = kinds.filter(({ text, expect }) => /twice a week/i.test(`${text.en} ${expect.en}`));
  expect(told.length).toBeGreaterThan(1);
  expect(told.filter(({ weeks = 1, perWeek = 1 }) => weeks < 2 || perWeek !== 2)).toEqual([]);
  const weeks = { Four: 4, Eight: 8, Six: 6 };
  for (const [word, count] of Object.entries(weeks))
    for (const kind of kinds.filter(({ text }) => new RegExp(`^${word} (?:evenings|weeks)`).test(text.en)))
      expect([kind.title.en, kind.weeks]).toEqual([kind.title.en, count]);
});

it('what is on Saturdays by its name is on one, and births are prepared for in the evening or on Saturday', () => {
  const saturdays = events.filter(({ name }) => name.en.includes('Saturday'));
  expect(saturdays.length).toBeGreaterThan(0);
  for (const { c_startDateTime } of saturdays) expect(weekdayOf(c_startDateTime)).toBe('Saturday');
  const births = events.filter(({ name }) => name.en.startsWith('Preparing for Birth'));
  expect(births.length).toBeGreaterThan(0);
  for (const { c_sessions = [] } of births)
    for (const one of c_sessions) expect(one.includes('T18:') || weekdayOf(one) === 'Saturday').toBe(true);
});

it('no room is on another floor than its address', () => {
  const withSuite = events.filter(({ c_room, address }) => c_room && address?.['line2']);
  expect(withSuite.length).toBeGreaterThan(0);
  expect(withSuite.filter(({ c_room }) => /floor|entrance|elevator/.test(c_room!.en))).toEqual([]);
});

it('every meeting at a place is within its hours, doors and all', () => {
  expect(atPlaces.length).toBeGreaterThan(30);
  const clock = (time: string) => time.slice(11, 16);
  const outside = atPlaces.flatMap(({ event, place }) => {
    const { c_startDateTime: start, c_endDateTime: end, c_doorsDateTime: doors, c_sessions } = event;
    return (c_sessions ?? [start])
      .filter((one) => !openSpan(place.hours, one.slice(0, 10), clock(doors ?? start), clock(end)))
      .map((one) => `${event.name.en} ${one}`);
  });
  expect(outside).toEqual([]);
});

it('a class says of parking what its place says', () => {
  const untold = atPlaces.filter(({ event, place }) => {
    const told = event.c_parking?.en ?? '';
    const { en: where = '' } = place.c_parking?.headline ?? {};
    const garage = /Garage \w/.exec(where)?.[0] ?? (where ? 'beside the building' : '');
    return (
      !told.includes(garage) ||
      (where === '') !== (told === '') ||
      where.includes('2 hours') !== told.includes('2 hours')
    );
  });
  expect(untold.map(({ event }) => event.name.en)).toEqual([]);
});

it('only a class with a waiting list speaks of one', () => {
  const told = events.filter(({ c_cancellation }) => c_cancellation);
  expect(told.length).toBeGreaterThan(20);
  for (const { c_cancellation, c_hasWaitingList } of told)
    expect(c_cancellation!.en.includes('waiting list')).toBe(c_hasWaitingList === true);
});
