import { statSync } from 'node:fs';
import { openDataFile } from '../../src/platform/store/openDataFile.ts';
import { replicaState } from '../../src/platform/store/shared/replicaState.ts';

/**
 * Tells one data file from another that came to its place: pages made from what was there before are not those of the new
 * one, although the platform's address is the same. The copies of a shared store are one: what is made from one of them may be
 * shown by all.
 */
export function storeMark(data: string): string {
  const database = openDataFile(data, { readOnly: true });
  try {
    const shared = replicaState(database);
    if (shared) return shared.cluster;
  } finally {
    database.close();
  }
  const { ino, birthtimeMs } = statSync(data);
  return `${ino}-${Math.round(birthtimeMs)}`;
}
