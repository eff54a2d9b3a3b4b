import { demoEntities } from '../seedDemo.ts';
import { emptyWorld } from '../World.ts';
import { withinPlace } from './serviceHours.ts';

const open = (...spans: string[]) => ({
  openIntervals: spans.map((span) => ({ start: span.split('-')[0]!, end: span.split('-')[1]! })),
});

it.each([
  ['both ends', open('07:00-19:00'), open('08:00-18:00'), open('08:00-18:00')],
  ['a break', open('07:00-19:00'), open('09:00-13:00', '13:30-18:00'), open('09:00-13:00', '13:30-18:00')],
  ['a night', open('08:00-23:00'), open('10:00-02:00'), open('10:00-23:00')],
  ['what is apart', open('06:30-09:00'), open('10:00-22:00'), { isClosed: true }],
  ['a closed day', open('08:00-12:00'), { isClosed: true }, { isClosed: true }],
])('a service keeps within %s of its place', (_, service, place, kept) => {
  expect(withinPlace({ monday: service }, { monday: place })?.['monday']).toEqual(kept);
});

it('has the holidays of its place, and its own hours where nobody knows those of the place', () => {
  const holidayHours = [{ date: '2026-12-25', isClosed: true }];
  expect(withinPlace({}, { holidayHours })).toMatchObject({ holidayHours });
  const own = { monday: open('08:00-12:00') };
  expect(withinPlace(own, undefined)).toBe(own);
  expect(withinPlace(undefined, own)).toBeUndefined();
});

it('no service of the demo is open where its place is closed', () => {
  type Hours = Record<string, unknown>;
  const places = [...demoEntities(emptyWorld('2026-11-21', 0.1))]
    .filter(({ entity }) => entity.type === 'healthcareFacility')
    .map(({ entity }) => entity.body as { hours?: Hours; c_relatedServices: { hours?: Hours }[] });
  const pairs = places.flatMap(({ hours, c_relatedServices }) =>
    c_relatedServices.flatMap((service) => (service.hours && hours ? [[service.hours, hours] as const] : [])),
  );
  expect(pairs.length).toBeGreaterThan(30);
  for (const [own, place] of pairs)
    expect({ holidayHours: undefined, ...withinPlace(own, place) }).toMatchObject({
      ...own,
      holidayHours: place['holidayHours'],
    });
});
