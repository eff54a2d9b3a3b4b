import type { Connection, Row } from '../Connection.ts';
import type { Authorship, Locale, Revision, RevisionKind } from '../ContentStore.ts';
import { toRevision } from './rows.ts';

/** What is kept of a save; `locale` is '' for a shared layout. */
export interface RevisionInput {
  itemId: string;
  locale: Locale | '';
  revision: string;
  parent: string | null;
  version: number;
  displayName: string;
  /** JSON texts, as the drafts have them. */
  fields: string;
  placeholders: string | null;
  at: string;
}

export type RevisionTable = ReturnType<typeof revisionTable>;

/** The history: a row for each acknowledged save, only ever added to. */
export function revisionTable(connection: Connection) {
  const append = (input: RevisionInput, by: Authorship, kind: RevisionKind): void => {
    connection.run(
      `INSERT INTO content_revision (item_id, locale, revision, parent, version, display_name, fields, placeholders,
         author, at, kind, note) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[input.itemId, input.locale, input.revision, input.parent, input.version, input.displayName],
      ...[input.fields, input.placeholders, by.author, input.at, by.kind ?? kind, by.note ?? null],
    );
  };
  const find = (itemId: string, locale: string, revision: string): Row | undefined =>
    connection.get(
      'SELECT * FROM content_revision WHERE item_id = ? AND locale = ? AND revision = ? ORDER BY seq LIMIT 1',
      itemId,
      locale,
      revision,
    );

  return {
    append,

    /**
     * Keeps what a save is about to replace, once: what was seeded, imported or saved before there was a history has no row
     * of its own until somebody edits it.
     */
    keepBase(base: RevisionInput): void {
      if (find(base.itemId, base.locale, base.revision)) return;
      append(base, { author: 'system' }, 'import');
    },

    list(itemId: string, locale: string, first: number, before?: number): Revision[] {
      return connection
        .all(
          'SELECT * FROM content_revision WHERE item_id = ? AND locale = ? AND seq < ? ORDER BY seq DESC LIMIT ?',
          itemId,
          locale,
          before ?? Number.MAX_SAFE_INTEGER,
          first,
        )
        .map(toRevision);
    },

    find(itemId: string, locale: string, revision: string): Revision | undefined {
      const row = find(itemId, locale, revision);
      return row && toRevision(row);
    },
  };
}
