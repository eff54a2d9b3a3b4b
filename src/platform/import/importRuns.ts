import { basename } from 'node:path';
import type { SQLInputValue } from 'node:sqlite';
import type { Store } from '#src/platform/store/Store.ts';
import { isRunning } from './processNumber.ts';
import type { Flag } from './Candidate.ts';
import type { FileReport } from './ImportReport.ts';

/** 'interrupted': it was killed, or its machine was; the files it lists as done are in the directory, the others are not. */
export type RunState = 'running' | 'done' | 'refused' | 'interrupted';
export type FindingKind = 'refused' | Flag['kind'];

export interface ImportRun {
  id: string;
  at: string;
  endedAt: string | null;
  /** Id of the person; '' for the command. */
  author: string;
  isDry: boolean;
  /** The dry run this one followed. */
  triedAs: string | null;
  /** Names of the files, in their order. */
  files: string[];
  /** The sender that was named; '' for none. */
  source: string;
  state: RunState;
  /** Why it was refused. */
  message: string | null;
}

/** What became of one file: the counts of its report, with how many records of it were not taken as they stood. */
export type FileCounts = Omit<FileReport, 'rejected' | 'flagged'> & {
  refused: number;
  flagged: number;
  /** How far a large file is; absent when it is stored whole. */
  part?: FilePart;
};

/** What a later run needs to go on in the middle of a file. */
export interface FilePart {
  /** Rows stored, and of how many. */
  through: number;
  of: number;
  fingerprint: string;
  /** Number of what the run keeps in mind from piece to piece. */
  marks: number;
}

/** A record that was refused, or a field of one that was not taken as it stands. */
export interface Finding {
  file: string;
  kind: FindingKind;
  row: number;
  label: string;
  field: string;
  reason: string;
  /** Why a record was refused, for those who say it in words of their own; '' where the sentence is all there is. */
  code: string;
  about: string;
}

export interface NewRun {
  id: string;
  author: string;
  isDry: boolean;
  files: readonly string[];
  source?: string | undefined;
  triedAs?: string;
  /** Id of the process that does it. */
  process: number;
}

/** A process number is given to another program sooner or later: no import runs longer than this. */
const LONGEST_MS = 2 * 3_600_000;
const MOST_RUNS = 50;

export type ImportRuns = ReturnType<typeof importRuns>;

/** What imports have left behind of themselves. */
export function importRuns(store: Store, clock: () => Date = () => new Date()) {
  const { database } = store;
  const run = (sql: string, ...values: SQLInputValue[]) => database.prepare(sql).run(...values);
  const now = () => clock().toISOString();

  return {
    /** Begins a run, or takes over one that was begun for this process. */
    begin({ id, author, isDry, files, source = '', triedAs, process: by }: NewRun): void {
      store.transaction(() =>
        run(
          `INSERT INTO import_run (id, at, author, is_dry, tried_as, files, source, state, process)
             VALUES (?, ?, ?, ?, ?, ?, ?, 'running', ?) ON CONFLICT (id) DO UPDATE SET process = excluded.process`,
          ...[id, now(), author, isDry ? 1 : 0, triedAs ?? null],
          ...[JSON.stringify(files.map((file) => basename(file))), source, by],
        ),
      );
    },

    end(id: string, state: RunState, message?: string): void {
      store.transaction(() =>
        run(
          "UPDATE import_run SET state = ?, message = ?, ended_at = ? WHERE id = ? AND state = 'running'",
          ...[state, message ?? null, now(), id],
        ),
      );
    },

    /** Notes which runs ended without saying so. */
    settle(isAlive: (process: number) => boolean = isRunning): void {
      const lost = database
        .prepare("SELECT id, at, process FROM import_run WHERE state = 'running'")
        .all()
        .filter(
          (row) =>
            clock().getTime() - Date.parse(String(row['at'])) > LONGEST_MS ||
            !isAlive(Number(row['process'])),
        );
      for (const row of lost) this.end(String(row['id']), 'interrupted');
    },

    ...fileWrites(store),
    ...reads(store),
  };
}

