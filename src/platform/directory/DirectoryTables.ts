import type { Store } from '#src/platform/store/Store.ts';
import type { ExpandedEntity } from './contentDocument.ts';
import type { LinkResolver } from './resolveLinks.ts';

type Locale = 'en' | 'es';

/** One document in a listing. */
export interface Row {
  id: string;
  uid: number;
  type: string;
  locale: Locale;
}

/** The rows of one type in one language in id order, and the values of any field of theirs. */
export interface DirectoryTables {
  rows(type: string, locale: Locale): readonly Row[];
  /** For each row what the dotted path leads to, through lists and links; of a link what travels with it. */
  values(type: string, locale: Locale, field: string): readonly (readonly unknown[])[];
  /** The whole document of a row, links expanded. */
  document(row: Row): ExpandedEntity | undefined;
  /** Some plain members of a row's document, links not followed. */
  outline(row: Row, members: readonly string[]): ExpandedEntity | undefined;
  clear(): void;
}

/** Columns kept; a filter on one more drops the oldest. */
const MAX_COLUMNS = 64;
const MAX_DOCUMENTS = 500;
const NOTHING: readonly unknown[] = [];

/** Tables over the store, read when first asked for and kept until `clear`. */
export function createDirectoryTables(store: Store, resolver: LinkResolver): DirectoryTables {
  const tables = new Map<string, Row[]>();
  const columns = new Map<string, readonly (readonly unknown[])[]>();
  const documents = new Map<string, ExpandedEntity>();
  // Whole bodies are large: only what a column needs is taken out of them, inside the database.
  const allRows = store.database.prepare(
    'SELECT e.id, u.uid FROM entity e JOIN entity_uid u ON u.id = e.id WHERE e.type = ? AND e.locale = ? ORDER BY e.id',
  );
  const allMembers = store.database.prepare(
    "SELECT body -> ('$.' || ?) AS member FROM entity WHERE type = ? AND locale = ? ORDER BY id",
  );
  const allChanges = store.database.prepare(
    'SELECT updated_at FROM entity WHERE type = ? AND locale = ? ORDER BY id',
  );

  const rowsOf = (type: string, locale: Locale): Row[] => {
    const key = `${locale} ${type}`;
    let rows = tables.get(key);
    if (!rows) {
      rows = allRows.all(type, locale).map((row) => ({
        id: String(row['id']),
        uid: Number(row['uid']),
        type,
        locale,
      }));
      tables.set(key, rows);
    }
    return rows;
  };

  const system = (type: string, locale: Locale, field: string): unknown[][] | undefined => {
    switch (field) {
      case 'id':
        return rowsOf(type, locale).map(({ id }) => [id]);
      case 'uid':
        return rowsOf(type, locale).map(({ uid }) => [uid]);
      case 'locale':
      case 'meta.locale':
        return rowsOf(type, locale).map(() => [locale]);
      case 'meta.entityType.id':
        return rowsOf(type, locale).map(() => [type]);
      case 'meta.updateTimestamp':
        return allChanges.all(type, locale).map((row) => [row['updated_at']]);
      default:
        return undefined;
    }
  };

  const read = (type: string, locale: Locale, field: string): (readonly unknown[])[] => {
    const [member = '', ...path] = field.split('.');
    const follow = (id: string) => resolver.peek(id, locale);
    return allMembers.all(member, type, locale).map(({ member: text }) => {
      if (typeof text !== 'string') return NOTHING;
      const found: unknown[] = [];
      walk(JSON.parse(text), path, 0, found, follow);
      return found.length === 0 ? NOTHING : found;
    });
  };

  return {
    rows: rowsOf,
    values(type, locale, field) {
      const key = `${locale} ${type} ${field}`;
      const kept = columns.get(key);
      if (kept) return kept;
      const column = system(type, locale, field) ?? read(type, locale, field);
      const [oldest] = columns.keys();
      if (columns.size >= MAX_COLUMNS && oldest !== undefined) columns.delete(oldest);
      columns.set(key, column);
      return column;
    },
    document(row) {
      const key = `${row.locale} ${row.id}`;
      let document = documents.get(key);
      if (!document) {
        const record = store.entities.get(row.id, row.locale);
        if (!record) return undefined;
        document = { record, body: resolver.expand(record) };
        if (documents.size >= MAX_DOCUMENTS) documents.clear();
        documents.set(key, document);
      }
      return document;
    },
    outline(row, members) {
      const record = store.entities.get(row.id, row.locale);
      if (!record) return undefined;
      const kept = members.filter((member) => Object.hasOwn(record.body, member));
      return { record, body: Object.fromEntries(kept.map((member) => [member, record.body[member]])) };
    },
    clear() {
      tables.clear();
      columns.clear();
      documents.clear();
    },
  };
}

function walk(
  source: unknown,
  path: readonly string[],
  depth: number,
  found: unknown[],
  follow: (id: string) => Readonly<Record<string, unknown>> | undefined,
): void {
  if (source === null || source === undefined) return;
  if (Array.isArray(source)) {
    for (const entry of source) walk(entry, path, depth, found, follow);
    return;
  }
  const id = typeof source === 'object' ? (source as { $ref?: unknown }).$ref : undefined;
  const value = typeof id === 'string' ? follow(id) : source;
  if (value === undefined) return;
  if (depth === path.length) found.push(value);
  else if (typeof value === 'object') {
    walk((value as Record<string, unknown>)[path[depth] ?? ''], path, depth + 1, found, follow);
  }
}
