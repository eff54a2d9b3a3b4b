import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

// A small thread that brings what stands in the log of the data file into the file itself: whoever else does it waits for
// the disk. It locks out nobody who reads or writes.

const EVERY_MS = 1000;
/** What SQLite itself lets the log grow to. */
const FULL_BYTES = 1000 * 4096;

const path = workerData as string;
const database = new DatabaseSync(path, { timeout: 0 });

function keepShort(): void {
  if ((statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) < FULL_BYTES) return;
  try {
    database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  } catch {
    // Somebody else is at it.
  }
}

const timer = setInterval(keepShort, EVERY_MS);
parentPort?.once('message', () => {
  clearInterval(timer);
  database.close();
});
