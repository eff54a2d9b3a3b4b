import { readFlag } from '#src/components/cards/resultFields.ts';
import { readText } from '#src/domain/text/readText.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import type { StaticFilter } from '#src/domain/search/filters.ts';
import { MAX_LIMIT } from '#src/domain/search/searchState.ts';
import type { ComponentDataContext, DrawsCards } from '#src/context/ComponentData.ts';
import { isWaitlist } from '#src/domain/volunteering/recruitingStatus.ts';
import type { VerticalSearch } from '#src/ports/SearchPort.ts';

/** What a listing shows: the results, and the card they are drawn with. */
export interface Listing extends DrawsCards {
  results: SearchResult[];
  /** Address of the page with all of them, when it follows from the results' context. */
  more?: string;
}

/** What a listing asks of the search service; the experience is the one for related content (S-338, C-097). */
export type ListingSearch = Omit<VerticalSearch, 'experience'>;

/** Asks the search service for the results of a listing. Undefined when there are none. */
export async function loadListing(
  cardType: string,
  search: ListingSearch,
  { search: service }: Pick<ComponentDataContext, 'search'>,
): Promise<Listing | undefined> {
  const answer = await service.vertical({ experience: 'related-content', ...search });
  const own = search.contextEntityId;
  const others = answer.results.filter(
    ({ id, data }) => own === undefined || (id !== own && readText(data['uid']) !== own),
  );
  return listingOf(cardType, others.slice(0, search.limit));
}

/**
 * A listing whose closest results come first: those of each step of `closer`, whose filters all hold, then the others of the
 * search, as many as the search asks for. All are asked side by side.
 */
export async function loadClosestFirst(
  cardType: string,
  search: ListingSearch,
  closer: readonly (readonly StaticFilter[])[],
  context: Pick<ComponentDataContext, 'search'>,
): Promise<Listing | undefined> {
  const steps = await Promise.all([
    ...closer.map((staticFilters) => loadListing(cardType, { ...search, staticFilters }, context)),
    loadListing(cardType, search, context),
  ]);
  return listingOf(cardType, once(steps.flatMap((step) => step?.results ?? [])).slice(0, search.limit));
}

/** Results of several searches without doubles, each where it stands first. */
export const once = (results: readonly SearchResult[]): SearchResult[] => [
  ...new Map(results.map((one) => [one.id, one])).values(),
];

/** What results say of themselves, apart from their names: the first of these fields that is there. */
const SAID_IN = ['c_subheadDescriptionV2', 'c_teaserText', 'c_shortDescription'] as const;

/**
 * Those that say something of their own before a second one that says the same, as one role at several places and one class on several
 * days do; each in its order.
 */
export function differentFirst(results: readonly SearchResult[]): SearchResult[] {
  const said = new Set<string>();
  const [different, alike]: [SearchResult[], SearchResult[]] = [[], []];
  for (const result of results) {
    const words = SAID_IN.map((field) => result.data[field]).find((value) => value !== undefined);
    const key = words === undefined ? result.id : JSON.stringify(words);
    (said.has(key) ? alike : different).push(result);
    said.add(key);
  }
  return [...different, ...alike];
}

/** What says that it takes no applications now stands last, and before it what has a waiting list; each in its order. */
export function openFirst(results: readonly SearchResult[]): SearchResult[] {
  const waits = ({ data }: SearchResult) => {
    if (readFlag(data['c_hasApplication']) === false) return 2;
    return isWaitlist(readText(data['c_status'])) ? 1 : 0;
  };
  return [...results].sort((one, other) => waits(one) - waits(other));
}

/** A listing of results at hand; undefined without any. */
export function listingOf(cardType: string, results: SearchResult[]): Listing | undefined {
  return results.length > 0 ? { cardTypes: [cardType], results } : undefined;
}

/** The `Limit` an editor set, else the listing's own: a whole number from 1 to `most`. */
export function limitOf(set: number | undefined, own: number, most = MAX_LIMIT): number {
  return set === undefined ? own : Math.min(set, most);
}

/** Results whose fields hold one of the values named for them; undefined without any value. */
export function anyOf(wanted: Readonly<Record<string, readonly string[]>>): StaticFilter | undefined {
  const filters = Object.entries(wanted).flatMap(([fieldId, values]) =>
    values.map((value): StaticFilter => ({ kind: 'fieldValue', fieldId, matcher: '$eq', value })),
  );
  const [only] = filters;
  return filters.length > 1 ? { kind: 'disjunction', filters } : only;
}
