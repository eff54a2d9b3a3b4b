import { centreOf, QueryProblem, readFacetFilters, readFilter } from './engine/filters.ts';
import type { Filter } from './engine/filters.ts';
import { parseText } from './engine/parseText.ts';
import type { ParsedText } from './engine/parseText.ts';
import type { Point } from './engine/PointColumn.ts';
import type { SearchIndex } from './engine/SearchIndex.ts';
import { fixedFilter } from './fixedFilter.ts';
import { languages } from './language/languages.ts';
import { placeInQuery } from './placeInQuery.ts';
import type { PlaceInQuery } from './placeInQuery.ts';
import type { Found, Search } from './Search.ts';
import type { SearchGround } from './SearchGround.ts';
import { valueTranslator } from './valueTranslator.ts';
import type { Vertical } from './Vertical.ts';

export type Find = (vertical: Vertical, search: Search) => Found;

/**
 * Searches one vertical: reads words, filters, facet filters and sorts, and asks the index. Throws QueryProblem for
 * filters and sorts it does not understand. `beforeVertical` is called first; tests make a vertical fail with it.
 */
export function createFind(ground: SearchGround, beforeVertical?: (key: string) => void): Find {
  const noise = new Map(ground.verticals.map(({ key, noise: idle }) => [key, new Set(idle)]));

  return (vertical, search) => {
    beforeVertical?.(vertical.key);
    const index = ground.catalog.index(vertical.index.key, search.locale);
    const conditions = conditionsOf(ground, vertical, search, index);
    const explicit = centreOf(conditions.filter);
    // Where nothing has a place, the name of one only keeps what is looked for from being found.
    const mayInfer = !explicit && vertical.index.points.length > 0;
    const run = (readsPlace: boolean): Found => {
      const text = textOf(ground, search, noise.get(vertical.key) ?? new Set(), readsPlace);
      const inferred = mayInfer ? placeInQuery(text, search, ground.places) : undefined;
      const centre = explicit ?? inferred?.centre;
      const answer = index.query({
        ...(text ? { text } : {}),
        ...conditions,
        filter: inferred ? joined(conditions.filter, inferred) : conditions.filter,
        facets: search.facets,
        sort: search.sort,
        ...originOf(centre ?? search.location),
        now: ground.clock().getTime(),
        offset: search.offset,
        limit: search.limit,
      });
      return {
        ...{ vertical, index, locale: search.locale, answer, text, centre, user: search.location },
        chosen: conditions.chosen,
        applied: inferred ? [inferred.applied] : [],
      };
    };
    // A place that is chosen takes the place of the one in the words.
    const found = run(true);
    if (found.answer.total > 0 || found.text?.placeName === undefined) return found;
    // What looked like a place may have been part of a name.
    const literal = run(false);
    return literal.answer.allWords ? literal : found;
  };
}

interface Conditions {
  fixed: Filter;
  filter: Filter;
  chosen: Map<string, readonly Filter[]>;
}

/** Filters of a request with their values in the language of the index. */
function conditionsOf(
  ground: SearchGround,
  vertical: Vertical,
  search: Search,
  index: SearchIndex,
): Conditions {
  const scope = ground.filterContext(vertical, search.locationRadius);
  const inThisLanguage = valueTranslator(
    index,
    ground.catalog.index(vertical.index.key, search.locale === 'en' ? 'es' : 'en'),
  );
  const filter: Filter =
    search.filters === undefined ? { kind: 'all' } : inThisLanguage(readFilter(search.filters, scope));
  const chosen = new Map(
    [...readFacetFilters(search.facetFilters, scope)].map(
      ([field, filters]) => [field, filters.map(inThisLanguage)] as const,
    ),
  );
  const fixed = inThisLanguage(fixedFilter(ground, vertical, search.context));
  for (const sort of search.sort) {
    if (sort.kind === 'field' && !scope.isField(sort.field)) {
      throw new QueryProblem(`Unknown sort field ${JSON.stringify(sort.field.slice(0, 80))}`);
    }
  }
  return { fixed, filter, chosen };
}

function textOf(
  ground: SearchGround,
  search: Search,
  noise: ReadonlySet<string>,
  readsPlace: boolean,
): ParsedText | undefined {
  if (search.input.trim() === '') return undefined;
  return parseText(search.input, {
    language: languages[search.locale],
    noise,
    isLiteral: search.isLiteral,
    ...(readsPlace ? { isPlace: (name: string) => ground.places().byName(name) !== undefined } : {}),
  });
}

const originOf = (origin: Point | undefined) => (origin ? { origin } : {});

const joined = (filter: Filter, { centre, radius }: PlaceInQuery): Filter => {
  const near: Filter = { kind: 'near', centre, radius };
  return filter.kind === 'all' ? near : { kind: 'and', of: [filter, near] };
};
