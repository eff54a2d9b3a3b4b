import type { Connection } from './Connection.ts';
import type { ImportLinkStore } from './Store.ts';

/** ImportLinkStore over SQLite. A key put again points to the newer entity. */
export function importLinkTables(connection: Connection): ImportLinkStore {
  return {
    find(source, key) {
      const row = connection.get(
        'SELECT entity_id FROM import_link WHERE source = ? AND key = ?',
        source,
        key,
      );
      return row && String(row['entity_id']);
    },
    of: (entityId) =>
      connection
        .all('SELECT source, key FROM import_link WHERE entity_id = ? ORDER BY source, key', entityId)
        .map((row) => ({ source: String(row['source']), key: String(row['key']) })),
    put(links) {
      connection.transaction(() => {
        for (const { source, key, entityId } of links) {
          connection.run(
            'INSERT INTO import_link (source, key, entity_id) VALUES (?, ?, ?) ' +
              'ON CONFLICT (source, key) DO UPDATE SET entity_id = excluded.entity_id ' +
              'WHERE entity_id <> excluded.entity_id',
            source,
            key,
            entityId,
          );
        }
      });
    },
  };
}
