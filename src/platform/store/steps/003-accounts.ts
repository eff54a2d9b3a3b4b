/**
 * People, what they may do, their sessions, and the audit log.
 *
 * A place is an item id and a language; '' means every one. Tokens of sessions and invitations are kept as hashes: who
 * reads the file cannot sign in with it. Rows of the audit log are added and never changed.
 */
export const accounts = `
  CREATE TABLE person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    password TEXT,
    subject TEXT UNIQUE,
    locked INTEGER NOT NULL DEFAULT 0,
    created_at TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE person_role (
    person_id TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    role TEXT NOT NULL,
    subtree TEXT NOT NULL,
    locale TEXT NOT NULL,
    PRIMARY KEY (person_id, role, subtree, locale)
  ) WITHOUT ROWID;
  CREATE TABLE invitation (
    hash TEXT PRIMARY KEY,
    person_id TEXT NOT NULL UNIQUE REFERENCES person (id) ON DELETE CASCADE,
    expires_at TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE session (
    hash TEXT PRIMARY KEY,
    person_id TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    created_at TEXT NOT NULL,
    seen_at TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX session_by_person ON session (person_id);
  CREATE TABLE audit (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    at TEXT NOT NULL,
    actor TEXT NOT NULL,
    act TEXT NOT NULL,
    item_id TEXT,
    locale TEXT,
    detail TEXT,
    previous_hash TEXT NOT NULL,
    hash TEXT NOT NULL
  );
  CREATE INDEX audit_by_item ON audit (item_id, seq);
  CREATE TRIGGER audit_is_not_changed BEFORE UPDATE ON audit
    BEGIN SELECT RAISE(ABORT, 'The audit log is only added to'); END;
  CREATE TRIGGER audit_is_not_shortened BEFORE DELETE ON audit
    BEGIN SELECT RAISE(ABORT, 'The audit log is only added to'); END;
  `;
