/**
 * What people called versions of a page: `seq` is the number of the revision the version ends with. A version with a name is
 * kept whole when the history is thinned.
 */
export const history = `
  CREATE TABLE version_name (
    page_id TEXT NOT NULL,
    locale TEXT NOT NULL,
    seq INTEGER NOT NULL,
    name TEXT NOT NULL,
    author TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (page_id, locale, seq)
  ) WITHOUT ROWID;
  CREATE INDEX content_revision_by_time ON content_revision (at);
`;
