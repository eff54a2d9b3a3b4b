import type { DatabaseSync } from 'node:sqlite';
import { openDataFile } from '../openDataFile.ts';

/** How far a data file has followed the log of a shared store. */
export interface ReplicaState {
  cluster: string;
  /** Number and id of the last entry that is in the file. */
  applied: number;
  id: string;
}

/** Undefined for a file that is no replica. */
export function replicaState(database: DatabaseSync): ReplicaState | undefined {
  const isThere = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'replica_state'").get();
  const row = isThere && database.prepare('SELECT cluster, applied, id FROM replica_state').get();
  return row && { cluster: String(row['cluster']), applied: Number(row['applied']), id: String(row['id']) };
}

/** Notes it, in the transaction of what was applied. */
export function setReplicaState(database: DatabaseSync, { cluster, applied, id }: ReplicaState): void {
  database.exec(
    `CREATE TABLE IF NOT EXISTS replica_state (
       one INTEGER PRIMARY KEY CHECK (one = 1), cluster TEXT NOT NULL, applied INTEGER NOT NULL, id TEXT NOT NULL
     )`,
  );
  database
    .prepare('INSERT OR REPLACE INTO replica_state (one, cluster, applied, id) VALUES (1, ?, ?, ?)')
    .run(cluster, applied, id);
}

/** Makes a file that nobody has open a store of its own, whatever it was a copy of. */
export function makeOwn(path: string): void {
  const database = openDataFile(path);
  try {
    database.exec('DROP TABLE IF EXISTS replica_state');
  } finally {
    database.close();
  }
}
