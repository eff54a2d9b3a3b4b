import type { DatabaseSync } from 'node:sqlite';
import { removeDataFile } from '../removeDataFile.ts';
import { setReplicaState } from './replicaState.ts';
import type { ReplicaState } from './replicaState.ts';
import { columnsOf, sharedTables } from './sharedTables.ts';
import { BrokenReplica } from './ChangeLog.ts';

/** SQLite's own counters of AUTOINCREMENT, of shared tables all. */
const COUNTERS = 'replica_counters';

/**
 * Writes the shared tables as they are now, without their indexes, to a file; `read` is called in the same transaction, so
 * that what it answers belongs to them.
 */
export function writeSnapshot<T>(database: DatabaseSync, file: string, read: () => T): T {
  removeDataFile(file);
  database.prepare('ATTACH ? AS snap').run(file);
  try {
    // It is read again at once or thrown away.
    database.exec('PRAGMA snap.journal_mode = OFF; PRAGMA snap.synchronous = OFF; BEGIN');
    try {
      const answer = read();
      for (const table of sharedTables(database))
        database.exec(`CREATE TABLE snap.${table} AS SELECT * FROM main.${table}`);
      database.exec(`CREATE TABLE snap.${COUNTERS} AS SELECT name, seq FROM main.sqlite_sequence; COMMIT`);
      return answer;
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  } finally {
    database.exec('DETACH snap');
  }
}

/** Ids that were in a store before it was filled from a snapshot, and are not in it now. */
export interface Gone {
  entities: { id: string; type: string }[];
}

/**
 * Puts what a snapshot holds in the place of all shared rows, in one transaction, and notes how far the file is then. The
 * connection must not enforce foreign keys: rows come table by table. Indexes of the search are to be made anew.
 */
export function fillFromSnapshot(database: DatabaseSync, file: string, state: ReplicaState): Gone {
  database.prepare('ATTACH ? AS snap').run(file);
  try {
    database.exec('BEGIN IMMEDIATE');
    try {
      const gone = { entities: removedEntities(database) };
      const triggers = database
        .prepare("SELECT name, sql FROM main.sqlite_schema WHERE type = 'trigger'")
        .all();
      // Logs that are only added to forbid what is done here.
      for (const { name } of triggers) database.exec(`DROP TRIGGER main.${String(name)}`);
      for (const table of sharedTables(database)) copyTable(database, table);
      database.exec(
        `DELETE FROM main.sqlite_sequence; INSERT INTO main.sqlite_sequence (name, seq) SELECT name, seq FROM snap.${COUNTERS}`,
      );
      for (const { sql } of triggers) database.exec(String(sql));
      if (database.prepare("SELECT 1 FROM main.sqlite_schema WHERE name = 'search_state'").get())
        database.exec('DELETE FROM main.search_state');
      setReplicaState(database, state);
      database.exec('COMMIT');
      return gone;
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  } finally {
    database.exec('DETACH snap');
  }
}

function copyTable(database: DatabaseSync, table: string): void {
  const columns = columnsOf(database, table).join(', ');
  if (columnsOf(database, table, 'snap').join(', ') !== columns)
    throw new BrokenReplica(`the snapshot has another table ${table}`);
  database.exec(
    `DELETE FROM main.${table}; INSERT INTO main.${table} (${columns}) SELECT ${columns} FROM snap.${table}`,
  );
}

const removedEntities = (database: DatabaseSync): Gone['entities'] =>
  database
    .prepare(
      'SELECT DISTINCT id, type FROM main.entity WHERE NOT EXISTS (SELECT 1 FROM snap.entity s WHERE s.id = main.entity.id)',
    )
    .all()
    .map((row) => ({ id: String(row['id']), type: String(row['type']) }));
