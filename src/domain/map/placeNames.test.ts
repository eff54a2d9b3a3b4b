import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { mercator } from './mercator.ts';
import { overlap, placeNames, type Box, type PointName } from './placeNames.ts';

const view = { width: 400, height: 300 };
const name = (x: number, y: number, width = 60): PointName => ({ x, y, width, height: 15 });
const sides = (names: PointName[], taken: Box[] = []) =>
  placeNames(names, view, taken).map(({ name: one, side }) => [names.indexOf(one), side]);

it.each([
  ['with room all round, to the right', [name(200, 150)], [[0, 'right']]],
  ['at the right edge, to the left', [name(380, 150)], [[0, 'left']]],
  [
    'two beside each other, one to each side',
    [name(200, 150), name(190, 150)],
    [
      [0, 'right'],
      [1, 'left'],
    ],
  ],
  [
    'in a crowd those named first, each where it has room',
    [name(200, 150), name(200, 152), name(200, 151), name(202, 150), name(198, 149)],
    [[0, 'right']],
  ],
  ['too long for the view, not at all', [name(200, 150, 500)], []],
  ['beyond the edge, not at all', [name(401, 150), name(200, -5), name(-20, 20)], []],
])('a name stands %s', (_how, names, expected) => {
  expect(sides(names)).toEqual(expected);
});

it('a name keeps off what is there already: a pin on its right, or on its point', () => {
  const pin = (x: number): Box => ({ left: x - 17, right: x + 17, top: 133, bottom: 167 });
  expect(sides([name(200, 150)], [pin(230)])).toEqual([[0, 'left']]);
  expect(sides([name(200, 150, 20)], [pin(230), pin(170)])).toEqual([[0, 'above']]);
  expect(sides([name(200, 150)], [pin(205)])).toEqual([]);
});

it('there are no more names than a small map can bear', () => {
  const grid = Array.from({ length: 400 }, (_, at) =>
    name(10 + (at % 20) * 20, 8 + Math.floor(at / 20) * 15, 5),
  );
  expect(placeNames(grid, view).length).toBeLessThanOrEqual(10);
  expect(placeNames(grid, { width: 1200, height: 540 }).length).toBeGreaterThan(10);
});

/** No two meet, none is cut, none lies on what is taken; each is beside its own point; those first have the room. */
function expectTidy(names: readonly PointName[], size: typeof view, taken: readonly Box[]): void {
  const placed = placeNames(names, size, taken);
  for (const [index, { name: own, box }] of placed.entries()) {
    expect(box.left >= 0 && box.top >= 0 && box.right <= size.width && box.bottom <= size.height).toBe(true);
    expect(box.left <= own.x && own.x <= box.right && box.top <= own.y && own.y <= box.bottom).toBe(true);
    expect(box.right - box.left).toBeGreaterThan(own.width - 0.001);
    expect(taken.filter((other) => overlap(box, other))).toEqual([]);
    expect(placed.slice(index + 1).filter((other) => overlap(box, other.box))).toEqual([]);
  }
  expect(placeNames(names, size, taken)).toEqual(placed);
  // Names after a point of the list take nothing from those before it.
  const half = names.slice(0, Math.ceil(names.length / 2));
  expect(placed.slice(0, placeNames(half, size, taken).length)).toEqual(placeNames(half, size, taken));
}

const pixels = (most: number) => fc.integer({ min: 0, max: most });
const someBox = fc
  .tuple(pixels(1200), pixels(700), fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 120 }))
  .map(([left, top, width, height]) => ({ left, top, right: left + width, bottom: top + height }));

it('whatever the names and the pins, no two meet and none is cut', () => {
  const someName = fc.record({
    x: fc.integer({ min: -100, max: 1300 }),
    y: fc.integer({ min: -100, max: 800 }),
    width: fc.double({ min: 0, max: 260, noNaN: true }),
    height: fc.double({ min: 8, max: 40, noNaN: true }),
  });
  fc.assert(
    fc.property(
      fc.array(someName, { maxLength: 60 }),
      fc.record({ width: pixels(1200), height: pixels(700) }),
      fc.array(someBox, { maxLength: 25 }),
      expectTidy,
    ),
  );
});

it('nor in any view of the map as it is shipped', () => {
  const { cities } = JSON.parse(readFileSync('public/map/network.json', 'utf8')) as {
    cities: { name: string; latitude: number; longitude: number; zoom: number }[];
  };
  fc.assert(
    fc.property(
      fc.record({
        latitude: fc.double({ min: 32, max: 42.5, noNaN: true }),
        longitude: fc.double({ min: -125, max: -114, noNaN: true }),
      }),
      fc.integer({ min: 10, max: 24 }).map((half) => half / 2),
      fc.constantFrom(
        { width: 348, height: 240 },
        { width: 350, height: 490 },
        { width: 700, height: 540 },
        { width: 1200, height: 540 },
      ),
      fc.array(someBox, { maxLength: 8 }),
      (centre, zoom, size, taken) => {
        const middle = mercator(centre, zoom);
        const names = cities
          .filter((city) => city.zoom <= zoom)
          .map((city) => {
            const at = mercator(city, zoom);
            return {
              x: Math.round(at.x - middle.x + size.width / 2),
              y: Math.round(at.y - middle.y + size.height / 2),
              width: city.name.length * 7,
              height: 16,
            };
          });
        expectTidy(names, size, taken);
      },
    ),
    { numRuns: 60 },
  );
});
