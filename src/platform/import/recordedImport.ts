import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { backup } from 'node:sqlite';
import { openStore } from '#src/platform/store/openStore.ts';
import type { Store } from '#src/platform/store/Store.ts';
import { importFiles } from './importFiles.ts';
import { ImportProblem } from './ImportProblem.ts';
import type { ImportReport } from './ImportReport.ts';
import { importRuns } from './importRuns.ts';

export interface RecordedImport {
  /** Id of the run; one that was begun already goes on under it. */
  id: string;
  files: readonly string[];
  isDry: boolean;
  source?: string | undefined;
  /** For tests: hears of each record. */
  onProgress?: (file: string, done: number, of: number) => void;
}

/**
 * An import that leaves a report behind, whatever becomes of it: the report of each file is stored with the file. A dry run
 * works on a copy of the store, so that nobody waits for what is not kept.
 */
export async function recordedImport(
  store: Store,
  { id, files, isDry, source, onProgress }: RecordedImport,
): Promise<ImportReport> {
  const runs = importRuns(store);
  runs.begin({ id, files, isDry, source, author: '', process: process.pid });
  const options = {
    ...(source !== undefined && { source }),
    ...(onProgress && { onProgress }),
  };
  try {
    const report = isDry
      ? await onCopy(store, (copy) => importFiles(copy, files, options))
      : await importFiles(store, files, {
          ...options,
          onStored: (place, one) => runs.keepFile(id, place, one),
        });
    store.transaction(() => {
      if (isDry) report.files.forEach((one, place) => runs.keepFile(id, place, one));
      runs.end(id, 'done');
    });
    return { ...report, dryRun: isDry };
  } catch (error) {
    runs.end(id, 'refused', wordsOf(error));
    throw error;
  }
}

/** Paths of this machine are nobody's business. */
function wordsOf(error: unknown): string {
  if (error instanceof ImportProblem) {
    const { file, line, reason } = error;
    return `${basename(file)}${line === undefined ? '' : `, line ${line}`}: ${reason}`;
  }
  return error instanceof Error ? error.message : String(error);
}

/** Works on a copy of the store, which is gone afterwards. */
async function onCopy<T>(store: Store, work: (copy: Store) => Promise<T>): Promise<T> {
  const place = store.database.location();
  if (place === null) throw new Error('A store in memory cannot be copied');
  const path = `${place}.dry-${process.pid}`;
  try {
    await backup(store.database, path);
    const copy = openStore(path, { pollMs: 0 });
    try {
      return await work(copy);
    } finally {
      copy.close();
    }
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(path + end, { force: true });
  }
}
