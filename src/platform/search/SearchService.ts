import { randomUUID } from 'node:crypto';
import { createLinkResolver } from '#src/platform/directory/resolveLinks.ts';
import { HttpProblem } from '#src/platform/HttpProblem.ts';
import type { Store } from '#src/platform/store/Store.ts';
import { centreOf, QueryProblem, readFacetFilters, readFilter } from './engine/filters.ts';
import type { Filter, FilterContext } from './engine/filters.ts';
import { membersOf } from './engine/bits.ts';
import { COMMON_FIELDS } from './engine/IndexConfig.ts';
import { parseText } from './engine/parseText.ts';
import type { ParsedText } from './engine/parseText.ts';
import type { Point } from './engine/PointColumn.ts';
import type { IndexAnswer, SearchIndex, SortKey } from './engine/SearchIndex.ts';
import { fold, placedWords } from './engine/words.ts';
import { contentPages, pageAddresses } from './contentPages.ts';
import { facetOf } from './facets.ts';
import type { Facet } from './facets.ts';
import { fieldHighlighter, highlightTyped, NO_TEXTS, textSplitter } from './highlight.ts';
import type { MarkableTexts, Substring } from './highlight.ts';
import { hitData, hitTexts, withDistances } from './hitData.ts';
import { languages, localeOf } from './language/languages.ts';
import { collectPlaces, NEAR_ME_RADIUS, PLACE_RADIUS } from './places.ts';
import type { Place, Places } from './places.ts';
import { PromptList } from './PromptList.ts';
import { openSearchCatalog } from './SearchCatalog.ts';
import type { SearchCatalog } from './SearchCatalog.ts';
import { sortKeysOf } from './searchRequest.ts';
import type { UniversalQuery, VerticalQuery } from './searchRequest.ts';
import type { Vertical } from './Vertical.ts';

type Json = Record<string, unknown>;
type Locale = 'en' | 'es';

export interface SearchServiceOptions {
  store: Store;
  verticals: readonly Vertical[];
  clock: () => Date;
  log: (event: Record<string, unknown>) => void;
  /** Time for a search over all verticals in ms; verticals not reached by then are reported as timed out. */
  universalBudget?: number;
  /** Called before a vertical is searched; tests make one fail with it. */
  beforeVertical?: (key: string) => void;
}

/** The answers of the search protocol as plain data. Throws HttpProblem 400 for what it does not understand. */
export interface SearchService {
  vertical(query: VerticalQuery): Json;
  universal(query: UniversalQuery): Json;
  autocomplete(query: { input: string; limit: number; locale: string; verticalKey?: string }): Json;
  filterSearch(query: FilterSearchRequest): Json;
  catalog: SearchCatalog;
  close(): void;
}

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

const BUSINESS_ID = 100;
const SOURCE = 'KNOWLEDGE_MANAGER';
/** Results for each vertical of a search over everything. */
const SECTION_LIMIT = 5;
const UNIVERSAL_BUDGET = 1500;
/** Results remembered between requests until anything changes. */
const MAX_HITS = 6000;
const FILTER_SEARCH_LIMIT = 10;

/** What one vertical found, before it is put into the protocol's shape. */
interface Found {
  vertical: Vertical;
  index: SearchIndex;
  locale: Locale;
  answer: IndexAnswer;
  text: ParsedText | undefined;
  /** Location of the visitor, from the request. */
  user?: Point | undefined;
  /** Centre of the location filter, given or inferred. */
  centre?: Point | undefined;
  applied: Json[];
  chosen: ReadonlyMap<string, readonly Filter[]>;
}

/** What results are made of, remembered between requests. */
interface Hit {
  data: Json;
  texts: MarkableTexts;
}

interface Search {
  input: string;
  /** Words are taken as they are written. */
  isLiteral: boolean;
  locale: Locale;
  location?: Point | undefined;
  locationRadius?: number | undefined;
  filters?: unknown;
  facetFilters?: unknown;
  facets: readonly string[];
  sort: readonly SortKey[];
  context?: unknown;
  offset: number;
  limit: number;
}

