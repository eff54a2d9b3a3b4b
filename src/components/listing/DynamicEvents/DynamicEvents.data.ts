import { limitOf, loadListing, type Listing } from '#src/components/shared/listing/loadListing.ts';
import { EARLIEST_FIRST } from '#src/components/shared/listing/orders.ts';
import { classOf } from '#src/domain/events/eventClasses.ts';
import { MAX_LIMIT } from '#src/domain/search/searchState.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './DynamicEvents.declaration.ts';

const LIMIT = 3;
/** So many times as many are asked for, because one class has many dates. */
const ASKED = 6;

export const loadDynamicEvents: ComponentDataLoader<typeof declaration, Listing> = async (
  { params },
  context,
) => {
  const query = params.Query?.trim();
  if (!query) return undefined;
  const limit = limitOf(params.Limit, LIMIT);
  const asked = Math.min(limit * ASKED, MAX_LIMIT);
  const listing = await loadListing(
    'Event',
    { verticalKey: 'events', query, limit: asked, sortBys: EARLIEST_FIRST },
    context,
  );
  return listing && { ...listing, results: eachOnce(listing.results, limit) };
};

/** The next date of each class before the second of any. */
function eachOnce(results: readonly SearchResult[], limit: number): SearchResult[] {
  const firsts = results.filter(
    (one, at) => results.findIndex((other) => classOf(other) === classOf(one)) === at,
  );
  const others = results.filter((one) => !firsts.includes(one));
  const chosen = new Set([...firsts, ...others].slice(0, limit));
  return results.filter((one) => chosen.has(one));
}
