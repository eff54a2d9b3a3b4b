import { atOnce } from '../steps/atOnce.ts';
import type { SearchDesk } from './SearchDesk.ts';
import type { SearchService, SearchServiceOptions } from './SearchService.ts';
import { stepsOf } from './stepsOf.ts';

export type SearchHereOptions = Omit<SearchServiceOptions, 'verticals'> &
  Partial<Pick<SearchServiceOptions, 'verticals'>>;

/**
 * Searches in this thread: for stores in memory, which no other thread can see, and for tests. The engine is loaded only
 * then, as it takes memory. Without verticals of their own the site's are searched.
 */
export function openSearchHere(options: SearchHereOptions): SearchDesk {
  let service: SearchService | undefined;
  const opening = Promise.all([import('./SearchService.ts'), import('./verticals.ts')]).then(
    ([{ openSearchService }, { verticals }]) => (service = openSearchService({ verticals, ...options })),
  );
  return {
    ask: async (kind, query) => JSON.stringify(atOnce(stepsOf(await opening, kind, query))),
    ready: opening.then(() => undefined),
    waiting: () => service?.catalog.waiting() ?? 0,
    underWay: () => 0,
    close: async () => (await opening).close(),
  };
}
