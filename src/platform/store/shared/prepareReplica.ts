import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { appliedSteps, migrate, migrations } from '../migrations.ts';
import type { Step } from '../migrations.ts';
import { StoreProblem } from '../StoreProblem.ts';
import { BrokenReplica } from './ChangeLog.ts';
import type { ChangeLog, LogHead } from './ChangeLog.ts';
import { applyEntries, entryAfter } from './entries.ts';
import { replicaState, setReplicaState } from './replicaState.ts';
import { isBlank } from './sharedTables.ts';
import { removeDataFile } from '../removeDataFile.ts';
import { fillFromSnapshot, writeSnapshot } from './snapshotFile.ts';

export interface PrepareOptions {
  path: string;
  log: ChangeLog;
  tell: (event: Record<string, unknown>) => void;
  /** How long the file's write lock is waited for, ms. */
  busyMs: number;
  /** Steps of the schema; others in tests. */
  steps?: readonly Step[];
}

/** A connection to a replica that follows the log: what is applied was checked where it was written. */
export function openFollower(path: string, busyMs: number): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: busyMs, enableForeignKeyConstraints: false });
  // What a power cut takes is in the log.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA temp_store = MEMORY');
  return database;
}

/**
 * Makes the data file a replica of the shared store that is up to date: the first one offers its own store, a new one begins
 * with the newest snapshot, and one that was away reads the log. Throws StoreProblem for a file that is something
 * else, and leaves it as it was. With a database that does not answer, a replica that is whole is good enough to read from.
 */
export function prepareReplica(options: PrepareOptions): void {
  const { path, log, busyMs, steps = migrations } = options;
  const database = openFollower(path, busyMs);
  try {
    const own = replicaState(database);
    const schema = appliedSteps(database);
    if (schema > steps.length) migrate(database, steps);
    let head: LogHead | undefined;
    try {
      head = log.open();
    } catch (error) {
      if (own && schema === steps.length && error instanceof StoreProblem) return;
      throw withoutCopy(error, path, own !== undefined);
    }
    head ??= own ? undefined : founded(database, options);
    if (!head || (own && own.cluster !== head.cluster))
      throw new StoreProblem(
        `The data file ${path} is a copy of another shared store than the one PLATFORM_DATABASE_URL names. ` +
          'Set PLATFORM_DATA to a new file, or PLATFORM_DATABASE_URL to the database it belongs to.',
      );
    if (head.schema > steps.length) throw newerProgram(head.schema, steps.length);
    const isReplica = replicaState(database) !== undefined;
    const isCurrent = isReplica && (own === undefined || schema === steps.length);
    if (!isReplica && appliedSteps(database) > 0 && !isBlank(database))
      throw new StoreProblem(
        `The data file ${path} holds a store of its own, and the database that PLATFORM_DATABASE_URL names holds one, too. ` +
          'Set PLATFORM_DATA to a new file to use the shared one, or PLATFORM_DATABASE_URL to an empty database to share this one.',
      );
    if (head.schema < steps.length) raise(head, options, steps);
    if (!isCurrent) {
      migrate(database, steps);
      fill(database, options);
    }
    catchUp(database, options, steps.length);
  } finally {
    database.close();
  }
}

/** The same, with why there is nothing to start from meanwhile. */
function withoutCopy(error: unknown, path: string, isOld: boolean): unknown {
  if (!(error instanceof StoreProblem)) return error;
  const why = isOld
    ? `The copy of the shared store in ${path} is of an earlier version, which only the database can bring up to date.`
    : `There is no copy of the shared store in ${path} to start from without it.`;
  const { retryAfter } = error;
  return new StoreProblem(`${error.message} ${why}`, {
    cause: error.cause,
    ...(retryAfter !== undefined && { retryAfter }),
  });
}

export const newerProgram = (theirs: number, ours: number): StoreProblem =>
  new StoreProblem(
    `The shared store was brought up to date by a newer version (schema ${theirs}, this program knows ${ours}). Update the program.`,
    { retryAfter: 30 },
  );

