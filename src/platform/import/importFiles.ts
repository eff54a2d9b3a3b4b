import type { Store } from '#src/platform/store/Store.ts';
import { FileStoring } from './FileStoring.ts';
import { ImportMarks } from './ImportMarks.ts';
import type { FileReport, ImportReport } from './ImportReport.ts';
import type { OpenedFile, Taken } from './OpenedFile.ts';
import { openFile } from './openFile.ts';
import { workOnCopy } from './workOnCopy.ts';

/** How far a large file is. */
export interface Progress {
  file: string;
  /** Rows stored, and of how many. */
  done: number;
  of: number;
  /** Seconds until the file is stored, as it went so far; undefined before anything is known of that. */
  left: number | undefined;
}

/** How far a file was stored when its run ended. */
export interface Stopped {
  rows: number;
  report: FileReport;
}

/** What is told of a file in the transaction that stores a piece of it. */
export interface StoredPiece {
  /** Place of the file in the run. */
  place: number;
  opened: OpenedFile;
  /** What became of the file so far, this piece with it. */
  report: FileReport;
  /** What of the report is new with this piece. */
  fresh: Pick<FileReport, 'rejected' | 'flagged'>;
  /** Rows stored so far; undefined when the file is stored whole. */
  through: number | undefined;
}

/** Where a run keeps what it has done. */
export interface RunKeeper {
  /** Number of what it keeps in mind from piece to piece of these files. */
  marksOf(files: readonly OpenedFile[]): number;
  /** How far this very file came in the run that was killed last. */
  stoppedAt(place: number, opened: OpenedFile): Stopped | undefined;
  keep(piece: StoredPiece): void;
}

export interface ImportOptions extends Omit<Taken, 'onLook'> {
  /** Reports what would happen and leaves the store as it is. */
  dryRun?: boolean;
  /** Hears of each record of a piece. */
  onProgress?: (file: string, done: number, of: number) => void;
  /** Hears how far a large file is, first while it is looked through, where `of` is 0. */
  onPiece?: (progress: Progress) => void;
  keeper?: RunKeeper;
}

/**
 * Imports files in the order given. All are looked through before the first is stored: one that is broken (ImportProblem)
 * leaves the store as it was. Each file is stored in one transaction, a large one in several; a second run finds everything
 * unchanged. A dry run works on a copy of the store.
 */
export async function importFiles(
  store: Store,
  files: readonly string[],
  options: ImportOptions = {},
): Promise<ImportReport> {
  const { dryRun = false, ...others } = options;
  if (dryRun)
    return workOnCopy(store, async (copy) => ({
      ...(await importFiles(copy, files, others)),
      dryRun: true,
    }));
  const { onPiece } = options;
  const opened: OpenedFile[] = [];
  for (const file of files) {
    const onLook =
      onPiece && ((one: string, done: number) => onPiece({ file: one, done, of: 0, left: undefined }));
    const { source, states, rowsAPiece } = options;
    opened.push(await openFile(file, { source, states, rowsAPiece, onLook }));
  }
  const marks = new ImportMarks(
    store,
    options.keeper?.marksOf(opened) ?? Math.floor(Math.random() * 2 ** 48),
  );
  const reports: FileReport[] = [];
  for (const [place, one] of opened.entries())
    reports.push(await storeFile(store, one, place, marks, options));
  store.transaction(() => marks.forget());
  return { dryRun: false, files: reports };
}

async function storeFile(
  store: Store,
  opened: OpenedFile,
  place: number,
  marks: ImportMarks,
  { keeper, onProgress, onPiece }: ImportOptions,
): Promise<FileReport> {
  const { file, title, rows, isOnePiece } = opened;
  const stopped = keeper?.stoppedAt(place, opened);
  const storing = new FileStoring({
    ...{ store, marks, place, file, title, isOnePiece, report: stopped?.report },
    onProgress: onProgress && ((done, of) => onProgress(file, done, of)),
  });
  const { report } = storing;
  const from = stopped?.rows ?? 0;
  if (from > 0) report.notes.push(`went on behind row ${from}, where an import was stopped`);
  const begun = performance.now();
  for await (const { parsed, through } of opened.pieces(from)) {
    store.transaction(() => {
      const fresh = storing.take(parsed);
      keeper?.keep({ place, opened, report, fresh, through: isOnePiece ? undefined : through });
    });
    const each = (performance.now() - begun) / 1000 / Math.max(1, through - from);
    if (!isOnePiece) onPiece?.({ file, done: through, of: rows, left: each * (rows - through) });
  }
  if (!isOnePiece) {
    store.transaction(() => {
      storing.finish();
      keeper?.keep({ place, opened, report, fresh: { rejected: [], flagged: [] }, through: undefined });
    });
  }
  return report;
}
