import { canonicalJson } from './canonicalJson.ts';
import type { Connection, Row } from './Connection.ts';
import type { EntityInput, EntityRecord, EntityStore } from './Store.ts';
import { StoreProblem } from './StoreProblem.ts';

type Locale = EntityRecord['locale'];

const pageSize = 500;
const selectEntity =
  'SELECT e.id, e.locale, e.type, e.body, e.updated_at, u.uid FROM entity e JOIN entity_uid u ON u.id = e.id';

/** EntityStore over SQLite: bodies as canonical JSON, uids in a table of their own so that they are never reused. */
export class EntityTables implements EntityStore {
  readonly #connection: Connection;
  readonly #clock: () => Date;

  constructor(connection: Connection, clock: () => Date) {
    this.#connection = connection;
    this.#clock = clock;
  }

  put(records: readonly EntityInput[]) {
    return this.#connection.transaction(() => {
      const outcome = { created: 0, updated: 0, unchanged: 0 };
      const ids: { id: string; type: string; locale: 'en' | 'es' }[] = [];
      const updatedAt = this.#clock().toISOString();
      for (const record of records) {
        const result = this.#putOne(record, updatedAt);
        outcome[result] += 1;
        if (result !== 'unchanged') ids.push({ id: record.id, type: record.type, locale: record.locale });
      }
      if (ids.length > 0) this.#connection.announce({ kind: 'entities', ids });
      return outcome;
    });
  }

  get(id: string, locale: Locale = 'en') {
    const row = this.#connection.get(`${selectEntity} WHERE e.id = ? AND e.locale = ?`, id, locale);
    return row && toRecord(row);
  }

  getByUid(uid: number, locale: Locale = 'en') {
    const row = this.#connection.get(`${selectEntity} WHERE u.uid = ? AND e.locale = ?`, uid, locale);
    return row && toRecord(row);
  }

  *iterate(type: string, locale?: Locale) {
    // Pages by key instead of one open cursor, so that the caller may write while reading.
    let after = { id: '', locale: '' };
    for (;;) {
      const rows = locale
        ? this.#connection.all(
            `${selectEntity} WHERE e.type = ? AND e.locale = ? AND e.id > ? ORDER BY e.id LIMIT ${pageSize}`,
            type,
            locale,
            after.id,
          )
        : this.#connection.all(
            `${selectEntity} WHERE e.type = ? AND (e.id, e.locale) > (?, ?) ORDER BY e.id, e.locale LIMIT ${pageSize}`,
            type,
            after.id,
            after.locale,
          );
      for (const row of rows) yield toRecord(row);
      const last = rows.at(-1);
      if (!last || rows.length < pageSize) return;
      after = { id: String(last['id']), locale: String(last['locale']) };
    }
  }

  count(type?: string) {
    const row =
      type === undefined
        ? this.#connection.get('SELECT COUNT(DISTINCT id) AS n FROM entity')
        : this.#connection.get('SELECT COUNT(DISTINCT id) AS n FROM entity WHERE type = ?', type);
    return Number(row?.['n']);
  }

  remove(ids: readonly string[]) {
    const connection = this.#connection;
    return connection.transaction(() => {
      const removed: { id: string; type: string }[] = [];
      for (const id of new Set(ids)) {
        const row = connection.get('SELECT type FROM entity WHERE id = ? LIMIT 1', id);
        if (!row) continue;
        const type = String(row['type']);
        connection.run('DELETE FROM entity WHERE id = ?', id);
        connection.run('DELETE FROM import_link WHERE entity_id = ?', id);
        connection.run(
          'INSERT OR REPLACE INTO entity_removed (id, type, seq) VALUES (?, ?, ?)',
          id,
          type,
          connection.nextSeq(),
        );
        removed.push({ id, type });
      }
      if (removed.length > 0) connection.announce({ kind: 'entities-removed', ids: removed });
      return removed.length;
    });
  }

  #putOne(
    { id, locale, type, body, uid }: EntityInput,
    updatedAt: string,
  ): 'created' | 'updated' | 'unchanged' {
    const connection = this.#connection;
    const text = canonicalJson(body);
    const old = connection.get('SELECT type, body FROM entity WHERE id = ? AND locale = ?', id, locale);
    if (!old || uid !== undefined) this.#keepUid(id, uid);
    if (old && old['type'] === type && old['body'] === text) return 'unchanged';
    const seq = connection.nextSeq();
    if (old) {
      connection.run(
        'UPDATE entity SET type = ?, body = ?, updated_at = ?, seq = ? WHERE id = ? AND locale = ?',
        type,
        text,
        updatedAt,
        seq,
        id,
        locale,
      );
      return 'updated';
    }
    connection.run(
      'INSERT INTO entity (id, locale, type, body, updated_at, seq) VALUES (?, ?, ?, ?, ?, ?)',
      id,
      locale,
      type,
      text,
      updatedAt,
      seq,
    );
    connection.run('DELETE FROM entity_removed WHERE id = ?', id);
    return 'created';
  }

  /** Gives an entity its uid, the wanted one or the next; throws StoreProblem when it has or would take another's. */
  #keepUid(id: string, wanted: number | undefined): void {
    const connection = this.#connection;
    const known = connection.get('SELECT uid FROM entity_uid WHERE id = ?', id);
    if (known) {
      if (wanted !== undefined && wanted !== known['uid']) {
        throw new StoreProblem(
          `Entity ${id} has uid ${String(known['uid'])} and cannot be given uid ${wanted}`,
        );
      }
      return;
    }
    if (wanted === undefined) {
      connection.run('INSERT INTO entity_uid (id) VALUES (?)', id);
      return;
    }
    const holder = connection.get('SELECT id FROM entity_uid WHERE uid = ?', wanted);
    if (holder)
      throw new StoreProblem(`uid ${wanted} of entity ${id} belongs to entity ${String(holder['id'])}`);
    connection.run('INSERT INTO entity_uid (uid, id) VALUES (?, ?)', wanted, id);
  }
}

function toRecord(row: Row): EntityRecord {
  return {
    id: String(row['id']),
    uid: Number(row['uid']),
    type: String(row['type']),
    locale: row['locale'] as 'en' | 'es',
    body: JSON.parse(String(row['body'])) as Record<string, unknown>,
    updatedAt: String(row['updated_at']),
  };
}
