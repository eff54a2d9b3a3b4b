import type { PageCache } from './createPageCache.ts';

/** Next loads its cache handler beside what it has bundled: only what is global is the same for both. */
const place = globalThis as { [KEY]?: PageCache };
const KEY = Symbol.for('page cache of this process');

export function sharePageCache(cache: PageCache): void {
  place[KEY] = cache;
}

/** The page cache of this process; undefined before the first page is asked for, and while developing. */
export function pageCacheOfProcess(): PageCache | undefined {
  return place[KEY];
}
