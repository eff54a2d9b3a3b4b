import fc from 'fast-check';
import { atOnce } from './atOnce.ts';
import { jsonInSteps } from './jsonInSteps.ts';

const written = (value: unknown) => Buffer.concat(atOnce(jsonInSteps(value))).toString();

it('writes what JSON.stringify writes', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      expect(written(value)).toBe(JSON.stringify(value));
    }),
  );
});

it('writes what is no JSON as JSON.stringify does', () => {
  const value = {
    ...{ none: undefined, work: () => 1, when: new Date(0), no: Number.NaN },
    list: [undefined, () => 1, null, new Date(1)],
    bare: Object.assign(Object.create(null) as object, { 'a "b"': 1 }),
  };
  expect(written(value)).toBe(JSON.stringify(value));
  expect(() => written(undefined)).toThrow(TypeError);
});

it('takes a step for each member of a list, however deep the list lies', () => {
  const rows = Array.from({ length: 100 }, (_, at) => ({ at, deep: [[[[at]]]] }));
  const steps = jsonInSteps({ site: { routes: { results: rows } } });
  let taken = 0;
  while (!steps.next().done) taken += 1;
  expect(taken).toBeGreaterThanOrEqual(100);
});

it('gives what is long in pieces, and no letter is broken where they meet', () => {
  const value = { said: ['á', 'é', '😀'].map((letter) => letter.repeat(50_000)), short: 1 };
  const pieces = atOnce(jsonInSteps(value));
  expect(pieces.length).toBeGreaterThan(2);
  expect(Buffer.concat(pieces).toString()).toBe(JSON.stringify(value));
});