/** Opens the indexes of the store and answers searches over them. */
export function openSearchService(options: SearchServiceOptions): SearchService {
  const { store, verticals, clock, log } = options;
  const resolver = createLinkResolver(store);
  const configs = [...new Map(verticals.map(({ index }) => [index.key, index])).values()];
  const pages = contentPages(store.content);
  const catalog = openSearchCatalog({ store, configs, resolver, pages, log });
  const unsubscribe = store.subscribe((change) => catalog.follow(change));
  const byKey = new Map(verticals.map((vertical) => [vertical.key, vertical]));
  const noise = new Map(verticals.map(({ key, noise: idle }) => [key, new Set(idle)]));
  const fields = new Map(
    configs.map((config) => [config.key, new Set([...COMMON_FIELDS, ...config.fields])] as const),
  );

  let known: { version: number; places: Places } | undefined;
  const places = (): Places => {
    if (known?.version !== catalog.version())
      known = { version: catalog.version(), places: collectPlaces(store) };
    return known.places;
  };

  const hits = new Map<string, Hit>();
  let splitTexts = textSplitter();
  let hitsVersion = -1;
  const hitOf = (vertical: Vertical, id: string, locale: Locale): Hit => {
    if (hitsVersion !== catalog.version() || hits.size > MAX_HITS) {
      hits.clear();
      splitTexts = textSplitter();
      hitsVersion = catalog.version();
    }
    const key = `${vertical.key} ${locale} ${id}`;
    let hit = hits.get(key);
    if (!hit) {
      const site = vertical.index.pagesOf;
      const record =
        store.entities.get(id, locale) ??
        store.entities.get(id, 'en') ??
        (site && pages.get(site, id, locale));
      hit = record
        ? {
            data: hitData(vertical, record, resolver),
            texts: splitTexts(hitTexts(vertical, record, resolver)),
          }
        : { data: { id }, texts: NO_TEXTS };
      hits.set(key, hit);
    }
    return hit;
  };

  const verticalOf = (key: string): Vertical => {
    const vertical = byKey.get(key);
    if (!vertical) throw new HttpProblem(400, `Unknown verticalKey ${JSON.stringify(key.slice(0, 80))}`);
    return vertical;
  };

  const filterContext = (vertical: Vertical, radius: number | undefined): FilterContext => ({
    isField: (field) => fields.get(vertical.index.key)?.has(field) ?? false,
    place: (id) => places().byId(id),
    placeRadius: radius !== undefined && radius > 0 ? radius : PLACE_RADIUS,
  });

  /** Entity type of an id or uid. */
  const typeOf = (id: string): string | undefined =>
    (
      store.entities.get(id, 'en') ??
      (/^\d{1,15}$/.test(id) ? store.entities.getByUid(Number(id), 'en') : undefined)
    )?.type;

  const fixedOf = (vertical: Vertical, context: unknown): Filter => {
    const scope = filterContext(vertical, undefined);
    const parts: Filter[] = vertical.fixed ? [readFilter(vertical.fixed, scope)] : [];
    const id = contextEntity(context);
    if (id !== undefined) {
      const named = (path: string): Filter => ({
        kind: 'or',
        of: ['id', 'uid'].map((member): Filter => ({
          kind: 'equals',
          field: path === '' ? member : `${path}.${member}`,
          value: id,
        })),
      });
      const { relatedBy } = vertical;
      const field = typeof relatedBy === 'object' ? relatedBy[typeOf(id) ?? ''] : relatedBy;
      parts.push(field === undefined ? { kind: 'not', of: named('') } : named(field));
    }
    const [only] = parts;
    return only === undefined ? { kind: 'all' } : parts.length === 1 ? only : { kind: 'and', of: parts };
  };

  const find = (vertical: Vertical, search: Search): Found => {
    options.beforeVertical?.(vertical.key);
    const { locale } = search;
    const index = catalog.index(vertical.index.key, locale);
    const scope = filterContext(vertical, search.locationRadius);
    const inThisLanguage = valueTranslator(
      index,
      catalog.index(vertical.index.key, locale === 'en' ? 'es' : 'en'),
    );
    const filter =
      search.filters === undefined
        ? ({ kind: 'all' } as const)
        : inThisLanguage(readFilter(search.filters, scope));
    const chosen = new Map(
      [...readFacetFilters(search.facetFilters, scope)].map(
        ([field, filters]) => [field, filters.map(inThisLanguage)] as const,
      ),
    );
    const fixed = inThisLanguage(fixedOf(vertical, search.context));
    for (const sort of search.sort) {
      if (sort.kind === 'field' && !scope.isField(sort.field)) {
        throw new QueryProblem(`Unknown sort field ${JSON.stringify(sort.field.slice(0, 80))}`);
      }
    }
    const explicit = centreOf(filter);
    // Where nothing has a place, the name of one only keeps what is looked for from being found.
    const hasCoordinates = vertical.index.points.length > 0;
    const run = (readsPlace: boolean): Found => {
      const text =
        search.input.trim() === ''
          ? undefined
          : parseText(search.input, {
              language: languages[locale],
              noise: noise.get(vertical.key) ?? new Set(),
              isLiteral: search.isLiteral,
              ...(readsPlace ? { isPlace: (name: string) => places().byName(name) !== undefined } : {}),
            });
      const inferred = explicit || !hasCoordinates ? undefined : inferredPlace(text, search);
      const centre = explicit ?? inferred?.centre;
      const answer = index.query({
        ...(text ? { text } : {}),
        fixed,
        filter: inferred ? joined(filter, inferred) : filter,
        chosen,
        facets: search.facets,
        sort: search.sort,
        ...(centre || search.location ? { origin: centre ?? (search.location as Point) } : {}),
        now: clock().getTime(),
        offset: search.offset,
        limit: search.limit,
      });
      return {
        ...{ vertical, index, locale, answer, text, chosen, centre, user: search.location },
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

  const inferredPlace = (text: ParsedText | undefined, search: Search) => {
    const place = text?.placeName === undefined ? undefined : places().byName(text.placeName);
    if (place) {
      const radius = search.locationRadius || PLACE_RADIUS;
      return {
        centre: { latitude: place.latitude, longitude: place.longitude },
        radius,
        applied: {
          displayKey: 'Location',
          displayValue: place.short,
          type: 'PLACE',
          filter: { 'builtin.location': { $eq: place.id } },
          details: {
            latitude: place.latitude,
            longitude: place.longitude,
            placeName: place.name,
            featureTypes: [place.kind === 'city' ? 'place' : 'postcode'],
          },
        },
      };
    }
    if (!text?.nearMe || !search.location) return undefined;
    const radius = search.locationRadius || NEAR_ME_RADIUS;
    const { latitude, longitude } = search.location;
    return {
      centre: search.location,
      radius,
      applied: {
        displayKey: 'Location',
        displayValue: languages[search.locale].nearMeText,
        type: 'PLACE',
        filter: { 'builtin.location': { $near: { lat: latitude, lng: longitude, radius } } },
      },
    };
  };

  const resultsOf = (found: Found): Json[] => {
    const { vertical, index, answer, locale, user, centre } = found;
    const highlighted = fieldHighlighter(answer.marks);
    return answer.page.map((at) => {
      const hit = hitOf(vertical, index.idOf(at), locale);
      const data = withDistances(hit.data, vertical.places, { filter: centre, user });
      const result: Json = { data, highlightedFields: highlighted(hit.texts) };
      const distance = user ? index.distance(at, user) : NaN;
      const fromFilter = centre ? index.distance(at, centre) : NaN;
      if (!Number.isNaN(distance)) result['distance'] = Math.round(distance);
      if (!Number.isNaN(fromFilter)) result['distanceFromFilter'] = Math.round(fromFilter);
      return result;
    });
  };

  const facetsOf = (found: Found, wanted: readonly string[]): Facet[] =>
    found.vertical.facets.flatMap((config) => {
      const column = found.index.columns.get(config.field);
      const tally = found.answer.tallies.get(config.field);
      if (!wanted.includes(config.field) || !column || !tally) return [];
      return [facetOf(config, column, tally, found.chosen.get(config.field) ?? [], found.locale)];
    });

  const bias = (location: Point | undefined): Json => {
    if (!location) return {};
    return {
      locationBias: {
        ...location,
        locationDisplayName: places().nearest(location)?.name ?? '',
        accuracy: 'DEVICE',
      },
    };
  };

  /** Whether the first result is a content page of the site, or a part of one. */
  const leadsToPage = ({ vertical, index, answer, locale }: Found): boolean => {
    const site = vertical.index.pagesOf;
    const id = index.idOf(answer.page[0] ?? -1);
    const addresses = site && id !== '' ? pageAddresses(hitOf(vertical, id, locale).data) : [];
    return addresses.some((address) => site && pages.at(site, address.replace(/#.*/s, ''), locale));
  };

  /** Sections of all verticals that found something, the best first. */
  const sections = (
    wanted: readonly Vertical[],
    search: (vertical: Vertical) => Search,
  ): { modules: Json[]; failed: Json[]; found: Found[] } => {
    const started = performance.now();
    const budget = options.universalBudget ?? UNIVERSAL_BUDGET;
    const failed: Json[] = [];
    const results: { found: Found; milliseconds: number }[] = [];
    for (const vertical of wanted) {
      const begun = performance.now();
      const failure = (errorType: string, responseCode: number, description: string) =>
        failed.push({
          verticalConfigId: vertical.key,
          errorType,
          queryDurationMillis: Math.round(performance.now() - begun),
          details: { responseCode, description },
        });
      if (begun - started > budget) {
        failure('TIMEOUT', 504, 'There was no time left for this vertical');
        continue;
      }
      try {
        const found = find(vertical, search(vertical));
        if (found.answer.total > 0) results.push({ found, milliseconds: performance.now() - begun });
      } catch (error) {
        if (error instanceof VerticalTimeout) failure('TIMEOUT', 504, error.message);
        else {
          log({ event: 'search-vertical-failed', vertical: vertical.key, error: String(error) });
          failure('BACKEND_ERROR', 500, 'This vertical could not be searched');
        }
      }
    }
    // Some of the words are worth showing only where nothing has all of them.
    const whole = results.filter(({ found }) => found.answer.allWords);
    const shown = whole.length > 0 ? whole : results;
    // A page named by the words is what they ask for ("pay my bill"), unless someone bears them as a name.
    const rank = (one: Found) =>
      Number(one.answer.exactName) * 4 +
      Number(one.answer.isNamed && leadsToPage(one)) * 2 +
      Number(one.text?.namesKind ?? false);
    shown.sort((a, b) => rank(b.found) - rank(a.found));
    const modules = shown.map(({ found, milliseconds }) => ({
      verticalConfigId: found.vertical.key,
      resultsCount: found.answer.total,
      encodedState: '',
      queryDurationMillis: Math.round(milliseconds),
      source: SOURCE,
      results: resultsOf(found),
      appliedQueryFilters: found.applied,
      facets: [],
    }));
    return { modules, failed, found: shown.map(({ found }) => found) };
  };

  const vertical = (query: VerticalQuery): Json => {
    const config = verticalOf(query.verticalKey);
    const locale = knownLocale(query.locale);
    const offered = config.facets.map(({ field }) => field);
    const allowed =
      query.facetAllowlist === undefined
        ? offered
        : offered.filter((field) => query.facetAllowlist?.split(',').includes(field));
    const facets = query.retrieveFacets ? allowed : [];
    const search: Search = {
      input: query.input,
      isLiteral: query.skipSpellCheck,
      locale,
      location: query.location,
      locationRadius: query.locationRadius,
      filters: query.filters,
      facetFilters: query.facetFilters,
      facets,
      sort: sortKeysOf(query.sortBys),
      context: query.context,
      offset: query.offset,
      limit: query.limit,
    };
    const found = find(config, search);
    const response: Json = {
      businessId: BUSINESS_ID,
      queryId: query.queryId ?? randomUUID(),
      resultsCount: found.answer.total,
      source: SOURCE,
      results: resultsOf(found),
      appliedQueryFilters: found.applied,
      facets: facetsOf(found, facets),
      searchIntents: found.text?.nearMe ? ['NEAR_ME'] : [],
      ...bias(query.location),
    };
    const spelling = query.skipSpellCheck ? undefined : spellCheck(query.input, found);
    if (spelling) response['spellCheck'] = spelling;
    if (found.answer.total === 0) Object.assign(response, instead(config, search));
    return response;
  };

  /** What is offered when nothing was found: everything of the vertical, and what others found. */
  const instead = (config: Vertical, search: Search): Json => {
    const all = find(config, {
      ...search,
      input: '',
      filters: undefined,
      facetFilters: undefined,
      facets: [],
      offset: 0,
    });
    const others =
      search.limit === 0 || search.input.trim() === ''
        ? { modules: [], failed: [] }
        : sections(
            verticals.filter((other) => other.isUniversal && other.key !== config.key),
            () => ({ ...universalSearch(search), limit: SECTION_LIMIT }),
          );
    return {
      allResultsForVertical: {
        resultsCount: all.answer.total,
        results: resultsOf(all),
        facets: [],
        source: SOURCE,
      },
      alternativeVerticals: { modules: others.modules, failedVerticals: others.failed },
    };
  };

  const universal = (query: UniversalQuery): Json => {
    const locale = knownLocale(query.locale);
    const restricted = query.restrictVerticals?.split(',').filter((key) => key !== '');
    const wanted = restricted?.length
      ? restricted.map(verticalOf)
      : verticals.filter(({ isUniversal }) => isUniversal);
    for (const key of Object.keys(query.limit)) verticalOf(key);
    const search = universalSearch({
      input: query.input,
      isLiteral: query.skipSpellCheck,
      locale,
      location: query.location,
      context: query.context,
    });
    const { modules, failed, found } = sections(wanted, ({ key }) => ({
      ...search,
      limit: query.limit[key] ?? SECTION_LIMIT,
    }));
    const response: Json = {
      businessId: BUSINESS_ID,
      queryId: query.queryId ?? randomUUID(),
      modules,
      failedVerticals: failed,
      searchIntents: languages[locale].nearMe.test(fold(query.input)) ? ['NEAR_ME'] : [],
      ...bias(query.location),
    };
    const best = found[0];
    // A word one vertical knows is not a slip of the pen.
    if (best && !query.skipSpellCheck && found.every(({ answer }) => answer.corrections.size > 0)) {
      const spelling = spellCheck(query.input, best);
      if (spelling) response['spellCheck'] = spelling;
    }
    return response;
  };

  const lists = new Map<string, { index: SearchIndex; version: number; list: PromptList }>();
  const promptsOf = (config: Vertical, locale: Locale): PromptList => {
    const key = `${config.key} ${locale}`;
    const index = catalog.index(config.index.key, locale);
    const kept = lists.get(key);
    // While changes are worked in, every slice makes a new version: until the last, the list stands as it was.
    if (kept?.index === index && (kept.version === index.version || catalog.isBusy())) return kept.list;
    const { tallies } = index.query({
      fixed: fixedOf(config, undefined),
      filter: { kind: 'all' },
      chosen: new Map(),
      facets: config.prompts,
      sort: [],
      now: clock().getTime(),
      offset: 0,
      limit: 0,
    });
    const list = new PromptList(
      config.prompts.flatMap((field, turn) => {
        const tally = tallies.get(field);
        const values = index.columns.get(field)?.values ?? [];
        return values.flatMap((value, code) => {
          const count = tally?.[code] ?? 0;
          // Of two equally frequent texts the one of the first field stands for more.
          return count === 0 ? [] : [{ text: String(value), weight: count - turn * 1e-3 }];
        });
      }),
    );
    lists.set(key, { index, version: index.version, list });
    return list;
  };

  const autocomplete: SearchService['autocomplete'] = ({ input, limit, locale: tag, verticalKey }) => {
    const locale = knownLocale(tag);
    const language = languages[locale];
    const folded = fold(input);
    const near = language.nearMe.exec(folded);
    const typed = near ? folded.slice(0, near.index) : input;
    const wanted =
      verticalKey === undefined
        ? verticals.filter(({ isUniversal }) => isUniversal)
        : [verticalOf(verticalKey)];
    const found = new Map<string, { text: string; weight: number; verticalKeys: string[] }>();
    const collect = (correct: boolean) => {
      for (const config of wanted) {
        const index = catalog.index(config.index.key, locale);
        const search = correct
          ? placedWords(typed)
              .map(({ word }) => index.correctionOf(word) ?? word)
              .join(' ')
          : typed;
        if (correct && search === '') continue;
        for (const { text, weight } of promptsOf(config, locale).find(search, limit)) {
          const key = fold(text);
          const same = found.get(key);
          if (same) {
            same.weight = Math.max(same.weight, weight);
            same.verticalKeys.push(config.key);
          } else found.set(key, { text, weight, verticalKeys: [config.key] });
        }
      }
    };
    collect(false);
    if (found.size === 0) collect(true);
    const start = fold(typed).trim();
    const best = [...found.values()]
      .sort(
        (a, b) =>
          Number(fold(b.text).startsWith(start)) - Number(fold(a.text).startsWith(start)) ||
          b.weight - a.weight ||
          (a.text < b.text ? -1 : 1),
      )
      .slice(0, limit);
    return {
      input: { value: input, queryIntents: near ? ['NEAR_ME'] : [] },
      businessId: BUSINESS_ID,
      queryId: randomUUID(),
      results: best.map(({ text, verticalKeys }) => {
        const value = near ? `${text} ${language.nearMeText}` : text;
        return {
          value,
          matchedSubstrings: highlightTyped(value, typed),
          queryIntents: near ? ['NEAR_ME'] : [],
          verticalKeys,
        };
      }),
    };
  };

  const filterSearch = (query: FilterSearchRequest): Json => {
    const config = verticalOf(query.verticalKey);
    const locale = knownLocale(query.locale);
    const index = catalog.index(config.index.key, locale);
    const scope = filterContext(config, undefined);
    const excluded = new Set(
      query.excluded.flatMap((filter) =>
        Object.entries(filter).map(([field, matchers]) => `${field} ${JSON.stringify(matchers)}`),
      ),
    );
    const isExcluded = (filter: Json) =>
      Object.entries(filter).some(([field, matchers]) =>
        excluded.has(`${field} ${JSON.stringify(matchers)}`),
      );
    const total = (filter: Json) =>
      index.query({
        ...{ fixed: fixedOf(config, undefined), filter: readFilter(filter, scope), chosen: new Map() },
        ...{ facets: [], sort: [], now: clock().getTime(), offset: 0, limit: 0 },
      }).total;
    const placeResults = (): Json[] =>
      places()
        .matching(query.input)
        .slice(0, 40)
        .filter((place: Place) => !isExcluded(place.filter) && total(place.filter) > 0)
        .slice(0, FILTER_SEARCH_LIMIT)
        .map((place) => ({
          key: Object.keys(place.filter)[0],
          value: place.name,
          filter: place.filter,
          matchedSubstrings: highlightTyped(place.name, query.input),
        }));
    const valueResults = (field: string, withEntities: boolean): Json[] => {
      const { tallies } = index.query({
        ...{ fixed: fixedOf(config, undefined), filter: { kind: 'all' }, chosen: new Map(), facets: [field] },
        ...{ sort: [], now: clock().getTime(), offset: 0, limit: 0 },
      });
      const column = index.columns.get(field);
      const prompts = (column?.values ?? []).flatMap((value, code) => {
        const count = tallies.get(field)?.[code] ?? 0;
        return count > 0 ? [{ text: String(value), weight: count, value }] : [];
      });
      const values = new Map(prompts.map(({ text, value }) => [text, value]));
      return new PromptList(prompts)
        .find(query.input, FILTER_SEARCH_LIMIT + excluded.size)
        .map(({ text }): Json => {
          const filter = { [field]: { $eq: values.get(text) ?? text } };
          const first =
            withEntities && field === 'name' ? entityNamed(index, config, filter, scope, locale) : undefined;
          return {
            key: field,
            value: text,
            filter,
            matchedSubstrings: highlightTyped(text, query.input),
            ...(first ? { relatedItem: { data: first, highlightedFields: {} } } : {}),
          };
        })
        .filter((result) => !isExcluded(result['filter'] as Json))
        .slice(0, FILTER_SEARCH_LIMIT);
    };
    const parts = query.search_parameters.fields.map(({ fieldId, shouldFetchEntities }) => {
      const isPlace =
        fieldId === 'builtin.location' ||
        fieldId.endsWith('.builtin.location') ||
        fieldId === 'builtin.region' ||
        fieldId === 'address.countryCode';
      if (!isPlace && !scope.isField(fieldId)) {
        throw new HttpProblem(
          400,
          `Unknown field ${JSON.stringify(fieldId.slice(0, 80))} in search_parameters`,
        );
      }
      const label =
        config.facets.find(({ field }) => field === fieldId)?.label[locale] ??
        (isPlace ? { en: 'Location', es: 'Ubicación' }[locale] : fieldId);
      return {
        label,
        results: isPlace ? placeResults() : valueResults(fieldId, shouldFetchEntities === true),
      };
    });
    return {
      businessId: BUSINESS_ID,
      queryId: randomUUID(),
      failedVerticals: [],
      sections: query.search_parameters.sectioned
        ? parts
        : [{ results: parts.flatMap(({ results }) => results) }],
    };
  };

  const entityNamed = (
    index: SearchIndex,
    config: Vertical,
    filter: Json,
    scope: FilterContext,
    locale: Locale,
  ): Json | undefined => {
    const { page } = index.query({
      ...{ fixed: fixedOf(config, undefined), filter: readFilter(filter, scope), chosen: new Map() },
      ...{ facets: [], sort: [], now: clock().getTime(), offset: 0, limit: 1 },
    });
    return page[0] === undefined ? undefined : hitOf(config, index.idOf(page[0]), locale).data;
  };

  // The first visitor who types is not to wait for the lists; neither is the start.
  const unready = verticals.filter(({ isUniversal }) => isUniversal);
  let preparing: NodeJS.Immediate | undefined;
  const prepare = () => {
    const next = unready.shift();
    preparing = undefined;
    if (!next) return;
    promptsOf(next, 'en');
    preparing = setImmediate(prepare);
  };
  preparing = setImmediate(prepare);

  return {
    vertical: (query) => answering(() => vertical(query)),
    universal: (query) => answering(() => universal(query)),
    autocomplete: (query) => answering(() => autocomplete(query)),
    filterSearch: (query) => answering(() => filterSearch(query)),
    catalog,
    close() {
      unsubscribe();
      clearImmediate(preparing);
      catalog.close();
    },
  };
}

/**
 * Puts values of filters into the language of an index: what it has no value for, but the index of the other language
 * does, is what stands in the same documents here ("Cardiology" → "Cardiología"). So links made in one language, and
 * pages that name what they list, work in the other.
 */
function valueTranslator(index: SearchIndex, other: SearchIndex): (filter: Filter) => Filter {
  if (index === other) return (filter) => filter;
  const translated = (filter: Filter): Filter => {
    switch (filter.kind) {
      case 'and':
      case 'or':
        return { kind: filter.kind, of: filter.of.map(translated) };
      case 'not':
        return { kind: 'not', of: translated(filter.of) };
      case 'equals': {
        if (typeof filter.value !== 'string') return filter;
        const column = index.columns.get(filter.field);
        const theirs = other.columns.get(filter.field);
        const code = theirs?.codeOf(filter.value) ?? -1;
        if (!column || !theirs || code < 0 || column.codeOf(filter.value) >= 0) return filter;
        const documents: number[] = [];
        for (const at of membersOf(theirs.bitsOf(code, other.size))) {
          const here = index.numberOf(other.idOf(at));
          if (here !== undefined) documents.push(here);
        }
        const tally = column.tally(Int32Array.from(documents), index.size);
        let best = -1;
        let likeness = 0;
        for (let value = 0; value < column.values.length; value += 1) {
          const both = tally[value] ?? 0;
          const all = documents.length + (column.counts[value] ?? 0) - both;
          if (both > 0 && both / all > likeness) {
            best = value;
            likeness = both / all;
          }
        }
        const value = column.values[best];
        return value === undefined ? filter : { ...filter, value };
      }
      default:
        return filter;
    }
  };
  return translated;
}

/** Thrown by `beforeVertical` to stand for a vertical that takes too long. */
export class VerticalTimeout extends Error {}

function answering(work: () => Json): Json {
  try {
    return work();
  } catch (error) {
    if (error instanceof QueryProblem) throw new HttpProblem(400, error.message);
    throw error;
  }
}

function knownLocale(tag: string): Locale {
  const locale = localeOf(tag);
  if (!locale) throw new HttpProblem(400, `Unknown locale ${JSON.stringify(tag)}`);
  return locale;
}

/** A search over everything has no filters, facets, sorts or pages of its own. */
const universalSearch = ({
  input,
  isLiteral,
  locale,
  location,
  context,
}: Pick<Search, 'input' | 'isLiteral' | 'locale' | 'location' | 'context'>) => ({
  ...{ input, isLiteral, locale, location, context },
  ...{ facets: [], sort: [], offset: 0 },
});

const joined = (filter: Filter, { centre, radius }: { centre: Point; radius: number }): Filter => {
  const near: Filter = { kind: 'near', centre, radius };
  return filter.kind === 'all' ? near : { kind: 'and', of: [filter, near] };
};

/** Id or uid of the entity whose page asks, from the request's context. */
function contextEntity(context: unknown): string | undefined {
  if (typeof context !== 'object' || context === null) return undefined;
  const { entityId, uid, id } = context as Json;
  const named = entityId ?? uid ?? id;
  return typeof named === 'string' || typeof named === 'number' ? String(named) : undefined;
}

/** What was typed with the words replaced that were taken for others; undefined when none was. */
function spellCheck(input: string, { answer, text }: Found): Json | undefined {
  if (!text || answer.corrections.size === 0 || answer.total === 0) return undefined;
  let value = '';
  let last = 0;
  const matchedSubstrings: Substring[] = [];
  for (const { word, offset, length } of placedWords(input)) {
    const correction = answer.corrections.get(word);
    if (correction === undefined) continue;
    value += input.slice(last, offset);
    matchedSubstrings.push({ offset: value.length, length: correction.length });
    value += correction;
    last = offset + length;
  }
  if (matchedSubstrings.length === 0) return undefined;
  value += input.slice(last);
  return { originalQuery: input, correctedQuery: { value, matchedSubstrings }, type: 'AUTOCORRECT' };
}
