import { fieldHighlighter } from './highlight.ts';
import { withDistances } from './hitData.ts';
import type { HitOf } from './hits.ts';
import type { Found, Json } from './Search.ts';

/** One page of results in the protocol's shape: data, marked texts, and distances in whole metres. */
export function resultsOf(found: Found, hitOf: HitOf): Json[] {
  const { vertical, index, answer, locale, user, centre } = found;
  const highlighted = fieldHighlighter(answer.said);
  return answer.page.map((at) => {
    const hit = hitOf(vertical, index.idOf(at), locale);
    const data = withDistances(hit.data, vertical.places, { filter: centre, user });
    const result: Json = { data, highlightedFields: highlighted(hit.texts) };
    const distance = user ? index.distance(at, user) : NaN;
    const fromFilter = centre ? index.distance(at, centre) : NaN;
    if (!Number.isNaN(distance)) result['distance'] = Math.round(distance);
    if (!Number.isNaN(fromFilter)) result['distanceFromFilter'] = Math.round(fromFilter);
    return result;
  });
}
