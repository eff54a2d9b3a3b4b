import { StoreProblem } from './StoreProblem.ts';

/** By SQLite's own numbers: what keeps a store from being written that is nobody's fault who writes. */
const REASONS: Readonly<Record<number, string>> = {
  8: 'its data file cannot be written',
  10: 'its disk does not do what it is asked to',
  13: 'its disk is full',
  14: 'its data file cannot be opened',
};

/** Seconds after which it is worth while to ask again: somebody has to make room first. */
const COME_AGAIN = 30;

/** A failure of the disk as a problem that is told and passes, any other error as it is. */
export function unwritable(error: unknown): unknown {
  const reason = REASONS[((error as { errcode?: number } | null)?.errcode ?? 0) % 256];
  return reason === undefined
    ? error
    : new StoreProblem(`Nothing can be stored at the moment: ${reason}. What is stored is there.`, {
        cause: error,
        retryAfter: COME_AGAIN,
      });
}
