import type { Filter } from './engine/filters.ts';
import type { ParsedText } from './engine/parseText.ts';
import type { Point } from './engine/PointColumn.ts';
import type { IndexAnswer, SortKey } from './engine/IndexQuery.ts';
import type { SearchIndex } from './engine/SearchIndex.ts';
import type { Language } from './language/Language.ts';
import type { PlaceInQuery } from './placeInQuery.ts';
import type { Vertical } from './Vertical.ts';

export type Json = Record<string, unknown>;
export type Locale = Language['code'];

/** What is asked of one vertical. Filters, facet filters and context are as the request has them, not yet read. */
export interface Search {
  input: string;
  /** Words are taken as they are written. */
  isLiteral: boolean;
  locale: Locale;
  /** Where the visitor is. */
  location?: Point | undefined;
  /** Metres around a place that comes without a radius of its own. */
  locationRadius?: number | undefined;
  filters?: unknown;
  facetFilters?: unknown;
  /** Fields to be counted. */
  facets: readonly string[];
  sort: readonly SortKey[];
  context?: unknown;
  offset: number;
  limit: number;
  /** Whether it is one vertical's part of a search of everything. */
  isOfEverything?: boolean;
}

/** What one vertical found, before it is put into the protocol's shape. */
export interface Found {
  vertical: Vertical;
  index: SearchIndex;
  locale: Locale;
  answer: IndexAnswer;
  text: ParsedText | undefined;
  /** Location of the visitor, from the request. */
  user?: Point | undefined;
  /** Centre of the location filter, given or inferred. */
  centre?: Point | undefined;
  /** The place or position read out of the words. */
  inferred?: PlaceInQuery | undefined;
  applied: Json[];
  /** Whether a kind of place was asked for, found or not. */
  asksKind: boolean;
  /** Wishes given up because nothing has all of them, as entries like those of `applied`. */
  dropped: Json[];
  chosen: ReadonlyMap<string, readonly Filter[]>;
}

/** Results for each vertical of a search over everything. */
export const SECTION_LIMIT = 5;

/** A search over everything has no filters, facets, sorts or pages of its own. */
export const searchOfEverything = ({
  input,
  isLiteral,
  locale,
  location,
  context,
}: Pick<Search, 'input' | 'isLiteral' | 'locale' | 'location' | 'context'>): Omit<Search, 'limit'> => ({
  ...{ input, isLiteral, locale, location, context },
  ...{ facets: [], sort: [], offset: 0, isOfEverything: true },
});
