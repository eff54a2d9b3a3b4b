import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { keepLinks } from '../content/linkTable.ts';

const TABLE = `
  CREATE TABLE content_link (
    from_item TEXT NOT NULL REFERENCES content_item (id) ON DELETE CASCADE,
    state TEXT NOT NULL,
    locale TEXT NOT NULL,
    field TEXT NOT NULL,
    href TEXT NOT NULL,
    words TEXT NOT NULL,
    path TEXT,
    PRIMARY KEY (from_item, state, locale, field, href)
  ) WITHOUT ROWID;
  CREATE INDEX content_link_by_path ON content_link (path, state) WHERE path IS NOT NULL;
`;

const TEXTS = `
  SELECT item_id, locale, 'draft' AS state, fields FROM content_draft d
    WHERE instr(fields, 'href') > 0
      AND version = (SELECT MAX(version) FROM content_draft m WHERE m.item_id = d.item_id AND m.locale = d.locale)
  UNION ALL
  SELECT item_id, locale, 'published', fields FROM content_published WHERE instr(fields, 'href') > 0`;

/** Where every text leads, as editors have it and as visitors do; filled from what is there, later kept by each save. */
export function links(database: DatabaseSync): void {
  database.exec(TABLE);
  const prepared = new Map<string, StatementSync>();
  const run = (sql: string, ...values: SQLInputValue[]) => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return Number(statement.run(...values).changes);
  };
  for (const row of database.prepare(TEXTS).all()) {
    keepLinks(
      { run },
      {
        itemId: String(row['item_id']),
        state: row['state'] as 'draft' | 'published',
        locale: String(row['locale']),
        fields: String(row['fields']),
      },
    );
  }
}
