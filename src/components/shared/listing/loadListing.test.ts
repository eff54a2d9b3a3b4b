import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { anyOf, loadClosestFirst } from './loadListing.ts';

const result = (id: string) => ({ id, data: {} }) as unknown as SearchResult;

/** A search service that finds `close` by one filter and `all` by several. */
const finding = (close: string[], all: string[]) => {
  const asked: unknown[] = [];
  const vertical = async (search: { staticFilters?: { kind: string }[] }) => {
    asked.push(search);
    const ids = search.staticFilters?.[0]?.kind === 'fieldValue' ? close : all;
    return { results: ids.map(result) };
  };
  return { asked, context: { search: { vertical } } as unknown as Parameters<typeof loadClosestFirst>[3] };
};

const wide = anyOf({ topic: ['grief'], service: ['mind'] })!;
const search = { verticalKey: 'articles', limit: 3, staticFilters: [wide] };

it.each([
  ['the closest first, each once', ['c', 'd'], ['a', 'b', 'c'], ['c', 'd', 'a']],
  ['the others where nothing is closer', [], ['a', 'b'], ['a', 'b']],
  ['no more than are asked for', ['a', 'b', 'c', 'd'], ['e'], ['a', 'b', 'c']],
])('lists %s', async (_, close, all, shown) => {
  const { context } = finding(close, all);
  const listing = await loadClosestFirst('Article', search, [[anyOf({ topic: ['grief'] })!]], context);
  expect(listing?.results.map(({ id }) => id)).toEqual(shown);
});

it('asks once where nothing tells the closest, and lists nothing of nothing', async () => {
  const { asked, context } = finding([], []);
  expect(await loadClosestFirst('Article', search, [], context)).toBeUndefined();
  expect(asked).toHaveLength(1);
});
