import type { Json } from './Search.ts';
import type { SearchKind, SearchQueries } from './SearchDesk.ts';
import type { SearchService } from './SearchService.ts';

/** The answer to a search of any kind, in steps between which others may have their turn. */
export function* stepsOf<Kind extends SearchKind>(
  service: SearchService,
  kind: Kind,
  query: SearchQueries[Kind],
): Generator<void, Json> {
  const asked = { [kind]: query } as Partial<SearchQueries>;
  if (asked.vertical) return yield* service.steps.vertical(asked.vertical);
  if (asked.universal) return yield* service.steps.universal(asked.universal);
  if (asked.autocomplete) return service.autocomplete(asked.autocomplete);
  if (asked.filterSearch) return service.filterSearch(asked.filterSearch);
  throw new Error(`No such search: ${kind}`);
}
