import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { changesSince } from './changes.ts';
import { connect } from './Connection.ts';
import { contentTables } from './content/contentTables.ts';
import { EntityTables } from './EntityTables.ts';
import { factTables } from './factTables.ts';
import { importLinkTables } from './importLinkTables.ts';
import { migrate } from './migrations.ts';
import type { Store, StoreChange } from './Store.ts';
import { StoreProblem } from './StoreProblem.ts';

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
}

/**
 * Opens (and creates, with its folder) the data file, or a store in memory for ':memory:'.
 *
 * WAL with synchronous=FULL: what a call returned for survives a kill and a power cut. Several processes may have
 * the file open; writes wait for each other, and each process hears of the others' changes within `pollMs`.
 * Throws StoreProblem when the file is damaged, not a data file, or made by a newer version.
 */
export function openStore(path: string, options: OpenStoreOptions = {}): Store {
  const { clock = () => new Date(), pollMs = 1000, busyMs = 10_000 } = options;
  const onListenerError =
    options.onListenerError ?? ((error: unknown) => console.error('store: a subscriber failed:', error));
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const database = openDatabase(path, busyMs);

  const listeners = new Set<(change: StoreChange) => void>();
  let seen = sequenceOf(database);
  let foreign: StoreChange[] = [];
  const emit = (changes: StoreChange[]) => {
    for (const change of changes) {
      for (const listener of [...listeners]) {
        try {
          listener(change);
        } catch (error) {
          onListenerError(error);
        }
      }
    }
  };

  const connection = connect(database, {
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
  });

  const look = () => {
    if (database.isTransaction || sequenceOf(database) <= seen) return;
    const changes = changesSince(connection, seen);
    seen = sequenceOf(database);
    emit(changes);
  };
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
    close() {
      clearInterval(timer);
      listeners.clear();
      if (database.isOpen) database.close();
    },
  };
}

function openDatabase(path: string, busyMs: number): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { timeout: busyMs, enableForeignKeyConstraints: true });
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY');
    migrate(database);
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof StoreProblem) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreProblem(
      `The data file ${path} cannot be opened: ${reason}. ` +
        'Restore it from a backup, or set PLATFORM_DATA to another file.',
      { cause: error },
    );
  }
}

const sequenceOf = (database: DatabaseSync) =>
  Number(database.prepare("SELECT value FROM counter WHERE name = 'seq'").get()?.['value']);

const dataVersionOf = (database: DatabaseSync) =>
  Number(database.prepare('PRAGMA data_version').get()?.['data_version']);
