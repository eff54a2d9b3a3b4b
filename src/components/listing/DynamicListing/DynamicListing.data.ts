import { limitOf, loadListing, type Listing } from '#src/components/shared/listing/loadListing.ts';
import { parseSearchState } from '#src/domain/search/searchState.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './DynamicListing.declaration.ts';

/** How many there are unless the editor says otherwise. */
const LIMIT = 10;

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
  return loadListing(cardType, { verticalKey, query, limit, sortBys }, context);
};
