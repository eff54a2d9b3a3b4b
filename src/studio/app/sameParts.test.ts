import { sameParts } from './sameParts.ts';

const page = () => ({
  name: 'Care',
  layout: { main: [{ uid: 'a', params: {} }, { uid: 'b' }] },
  fields: [{ name: 'Title', revision: '1' }],
});

it('what says the same is the same object; all of it, where nothing is new', () => {
  const before = page();
  expect(sameParts(before, page())).toBe(before);
  const renamed = sameParts(before, { ...page(), name: 'Cares' });
  expect(renamed).toEqual({ ...page(), name: 'Cares' });
  expect(renamed.layout).toBe(before.layout);
  expect(renamed.fields).toBe(before.fields);
});

it.each([
  ['a part at the end', [1, 2], [1, 2, 3]],
  ['one fewer', [1, 2], [1]],
  ['a name more', { a: 1 }, { a: 1, b: undefined }],
  ['a name fewer', { a: 1, b: 2 }, { a: 1 }],
  ['another name', { a: undefined }, { b: undefined }],
  ['a list for an object', {}, []],
  ['an object for nothing', null, {}],
  ['nothing for an object', {}, null],
])('%s is taken over', (_, before, next) => {
  const made = sameParts<unknown>(before, next);
  expect(made).toStrictEqual(next);
  expect(made).not.toBe(before);
});

it('an entry that moved is there, at its new place', () => {
  const before = page();
  const [a, b] = before.layout.main;
  const moved = sameParts(before, { ...page(), layout: { main: [b, a] } });
  expect(moved.layout.main.map((one) => one?.uid)).toEqual(['b', 'a']);
});
