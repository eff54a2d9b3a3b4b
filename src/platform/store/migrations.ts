import type { DatabaseSync } from 'node:sqlite';
import { StoreProblem } from './StoreProblem.ts';

/**
 * Steps of the schema in order; a step is never edited once released, only followed by another.
 *
 * Every changed row carries the number of the transaction that changed it (`seq`), so that another process, the
 * search index and the page revalidation can ask "what changed since n" without a log that grows.
 */
const migrations: readonly string[] = [
  `
  CREATE TABLE counter (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
  INSERT INTO counter VALUES ('seq', 0);

  CREATE TABLE entity_uid (uid INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE);
  INSERT INTO sqlite_sequence (name, seq) VALUES ('entity_uid', 100000);
  CREATE TABLE entity (
    id TEXT NOT NULL REFERENCES entity_uid (id),
    locale TEXT NOT NULL,
    type TEXT NOT NULL,
    body TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (id, locale)
  );
  CREATE INDEX entity_by_type ON entity (type, id, locale);
  CREATE INDEX entity_by_seq ON entity (seq);
  CREATE TABLE entity_removed (id TEXT PRIMARY KEY, type TEXT NOT NULL, seq INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX entity_removed_by_seq ON entity_removed (seq);

  CREATE TABLE import_link (
    source TEXT NOT NULL, key TEXT NOT NULL, entity_id TEXT NOT NULL, PRIMARY KEY (source, key)
  ) WITHOUT ROWID;
  CREATE INDEX import_link_by_entity ON import_link (entity_id);

  CREATE TABLE fact (space TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (space, key)) WITHOUT ROWID;

  CREATE TABLE content_item (
    id TEXT PRIMARY KEY,
    site TEXT NOT NULL,
    parent_id TEXT REFERENCES content_item (id) DEFERRABLE INITIALLY DEFERRED,
    name TEXT NOT NULL,
    path TEXT,
    template TEXT NOT NULL,
    sort_order INTEGER NOT NULL,
    draft_seq INTEGER NOT NULL,
    published_seq INTEGER
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX content_item_by_path ON content_item (site, path COLLATE NOCASE) WHERE path IS NOT NULL;
  CREATE INDEX content_item_by_parent ON content_item (parent_id, sort_order);
  CREATE INDEX content_item_by_draft_seq ON content_item (draft_seq);
  CREATE INDEX content_item_by_published_seq ON content_item (published_seq);
  CREATE TABLE content_draft (
    item_id TEXT NOT NULL REFERENCES content_item (id) ON DELETE CASCADE,
    locale TEXT NOT NULL,
    version INTEGER NOT NULL,
    revision TEXT NOT NULL,
    display_name TEXT NOT NULL,
    fields TEXT NOT NULL,
    placeholders TEXT,
    updated_at TEXT NOT NULL,
    PRIMARY KEY (item_id, locale, version)
  ) WITHOUT ROWID;
  CREATE TABLE content_published (
    item_id TEXT NOT NULL REFERENCES content_item (id) ON DELETE CASCADE,
    locale TEXT NOT NULL,
    version INTEGER NOT NULL,
    revision TEXT NOT NULL,
    display_name TEXT NOT NULL,
    fields TEXT NOT NULL,
    placeholders TEXT,
    updated_at TEXT NOT NULL,
    PRIMARY KEY (item_id, locale)
  ) WITHOUT ROWID;
  CREATE TABLE content_layout (
    item_id TEXT NOT NULL REFERENCES content_item (id) ON DELETE CASCADE,
    state TEXT NOT NULL,
    placeholders TEXT NOT NULL,
    PRIMARY KEY (item_id, state)
  ) WITHOUT ROWID;
  CREATE TABLE content_removed (id TEXT PRIMARY KEY, site TEXT NOT NULL, path TEXT, seq INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX content_removed_by_seq ON content_removed (seq);
  `,
];

/** Brings the schema up to date, all missing steps in one transaction. Throws StoreProblem for a newer file. */
export function migrate(database: DatabaseSync, steps: readonly string[] = migrations): void {
  if (appliedSteps(database) === steps.length) return;
  database.exec('BEGIN IMMEDIATE');
  try {
    database.exec(
      'CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY, applied_at TEXT NOT NULL)',
    );
    const applied = appliedSteps(database);
    if (applied > steps.length) {
      throw new StoreProblem(
        `The data file was written by a newer version (schema ${applied}, this program knows ${steps.length}). ` +
          'Update the program, or set PLATFORM_DATA to another file.',
      );
    }
    const note = database.prepare('INSERT INTO migration (number, applied_at) VALUES (?, ?)');
    for (let number = applied; number < steps.length; number += 1) {
      database.exec(steps[number] ?? '');
      note.run(number + 1, new Date().toISOString());
    }
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

function appliedSteps(database: DatabaseSync): number {
  const known = database
    .prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'migration'")
    .get();
  if (!known) return 0;
  return Number(
    database.prepare('SELECT COALESCE(MAX(number), 0) AS number FROM migration').get()?.['number'],
  );
}
