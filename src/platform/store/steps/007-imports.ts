/** Imports of the directory: what ran when, what became of each file, and each record that was not taken as it stood. */
export const imports = `
  CREATE TABLE import_run (
    id TEXT PRIMARY KEY,
    at TEXT NOT NULL,
    ended_at TEXT,
    author TEXT NOT NULL,
    is_dry INTEGER NOT NULL,
    tried_as TEXT,
    files TEXT NOT NULL,
    source TEXT NOT NULL,
    state TEXT NOT NULL,
    message TEXT,
    process INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX import_run_by_time ON import_run (at);
  CREATE INDEX import_run_by_trial ON import_run (tried_as) WHERE tried_as IS NOT NULL;

  CREATE TABLE import_file (
    run_id TEXT NOT NULL REFERENCES import_run (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    report TEXT NOT NULL,
    PRIMARY KEY (run_id, place)
  ) WITHOUT ROWID;

  CREATE TABLE import_finding (
    run_id TEXT NOT NULL,
    place INTEGER NOT NULL,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    row INTEGER NOT NULL,
    label TEXT NOT NULL,
    field TEXT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (run_id, place, number),
    FOREIGN KEY (run_id, place) REFERENCES import_file (run_id, place) ON DELETE CASCADE
  ) WITHOUT ROWID;
  CREATE INDEX import_finding_by_kind ON import_finding (run_id, kind, place, number);
`;
