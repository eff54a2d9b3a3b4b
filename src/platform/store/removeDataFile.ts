import { rmSync } from 'node:fs';

/** Removes a data file, and the files of its database that lie beside it; none of them need be there. */
export function removeDataFile(path: string): void {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(path + end, { force: true });
}
