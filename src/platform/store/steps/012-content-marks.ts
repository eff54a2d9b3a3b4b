import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { canonicalJson } from '../canonicalJson.ts';

const PARTS = `WITH RECURSIVE part (id) AS (SELECT ?1
  UNION SELECT i.id FROM content_item i JOIN part ON i.parent_id = part.id WHERE i.path IS NULL AND i.deleted = 0)`;
const TEXTS = `${PARTS} SELECT d.item_id, d.revision, d.display_name, d.fields, d.placeholders,
    i.path, i.name, i.parent_id, i.sort_order
  FROM content_draft d JOIN part ON part.id = d.item_id JOIN content_item i ON i.id = d.item_id
  WHERE d.locale = ?2 AND d.version =
    (SELECT MAX(version) FROM content_draft m WHERE m.item_id = d.item_id AND m.locale = d.locale)
  ORDER BY d.item_id`;
const LAYOUTS = `${PARTS} SELECT l.item_id, l.placeholders FROM content_layout l JOIN part ON part.id = l.item_id
  WHERE l.state = 'draft' ORDER BY l.item_id`;
const PLACE = 'SELECT path, name, parent_id, sort_order, deleted FROM content_item WHERE id = ?';

const hashOf = (said: unknown): string =>
  createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 32);
const canonical = (json: unknown): string | null =>
  json === null ? null : canonicalJson(JSON.parse(String(json)));

/** Marks of the draft of a page in a language: by revisions, as they were until now, and by what it says. */
function marksOf(database: DatabaseSync, pageId: string, locale: string): { before: string; now: string } {
  const rows = (sql: string, ...values: string[]): unknown[][] =>
    database
      .prepare(sql)
      .all(...values)
      .map((row) => Object.values(row));
  const texts = rows(TEXTS, pageId, locale);
  const layouts = rows(LAYOUTS, pageId);
  const place = rows(PLACE, pageId);
  return {
    before: hashOf([...texts.map(([id, revision]) => [id, revision]), ...layouts, ...place]),
    now: hashOf([
      ...texts.map(([id, , name, fields, placeholders, ...where]) => [
        id,
        hashOf([name, canonical(fields), canonical(placeholders), ...where]),
      ]),
      ...layouts.map(([id, placeholders]) => [id, canonical(placeholders)]),
      ...place,
    ]),
  };
}

/**
 * Marks go by what a page says, no longer by the revisions it was saved with. What is approved or scheduled, and was not
 * written in since, gets its mark in the new form and stays so; what was written in since keeps a mark that nothing has.
 */
export function contentMarks(database: DatabaseSync): void {
  for (const [kept, put] of [
    [
      'SELECT item_id, locale, mark FROM flow_state',
      'UPDATE flow_state SET mark = ?1 WHERE item_id = ?2 AND locale = ?3 AND mark = ?4',
    ],
    [
      "SELECT item_id, locale, mark FROM schedule WHERE state = 'waiting'",
      "UPDATE schedule SET mark = ?1 WHERE item_id = ?2 AND locale = ?3 AND mark = ?4 AND state = 'waiting'",
    ],
  ] as const) {
    const change = database.prepare(put);
    for (const row of database.prepare(kept).all()) {
      const [itemId, locale, mark] = [String(row['item_id']), String(row['locale']), String(row['mark'])];
      const { before, now } = marksOf(database, itemId, locale);
      if (mark === before) change.run(now, itemId, locale, mark);
    }
  }
}