/** Offers what the file holds as the first store; answers undefined where it is this one that is shared now. */
function founded(database: DatabaseSync, { path, log, tell, steps = migrations }: PrepareOptions): LogHead {
  migrate(database, steps);
  const file = `${path}.snapshot-${process.pid}`;
  const own = { cluster: randomUUID(), schema: steps.length, lastId: randomUUID() };
  try {
    writeSnapshot(database, file, () => undefined);
    const head = log.found(own, file);
    if (head.cluster === own.cluster) {
      setReplicaState(database, { cluster: own.cluster, applied: head.last, id: own.lastId });
      tell({ event: 'shared-store-founded', cluster: own.cluster });
    }
    return head;
  } finally {
    removeDataFile(file);
  }
}

/** Puts the newest snapshot in the place of what the file holds. */
function fill(database: DatabaseSync, { path, log, tell }: PrepareOptions): void {
  const began = performance.now();
  const file = `${path}.snapshot-${process.pid}`;
  try {
    const { cluster, number, id, schema } = log.load(file);
    if (schema !== appliedSteps(database)) throw new BrokenReplica(`the snapshot is of schema ${schema}`);
    fillFromSnapshot(database, file, { cluster, applied: number, id });
    tell({ event: 'replica-filled', entry: number, ms: Math.round(performance.now() - began) });
  } finally {
    removeDataFile(file);
  }
}

/** Reads the log to its end; where the file does not go together with it, begins once more with the snapshot. */
function catchUp(database: DatabaseSync, options: PrepareOptions, schema: number): void {
  const began = performance.now();
  const { log, tell } = options;
  let applied = 0;
  const read = () => {
    for (;;) {
      const at = replicaState(database)?.applied ?? 0;
      const entries = log.read(at);
      if (entries.length === 0) break;
      applied += applyEntries(database, entries, schema);
    }
    requireSame(database, log.open());
  };
  try {
    read();
  } catch (error) {
    if (!(error instanceof BrokenReplica)) throw error;
    tell({ event: 'replica-broken', reason: error.message });
    fill(database, options);
    read();
  }
  if (applied > 0)
    tell({ event: 'replica-caught-up', entries: applied, ms: Math.round(performance.now() - began) });
}

/** Throws BrokenReplica when the log does not hold what the file has applied: a database was put back to an earlier state. */
export function requireSame(database: DatabaseSync, head: LogHead | undefined): void {
  const own = replicaState(database);
  if (!head || !own || own.cluster !== head.cluster) throw new BrokenReplica('the log is of another store');
  if (own.applied > head.last || (own.applied === head.last && own.id !== head.lastId))
    throw new BrokenReplica(`the log does not know entry ${own.applied}, which is here`);
}

/**
 * Brings the shared store to this program's schema, on a copy made from the snapshot and the log; a kill in the middle
 * leaves it as it was. Others cannot write meanwhile, and not at all until they are as new.
 */
function raise(known: LogHead, { path, log, tell, busyMs }: PrepareOptions, steps: readonly Step[]): void {
  const [copy, before, after] = ['copy', 'before', 'after'].map(
    (what) => `${path}.${what}-${process.pid}`,
  ) as [string, string, string];
  const { head } = log.turn(known.last, true);
  try {
    if (head.schema >= steps.length) {
      log.release();
      return;
    }
    removeDataFile(copy);
    const database = openFollower(copy, busyMs);
    try {
      migrate(database, steps.slice(0, head.schema));
      const { cluster, number, id } = log.load(before);
      fillFromSnapshot(database, before, { cluster, applied: number, id });
      catchUp(database, { path: copy, log, tell, busyMs }, head.schema);
      migrate(database, steps);
      writeSnapshot(database, after, () => undefined);
    } finally {
      database.close();
    }
    log.raise({ ...entryAfter(head, new Uint8Array()), schema: steps.length }, after);
    tell({ event: 'shared-store-raised', from: head.schema, to: steps.length });
  } catch (error) {
    log.release();
    throw error;
  } finally {
    for (const file of [copy, before, after]) removeDataFile(file);
  }
}
