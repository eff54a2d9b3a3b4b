/**
 * How old translations are: of each text of a translated version what the source said when it was written, or declared still
 * right. A version without a row was there before; what the source said then stands in the history.
 */
export const translation = `
  CREATE TABLE translation_mark (
    item_id TEXT NOT NULL REFERENCES content_item (id) ON DELETE CASCADE,
    locale TEXT NOT NULL,
    marks TEXT NOT NULL,
    PRIMARY KEY (item_id, locale)
  ) WITHOUT ROWID;
`;
