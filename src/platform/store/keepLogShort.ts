import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Store } from './Store.ts';

const PROGRAM = join(import.meta.dirname, 'logKeeper.ts');
/** Pages in the log at which a commit brings them into the file after all, should the thread be gone: 80 MB. */
export const LOG_PAGES = 20_000;
const MEMORY = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4, stackSizeMb: 2 };

/**
 * Has a thread of its own bring the log of a data file into the file: otherwise now and then a commit does, and keeps its
 * thread waiting for the disk. Answers what ends it.
 */
export function keepLogShort(
  path: string,
  { database }: Pick<Store, 'database'>,
  log: (event: Record<string, unknown>) => void,
): () => Promise<void> {
  const worker = new Worker(PROGRAM, { workerData: path, resourceLimits: MEMORY });
  worker.unref();
  database.exec(`PRAGMA wal_autocheckpoint = ${LOG_PAGES}`);
  worker.on('error', (error) => {
    database.exec('PRAGMA wal_autocheckpoint = 1000');
    log({ event: 'failure', upstream: 'store', error: String(error) });
  });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  return async () => {
    // Until now it kept nobody from ending.
    worker.ref();
    worker.postMessage('close');
    await ended;
  };
}
