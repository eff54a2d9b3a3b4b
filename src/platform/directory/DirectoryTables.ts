import type { EntityRecord, Store } from '#src/platform/store/Store.ts';
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
  /** For each row what the dotted path leads to, through lists and links; objects are kept as they are. */
  values(type: string, locale: Locale, field: string): readonly (readonly unknown[])[];
  /** The whole document of a row, links expanded. */
  document(row: Row): ExpandedEntity | undefined;
  clear(): void;
}

/** Columns kept; a filter on one more drops the oldest. */
const MAX_COLUMNS = 64;
const MAX_DOCUMENTS = 500;
const NOTHING: readonly unknown[] = [];

/** Tables over the store, read when first asked for and kept until `clear`. */
export function createDirectoryTables(store: Store, resolver: LinkResolver): DirectoryTables {
  const tables = new Map<string, { rows: Row[]; members: Set<string> }>();
  const columns = new Map<string, readonly (readonly unknown[])[]>();
  const documents = new Map<string, ExpandedEntity>();

  const table = (type: string, locale: Locale) => {
    const key = `${locale} ${type}`;
    let found = tables.get(key);
    if (!found) {
      found = { rows: [], members: new Set() };
      for (const { id, uid, body } of store.entities.iterate(type, locale)) {
        found.rows.push({ id, uid, type, locale });
        for (const member in body) found.members.add(member);
      }
      tables.set(key, found);
    }
    return found;
  };

  const system = (record: EntityRecord, field: string): readonly unknown[] | undefined => {
    switch (field) {
      case 'id':
        return [record.id];
      case 'uid':
        return [record.uid];
      case 'locale':
      case 'meta.locale':
        return [record.locale];
      case 'meta.entityType.id':
        return [record.type];
      case 'meta.updateTimestamp':
        return [record.updatedAt];
      default:
        return undefined;
    }
  };

  return {
    rows: (type, locale) => table(type, locale).rows,
    values(type, locale, field) {
      const key = `${locale} ${type} ${field}`;
      const kept = columns.get(key);
      if (kept) return kept;
      const { rows, members } = table(type, locale);
      const [member = ''] = field.split('.');
      const path = field.split('.').slice(1);
      // A member no document has is not worth reading them all.
      const isKnown = members.has(member) || ['id', 'uid', 'locale', 'meta'].includes(member);
      let column: (readonly unknown[])[];
      if (!isKnown) column = rows.map(() => NOTHING);
      else {
        column = [];
        for (const record of store.entities.iterate(type, locale)) {
          const own = system(record, field);
          if (own) {
            column.push(own);
            continue;
          }
          const found: unknown[] = [];
          const value = record.body[member];
          if (value !== undefined) {
            const { [member]: expanded } = resolver.expand({ ...record, body: { [member]: value } });
            walk(expanded, path, 0, found);
          }
          column.push(found.length === 0 ? NOTHING : found);
        }
      }
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
    clear() {
      tables.clear();
      columns.clear();
      documents.clear();
    },
  };
}

function walk(source: unknown, path: readonly string[], depth: number, found: unknown[]): void {
  if (source === null || source === undefined) return;
  if (Array.isArray(source)) {
    for (const entry of source) walk(entry, path, depth, found);
  } else if (depth === path.length) found.push(source);
  else if (typeof source === 'object') {
    walk((source as Record<string, unknown>)[path[depth] ?? ''], path, depth + 1, found);
  }
}
