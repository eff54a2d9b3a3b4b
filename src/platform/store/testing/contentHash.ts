import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { sharedTables } from '../shared/sharedTables.ts';

/** What the shared tables of a store say, as one number: the same on every copy. */
export function contentHash(database: DatabaseSync): string {
  const hash = createHash('sha256');
  for (const table of sharedTables(database)) {
    const rows = database.prepare(`SELECT * FROM ${table}`).all();
    const lines = rows.map((row) => JSON.stringify(Object.values(row))).sort();
    hash.update(`${table}\n${lines.join('\n')}\n`);
  }
  return hash.digest('hex');
}
