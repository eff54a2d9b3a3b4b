import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { BrokenReplica } from './ChangeLog.ts';
import type { LogEntry, LogHead } from './ChangeLog.ts';
import { replicaState, setReplicaState } from './replicaState.ts';
import { isShared } from './sharedTables.ts';

/** The entry that follows on a head. */
export function entryAfter(
  { last, lastId, schema }: Pick<LogHead, 'last' | 'lastId' | 'schema'>,
  changes: Uint8Array,
): LogEntry {
  return {
    ...{ number: last + 1, id: randomUUID(), previous: lastId, schema },
    // A copy: it goes to another thread without what stands beside it in memory.
    changes: new Uint8Array(zstdCompressSync(changes)),
  };
}

/**
 * Applies entries that follow on what the file holds, in one transaction, until `isEnough`; those it holds already are passed
 * over. Answers how many it applied. The connection must not enforce foreign keys, because an entry names every row that
 * went, those that went along with another included. Throws BrokenReplica, with the file as it was, when an entry does not
 * fit: any conflict means that the file is no copy any more.
 */
export function applyEntries(
  database: DatabaseSync,
  entries: readonly LogEntry[],
  schema: number,
  isEnough: () => boolean = () => false,
): number {
  if (entries.length === 0) return 0;
  database.exec('BEGIN IMMEDIATE');
  try {
    let state = replicaState(database);
    if (!state) throw new BrokenReplica('the file does not say how far it is');
    let applied = 0;
    for (const entry of entries) {
      if (entry.number <= state.applied) continue;
      if (entry.number !== state.applied + 1 || entry.previous !== state.id)
        throw new BrokenReplica(
          `entry ${entry.number} of the log does not follow on entry ${state.applied} here`,
        );
      if (entry.schema !== schema)
        throw new BrokenReplica(`entry ${entry.number} of the log is of schema ${entry.schema}`);
      const isApplied = database.applyChangeset(zstdDecompressSync(entry.changes), { filter: isShared });
      if (!isApplied) throw new BrokenReplica(`entry ${entry.number} of the log contradicts the file`);
      state = { ...state, applied: entry.number, id: entry.id };
      applied += 1;
      if (isEnough()) break;
    }
    if (applied > 0) setReplicaState(database, state);
    database.exec('COMMIT');
    return applied;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
