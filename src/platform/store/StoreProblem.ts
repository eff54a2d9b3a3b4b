/** Something the person who runs the platform can act on: a locked, newer or damaged file, a taken uid. */
export class StoreProblem extends Error {
  override name = 'StoreProblem';
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
