import { randomUUID } from 'node:crypto';
import { HttpProblem } from '#src/platform/HttpProblem.ts';
import { readFilter } from './engine/filters.ts';
import type { FilterContext } from './engine/filters.ts';
import type { SearchIndex } from './engine/SearchIndex.ts';
import { fixedFilter } from './fixedFilter.ts';
import { highlightTyped } from './highlight.ts';
import type { HitOf } from './hits.ts';
import { PromptList } from './PromptList.ts';
import { valuesOf } from './promptLists.ts';
import { BUSINESS_ID, knownLocale } from './protocol.ts';
import type { Json, Locale } from './Search.ts';
import type { SearchGround } from './SearchGround.ts';
import type { Vertical } from './Vertical.ts';

export interface FilterSearchRequest {
  input: string;
  locale: string;
  verticalKey: string;
  search_parameters: {
    sectioned: boolean;
    fields: { fieldId: string; shouldFetchEntities?: boolean | undefined }[];
  };
  excluded: Record<string, Record<string, unknown>>[];
}

/** What one filter search looks at. */
interface Scope {
  ground: SearchGround;
  vertical: Vertical;
  index: SearchIndex;
  locale: Locale;
  input: string;
  reading: FilterContext;
  excluded: ReadonlySet<string>;
}

const FILTER_SEARCH_LIMIT = 10;
/** Places counted for one answer. */
const MOST_PLACES = 40;
const PLACE_LABEL = { en: 'Location', es: 'Ubicación' };

/** Proposes filters whose values begin like what was typed. Throws HttpProblem 400 for a field there is not. */
export function filterSearch(ground: SearchGround, hitOf: HitOf, request: FilterSearchRequest): Json {
  const vertical = ground.vertical(request.verticalKey);
  const locale = knownLocale(request.locale);
  const scope: Scope = {
    ...{ ground, vertical, locale, input: request.input },
    index: ground.catalog.index(vertical.index.key, locale),
    reading: ground.filterContext(vertical),
    excluded: new Set(request.excluded.flatMap(keysOf)),
  };
  const parts = request.search_parameters.fields.map(({ fieldId, shouldFetchEntities }) => {
    const isPlace = isPlaceField(fieldId);
    if (!isPlace && !scope.reading.isField(fieldId)) {
      throw new HttpProblem(
        400,
        `Unknown field ${JSON.stringify(fieldId.slice(0, 80))} in search_parameters`,
      );
    }
    const label =
      vertical.facets.find(({ field }) => field === fieldId)?.label[locale] ??
      (isPlace ? PLACE_LABEL[locale] : fieldId);
    const entities = shouldFetchEntities === true && fieldId === 'name' ? hitOf : undefined;
    return { label, results: isPlace ? placeResults(scope) : valueResults(scope, fieldId, entities) };
  });
  return {
    businessId: BUSINESS_ID,
    queryId: randomUUID(),
    failedVerticals: [],
    sections: request.search_parameters.sectioned
      ? parts
      : [{ results: parts.flatMap(({ results }) => results) }],
  };
}

const isPlaceField = (field: string) =>
  field === 'builtin.location' ||
  field.endsWith('.builtin.location') ||
  field === 'builtin.region' ||
  field === 'address.countryCode';

/** Places under the name typed in which the vertical has something. */
function placeResults(scope: Scope): Json[] {
  return scope.ground
    .places()
    .matching(scope.input)
    .slice(0, MOST_PLACES)
    .filter(({ filter }) => !isExcluded(scope, filter) && query(scope, filter, 0).total > 0)
    .slice(0, FILTER_SEARCH_LIMIT)
    .map((place) => ({
      key: Object.keys(place.filter)[0],
      value: place.name,
      filter: place.filter,
      matchedSubstrings: highlightTyped(place.name, scope.input),
    }));
}

/** Values of a field; with `entities`, each with the first entity that has it. */
function valueResults(scope: Scope, field: string, entities: HitOf | undefined): Json[] {
  const { ground, vertical, index, locale, input } = scope;
  const prompts = valuesOf(ground, vertical, index, [field]).get(field) ?? [];
  const values = new Map(prompts.map(({ text, value }) => [text, value]));
  return new PromptList(prompts)
    .find(input, FILTER_SEARCH_LIMIT + scope.excluded.size)
    .map(({ text }) => ({ text, filter: { [field]: { $eq: values.get(text) ?? text } } }))
    .filter(({ filter }) => !isExcluded(scope, filter))
    .slice(0, FILTER_SEARCH_LIMIT)
    .map(({ text, filter }): Json => {
      const first = entities ? query(scope, filter, 1).page[0] : undefined;
      const data = first === undefined ? undefined : entities?.(vertical, index.idOf(first), locale).data;
      return {
        key: field,
        value: text,
        filter,
        matchedSubstrings: highlightTyped(text, input),
        ...(data ? { relatedItem: { data, highlightedFields: {} } } : {}),
      };
    });
}

const query = ({ ground, vertical, index, reading }: Scope, filter: Json, limit: number) =>
  index.query({
    ...{ fixed: fixedFilter(ground, vertical), filter: readFilter(filter, reading), chosen: new Map() },
    ...{ facets: [], sort: [], now: ground.clock().getTime(), offset: 0, limit },
  });

const isExcluded = ({ excluded }: Scope, filter: Json) => keysOf(filter).some((key) => excluded.has(key));

const keysOf = (filter: Json): string[] =>
  Object.entries(filter).map(([field, matchers]) => `${field} ${JSON.stringify(matchers)}`);
