import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { connect } from './Connection.ts';
import type { Connection } from './Connection.ts';
import { ContentTables } from './ContentTables.ts';
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

  return {
    entities: new EntityTables(connection, clock),
    importLinks: importLinkTables(connection),
    facts: factTables(connection),
    content: new ContentTables(connection, clock),
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

function changesSince(connection: Connection, seq: number): StoreChange[] {
  const changes: StoreChange[] = [];
  const removed = connection.all('SELECT id, type FROM entity_removed WHERE seq > ? ORDER BY seq', seq);
  if (removed.length > 0) {
    changes.push({
      kind: 'entities-removed',
      ids: removed.map((row) => ({ id: String(row['id']), type: String(row['type']) })),
    });
  }
  const changed = connection.all('SELECT id, type, locale FROM entity WHERE seq > ? ORDER BY seq, id', seq);
  if (changed.length > 0) {
    changes.push({
      kind: 'entities',
      ids: changed.map((row) => ({
        id: String(row['id']),
        type: String(row['type']),
        locale: row['locale'] as 'en' | 'es',
      })),
    });
  }
  const content = connection.all(
    `SELECT id, site, published_seq > ?1 AS published, NULL AS gone FROM content_item WHERE draft_seq > ?1 OR published_seq > ?1
     UNION ALL SELECT id, site, 1, path FROM content_removed WHERE seq > ?1`,
    seq,
  );
  for (const site of new Set(content.map((row) => String(row['site'])))) {
    for (const published of [false, true]) {
      const rows = content.filter((row) => row['site'] === site && (row['published'] === 1) === published);
      const removedPaths = rows.flatMap((row) => (typeof row['gone'] === 'string' ? [row['gone']] : []));
      if (rows.length === 0) continue;
      changes.push({
        kind: 'content',
        site,
        itemIds: rows.map((row) => String(row['id'])),
        published,
        ...(removedPaths.length > 0 ? { removedPaths } : {}),
      });
    }
  }
  return changes;
}
