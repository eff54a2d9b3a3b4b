import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { isRunning } from '../import/processNumber.ts';
import { INDEX_FORMAT } from './engine/IndexConfig.ts';
import type { IndexConfig } from './engine/IndexConfig.ts';
import type { Shelf } from './Shelf.ts';

/** Languages an index is kept in. */
export const LOCALES = ['en', 'es'] as const;

/** Makes room in the file for at which transaction of the store each index stands, and for who keeps them. */
export const createIndexState = (database: DatabaseSync): void =>
  database.exec(
    `CREATE TABLE IF NOT EXISTS search_state (name TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, sequence INTEGER NOT NULL) WITHOUT ROWID;
     CREATE TABLE IF NOT EXISTS search_keeper (one INTEGER PRIMARY KEY CHECK (one = 1), process INTEGER NOT NULL)`,
  );

/** Notes that this process has the indexes open: what another one writes to them its columns would not know. */
export function takeIndexes(database: DatabaseSync): void {
  database.prepare('INSERT OR REPLACE INTO search_keeper (one, process) VALUES (1, ?)').run(process.pid);
}

export function leaveIndexes(database: DatabaseSync): void {
  database.prepare('DELETE FROM search_keeper WHERE process = ?').run(process.pid);
}

/** Whether another process of this machine has the indexes of the file open, and brings them up to date by itself. */
export function areIndexesKept(database: DatabaseSync): boolean {
  const known = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'search_keeper'").get();
  const keeper = known && database.prepare('SELECT process FROM search_keeper').get();
  return keeper !== undefined && keeper['process'] !== process.pid && isRunning(Number(keeper['process']));
}

/** Notes that an index holds everything up to a transaction. */
export function setIndexState(database: DatabaseSync, { name, index }: Shelf, sequence: number): void {
  database
    .prepare('INSERT OR REPLACE INTO search_state (name, fingerprint, sequence) VALUES (?, ?, ?)')
    .run(name, fingerprintOf(index.config), sequence);
}

/** The transaction an index stands at; undefined when another configuration made it, or none yet. */
export function indexSequence(database: DatabaseSync, { name, index }: Shelf): number | undefined {
  const state = database.prepare('SELECT fingerprint, sequence FROM search_state WHERE name = ?').get(name);
  return state?.['fingerprint'] === fingerprintOf(index.config) ? Number(state['sequence']) : undefined;
}

/** Removes the tables of indexes that are not wanted any more or were made by another configuration. */
export function dropOutdatedIndexes(database: DatabaseSync, configs: readonly IndexConfig[]): void {
  const wanted = new Map(
    configs.flatMap((config) => LOCALES.map((locale) => [`${config.key}_${locale}`, fingerprintOf(config)])),
  );
  const outdated = new Set<string>();
  for (const row of database.prepare('SELECT name, fingerprint FROM search_state').all()) {
    if (wanted.get(String(row['name'])) !== row['fingerprint']) outdated.add(String(row['name']));
  }
  const tables = database
    .prepare(
      "SELECT substr(name, 13) AS name FROM sqlite_schema WHERE name LIKE 'search\\_text\\_%' ESCAPE '\\' AND sql LIKE 'CREATE VIRTUAL%'",
    )
    .all();
  for (const row of tables) {
    const name = String(row['name']);
    if (!wanted.has(name)) outdated.add(name);
  }
  const hasRows = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'search_row'").get();
  for (const name of outdated) {
    if (!/^[a-z_]+$/.test(name)) continue;
    database.exec(`DROP TABLE IF EXISTS search_text_${name}`);
    if (hasRows) database.prepare('DELETE FROM search_row WHERE name = ?').run(name);
    database.prepare('DELETE FROM search_state WHERE name = ?').run(name);
  }
}

const fingerprintOf = (config: IndexConfig) =>
  createHash('sha256')
    .update(JSON.stringify([INDEX_FORMAT, config]))
    .digest('hex');
