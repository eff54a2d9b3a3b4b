/**
 * What an import of a large file keeps in mind from piece to piece, so that one that was killed can go on: which
 * entities each source has spoken about, and what it has not said again. Gone when the run has ended.
 */
export const importPieces = `
  CREATE TABLE import_touched (
    marks INTEGER NOT NULL,
    entity TEXT NOT NULL,
    locale TEXT NOT NULL,
    source TEXT NOT NULL,
    place INTEGER NOT NULL,
    outcome TEXT NOT NULL,
    is_taken INTEGER NOT NULL,
    PRIMARY KEY (marks, entity, locale, source)
  ) WITHOUT ROWID;

  CREATE TABLE import_stale (
    marks INTEGER NOT NULL,
    entity TEXT NOT NULL,
    locale TEXT NOT NULL,
    source TEXT NOT NULL,
    paths TEXT NOT NULL,
    PRIMARY KEY (marks, entity, locale, source)
  ) WITHOUT ROWID;
`;