function fileWrites(store: Store) {
  const { database } = store;
  const run = (sql: string, ...values: SQLInputValue[]) => database.prepare(sql).run(...values);
  return {
    /**
     * Keeps the report of one file, or of what is stored of it; in the transaction of the file itself, so that neither is
     * there without the other. `fresh`: what was not kept before; all of it where nothing was.
     */
    keepFile(
      id: string,
      place: number,
      { rejected, flagged, ...counts }: FileReport,
      fresh: Pick<FileReport, 'rejected' | 'flagged'> = { rejected, flagged },
      part?: FilePart,
    ): void {
      store.transaction(() => {
        const kept: FileCounts = {
          ...counts,
          ...{ file: basename(counts.file), refused: rejected.length, flagged: flagged.length },
          ...(part && { part }),
        };
        run(
          `INSERT INTO import_file (run_id, place, report) VALUES (?, ?, ?)
             ON CONFLICT (run_id, place) DO UPDATE SET report = excluded.report`,
          ...[id, place, JSON.stringify(kept)],
        );
        const next = Number(
          database
            .prepare(
              'SELECT COALESCE(MAX(number) + 1, 0) AS next FROM import_finding WHERE run_id = ? AND place = ?',
            )
            .get(id, place)?.['next'],
        );
        const add = database.prepare('INSERT INTO import_finding VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
        const labels = new Map(fresh.rejected.map(({ row, label }) => [row, label]));
        [
          ...fresh.rejected.map((one) => ({ ...one, kind: 'refused', field: one.field ?? '' })),
          ...fresh.flagged.map((one) => ({ ...one, label: labels.get(one.row) ?? '', code: '', about: '' })),
        ].forEach(({ kind, row, label, field, reason, code, about }, index) =>
          add.run(id, place, next + index, kind, row, label, field, reason, code, about),
        );
      });
    },

    /** Takes what another run has kept of a file over as one's own; the other keeps it, too. */
    copyFile(from: { id: string; place: number }, to: { id: string; place: number }): void {
      store.transaction(() => {
        run(
          'INSERT INTO import_file (run_id, place, report) SELECT ?, ?, report FROM import_file WHERE run_id = ? AND place = ?',
          ...[to.id, to.place, from.id, from.place],
        );
        run(
          `INSERT INTO import_finding (run_id, place, number, kind, row, label, field, reason, code, about)
             SELECT ?, ?, number, kind, row, label, field, reason, code, about
               FROM import_finding WHERE run_id = ? AND place = ?`,
          ...[to.id, to.place, from.id, from.place],
        );
      });
    },
  };
}

function reads({ database }: Store) {
  const filesOf = (id: string): FileCounts[] =>
    database
      .prepare('SELECT report FROM import_file WHERE run_id = ? ORDER BY place')
      .all(id)
      .map((row) => JSON.parse(String(row['report'])) as FileCounts);
  return {
    filesOf,
    /** The newest first. */
    list: (): ImportRun[] =>
      database.prepare('SELECT * FROM import_run ORDER BY at DESC, id LIMIT ?').all(MOST_RUNS).map(toRun),

    byId(id: string): ImportRun | undefined {
      const row = database.prepare('SELECT * FROM import_run WHERE id = ?').get(id);
      return row && toRun(row);
    },

    /** The newest run for real but this one that stored anything, where it was killed. */
    killedBefore(id: string): ImportRun | undefined {
      const row = database
        .prepare(
          "SELECT * FROM import_run WHERE is_dry = 0 AND id <> ? AND state <> 'refused' ORDER BY at DESC, id LIMIT 1",
        )
        .get(id);
      return row && row['state'] === 'interrupted' ? toRun(row) : undefined;
    },

    /** What was kept of one file. */
    file(id: string, place: number): { counts: FileCounts; findings: Finding[] } | undefined {
      const row = database
        .prepare('SELECT report FROM import_file WHERE run_id = ? AND place = ?')
        .get(id, place);
      if (!row) return undefined;
      const counts = JSON.parse(String(row['report'])) as FileCounts;
      const findings = database
        .prepare('SELECT * FROM import_finding WHERE run_id = ? AND place = ? ORDER BY number')
        .all(id, place)
        .map((one) => toFinding(one, counts.file));
      return { counts, findings };
    },

    /** The run that did for real what a dry run has shown; one that was refused or killed does not count. */
    realOf(id: string): ImportRun | undefined {
      const row = database
        .prepare("SELECT * FROM import_run WHERE tried_as = ? AND state IN ('running', 'done')")
        .get(id);
      return row && toRun(row);
    },

    /** Of one kind, or all; refused records first. */
    *findings(id: string, { kind = '', offset = 0, limit = -1 } = {}): Generator<Finding> {
      const names = filesOf(id).map(({ file }) => file);
      const rows = database
        .prepare(
          `SELECT * FROM import_finding WHERE run_id = ?1 AND (?2 = '' OR kind = ?2)
           ORDER BY kind <> 'refused', place, number LIMIT ?3 OFFSET ?4`,
        )
        .iterate(id, kind, limit, offset);
      for (const row of rows) yield toFinding(row, names[Number(row['place'])] ?? '');
    },

    /** How many findings of each kind there are. */
    counts: (id: string): Record<string, number> =>
      Object.fromEntries(
        database
          .prepare('SELECT kind, COUNT(*) AS count FROM import_finding WHERE run_id = ? GROUP BY kind')
          .all(id)
          .map((row) => [String(row['kind']), Number(row['count'])]),
      ),
  };
}

const toFinding = (row: Record<string, unknown>, file: string): Finding => ({
  file,
  kind: row['kind'] as FindingKind,
  row: Number(row['row']),
  label: String(row['label']),
  field: String(row['field']),
  reason: String(row['reason']),
  ...{ code: String(row['code']), about: String(row['about']) },
});

const toRun = (row: Record<string, unknown>): ImportRun => ({
  id: String(row['id']),
  at: String(row['at']),
  endedAt: row['ended_at'] === null ? null : String(row['ended_at']),
  author: String(row['author']),
  isDry: row['is_dry'] === 1,
  triedAs: row['tried_as'] === null ? null : String(row['tried_as']),
  files: JSON.parse(String(row['files'])) as string[],
  source: String(row['source']),
  state: row['state'] as RunState,
  message: row['message'] === null ? null : String(row['message']),
});
