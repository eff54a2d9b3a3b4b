import fc from 'fast-check';
import isEqual from './isEqual.ts';

it.each([
  [1, 1, true],
  ['1', 1, false],
  [null, undefined, false],
  [null, {}, false],
  [[], {}, false],
  [{ a: undefined }, { b: undefined }, false],
  [{ lat: 38, lng: -121 }, { lng: -121, lat: 38 }, true],
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, false],
  [[1, 2], [1], false],
])('%j and %j: %s', (a, b, expected) => {
  expect(isEqual(a, b)).toBe(expected);
  expect(isEqual(b, a)).toBe(expected);
});

it('agrees with comparing the text of plain data', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(isEqual(a, structuredClone(a))).toBe(true);
      // The same text is the same data; the other way round only the order of keys and -0 may differ.
      if (JSON.stringify(a) === JSON.stringify(b) && !JSON.stringify(a).includes('0'))
        expect(isEqual(a, b)).toBe(true);
    }),
  );
});
