/** Fewest trimmed characters (Q-336, R-081, C-065). */
const EXACT_MATCH_LENGTH = 3;

/** Verticals whose entity type is asked for. The vertical key is the value the call takes. */
const EXACT_MATCH_VERTICALS = ['healthcare_professionals', 'healthcare_facilities'] as const;
export type ExactMatchVertical = (typeof EXACT_MATCH_VERTICALS)[number];

/** Whether to ask for an exact name match, and how. */
export type ExactMatchRequest =
  | { kind: 'none' }
  | { kind: 'ask'; query: string; entityType?: ExactMatchVertical };

/**
 * Asks when the trimmed text has 3 or more characters and the first page is shown; the
 * entity type goes along only in the search of its vertical (Q-338, S-337).
 */
export function exactMatchRequest(search: {
  query: string;
  offset: number;
  verticalKey?: string;
}): ExactMatchRequest {
  const query = search.query.trim();
  if (query.length < EXACT_MATCH_LENGTH || search.offset !== 0) return { kind: 'none' };
  const entityType = EXACT_MATCH_VERTICALS.find((vertical) => vertical === search.verticalKey);
  return entityType ? { kind: 'ask', query, entityType } : { kind: 'ask', query };
}
