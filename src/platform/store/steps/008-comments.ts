/**
 * What people who work here say to each other about a page or a component of it. The first comment of a thread names the
 * thread; whether it is resolved stands with that one. None of it is content: visitors are never given any.
 */
export const comments = `
  CREATE TABLE comment (
    id TEXT PRIMARY KEY,
    thread TEXT NOT NULL,
    item_id TEXT NOT NULL REFERENCES content_item (id) ON DELETE CASCADE,
    component TEXT NOT NULL,
    author TEXT NOT NULL,
    at TEXT NOT NULL,
    text TEXT NOT NULL,
    resolved_by TEXT,
    resolved_at TEXT
  ) WITHOUT ROWID;
  CREATE INDEX comment_by_page ON comment (item_id, at);
  CREATE INDEX comment_by_thread ON comment (thread, at);
  CREATE TABLE comment_name (
    comment_id TEXT NOT NULL REFERENCES comment (id) ON DELETE CASCADE,
    person_id TEXT NOT NULL,
    PRIMARY KEY (comment_id, person_id)
  ) WITHOUT ROWID;
  CREATE INDEX comment_name_by_person ON comment_name (person_id);
`;
