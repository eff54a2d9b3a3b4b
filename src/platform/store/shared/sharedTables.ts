import type { DatabaseSync } from 'node:sqlite';

/**
 * Tables that each process keeps for itself: SQLite's own, those of the search, what a replica knows of itself, and the steps
 * of the schema, which go with a snapshot. Every other table is shared, so that one that is added is not forgotten.
 */
const LOCAL = /^(sqlite_|search_|replica_|migration$)/;

export const isShared = (table: string): boolean => !LOCAL.test(table);

/** Names of all tables that are shared. */
export function sharedTables(database: DatabaseSync, schema = 'main'): string[] {
  return database
    .prepare(`SELECT name FROM ${schema}.sqlite_schema WHERE type = 'table' ORDER BY name`)
    .all()
    .map((row) => String(row['name']))
    .filter(isShared);
}

export const columnsOf = (database: DatabaseSync, table: string, schema = 'main'): string[] =>
  database
    .prepare('SELECT name FROM pragma_table_info(?, ?) ORDER BY cid')
    .all(table, schema)
    .map((row) => String(row['name']));

/** Whether nothing was ever put into the shared tables. */
export const isBlank = (database: DatabaseSync): boolean =>
  sharedTables(database).every((table) =>
    table === 'counter'
      ? Number(database.prepare("SELECT value FROM counter WHERE name = 'seq'").get()?.['value']) === 0
      : database.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get() === undefined,
  );
