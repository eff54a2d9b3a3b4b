import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';

/** A class, by one of its dates, with its other dates among the same results. */
export interface EventClass {
  result: SearchResult;
  others: SearchResult[];
}

/** By what a class says of itself, which its dates have in common, wherever they are. */
export const classOf = ({ id, data }: Pick<SearchResult, 'id' | 'data'>): string =>
  typeof data.c_teaserText === 'string' && data.c_teaserText !== '' ? data.c_teaserText : id;

const startOf = ({ data }: SearchResult): string =>
  typeof data.c_startDateTime === 'string' ? data.c_startDateTime : '';

/**
 * Each class of some results once, where its first date stood, with its next date in front. Results that somebody had put in
 * order (`keepsOrder`), by day or by distance, stay in it.
 */
export function eventClasses(results: readonly SearchResult[], keepsOrder: boolean): EventClass[] {
  const byClass = new Map<string, SearchResult[]>();
  for (const result of results) {
    const key = classOf(result);
    byClass.set(key, [...(byClass.get(key) ?? []), result]);
  }
  return [...byClass.values()].flatMap((dates) => {
    if (!keepsOrder) dates.sort((a, b) => startOf(a).localeCompare(startOf(b)));
    const [result, ...others] = dates;
    return result ? [{ result, others }] : [];
  });
}

/** What the names of all dates of a class have before their place: "Gentle Yoga" of "Gentle Yoga, Davis" and "Gentle Yoga (online)". */
export function commonName(names: readonly string[]): string {
  const [first = '', ...others] = names;
  const alike = [...first].findIndex((_, at) => others.some((name) => name[at] !== first[at]));
  if (alike < 0) return first;
  const place = Math.max(first.lastIndexOf(', ', alike), first.lastIndexOf(' (', alike));
  return place > 0 ? first.slice(0, place) : first;
}
