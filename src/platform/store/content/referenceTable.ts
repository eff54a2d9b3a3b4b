import type { Connection } from '../Connection.ts';
import type { ContentState, Usage } from '../ContentStore.ts';
import { linkTable } from './linkTable.ts';

export type ReferenceTable = ReturnType<typeof referenceTable>;

/** An address of the media library, wherever in a field it stands: picture, link, rich text. */
const MEDIA = /\/-\/media\/library\/([0-9a-f]{32})\//g;

/**
 * Which items and media an item shows: by its fields (`{$item}`, addresses of the library) and by the datasources of its
 * layouts; and where its texts lead.
 */
export function referenceTable(connection: Connection) {
  const links = linkTable(connection);

  /** Ids below members of a name anywhere in a JSON text, lower-case as items have them. */
  const add = (from: string, locale: string, kind: Usage['kind'], text: string, member: string): void => {
    connection.run(
      `INSERT OR IGNORE INTO content_reference (from_item, state, locale, to_item, kind)
         SELECT ?1, 'draft', ?2, lower(value), ?3 FROM json_tree(?4)
         WHERE key = ?5 AND type = 'text' AND value <> ''`,
      ...[from, locale, kind, text, member],
    );
  };

  const addMedia = (from: string, locale: string, text: string): void => {
    for (const [, id = ''] of text.matchAll(MEDIA)) {
      connection.run(
        "INSERT OR IGNORE INTO content_reference (from_item, state, locale, to_item, kind) VALUES (?, 'draft', ?, ?, 'media')",
        ...[from, locale, id],
      );
    }
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
      if (fields.includes('/-/media/library/')) addMedia(from, locale, fields);
      if (placeholders?.includes('"dataSource"')) add(from, locale, 'datasource', placeholders, 'dataSource');
      links.saved(from, locale, fields);
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
      links.published(from, locales);
    },

    /** Forgets what the published side shows, for some languages, or with `null` all of it. */
    takenDown(from: string, locales: string | null): void {
      connection.run(
        `DELETE FROM content_reference WHERE from_item = ?1 AND state = 'published'
           AND (?2 IS NULL OR locale IN (SELECT value FROM json_each(?2)))`,
        from,
        locales,
      );
      links.takenDown(from, locales);
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

    /** Ids of items an item's draft refers to; media are published by themselves. */
    targets: (from: string): string[] =>
      connection
        .all(
          "SELECT DISTINCT to_item FROM content_reference WHERE from_item = ? AND state = 'draft' AND kind <> 'media' ORDER BY to_item",
          from,
        )
        .map((row) => String(row['to_item'])),
  };
}
