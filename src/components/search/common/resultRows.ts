import { type EventClass, eventClasses } from '#src/domain/events/eventClasses.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import type { SortBy } from '#src/domain/search/searchState.ts';

/** A row of a list of results; one of events stands for other dates of its class, too. */
export interface ResultRow extends Pick<EventClass, 'result'> {
  others?: EventClass['others'];
}

/** The rows of a page of results: each is one, but the dates of a class of events share theirs. */
export function resultRows(
  cardType: string,
  results: readonly SearchResult[],
  sortBys: readonly SortBy[] = [],
): ResultRow[] {
  if (cardType !== 'Event') return results.map((result) => ({ result }));
  return eventClasses(results, sortBys.length > 0 || results.some(({ distance }) => distance));
}
