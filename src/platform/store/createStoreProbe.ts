import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** How long an answer holds, ms: a probe writes to the disk, and is asked often. */
const HOLDS_MS = 5000;
/** SQLite's own number for "somebody else is writing". */
const BUSY = 5;

/**
 * Says whether the data file can be read and written now, on a connection of its own that waits for nobody: that somebody
 * else is writing shows that it can be. What it writes is a number that nothing reads.
 */
export function createStoreProbe(path: string, now: () => number = Date.now) {
  /** The file the process has open since it began. */
  const own = fileAt(path);
  let database: DatabaseSync | undefined;
  let known: { at: number; problem: string | undefined } | undefined;

  function tried(): string | undefined {
    const file = fileAt(path);
    if (file !== undefined && file !== own) return 'the data file was replaced: start the platform anew';
    try {
      database ??= new DatabaseSync(path, { timeout: 0 });
      database.prepare("SELECT value FROM counter WHERE name = 'seq'").get();
    } catch (error) {
      return isBusy(error) ? undefined : 'the store cannot be read';
    }
    try {
      const { user_version: version } = database.prepare('PRAGMA user_version').get() as {
        user_version: number;
      };
      database.exec(`PRAGMA user_version = ${version === 1 ? 0 : 1}`);
      return undefined;
    } catch (error) {
      return isBusy(error) ? undefined : 'the store cannot be written';
    }
  }

  return {
    /** What is wrong; undefined while nothing is. */
    problem(): string | undefined {
      if (!known || now() - known.at >= HOLDS_MS) {
        known = { at: now(), problem: tried() };
        // A file that was moved away or came back is another one.
        if (known.problem) close();
      }
      return known.problem;
    },
    close,
  };

  function close(): void {
    if (database?.isOpen) database.close();
    database = undefined;
  }
}

/** Which file lies there; undefined for none. */
function fileAt(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino;
}

const isBusy = (error: unknown): boolean => (error as { errcode?: number }).errcode === BUSY;
