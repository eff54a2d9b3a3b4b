/**
 * What authoring stands on: a revision for each save, addresses that are drafted like content, references between items,
 * revisions of shared layouts, facts that say when they changed, answers kept by idempotency key, and publications.
 * What is published keeps its place; every version stays where it is.
 */
export const authoring = `
  ALTER TABLE content_item ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE content_item ADD COLUMN deleted_at TEXT;
  ALTER TABLE content_item ADD COLUMN live INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE content_item ADD COLUMN published_path TEXT;
  ALTER TABLE content_item ADD COLUMN published_parent TEXT;
  ALTER TABLE content_item ADD COLUMN published_name TEXT;
  ALTER TABLE content_item ADD COLUMN published_sort INTEGER;
  UPDATE content_item SET live = 1, published_path = path, published_parent = parent_id,
    published_name = name, published_sort = sort_order WHERE published_seq IS NOT NULL;
  DROP INDEX content_item_by_path;
  CREATE UNIQUE INDEX content_item_by_path ON content_item (site, path COLLATE NOCASE)
    WHERE path IS NOT NULL AND deleted = 0;
  CREATE UNIQUE INDEX content_item_by_published_path ON content_item (site, published_path COLLATE NOCASE)
    WHERE published_path IS NOT NULL;
  CREATE INDEX content_item_by_published_parent ON content_item (published_parent, published_sort) WHERE live = 1;

  CREATE TABLE content_left (site TEXT NOT NULL, path TEXT NOT NULL, seq INTEGER NOT NULL, PRIMARY KEY (site, path))
    WITHOUT ROWID;
  CREATE INDEX content_left_by_seq ON content_left (seq);

  ALTER TABLE content_layout ADD COLUMN revision TEXT NOT NULL DEFAULT '';
  UPDATE content_layout SET revision = lower(hex(randomblob(16)));

  CREATE TABLE content_revision (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    item_id TEXT NOT NULL,
    locale TEXT NOT NULL,
    revision TEXT NOT NULL,
    parent TEXT,
    version INTEGER NOT NULL,
    display_name TEXT NOT NULL,
    fields TEXT NOT NULL,
    placeholders TEXT,
    author TEXT NOT NULL,
    at TEXT NOT NULL,
    kind TEXT NOT NULL,
    note TEXT
  );
  CREATE INDEX content_revision_by_item ON content_revision (item_id, locale, seq);
  CREATE TRIGGER content_revision_stays BEFORE UPDATE ON content_revision
    BEGIN SELECT RAISE(ABORT, 'a revision is never changed'); END;

  CREATE TABLE content_reference (
    from_item TEXT NOT NULL REFERENCES content_item (id) ON DELETE CASCADE,
    state TEXT NOT NULL,
    locale TEXT NOT NULL,
    to_item TEXT NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (from_item, state, locale, to_item, kind)
  ) WITHOUT ROWID;
  CREATE INDEX content_reference_by_target ON content_reference (to_item, state);
  INSERT OR IGNORE INTO content_reference
    SELECT d.item_id, 'draft', d.locale, lower(j.value), 'field'
    FROM content_draft d, json_tree(d.fields) j
    WHERE instr(d.fields, '$item') > 0 AND j.key = '$item' AND j.type = 'text'
      AND d.version = (SELECT MAX(version) FROM content_draft m WHERE m.item_id = d.item_id AND m.locale = d.locale);
  INSERT OR IGNORE INTO content_reference
    SELECT d.item_id, 'draft', d.locale, lower(j.value), 'datasource'
    FROM content_draft d, json_tree(d.placeholders) j
    WHERE d.placeholders IS NOT NULL AND j.key = 'dataSource' AND j.type = 'text' AND j.value <> ''
      AND d.version = (SELECT MAX(version) FROM content_draft m WHERE m.item_id = d.item_id AND m.locale = d.locale);
  INSERT OR IGNORE INTO content_reference
    SELECT p.item_id, 'published', p.locale, lower(j.value), 'field'
    FROM content_published p, json_tree(p.fields) j
    WHERE instr(p.fields, '$item') > 0 AND j.key = '$item' AND j.type = 'text';
  INSERT OR IGNORE INTO content_reference
    SELECT p.item_id, 'published', p.locale, lower(j.value), 'datasource'
    FROM content_published p, json_tree(p.placeholders) j
    WHERE p.placeholders IS NOT NULL AND j.key = 'dataSource' AND j.type = 'text' AND j.value <> '';
  INSERT OR IGNORE INTO content_reference
    SELECT l.item_id, l.state, '', lower(j.value), 'datasource'
    FROM content_layout l, json_tree(l.placeholders) j
    WHERE j.key = 'dataSource' AND j.type = 'text' AND j.value <> '';

  ALTER TABLE fact ADD COLUMN seq INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX fact_by_seq ON fact (seq) WHERE seq > 0;
  CREATE TABLE fact_removed (space TEXT NOT NULL, key TEXT NOT NULL, seq INTEGER NOT NULL, PRIMARY KEY (space, key))
    WITHOUT ROWID;
  CREATE INDEX fact_removed_by_seq ON fact_removed (seq);

  CREATE TABLE idempotency (
    actor TEXT NOT NULL,
    key TEXT NOT NULL,
    request TEXT NOT NULL,
    answer TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (actor, key)
  ) WITHOUT ROWID;
  CREATE INDEX idempotency_by_time ON idempotency (at);

  CREATE TABLE publication (
    id TEXT PRIMARY KEY,
    author TEXT NOT NULL,
    at TEXT NOT NULL,
    items TEXT NOT NULL,
    languages TEXT NOT NULL,
    processed INTEGER NOT NULL
  ) WITHOUT ROWID;
`;
