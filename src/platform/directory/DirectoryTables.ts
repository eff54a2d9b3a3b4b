import type { StatementSync } from 'node:sqlite';
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

/** Columns kept; a filter on one more drops the oldest. */
const MAX_COLUMNS = 64;
const MAX_DOCUMENTS = 500;
const NOTHING: readonly unknown[] = [];

/** The rows of one type in one language in id order, and the values of any field of theirs; read when first asked for. */
export class DirectoryTables {
  readonly #store: Store;
  readonly #resolver: LinkResolver;
  readonly #tables = new Map<string, Row[]>();
  readonly #columns = new Map<string, readonly (readonly unknown[])[]>();
  readonly #documents = new Map<string, ExpandedEntity>();
  readonly #allRows: StatementSync;
  readonly #allMembers: StatementSync;
  readonly #allChanges: StatementSync;

  constructor(store: Store, resolver: LinkResolver) {
    this.#store = store;
    this.#resolver = resolver;
    // Whole bodies are large: only what a column needs is taken out of them, inside the database.
    this.#allRows = store.database.prepare(
      'SELECT e.id, u.uid FROM entity e JOIN entity_uid u ON u.id = e.id WHERE e.type = ? AND e.locale = ? ORDER BY e.id',
    );
    this.#allMembers = store.database.prepare(
      "SELECT body -> ('$.' || ?) AS member FROM entity WHERE type = ? AND locale = ? ORDER BY id",
    );
    this.#allChanges = store.database.prepare(
      'SELECT updated_at FROM entity WHERE type = ? AND locale = ? ORDER BY id',
    );
  }

  rows(type: string, locale: Locale): readonly Row[] {
    const key = `${locale} ${type}`;
    let rows = this.#tables.get(key);
    if (!rows) {
      rows = this.#allRows.all(type, locale).map((row) => ({
        id: String(row['id']),
        uid: Number(row['uid']),
        type,
        locale,
      }));
      this.#tables.set(key, rows);
    }
    return rows;
  }

  /** For each row what the dotted path leads to, through lists and links; of a link what travels with it. */
  values(type: string, locale: Locale, field: string): readonly (readonly unknown[])[] {
    const key = `${locale} ${type} ${field}`;
    const kept = this.#columns.get(key);
    if (kept) return kept;
    const column = this.#system(type, locale, field) ?? this.#read(type, locale, field);
    const [oldest] = this.#columns.keys();
    if (this.#columns.size >= MAX_COLUMNS && oldest !== undefined) this.#columns.delete(oldest);
    this.#columns.set(key, column);
    return column;
  }

  /** The whole document of a row, links expanded. */
  document(row: Row): ExpandedEntity | undefined {
    const key = `${row.locale} ${row.id}`;
    let document = this.#documents.get(key);
    if (!document) {
      const record = this.#store.entities.get(row.id, row.locale);
      if (!record) return undefined;
      document = { record, body: this.#resolver.expand(record) };
      if (this.#documents.size >= MAX_DOCUMENTS) this.#documents.clear();
      this.#documents.set(key, document);
    }
    return document;
  }

  /** Some plain members of a row's document, links not followed. */
  outline(row: Row, members: readonly string[]): ExpandedEntity | undefined {
    const record = this.#store.entities.get(row.id, row.locale);
    if (!record) return undefined;
    const kept = members.filter((member) => Object.hasOwn(record.body, member));
    return { record, body: Object.fromEntries(kept.map((member) => [member, record.body[member]])) };
  }

  /** Forgets what was read, because the directory changed. */
  clear(): void {
    this.#tables.clear();
    this.#columns.clear();
    this.#documents.clear();
  }

  /** Fields that stand beside the body; undefined for all others. */
  #system(type: string, locale: Locale, field: string): unknown[][] | undefined {
    switch (field) {
      case 'id':
        return this.rows(type, locale).map(({ id }) => [id]);
      case 'uid':
        return this.rows(type, locale).map(({ uid }) => [uid]);
      case 'locale':
      case 'meta.locale':
        return this.rows(type, locale).map(() => [locale]);
      case 'meta.entityType.id':
        return this.rows(type, locale).map(() => [type]);
      case 'meta.updateTimestamp':
        return this.#allChanges.all(type, locale).map((row) => [row['updated_at']]);
      default:
        return undefined;
    }
  }

  #read(type: string, locale: Locale, field: string): (readonly unknown[])[] {
    const [member = '', ...path] = field.split('.');
    const follow = (id: string) => this.#resolver.peek(id, locale);
    return this.#allMembers.all(member, type, locale).map(({ member: text }) => {
      if (typeof text !== 'string') return NOTHING;
      const found: unknown[] = [];
      walk(JSON.parse(text), path, 0, found, follow);
      return found.length === 0 ? NOTHING : found;
    });
  }
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
