import { statSync } from 'node:fs';
import { StoreProblem } from './StoreProblem.ts';

/**
 * Throws for a data file without a single byte. No store ever is one: a copy failed, or a disk was full, and a platform that
 * began anew on it would look as if everything had been deleted.
 */
export function refuseEmptyFile(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.size !== 0) return;
  throw new StoreProblem(
    `The data file ${path} is empty, as after a copy that failed or on a full disk. ` +
      'Restore it from a backup, or delete it to begin with a new store.',
  );
}
