import type { Store } from '#src/platform/store/Store.ts';
import type { ParsedFile } from './Candidate.ts';
import type { FileReport, ImportReport } from './ImportReport.ts';
import { parseFile } from './parseFile.ts';
import { storeFile } from './storeFile.ts';
import type { Spoken } from './storeFile.ts';

export interface ImportOptions {
  /** Reports what would happen and leaves the store as it is. */
  dryRun?: boolean;
  /** Name of the sender whose ids the FHIR and Yext files carry; default 'fhir' and 'yext'. */
  source?: string;
  onProgress?: (file: string, done: number, of: number) => void;
  /** Called in the transaction of each file, once it is stored. */
  onStored?: (place: number, report: FileReport) => void;
}

class DryRunEnd extends Error {}

/**
 * Imports files in the order given. All are read before the first is stored: one that is broken (ImportProblem)
 * leaves the store as it was. Each file is then stored in one transaction; a second run finds everything unchanged.
 */
export async function importFiles(
  store: Store,
  files: readonly string[],
  options: ImportOptions = {},
): Promise<ImportReport> {
  const parsed: ParsedFile[] = [];
  for (const file of files) parsed.push(await parseFile(file, options.source));
  const spoken: Spoken = new Map();
  const reports: FileReport[] = [];
  const storeAll = () => {
    for (const [place, one] of parsed.entries()) {
      store.transaction(() => {
        const report = storeFile(store, one, spoken, (done, of) => options.onProgress?.(one.file, done, of));
        options.onStored?.(place, report);
        reports.push(report);
      });
    }
  };
  if (options.dryRun) {
    try {
      // Later files must see what earlier ones would have stored, so all run in one transaction that is undone.
      store.transaction(() => {
        storeAll();
        throw new DryRunEnd();
      });
    } catch (error) {
      if (!(error instanceof DryRunEnd)) throw error;
    }
  } else storeAll();
  return { dryRun: options.dryRun ?? false, files: reports };
}
