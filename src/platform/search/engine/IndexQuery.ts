import type { Filter } from './filters.ts';
import type { ParsedText } from './parseText.ts';
import type { Point } from './PointColumn.ts';
import type { Way } from './waysToSay.ts';

export type SortKey =
  | { kind: 'relevance' }
  | { kind: 'distance' }
  | { kind: 'field'; field: string; direction: 'ASC' | 'DESC' };

export interface IndexQuery {
  text?: ParsedText;
  /** What the vertical always asks for. */
  fixed: Filter;
  /** What the visitor asks for. */
  filter: Filter;
  /** Facet alternatives chosen, by field. */
  chosen: ReadonlyMap<string, readonly Filter[]>;
  /** Fields to count. */
  facets: readonly string[];
  sort: readonly SortKey[];
  /** Where distances are measured from. */
  origin?: Point;
  /** Whether somebody said the place: what is in it comes before what bears more of the words and is farther away. */
  isPlaceSaid?: boolean;
  /** Whether it is asked who can be seen soon: whose next appointment is known to be sooner counts more. */
  isSoon?: boolean;
  /** ms since the epoch. */
  now: number;
  offset: number;
  limit: number;
}

export interface IndexAnswer {
  total: number;
  /** Document numbers of the page, in order. */
  page: number[];
  /** Documents by code of the field's value. A field's own selection does not narrow its own counts. */
  tallies: Map<string, Uint32Array>;
  /** What was looked for, for marking it in texts: for each alternative its terms. */
  said: readonly (readonly Said[])[];
  /** Typed word → word it was taken for. */
  corrections: Map<string, string>;
  /** Whether the name of the first document speaks of all the words as they were written. */
  isNamed: boolean;
  /** Whether the first document has all the words and none of them in its name: it says them somewhere. */
  isBeside?: boolean;
  /** False when no document has all the words and any of them were enough. */
  allWords: boolean;
  /** Whether the first document is named exactly as the query. */
  exactName: boolean;
}

/** A term of what was looked for. */
export interface Said {
  /** How documents speak of it. */
  ways: readonly Way[];
  /** Whether it names something people have, feel or undergo, or a field of medicine. */
  isConcept: boolean;
}
