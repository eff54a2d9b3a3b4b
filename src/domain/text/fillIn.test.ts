import { fillIn } from './fillIn.ts';

it.each([
  ['fills parts by name', '{first} and {last}', { first: 'A', last: 3 }, 'A and 3'],
  ['leaves a part without a value', 'All {count}', {}, 'All {count}'],
  [
    'writes how many with a comma',
    'All {count} of {total}',
    { count: 1234, total: 12345 },
    'All 1,234 of 12,345',
  ],
  ['leaves a year alone', 'In {year}', { year: 2026 }, 'In 2026'],
])('%s', (_, text, values, filled) => {
  expect(fillIn(text, values)).toBe(filled);
});
