import { loadListing, type Listing } from '#src/components/shared/listing/loadListing.ts';
import { topicsQuery } from '#src/domain/research/topicSearch.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import { searchedTopics } from './topicNames.ts';
import type { Declaration } from '#src/declaration/Declaration.ts';

/** How many related results there are (C-121, C-050). */
const LIMIT = 5;

/** What shares a topic with the page's entity, without it: at most five, found by the names joined with OR (D-220, S-368). */
export function relatedResearchLoader(
  cardType: string,
  verticalKey: string,
): ComponentDataLoader<Declaration, Listing> {
  return async (_rendering, context) => {
    const query = topicsQuery(await searchedTopics(context));
    if (!query || !context.entity) return undefined;
    return loadListing(
      cardType,
      { verticalKey, query, limit: LIMIT, contextEntityId: context.entity.id },
      context,
    );
  };
}
