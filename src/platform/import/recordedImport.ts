import { basename } from 'node:path';
import type { Store } from '#src/platform/store/Store.ts';
import { importFiles } from './importFiles.ts';
import type { Progress } from './importFiles.ts';
import { ImportProblem } from './ImportProblem.ts';
import type { ImportReport } from './ImportReport.ts';
import { importRuns } from './importRuns.ts';
import { processNumber } from './processNumber.ts';
import { runKeeper } from './runKeeper.ts';

export interface RecordedImport {
  /** Id of the run; one that was begun already goes on under it. */
  id: string;
  files: readonly string[];
  isDry: boolean;
  source?: string | undefined;
  states?: ReadonlySet<string> | undefined;
  /** How many rows of a file are stored at once; some thousand without. */
  rowsAPiece?: number | undefined;
  onPiece?: ((progress: Progress) => void) | undefined;
  /** For tests: hears of each record. */
  onProgress?: (file: string, done: number, of: number) => void;
}

/**
 * An import that leaves a report behind, whatever becomes of it: the report of each file is stored with the file. One that
 * was killed in the middle of a large file goes on there, when it is the next one and the file is the same. A dry run
 * works on a copy of the store, so that nobody waits for what is not kept.
 */
export async function recordedImport(
  store: Store,
  { id, files, isDry, source, states, rowsAPiece, onPiece, onProgress }: RecordedImport,
): Promise<ImportReport> {
  const runs = importRuns(store);
  const options = {
    ...{ source, states, rowsAPiece },
    ...(onPiece && { onPiece }),
    ...(onProgress && { onProgress }),
  };
  runs.settle();
  const keeper = isDry ? undefined : runKeeper(store, runs, id);
  runs.begin({ id, files, isDry, source, author: '', process: processNumber(store) });
  try {
    const report = keeper
      ? await importFiles(store, files, { ...options, keeper })
      : await importFiles(store, files, { ...options, dryRun: true });
    store.transaction(() => {
      if (isDry) report.files.forEach((one, place) => runs.keepFile(id, place, one));
      runs.end(id, 'done');
    });
    return report;
  } catch (error) {
    // What is stored of the files stays: the run did not refuse them, it came no farther.
    runs.end(id, runs.filesOf(id).length > 0 ? 'interrupted' : 'refused', wordsOf(error));
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
