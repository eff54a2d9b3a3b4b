import { DatabaseSync } from 'node:sqlite';

/** How long a data file may be held by another program before it counts as in use, in ms. */
const PATIENCE_MS = 10_000;

/**
 * Opens a data file that programs may be serving from. One that closes it, or puts it in order after it was killed, has it
 * to itself for a moment, also from who would only read: that is waited for. Throws when it takes longer than ten seconds.
 */
export function openDataFile(path: string, options: { readOnly?: boolean } = {}): DatabaseSync {
  return new DatabaseSync(path, { timeout: PATIENCE_MS, ...options });
}

/** Copies what a data file holds at one moment, whoever writes to it; the files alone might be half written. */
export function copyDataFile(path: string, copy: string): void {
  const database = openDataFile(path);
  try {
    database.prepare('VACUUM INTO ?').run(copy);
  } finally {
    database.close();
  }
}
