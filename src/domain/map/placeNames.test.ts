import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { mercator } from './mercator.ts';
import { overlap, placeNames, type Box, type PointName } from './placeNames.ts';

const view = { width: 400, height: 300 };
const name = (x: number, y: number, width = 60): PointName => ({ x, y, width, height: 15 });
const sides = (names: PointName[], taken: Box[] = [], pins: Box[] = []) =>
  placeNames(names, view, taken, pins).map(({ name: one, side }) => [names.indexOf(one), side]);

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

const pin = (x: number): Box => ({ left: x - 17, right: x + 17, top: 133, bottom: 167 });

it('a name keeps off what is there already: something on its right, or on its point', () => {
  expect(sides([name(200, 150)], [pin(230)])).toEqual([[0, 'left']]);
  expect(sides([name(200, 150, 20)], [pin(230), pin(170)])).toEqual([[0, 'above']]);
  expect(sides([name(200, 150)], [pin(205)])).toEqual([]);
});

it('a town under a pin is named beside the pin, where no other is', () => {
  const [placed] = placeNames([name(200, 150)], view, [], [pin(205)]);
  expect(placed).toMatchObject({ side: 'right', isUnderPin: true });
  expect(placed!.box.left).toBeGreaterThan(pin(205).right);
  expect(sides([name(200, 150)], [], [pin(200), pin(240)])).toEqual([[0, 'left']]);
  expect(sides([name(20, 150)], [], [pin(20)])).toEqual([[0, 'right']]);
});

it('there are no more names than a small map can bear', () => {
  const grid = Array.from({ length: 400 }, (_, at) =>
    name(10 + (at % 20) * 20, 8 + Math.floor(at / 20) * 15, 5),
  );
  expect(placeNames(grid, view).length).toBeLessThanOrEqual(10);
  expect(placeNames(grid, { width: 1200, height: 540 }).length).toBeGreaterThan(10);
});

/** No two meet, none is cut, none lies on what is taken; each is beside its own point; those first have the room. */
function expectTidy(
  names: readonly PointName[],
  size: typeof view,
  taken: readonly Box[],
  pins: readonly Box[] = [],
): void {
  const place = (some: readonly PointName[]) => placeNames(some, size, taken, pins);
  const placed = place(names);
  for (const [index, { name: own, box, isUnderPin }] of placed.entries()) {
    expect(box.left >= 0 && box.top >= 0 && box.right <= size.width && box.bottom <= size.height).toBe(true);
    const isBeside = box.left <= own.x && own.x <= box.right && box.top <= own.y && own.y <= box.bottom;
    expect(isBeside).toBe(!isUnderPin);
    expect(box.right - box.left).toBeGreaterThan(own.width - 0.001);
    expect([...taken, ...pins].filter((other) => overlap(box, other))).toEqual([]);
    expect(placed.slice(index + 1).filter((other) => overlap(box, other.box))).toEqual([]);
  }
  expect(place(names)).toEqual(placed);
  // Names after a point of the list take nothing from those before it.
  const half = names.slice(0, Math.ceil(names.length / 2));
  expect(placed.slice(0, place(half).length)).toEqual(place(half));
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
      fc.array(someBox, { maxLength: 15 }),
      fc.array(someBox, { maxLength: 15 }),
      expectTidy,
    ),
  );
});

it('far out, the map as it is shipped names towns people know, and not hamlets that stand alone', () => {
  const { cities } = JSON.parse(readFileSync('public/map/network.json', 'utf8')) as {
    cities: { name: string; zoom: number }[];
  };
  const named = cities.filter(({ zoom }) => zoom <= 8).map(({ name: own }) => own);
  expect(named).toEqual(expect.arrayContaining(['Sacramento', 'Oakland', 'San Jose', 'Monterey', 'Fresno']));
  for (const hamlet of ['Annapolis', 'Acampo', 'Burrel', 'Coleville', 'Brooks', 'Belden', 'Bangor'])
    expect(named).not.toContain(hamlet);
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
