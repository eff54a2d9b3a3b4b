import { randomUUID } from 'node:crypto';
import { droppedFrom } from './droppedFrom.ts';
import { foundFacets } from './facets.ts';
import type { Find } from './find.ts';
import type { HitOf } from './hits.ts';
import { locationBias } from './locationBias.ts';
import { BUSINESS_ID, knownLocale, SOURCE } from './protocol.ts';
import { resultsOf } from './resultsOf.ts';
import { searchOfEverything, SECTION_LIMIT } from './Search.ts';
import type { Json, Search } from './Search.ts';
import type { SearchGround } from './SearchGround.ts';
import { sortKeysOf } from './searchRequest.ts';
import type { VerticalQuery } from './searchRequest.ts';
import type { SearchSections } from './sections.ts';
import { spellCheck } from './spellCheck.ts';
import type { Vertical } from './Vertical.ts';

/** What the answers of vertical and universal queries are made with. */
export interface AnswerParts {
  ground: SearchGround;
  find: Find;
  sections: SearchSections;
  hitOf: HitOf;
}

/** Answers a query of one vertical: a step, and one for each other vertical where nothing was found. */
export function* verticalAnswer(parts: AnswerParts, query: VerticalQuery): Generator<void, Json> {
  const { ground, find, hitOf } = parts;
  const vertical = ground.vertical(query.verticalKey);
  const search: Search = {
    input: query.input,
    isLiteral: query.skipSpellCheck,
    locale: knownLocale(query.locale),
    location: query.location,
    locationRadius: query.locationRadius,
    filters: query.filters,
    facetFilters: query.facetFilters,
    facets: wantedFacets(vertical, query),
    sort: sortKeysOf(query.sortBys),
    context: query.context,
    offset: query.offset,
    limit: query.limit,
  };
  const found = find(vertical, search);
  const response: Json = {
    businessId: BUSINESS_ID,
    queryId: query.queryId ?? randomUUID(),
    resultsCount: found.answer.total,
    source: SOURCE,
    results: resultsOf(found, hitOf),
    appliedQueryFilters: found.applied,
    facets: foundFacets(found, search.facets),
    searchIntents: found.text?.nearMe ? ['NEAR_ME'] : [],
    ...locationBias(query.location, ground.places),
  };
  Object.assign(response, droppedFrom([found]));
  const spelling = query.skipSpellCheck ? undefined : spellCheck(query.input, found);
  if (spelling) response['spellCheck'] = spelling;
  if (found.answer.total === 0) Object.assign(response, yield* instead(parts, vertical, search));
  return response;
}

function wantedFacets({ facets }: Vertical, query: VerticalQuery): string[] {
  if (!query.retrieveFacets) return [];
  const offered = facets.map(({ field }) => field);
  const allowed = query.facetAllowlist?.split(',');
  return allowed ? offered.filter((field) => allowed.includes(field)) : offered;
}

/** What is offered when nothing was found: everything of the vertical, and what others found. */
function* instead(
  { ground, find, sections, hitOf }: AnswerParts,
  vertical: Vertical,
  search: Search,
): Generator<void, Json> {
  const all = find(vertical, {
    ...search,
    input: '',
    filters: undefined,
    facetFilters: undefined,
    facets: [],
    offset: 0,
  });
  const allResultsForVertical = {
    resultsCount: all.answer.total,
    results: resultsOf(all, hitOf),
    facets: [],
    source: SOURCE,
  };
  const others =
    search.limit === 0 || search.input.trim() === ''
      ? { modules: [], failed: [] }
      : yield* sections(
          ground.universal.filter((other) => other.key !== vertical.key),
          () => ({ ...searchOfEverything(search), limit: SECTION_LIMIT }),
        );
  return {
    allResultsForVertical,
    alternativeVerticals: { modules: others.modules, failedVerticals: others.failed },
  };
}
