import type { Store } from '#src/platform/store/Store.ts';
import type { Flag } from './Candidate.ts';
import type { RunKeeper } from './importFiles.ts';
import type { FileReport } from './ImportReport.ts';
import type { FileCounts, FilePart, Finding, ImportRuns } from './importRuns.ts';
import type { RefusalCode } from './refusals.ts';

/** A file that a run was killed in the middle of. */
interface Left {
  id: string;
  place: number;
  part: FilePart;
}

/**
 * Keeps what a run does in the store, piece by piece. Where the run before it was killed in the middle of a file, that file
 * goes on there; what runs killed earlier still keep in mind is forgotten.
 */
export function runKeeper(store: Store, runs: ImportRuns, id: string): RunKeeper {
  const killed = leftBy(runs, id);
  let left: Left | undefined;
  let marks = 0;
  return {
    marksOf(files) {
      left = files.some(({ fingerprint }) => fingerprint === killed?.part.fingerprint) ? killed : undefined;
      marks = left?.part.marks ?? Math.floor(Math.random() * 2 ** 48);
      if (!runs.list().some((one) => one.state === 'running' && one.id !== id)) forgetOthers(store, marks);
      return marks;
    },
    stoppedAt(place, { fingerprint }) {
      if (left?.part.fingerprint !== fingerprint) return undefined;
      const kept = runs.file(left.id, left.place);
      if (!kept) return undefined;
      runs.copyFile(left, { id, place });
      return { rows: left.part.through, report: reportOf(kept.counts, kept.findings) };
    },
    keep({ place, opened: { rows: of, fingerprint }, report, fresh, through }) {
      const part = through === undefined ? undefined : { through, of, fingerprint, marks };
      runs.keepFile(id, place, report, fresh, part);
    },
  };
}

function leftBy(runs: ImportRuns, id: string): Left | undefined {
  const killed = runs.killedBefore(id);
  if (!killed) return undefined;
  for (const place of killed.files.keys()) {
    const part = runs.file(killed.id, place)?.counts.part;
    if (part) return { id: killed.id, place, part };
  }
  return undefined;
}

/** What killed runs keep in mind is of no use once another has run; what a running one does, is. */
function forgetOthers(store: Store, marks: number): void {
  store.transaction(() => {
    for (const table of ['import_touched', 'import_stale'])
      store.database.prepare(`DELETE FROM ${table} WHERE marks <> ?`).run(marks);
  });
}

/** A report as it was when it was kept. */
function reportOf(
  { refused: _, flagged: __, part: ___, ...counts }: FileCounts,
  findings: readonly Finding[],
): FileReport {
  return {
    ...counts,
    rejected: findings
      .filter(({ kind }) => kind === 'refused')
      .map(({ row, label, field, code, about, reason }) => ({
        ...{ row, label, about, reason, code: code as RefusalCode },
        ...(field !== '' && { field }),
      })),
    flagged: findings
      .filter(({ kind }) => kind !== 'refused')
      .map(({ row, field, kind, reason }) => ({ row, field, kind: kind as Flag['kind'], reason })),
  };
}
