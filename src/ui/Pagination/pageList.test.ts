import fc from 'fast-check';
import { pageList } from './pageList.ts';

it.each<[page: number, count: number, list: (number | 'gap')[]]>([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 26, [1, 2, 3, 'gap', 26]],
  [4, 26, [1, 2, 3, 4, 5, 'gap', 26]],
  [5, 26, [1, 'gap', 4, 5, 6, 'gap', 26]],
  [23, 26, [1, 'gap', 22, 23, 24, 25, 26]],
  [26, 26, [1, 'gap', 24, 25, 26]],
])('page %j of %j lists %j', (page, count, list) => {
  expect(pageList(page, count)).toEqual(list);
});

it('always holds first, last and current, in order, never more than 7, and no gap of one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
      const [page, count] = [Math.min(a, b), Math.max(a, b)];
      const list = pageList(page, count);
      const numbers = list.filter((entry) => entry !== 'gap');
      expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
      expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
      expect(list.length).toBeLessThanOrEqual(7);
      list.forEach((entry, at) => {
        const [before, after] = [list[at - 1], list[at + 1]];
        if (entry === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
      });
    }),
  );
});
