import type { Connection } from '../Connection.ts';
import type { ContentState, Usage } from '../ContentStore.ts';

export type ReferenceTable = ReturnType<typeof referenceTable>;

/** Which items an item shows: by its fields (`{$item}`) and by the datasources of its layouts. */
export function referenceTable(connection: Connection) {
  /** Ids below members of a name anywhere in a JSON text, lower-case as items have them. */
  const add = (from: string, locale: string, kind: Usage['kind'], text: string, member: string): void => {
    connection.run(
      `INSERT OR IGNORE INTO content_reference (from_item, state, locale, to_item, kind)
         SELECT ?1, 'draft', ?2, lower(value), ?3 FROM json_tree(?4)
         WHERE key = ?5 AND type = 'text' AND value <> ''`,
      ...[from, locale, kind, text, member],
    );
  };

  return {
    /** Keeps what a draft shows; `locale` is '' for a shared layout, which has no fields. */
    saved(from: string, locale: string, fields: string, placeholders: string | null): void {
      connection.run(
        "DELETE FROM content_reference WHERE from_item = ? AND state = 'draft' AND locale = ?",
        from,
        locale,
      );
      // Most items refer to nothing, which is quicker seen in the text.
      if (fields.includes('"$item"')) add(from, locale, 'field', fields, '$item');
      if (placeholders?.includes('"dataSource"')) add(from, locale, 'datasource', placeholders, 'dataSource');
    },

    /** Copies what the draft shows to the published side, for some languages (JSON list) or all; the shared layout goes along. */
    published(from: string, locales: string | null): void {
      const isChosen = "(locale = '' OR ?2 IS NULL OR locale IN (SELECT value FROM json_each(?2)))";
      connection.run(
        `DELETE FROM content_reference WHERE from_item = ?1 AND state = 'published' AND ${isChosen}`,
        from,
        locales,
      );
      connection.run(
        `INSERT INTO content_reference (from_item, state, locale, to_item, kind)
           SELECT from_item, 'published', locale, to_item, kind FROM content_reference
           WHERE from_item = ?1 AND state = 'draft' AND ${isChosen}`,
        from,
        locales,
      );
    },

    /** Forgets what the published side shows, for some languages, or with `null` all of it. */
    takenDown(from: string, locales: string | null): void {
      connection.run(
        `DELETE FROM content_reference WHERE from_item = ?1 AND state = 'published'
           AND (?2 IS NULL OR locale IN (SELECT value FROM json_each(?2)))`,
        from,
        locales,
      );
    },

    usages(to: string, state: ContentState): Usage[] {
      return connection
        .all(
          `SELECT from_item, locale, kind FROM content_reference WHERE to_item = ? AND state = ?
             ORDER BY from_item, locale, kind`,
          to,
          state,
        )
        .map((row) => ({
          itemId: String(row['from_item']),
          locale: row['locale'] as Usage['locale'],
          state,
          kind: row['kind'] as Usage['kind'],
        }));
    },

    /** Ids an item's draft refers to. */
    targets: (from: string): string[] =>
      connection
        .all(
          "SELECT DISTINCT to_item FROM content_reference WHERE from_item = ? AND state = 'draft' ORDER BY to_item",
          from,
        )
        .map((row) => String(row['to_item'])),
  };
}
