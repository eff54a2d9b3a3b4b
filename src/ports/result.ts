/**
 * The outcome of asking an upstream.
 * 'absent' is the upstream's own "there is none", with what it was as `former` where the upstream still knows what it
 * deleted; 'failed' is an outage or nonsense and is never shown as absence.
 */
export type Lookup<T> =
  { kind: 'found'; value: T } | { kind: 'absent'; former?: T } | { kind: 'failed'; error: Error };
