/** What the reputation service answers for somebody who is rated (S-210, S-305). */
export interface Reputation {
  ratingPercent: number;
  reviewCount: number;
}

/** Reads an answer of /api/reputation; undefined for "No results found" and for anything that makes no sense. */
export function reputationFromWire(wire: unknown): Reputation | undefined {
  const { status, content } = (typeof wire === 'object' && wire !== null ? wire : {}) as Record<
    string,
    unknown
  >;
  if (status !== 'Success' || typeof content !== 'object' || content === null) return undefined;
  const { ratingPercent, reviewCount } = content as Record<string, unknown>;
  return typeof ratingPercent === 'number' && typeof reviewCount === 'number'
    ? { ratingPercent, reviewCount }
    : undefined;
}
