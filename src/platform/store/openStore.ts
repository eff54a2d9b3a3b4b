import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { changesSince } from './changes.ts';
import { connect } from './Connection.ts';
import { contentTables } from './content/contentTables.ts';
import { EntityTables } from './EntityTables.ts';
import { factTables } from './factTables.ts';
import { importLinkTables } from './importLinkTables.ts';
import { migrate, migrations } from './migrations.ts';
import { openBridgedLog } from './shared/BridgedLog.ts';
import type { ChangeLog } from './shared/ChangeLog.ts';
import { prepareReplica } from './shared/prepareReplica.ts';
import { Replica } from './shared/Replica.ts';
import type { ReplicaOptions } from './shared/Replica.ts';
import { replicaState } from './shared/replicaState.ts';
import type { Gone } from './shared/snapshotFile.ts';
import type { Store, StoreChange } from './Store.ts';
import { StoreProblem } from './StoreProblem.ts';
import { unwritable } from './unwritable.ts';

export interface OpenStoreOptions {
  clock?: () => Date;
  /** How often to look for changes made by another process, in ms; default 1000. 0: never. */
  pollMs?: number;
  /** How long a write waits for another process's transaction, in ms; default 10,000. */
  busyMs?: number;
  /** The same, asked at each write: where others wait for this thread, it is to be short; default `busyMs`. */
  writeMs?: () => number;
  /** Told when a subscriber throws; default: writes the error to standard error. */
  onListenerError?: (error: unknown) => void;
  /** Shares the store with other processes through PostgreSQL; the file is this process's copy. */
  shared?: SharedOptions | undefined;
}

export interface SharedOptions {
  /** `postgres://user:password@host:5432/database`, or a log that is there already (tests). */
  log: string | ChangeLog;
  /** Told of what happens to the copy: when the database is gone and back, when it is made anew. */
  tell?: (event: Record<string, unknown>) => void;
  snapshotEvery?: ReplicaOptions['snapshotEvery'];
}

/**
 * Opens (and creates, with its folder) the data file, or a store in memory for ':memory:'.
 *
 * WAL with synchronous=FULL: what a call returned for survives a kill and a power cut. Several processes may have
 * the file open; writes wait for each other, and each process hears of the others' changes within `pollMs`.
 * Throws StoreProblem when the file is damaged, not a data file, or made by a newer version.
 *
 * Shared, the file is a copy of the store in PostgreSQL: it is brought up to date first. A file that is such a copy
 * can be read without the database, and nothing but this process's own tables can be written to it.
 */
export function openStore(path: string, options: OpenStoreOptions = {}): Store {
  const { clock = () => new Date(), pollMs = 1000, busyMs = 10_000 } = options;
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const log = options.shared && sharedLog(path, options.shared, busyMs);
  const database = openDatabase(path, busyMs, log !== undefined);

  const { listeners, emit } = subscribers(options.onListenerError);
  let seen = sequenceOf(database);
  let foreign: StoreChange[] = [];

  const look = () => {
    if (database.isTransaction || sequenceOf(database) <= seen) return;
    const changes = changesSince(connection, seen);
    seen = sequenceOf(database);
    emit(changes);
  };
  /** All rows were put there anew: everything may be another. */
  const filled = ({ entities }: Gone) => {
    seen = sequenceOf(database);
    emit([
      ...(entities.length > 0 ? [{ kind: 'entities-removed' as const, ids: entities }] : []),
      ...changesSince(connection, 0),
    ]);
  };
  const replica = log && openReplica({ path, database, log, onApplied: look, onFilled: filled }, options);

  const connection = connect(database, {
    replica,
    whyReadOnly: !log && replicaState(database) ? readOnly(path) : undefined,
    begun() {
      // Another process may have committed since the last look; our own number would hide it.
      foreign = sequenceOf(database) > seen ? changesSince(connection, seen) : [];
      seen = sequenceOf(database);
    },
    committed(changes, seq) {
      if (seq !== undefined) seen = seq;
      const waiting = foreign;
      foreign = [];
      emit([...waiting, ...changes]);
    },
    ...(options.writeMs && { patience: options.writeMs }),
    rolledBack() {
      const waiting = foreign;
      foreign = [];
      emit(waiting);
    },
  });

  let dataVersion = dataVersionOf(database);
  const timer =
    pollMs > 0 && path !== ':memory:'
      ? setInterval(() => {
          const now = dataVersionOf(database);
          if (now === dataVersion) return;
          dataVersion = now;
          look();
        }, pollMs)
      : undefined;
  timer?.unref();

  const facts = factTables(connection);
  return {
    entities: new EntityTables(connection, clock),
    importLinks: importLinkTables(connection),
    facts,
    content: contentTables(connection, clock, facts),
    transaction: connection.transaction,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sequence: () => sequenceOf(database),
    changesSince: (seq) => changesSince(connection, seq),
    database,
    ...(replica && { sharedProblem: () => replica.problem() }),
    ...(log && {
      whispers: { say: (text) => log.whisper(text), listen: (listener) => log.onWhisper(listener) },
    }),
    close() {
      clearInterval(timer);
      listeners.clear();
      replica?.close();
      if (database.isOpen) database.close();
    },
  };
}

