/**
 * The outcome of asking an upstream.
 * 'absent' is the upstream's own "there is none"; 'failed' is an outage or nonsense and is never shown as absence.
 */
export type Lookup<T> = { kind: 'found'; value: T } | { kind: 'absent' } | { kind: 'failed'; error: Error };
