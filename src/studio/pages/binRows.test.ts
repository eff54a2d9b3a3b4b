import { binRows } from './binRows.ts';

const page = (path: string, deletedAt: string) => ({
  id: path + deletedAt,
  name: path,
  path,
  deletedAt,
  isLive: false,
});
const paths = (...pages: ReturnType<typeof page>[]) => binRows(pages).map(({ id }) => id);

it('lists what was deleted by itself; what went with a page above it comes back with that', () => {
  expect(paths(page('/a', '2'), page('/a/b', '2'), page('/a/b/c', '3'))).toEqual(['/a2']);
});

it('lists what was deleted before the page above it, and pages that had one address one after another', () => {
  expect(paths(page('/a', '2'), page('/a/b', '1'))).toEqual(['/a2', '/a/b1']);
  expect(paths(page('/a', '2'), page('/a', '1'), page('/ab', '3'))).toEqual(['/a2', '/a1', '/ab3']);
});
