/** What the platform began with: entities, import links, facts, content with drafts and published copies. */
export const base = `
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
`;
