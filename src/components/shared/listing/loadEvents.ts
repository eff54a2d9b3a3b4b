import { classOf, eventClasses } from '#src/domain/events/eventClasses.ts';
import { MAX_LIMIT } from '#src/domain/search/searchState.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import { type Listing, type ListingSearch, loadListing } from './loadListing.ts';
import { EARLIEST_FIRST } from './orders.ts';

/** So many times as many dates are asked for, because one class has many. */
const ASKED = 6;

/** The next events, `limit` classes at most, each with those of its dates that were found; undefined without any. */
export async function loadEvents(
  search: Omit<ListingSearch, 'verticalKey' | 'sortBys' | 'limit'> & { limit: number },
  context: Pick<ComponentDataContext, 'search'>,
): Promise<Listing | undefined> {
  const limit = Math.min(search.limit * ASKED, MAX_LIMIT);
  const asked = { ...search, verticalKey: 'events', limit, sortBys: EARLIEST_FIRST };
  const listing = await loadListing('Event', asked, context);
  if (!listing) return undefined;
  const next = eventClasses(listing.results, true).slice(0, search.limit);
  const shown = new Set(next.map(({ result }) => classOf(result)));
  return { ...listing, results: listing.results.filter((one) => shown.has(classOf(one))) };
}
