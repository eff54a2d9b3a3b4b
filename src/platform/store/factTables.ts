import { canonicalJson } from './canonicalJson.ts';
import type { Connection } from './Connection.ts';
import type { FactStore } from './Store.ts';

const pageSize = 500;

/** Spaces whose facts visitors see: phrases, redirects, what is said of files, and the like. Others, as counters, tell nobody of a change. */
const ANNOUNCED = /^(dictionary|site|media)(:|$)/;

/** FactStore over SQLite. Putting `undefined` forgets the key. */
export function factTables(connection: Connection): FactStore {
  const changed = (space: string, key: string): void => {
    if (!ANNOUNCED.test(space)) return;
    connection.run('UPDATE fact SET seq = ? WHERE space = ? AND key = ?', connection.nextSeq(), space, key);
    connection.announce({ kind: 'facts', space, keys: [key] });
  };

  return {
    get(space, key) {
      const row = connection.get('SELECT value FROM fact WHERE space = ? AND key = ?', space, key);
      return row && (JSON.parse(String(row['value'])) as unknown);
    },
    put(space, key, value) {
      connection.transaction(() => {
        if (value === undefined) {
          if (connection.run('DELETE FROM fact WHERE space = ? AND key = ?', space, key) === 0) return;
          if (ANNOUNCED.test(space)) {
            connection.run(
              'INSERT OR REPLACE INTO fact_removed (space, key, seq) VALUES (?, ?, ?)',
              space,
              key,
              connection.nextSeq(),
            );
          }
          changed(space, key);
          return;
        }
        const rows = connection.run(
          'INSERT INTO fact (space, key, value) VALUES (?, ?, ?) ' +
            'ON CONFLICT (space, key) DO UPDATE SET value = excluded.value WHERE value <> excluded.value',
          space,
          key,
          canonicalJson(value),
        );
        if (rows > 0) changed(space, key);
      });
    },
    *entries(space) {
      let after: string | undefined;
      for (;;) {
        const rows = connection.all(
          `SELECT key, value FROM fact WHERE space = ? AND (? IS NULL OR key > ?) ORDER BY key LIMIT ${pageSize}`,
          space,
          after ?? null,
          after ?? null,
        );
        for (const row of rows) yield [String(row['key']), JSON.parse(String(row['value'])) as unknown];
        if (rows.length < pageSize) return;
        after = String(rows.at(-1)?.['key']);
      }
    },
  };
}
