import fc from 'fast-check';
import { beside, createScrollPair } from './scrollPair.ts';
import type { Side, Standing } from './scrollPair.ts';

const ROOM = 600;
/** A page with components at these heights, scrolled to a place. */
const page = (height: number, parts: Record<string, number>, top = 0): Standing => ({
  ...{ top, height, room: ROOM },
  boxes: Object.entries(parts).map(([key, y]) => ({
    ...{ key: `r:${key}`, x: 0, y: y - top, width: 10, height: 10 },
  })),
});

it('puts what both show at the same height, and the rest in proportion between', () => {
  const [left, right] = [
    { hero: 100, list: 1000 },
    { hero: 100, new: 200, list: 2000 },
  ];
  const at = (top: number) => beside(page(3000, left, top), page(4000, right));
  expect([at(0), at(100), at(550), at(1000), at(2000)]).toEqual([0, 100, 1050, 2000, 3000]);
});

it('takes components that changed places for none that could be stood beside', () => {
  const at = beside(page(2000, { one: 500, two: 1000 }, 1000), page(2000, { two: 200, one: 900 }));
  expect(at).toBeGreaterThan(900);
});

it('answers a place on the other page that rises with this one, whatever stands on both', () => {
  const parts = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 0, max: 2900 }));
  fc.assert(
    fc.property(parts, parts, fc.integer({ min: 0, max: 2900 }), (left, right, top) => {
      const at = (y: number) => beside(page(3000, left, y), page(3000, right));
      expect(at(top)).toBeGreaterThanOrEqual(0);
      expect(at(top + 50)).toBeGreaterThanOrEqual(at(top) - 0.001);
    }),
  );
});

/** Two frames that scroll when told, and tell it a little later, as frames do. */
function frames() {
  const tops = { a: 0, b: 0 };
  const told: Side[] = [];
  const clock = { now: 0, waiting: [] as (() => void)[] };
  const pair = createScrollPair(
    (side, y) => {
      told.push(side);
      tops[side] = Math.round(Math.min(3000 - ROOM, Math.max(0, tops[side] + y)));
    },
    () => clock.now,
    (act) => void clock.waiting.push(act),
  );
  const tell = (side: Side) => pair.heard(side, page(3000, {}, tops[side]));
  tell('a');
  tell('b');
  return { tops, told, tell, pair, clock };
}

it('lets either page lead, and never answers what it caused itself', () => {
  const { tops, told, tell } = frames();
  for (const top of [100, 220, 400]) {
    tops.a = top;
    tell('a');
  }
  tell('b');
  tell('b');
  expect([tops, told]).toEqual([{ a: 400, b: 400 }, ['b', 'b', 'b']]);
  tops.b = 100;
  tell('b');
  tell('a');
  expect([tops, told.length]).toEqual([{ a: 100, b: 100 }, 4]);
});

it('goes back with a person who turns round, whatever the other page tells late of the way there', () => {
  const { tops, told, tell, pair, clock } = frames();
  tops.a = 400;
  tell('a');
  tops.a = 0;
  tell('a');
  pair.heard('b', page(3000, {}, 400));
  tell('b');
  expect([tops, told]).toEqual([{ a: 0, b: 0 }, ['b', 'b']]);
  tops.a = 400;
  tell('a');
  // It never arrived, and somebody scrolls it by hand.
  clock.now = 1000;
  tops.b = 0;
  pair.heard('b', page(3000, {}, 300));
  tell('b');
  expect(tops).toEqual({ a: 0, b: 0 });
});

it('follows a person who turned round while the page was still on its way, once it has come to rest', () => {
  const { tops, tell, clock } = frames();
  tops.b = 2000;
  tell('b');
  expect(tops.a).toBe(2000);
  // Page a tells of its way there; somebody sends it back to the top before it has told that it came there.
  tops.a = 800;
  tell('a');
  tops.a = 0;
  clock.now = 100;
  tell('a');
  expect(tops.b).toBe(2000);
  clock.now = 600;
  expect(clock.waiting).toHaveLength(2);
  clock.waiting.splice(0).forEach((act) => act());
  expect(tops).toEqual({ a: 0, b: 0 });
});

it('follows that person, too, when the page tells once more where it rests', () => {
  const { tops, tell, clock } = frames();
  tops.b = 2000;
  tell('b');
  tops.a = 800;
  tell('a');
  tops.a = 0;
  clock.now = 100;
  tell('a');
  tell('a');
  clock.now = 600;
  clock.waiting.splice(0).forEach((act) => act());
  expect(tops.b).toBeLessThan(1);
});

it('waits for a page that was opened anew, and stands it beside the other once it is there', () => {
  const { tops, told, tell, pair } = frames();
  pair.forget('b');
  tops.a = 300;
  tell('a');
  expect(told).toEqual([]);
  tell('b');
  tell('b');
  expect([tops, told]).toEqual([{ a: 300, b: 300 }, ['b']]);
});
