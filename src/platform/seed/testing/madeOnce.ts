import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * The path of a file that is there afterwards. Of all processes that ask, the first makes it, by `make` at a path beside it, and the
 * others wait meanwhile; half a file is never seen. Of one that was killed while it made it, the test's own limit of time tells.
 */
export function madeOnce(file: string, make: (path: string) => void): string {
  const turn = `${file}.turn`;
  mkdirSync(dirname(file), { recursive: true });
  while (!existsSync(file)) {
    try {
      mkdirSync(turn);
    } catch {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
      continue;
    }
    try {
      // Somebody may have made it between the look and the turn.
      if (existsSync(file)) break;
      const beside = join(turn, basename(file));
      make(beside);
      renameSync(beside, file);
    } finally {
      rmSync(turn, { recursive: true });
    }
  }
  return file;
}