/** Who is told of changes. One that throws keeps nothing from the others. */
function subscribers(
  onError: OpenStoreOptions['onListenerError'] = (error) =>
    console.error('store: a subscriber failed:', error),
) {
  const listeners = new Set<(change: StoreChange) => void>();
  const emit = (changes: readonly StoreChange[]): void => {
    for (const change of changes) {
      for (const listener of [...listeners]) {
        try {
          listener(change);
        } catch (error) {
          onError(error);
        }
      }
    }
  };
  return { listeners, emit };
}

/** The log of a shared store, with the file brought up to date. */
function sharedLog(
  path: string,
  { log: given, tell = () => undefined }: SharedOptions,
  busyMs: number,
): ChangeLog {
  if (path === ':memory:') throw new StoreProblem('A shared store needs a data file for its copy');
  const log = typeof given === 'string' ? openBridgedLog(given, tell) : given;
  try {
    prepareReplica({ path, log, tell, busyMs });
    return log;
  } catch (error) {
    log.close();
    throw cannotOpen(path, error);
  }
}

const openReplica = (
  parts: Pick<ReplicaOptions, 'path' | 'database' | 'log' | 'onApplied' | 'onFilled'>,
  { shared }: OpenStoreOptions,
) =>
  new Replica({
    ...parts,
    schema: migrations.length,
    tell: shared?.tell ?? (() => undefined),
    ...(shared?.snapshotEvery && { snapshotEvery: shared.snapshotEvery }),
  });

const readOnly = (path: string) =>
  `The data file ${path} is this process's copy of a shared store. Set PLATFORM_DATABASE_URL to write to it, ` +
  'or make a store of its own from it with npm run backup.';

function openDatabase(path: string, busyMs: number, isShared: boolean): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { timeout: busyMs, enableForeignKeyConstraints: true });
    // What a power cut takes from a copy is in the log.
    const synchronous = isShared ? 'NORMAL' : 'FULL';
    database.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}; PRAGMA temp_store = MEMORY`,
    );
    migrate(database);
    return database;
  } catch (error) {
    database?.close();
    throw cannotOpen(path, error);
  }
}

/** The same where it says already what to do. */
function cannotOpen(path: string, error: unknown): StoreProblem {
  if (error instanceof StoreProblem) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const isDisk = unwritable(error) !== error;
  return new StoreProblem(
    `The data file ${path} cannot be opened: ${reason}. ` +
      (isDisk
        ? 'Is there room on its disk, and may this user write to its folder?'
        : 'Restore it from a backup, or set PLATFORM_DATA to another file.'),
    { cause: error },
  );
}

const sequenceOf = (database: DatabaseSync) =>
  Number(database.prepare("SELECT value FROM counter WHERE name = 'seq'").get()?.['value']);

const dataVersionOf = (database: DatabaseSync) =>
  Number(database.prepare('PRAGMA data_version').get()?.['data_version']);
