import { MAX_OFFSET } from '#src/domain/search/searchState.ts';

/** The number of pages of a list of results, as far as the service gives them out. */
export function lastPage(count: number, limit: number): number {
  return Math.ceil(Math.min(count, MAX_OFFSET + limit) / limit);
}
