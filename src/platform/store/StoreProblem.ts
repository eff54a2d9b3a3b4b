/** Something the person who runs the platform can act on: a locked, newer or damaged file, a taken uid. */
export class StoreProblem extends Error {
  override name = 'StoreProblem';
  /** Seconds after which the same may well work: the store cannot be written now, and the call is not to blame. */
  readonly retryAfter: number | undefined;

  constructor(message: string, { retryAfter, ...options }: ErrorOptions & { retryAfter?: number } = {}) {
    super(message, options);
    this.retryAfter = retryAfter;
  }
}

/**
 * Seconds to wait, where an error only says that the store cannot be written at the moment; undefined for any other.
 * By name, since a problem may come from another realm than this file's (tests).
 */
export function passingProblem(error: unknown): number | undefined {
  const { name, retryAfter } = (error ?? {}) as { name?: string; retryAfter?: number };
  return name === 'StoreProblem' ? retryAfter : undefined;
}

/** A save was made against a revision that is no longer the newest one. `current` is the newest. */
export class RevisionConflict extends Error {
  override name = 'RevisionConflict';
  readonly current: string | undefined;

  constructor(itemId: string, current: string | undefined) {
    super(`Item ${itemId} was changed by somebody else since it was opened`);
    this.current = current;
  }
}
