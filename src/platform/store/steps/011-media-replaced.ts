/**
 * A file of the media library that is replaced: the entry stays and gets a new address, because an address never gets other
 * bytes. What it had before goes on being served at its own address, for pages that were not published since.
 */
export const mediaReplaced = `
  ALTER TABLE media ADD COLUMN address TEXT NOT NULL DEFAULT '';
  UPDATE media SET address = id;
  CREATE UNIQUE INDEX media_by_address ON media (address);
  CREATE TABLE media_before (
    address TEXT PRIMARY KEY,
    media_id TEXT NOT NULL REFERENCES media (id) ON DELETE CASCADE,
    checksum TEXT NOT NULL,
    files TEXT NOT NULL,
    replaced_at TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX media_before_by_media ON media_before (media_id);
`;
