import { createLinkResolver } from '#src/platform/directory/resolveLinks.ts';
import { HttpProblem } from '#src/platform/HttpProblem.ts';
import type { Store } from '#src/platform/store/Store.ts';
import { atOnce } from '../steps/atOnce.ts';
import { autocomplete } from './autocomplete.ts';
import type { AutocompleteRequest } from './autocomplete.ts';
import { withDocuments } from './contentDocuments.ts';
import { contentPages } from './contentPages.ts';
import { QueryProblem } from './engine/filters.ts';
import { filterSearch } from './filterSearch.ts';
import type { FilterSearchRequest } from './filterSearch.ts';
import { createFind } from './find.ts';
import { createHits } from './hits.ts';
import { createPromptLists } from './promptLists.ts';
import type { Json } from './Search.ts';
import { openSearchCatalog } from './SearchCatalog.ts';
import type { SearchCatalog } from './SearchCatalog.ts';
import { createSearchGround } from './SearchGround.ts';
import type { UniversalQuery, VerticalQuery } from './searchRequest.ts';
import { createSections } from './sections.ts';
import { universalAnswer } from './universalAnswer.ts';
import type { Vertical } from './Vertical.ts';
import { verticalAnswer } from './verticalAnswer.ts';

export interface SearchServiceOptions {
  store: Store;
  verticals: readonly Vertical[];
  clock: () => Date;
  log: (event: Record<string, unknown>) => void;
  /** Time for a search over all verticals in ms; verticals not reached by then are reported as timed out. */
  universalBudget?: number;
  /** Called before a vertical is searched; tests make one fail with it. */
  beforeVertical?: (key: string) => void;
  /** Whether steps of a search are left to be run. */
  isSearching?: () => boolean;
}

/** The answers of the search protocol as plain data. Throws HttpProblem 400 for what it does not understand. */
export interface SearchService {
  vertical(query: VerticalQuery): Json;
  universal(query: UniversalQuery): Json;
  autocomplete(query: AutocompleteRequest): Json;
  filterSearch(query: FilterSearchRequest): Json;
  /** The longer ones in steps of one vertical each: whoever runs them may do something else in between. */
  steps: {
    vertical(query: VerticalQuery): Generator<void, Json>;
    universal(query: UniversalQuery): Generator<void, Json>;
  };
  catalog: SearchCatalog;
  close(): void;
}

const UNIVERSAL_BUDGET = 1500;

/** Opens the indexes of the store and answers searches over them. */
export function openSearchService(options: SearchServiceOptions): SearchService {
  const { store, verticals, clock, log } = options;
  const resolver = createLinkResolver(store);
  const configs = [...new Map(verticals.map(({ index }) => [index.key, index])).values()];
  const pages = withDocuments(contentPages(store.content), store, clock);
  const { isSearching } = options;
  const catalog = openSearchCatalog({
    ...{ store, configs, resolver, pages, log },
    ...(isSearching && { isSearching }),
  });
  const unsubscribe = store.subscribe((change) => catalog.follow(change));
  const ground = createSearchGround({ store, catalog, verticals, clock, log });
  const hitOf = createHits(ground, pages, resolver);
  const find = createFind(ground, options.beforeVertical);
  const budget = options.universalBudget ?? UNIVERSAL_BUDGET;
  const sections = createSections({ find, hitOf, pages, log, budget });
  const parts = { ground, find, sections, hitOf };
  const prompts = createPromptLists(ground);
  const steps: SearchService['steps'] = {
    vertical: (query) => answering(verticalAnswer(parts, query)),
    universal: (query) => answering(universalAnswer(parts, query)),
  };
  return {
    vertical: (query) => atOnce(steps.vertical(query)),
    universal: (query) => atOnce(steps.universal(query)),
    autocomplete: (query) => refusing(() => autocomplete(ground, prompts.promptsOf, query)),
    filterSearch: (query) => refusing(() => filterSearch(ground, hitOf, query)),
    steps,
    catalog,
    close() {
      unsubscribe();
      prompts.close();
      ground.close();
      catalog.close();
    },
  };
}

function* answering(work: Generator<void, Json>): Generator<void, Json> {
  for (;;) {
    const { done, value } = refusing(() => work.next());
    if (done) return value;
    yield;
  }
}

function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof QueryProblem) throw new HttpProblem(400, error.message);
    throw error;
  }
}
