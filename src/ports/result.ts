/**
 * The outcome of asking an upstream.
 * 'absent' is the upstream's own "there is none", with what it was as `former` where the upstream still knows what it
 * deleted; 'failed' is an outage or nonsense and is never shown as absence.
 */
export type Lookup<T> =
  | { kind: 'found'; value: T }
  | { kind: 'absent'; former?: T }
  | { kind: 'failed'; error: Error };

/** What an upstream answered; whoever holds one need not think of outages. */
export type Answer<L extends { kind: string }> = Exclude<L, { kind: 'failed' }>;

/** Entities asked for one by one or from several sources; not whole when one of them did not answer. */
export interface Gathered<T> {
  found: T[];
  isWhole: boolean;
}
