import {
  differentFirst,
  limitOf,
  listingOf,
  loadListing,
  openFirst,
  type Listing,
} from '#src/components/shared/listing/loadListing.ts';
import { parseSearchState } from '#src/domain/search/searchState.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './DynamicListing.declaration.ts';

/** How many there are unless the editor says otherwise. */
const LIMIT = 10;
/** In a shorter list without an order of its own two that say the same are seen at once: so many times as many are asked for. */
const CHOICE = 4;

export const loadDynamicListing: ComponentDataLoader<typeof declaration, Listing> = async (
  { params },
  context,
) => {
  const query = params.Query?.trim();
  const verticalKey = params.VerticalKey?.trim();
  const cardType = params.CardType?.trim();
  if (!query || !verticalKey || !cardType) return undefined;
  const { sortBys } = parseSearchState({ sortBys: params.SortBys });
  const limit = limitOf(params.Limit, LIMIT);
  const search = { verticalKey, query, limit, sortBys };
  if (limit >= LIMIT || sortBys.length > 0) return loadListing(cardType, search, context);
  const found = await loadListing(cardType, { ...search, limit: limit * CHOICE }, context);
  return found && listingOf(cardType, differentFirst(openFirst(found.results)).slice(0, limit));
};
