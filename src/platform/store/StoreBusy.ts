import { StoreProblem } from './StoreProblem.ts';

const HELD =
  'Another program is writing to the data file and did not finish in time. Wait until the running import or seed has ended, then try again.';

/** Seconds after which it is worth while to ask again. */
const COME_AGAIN = 2;

/** Somebody else is writing to the store, and did not finish in time: the same may well be done a little later. */
export class StoreBusy extends StoreProblem {
  readonly isBusy = true;

  constructor(cause?: unknown) {
    super(HELD, { cause, retryAfter: COME_AGAIN });
  }
}

/** By what it says of itself, since it may come from another realm than this file's (tests). */
export const isStoreBusy = (error: unknown): boolean =>
  (error as { isBusy?: unknown } | null)?.isBusy === true;

const TAKEN =
  'Another process is writing to the shared store and did not finish in time. Try again in a moment.';

/** Another process has the turn of a shared store. */
export class TurnTaken extends StoreProblem {
  readonly isTaken = true;

  constructor(cause?: unknown) {
    super(TAKEN, { cause, retryAfter: COME_AGAIN });
  }
}

export const isTurnTaken = (error: unknown): boolean =>
  (error as { isTaken?: unknown } | null)?.isTaken === true;
