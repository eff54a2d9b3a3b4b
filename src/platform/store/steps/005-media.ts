/**
 * The media library: what was uploaded, and what editors say about it. The files are on disk beside the data file, by their
 * checksum; `files` names them. Where something is used is kept with the other references, as kind 'media'.
 */
export const media = `
  CREATE TABLE media (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    folder TEXT NOT NULL DEFAULT '',
    kind TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    width INTEGER,
    height INTEGER,
    focal_x INTEGER NOT NULL DEFAULT 50,
    focal_y INTEGER NOT NULL DEFAULT 50,
    alt_en TEXT NOT NULL DEFAULT '',
    alt_es TEXT NOT NULL DEFAULT '',
    decorative INTEGER NOT NULL DEFAULT 0,
    owner TEXT NOT NULL,
    review_by TEXT NOT NULL DEFAULT '',
    uploaded_by TEXT NOT NULL,
    uploaded_at TEXT NOT NULL,
    checksum TEXT NOT NULL UNIQUE,
    files TEXT NOT NULL,
    deleted_at TEXT
  ) WITHOUT ROWID;
  CREATE INDEX media_by_folder ON media (folder, uploaded_at);
`;
