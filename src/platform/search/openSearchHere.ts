import { atOnce } from './atOnce.ts';
import type { SearchDesk } from './SearchDesk.ts';
import { openSearchService } from './SearchService.ts';
import type { SearchServiceOptions } from './SearchService.ts';
import { stepsOf } from './stepsOf.ts';

/** Searches in this thread: for stores in memory, which no other thread can see, and for tests. */
export function openSearchHere(options: SearchServiceOptions): SearchDesk {
  const service = openSearchService(options);
  return {
    // Asynchronous, so that what it throws is a rejection.
    // eslint-disable-next-line @typescript-eslint/require-await
    ask: async (kind, query) => JSON.stringify(atOnce(stepsOf(service, kind, query))),
    ready: Promise.resolve(),
    waiting: () => service.catalog.waiting(),
    underWay: () => 0,
    close: () => Promise.resolve(service.close()),
  };
}
