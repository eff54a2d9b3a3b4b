import type { Connection, Row } from '../Connection.ts';
import type { ContentState, Locale, StoredLink } from '../ContentStore.ts';
import { linkedPath, linksIn } from './linksIn.ts';

export type LinkTable = ReturnType<typeof linkTable>;

const COLUMNS = 'from_item, state, locale, field, href, words, path';

/** Writes the links of one text. */
export function keepLinks(
  connection: Pick<Connection, 'run'>,
  { itemId, state, locale, fields }: { itemId: string; state: ContentState; locale: string; fields: string },
): void {
  if (!fields.includes('href')) return;
  for (const { field, href, words } of linksIn(JSON.parse(fields) as Record<string, unknown>)) {
    connection.run(
      `INSERT OR IGNORE INTO content_link (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)`,
      ...[itemId, state, locale, field, href, words, linkedPath(href)],
    );
  }
}

/** Where the texts of items lead, as editors have them and as visitors do. */
export function linkTable(connection: Connection) {
  return {
    saved(itemId: string, locale: string, fields: string): void {
      // A shared layout has no texts.
      if (locale === '') return;
      connection.run(
        "DELETE FROM content_link WHERE from_item = ? AND state = 'draft' AND locale = ?",
        itemId,
        locale,
      );
      keepLinks(connection, { itemId, state: 'draft', locale, fields });
    },

    published(itemId: string, locales: string | null): void {
      const isChosen = '(?2 IS NULL OR locale IN (SELECT value FROM json_each(?2)))';
      connection.run(
        `DELETE FROM content_link WHERE from_item = ?1 AND state = 'published' AND ${isChosen}`,
        itemId,
        locales,
      );
      connection.run(
        `INSERT INTO content_link (${COLUMNS})
           SELECT from_item, 'published', locale, field, href, words, path FROM content_link
           WHERE from_item = ?1 AND state = 'draft' AND ${isChosen}`,
        itemId,
        locales,
      );
    },

    takenDown(itemId: string, locales: string | null): void {
      connection.run(
        `DELETE FROM content_link WHERE from_item = ?1 AND state = 'published'
           AND (?2 IS NULL OR locale IN (SELECT value FROM json_each(?2)))`,
        itemId,
        locales,
      );
    },

    /** Ids of items of a site whose drafts link to an address. */
    linking: (site: string, path: string): string[] =>
      connection
        .all(
          `SELECT DISTINCT l.from_item AS id FROM content_link l JOIN content_item i ON i.id = l.from_item
           WHERE l.path = ? AND l.state = 'draft' AND i.site = ? AND i.deleted = 0 ORDER BY id`,
          path.toLowerCase(),
          site,
        )
        .map((row) => String(row['id'])),

    /** Every link of a site's texts, but for those in the bin. */
    links: (site: string): StoredLink[] =>
      connection
        .all(
          `SELECT l.* FROM content_link l JOIN content_item i ON i.id = l.from_item
           WHERE i.site = ? AND ((l.state = 'draft' AND i.deleted = 0) OR (l.state = 'published' AND i.live = 1))
           ORDER BY l.from_item, l.locale, l.field, l.href, l.state`,
          site,
        )
        .map(toLink),
  };
}

const toLink = (row: Row): StoredLink => ({
  itemId: String(row['from_item']),
  state: row['state'] as ContentState,
  locale: row['locale'] as Locale,
  field: String(row['field']),
  href: String(row['href']),
  words: String(row['words']),
  path: row['path'] === null ? null : String(row['path']),
});
