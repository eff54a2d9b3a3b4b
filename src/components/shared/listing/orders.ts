import type { SortBy } from '#src/domain/search/searchState.ts';

const byDate = (field: string, direction: 'ASC' | 'DESC'): readonly SortBy[] => [
  { type: 'FIELD', field, direction },
];

/** Events: the next one first. */
export const EARLIEST_FIRST = byDate('c_startDateTime', 'ASC');
/** News: the newest first. */
export const NEWEST_FIRST = byDate('c_publishedDate', 'DESC');
