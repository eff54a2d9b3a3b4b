import { createHash } from 'node:crypto';
import { canonicalJson } from '../store/canonicalJson.ts';
import type { ContentItem, ContentState, Locale } from '../store/ContentStore.ts';
import type { Store } from '../store/Store.ts';

/**
 * What a publication of a page in one language takes along: the page itself, and what is placed on it and is no page. Things
 * several pages share stand below none of them, and go out by themselves.
 */
const PARTS = {
  draft: `WITH RECURSIVE part (id) AS (SELECT ?1
    UNION SELECT i.id FROM content_item i JOIN part ON i.parent_id = part.id WHERE i.path IS NULL AND i.deleted = 0)`,
  published: `WITH RECURSIVE part (id) AS (SELECT ?1
    UNION SELECT i.id FROM content_item i JOIN part ON i.published_parent = part.id
      WHERE i.published_path IS NULL AND i.live = 1)`,
};
/**
 * Texts of a page in one language, its components' among them, each with where it stands. CROSS JOIN holds SQLite to the few
 * parts of the page: left to itself it reads the texts of the whole site, because they lie in the order asked for.
 */
const TEXTS = {
  draft: `SELECT d.item_id, d.display_name, d.fields, d.placeholders, i.path, i.name, i.parent_id, i.sort_order
    FROM part CROSS JOIN content_draft d ON d.item_id = part.id JOIN content_item i ON i.id = d.item_id
    WHERE d.locale = ?2 AND d.version =
      (SELECT MAX(version) FROM content_draft m WHERE m.item_id = d.item_id AND m.locale = d.locale)`,
  published: `SELECT d.item_id, d.display_name, d.fields, d.placeholders,
      i.published_path, i.published_name, i.published_parent, i.published_sort
    FROM part CROSS JOIN content_published d ON d.item_id = part.id JOIN content_item i ON i.id = d.item_id
    WHERE d.locale = ?2`,
};
/** Where the page itself stands, whether it says anything in the language or not. */
const PLACE = {
  draft: 'SELECT path, name, parent_id, sort_order, deleted FROM content_item WHERE id = ?',
  published:
    'SELECT published_path, published_name, published_parent, published_sort, 1 - live FROM content_item WHERE id = ?',
};

function rows(store: Store, sql: string, ...values: string[]): unknown[][] {
  return store.database
    .prepare(sql)
    .all(...values)
    .map((row) => Object.values(row));
}

/** One text for all that mean the same: members of an object have no order. */
const canonical = (json: unknown): string | null =>
  json === null ? null : canonicalJson(JSON.parse(String(json)));

const hashOf = (said: unknown): string =>
  createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 32);

/** Names the texts of a page in one language and where they stand, by item: by what they say, not by who saved them when. */
function texts(store: Store, pageId: string, locale: Locale, state: ContentState): Map<string, string> {
  const sql = `${PARTS[state]} ${TEXTS[state]} ORDER BY d.item_id`;
  return new Map(
    rows(store, sql, pageId, locale).map(([id, name, fields, placeholders, ...place]) => [
      String(id),
      hashOf([name, canonical(fields), canonical(placeholders), ...place]),
    ]),
  );
}

/** The layouts all languages share, by item. */
function layouts(store: Store, pageId: string, state: ContentState): Map<string, string | null> {
  const sql = `${PARTS[state]} SELECT l.item_id, l.placeholders FROM part CROSS JOIN content_layout l ON l.item_id = part.id
    WHERE l.state = '${state}' ORDER BY l.item_id`;
  return new Map(rows(store, sql, pageId).map(([id, text]) => [String(id), canonical(text)]));
}

/**
 * Names what a page says in one language: the same for the same texts, layout and address, and for nothing else. What was
 * changed and put back, or restored as visitors have it, has the mark it had. Marks that are kept (approvals, schedules)
 * are of this form: whoever changes it brings them along, as step 012 of the store does.
 */
export function markOf(store: Store, pageId: string, locale: Locale, state: ContentState): string {
  return hashOf([
    ...texts(store, pageId, locale, state),
    ...layouts(store, pageId, state),
    ...rows(store, PLACE[state], pageId),
  ]);
}

/** How many of a page's components say something else than visitors see, the page's own texts counted as one. */
export function changedParts(store: Store, pageId: string, locale: Locale): number {
  const [drafts, live] = [texts(store, pageId, locale, 'draft'), texts(store, pageId, locale, 'published')];
  return [...new Set([...drafts.keys(), ...live.keys()])].filter((id) => drafts.get(id) !== live.get(id))
    .length;
}

/** Ids of those who wrote in a page, in this language or in what all languages share, since it was last published. */
export function writersOf(store: Store, pageId: string, locale: Locale): string[] {
  const sql = `${PARTS.draft}, own AS (SELECT r.seq, r.author, r.kind FROM content_revision r JOIN part ON part.id = r.item_id
      WHERE r.locale IN (?2, ''))
    SELECT author FROM own WHERE kind IN ('save', 'layout', 'restore')
      AND seq > IFNULL((SELECT MAX(seq) FROM own WHERE kind = 'publish'), 0)
    GROUP BY author ORDER BY MAX(seq) DESC`;
  return rows(store, sql, pageId, locale).map(([author]) => String(author));
}

/** When a page, or a part of it, was last written in, in this language or in what all languages share; null for never. */
export function writtenAt(store: Store, pageId: string, locale: Locale): string | null {
  const sql = `${PARTS.draft} SELECT MAX(r.at) FROM content_revision r JOIN part ON part.id = r.item_id
    WHERE r.locale IN (?2, '') AND r.kind IN ('save', 'layout', 'restore')`;
  const [at] = rows(store, sql, pageId, locale)[0] ?? [];
  return typeof at === 'string' ? at : null;
}

/** Whether a page, or a part of it, went live in a language since a time. */
export function wasPublishedSince(store: Store, pageId: string, locale: Locale, at: string): boolean {
  const sql = `${PARTS.draft} SELECT 1 FROM content_revision r JOIN part ON part.id = r.item_id
    WHERE r.locale = ?2 AND r.kind = 'publish' AND r.at >= ?3 LIMIT 1`;
  return rows(store, sql, pageId, locale, at).length > 0;
}

/** The page an item is part of; undefined for what stands on none. */
export function pageOf(store: Store, item: ContentItem): ContentItem | undefined {
  const { content } = store;
  let at: ContentItem | undefined = item;
  while (at && at.path === null)
    at =
      at.parentId === null
        ? undefined
        : (content.item(at.parentId) ?? content.item(at.parentId, 'published'));
  return at;
}
