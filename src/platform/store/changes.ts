import type { Connection, Row } from './Connection.ts';
import type { StoreChange } from './Store.ts';

/** What changed after a transaction, told as it was when it happened. */
export function changesSince(connection: Connection, seq: number): StoreChange[] {
  return [
    ...entityChanges(connection, seq),
    ...contentChanges(connection, seq),
    ...factChanges(connection, seq),
  ];
}

function entityChanges(connection: Connection, seq: number): StoreChange[] {
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
  return changes;
}

function contentChanges(connection: Connection, seq: number): StoreChange[] {
  const rows = connection.all(
    `SELECT id, site, published_seq > ?1 AS published, NULL AS gone FROM content_item WHERE draft_seq > ?1 OR published_seq > ?1
     UNION ALL SELECT id, site, 1, path FROM content_removed WHERE seq > ?1
     UNION ALL SELECT NULL, site, 1, path FROM content_left WHERE seq > ?1`,
    seq,
  );
  const texts = (some: readonly Row[], column: string) =>
    some.flatMap((row) => (typeof row[column] === 'string' ? [row[column]] : []));
  const changes: StoreChange[] = [];
  for (const [site, own] of Map.groupBy(rows, (row) => String(row['site']))) {
    for (const published of [false, true]) {
      const some = own.filter((row) => (row['published'] === 1) === published);
      if (some.length === 0) continue;
      const removedPaths = texts(some, 'gone');
      const gone = removedPaths.length > 0 ? { removedPaths } : {};
      changes.push({ kind: 'content', site, itemIds: texts(some, 'id'), published, ...gone });
    }
  }
  return changes;
}

function factChanges(connection: Connection, seq: number): StoreChange[] {
  const rows = connection.all(
    `SELECT space, key FROM fact WHERE seq > ?1 AND seq > 0
     UNION SELECT space, key FROM fact_removed WHERE seq > ?1 ORDER BY space, key`,
    seq,
  );
  return [...Map.groupBy(rows, (row) => String(row['space']))].map(([space, own]): StoreChange => ({
    kind: 'facts',
    space,
    keys: own.map((row) => String(row['key'])),
  }));
}
