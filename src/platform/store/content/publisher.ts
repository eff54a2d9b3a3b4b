import type { Connection, Row } from '../Connection.ts';
import type { ContentStore, PublishOptions } from '../ContentStore.ts';
import type { FactStore } from '../Store.ts';
import { StoreProblem } from '../StoreProblem.ts';
import { redirectsAfterMoves } from './redirectRules.ts';
import type { Move, Redirect } from './redirectRules.ts';
import type { ItemTable } from './itemTable.ts';
import type { ReferenceTable } from './referenceTable.ts';
import type { RevisionTable } from './revisionTable.ts';
import { versionColumns } from './rows.ts';
import { asRevision } from './versionTable.ts';

export interface PublisherParts {
  connection: Connection;
  clock: () => Date;
  items: ItemTable;
  revisions: RevisionTable;
  references: ReferenceTable;
  facts: FactStore;
}

/** What one publication does to one site. */
interface SiteChange {
  itemIds: string[];
  removedPaths: string[];
  moves: Move[];
}

type Publisher = Pick<
  ContentStore,
  'publish' | 'unpublish' | 'unpublishedReferences' | 'isPending' | 'pendingPages'
>;

const isChosen = '(?2 IS NULL OR locale IN (SELECT value FROM json_each(?2)))';

/**
 * Pages that were saved, or something of theirs, after they were last published: not all of them differ. What was moved is
 * of two pages until it is published: of the one it stands on, and of the one visitors still find it on.
 */
const TOUCHED_PAGES = `
  WITH RECURSIVE touched (id, parent_id, published_parent, path) AS (
    SELECT id, parent_id, published_parent, path FROM content_item
    WHERE site = ? AND draft_seq > IFNULL(published_seq, 0)
    UNION
    SELECT above.id, above.parent_id, above.published_parent, above.path FROM touched
    JOIN content_item above ON above.id IN (touched.parent_id, touched.published_parent)
    WHERE touched.path IS NULL
  )
  SELECT id FROM touched WHERE path IS NOT NULL ORDER BY path`;

/** Copies drafts to the published side and takes published copies down, each publication in one transaction. */
export function publisher(parts: PublisherParts): Publisher {
  const { connection, items, references } = parts;
  const copies = versionCopies(parts);
  const places = placeChanges(parts);
  const isPending = (id: string) => withDatasources(items, [id]).some((one) => copies.differs(one));

  return {
    publish(itemIds, options = {}) {
      connection.transaction(() => {
        const changes = new Map<string, SiteChange>();
        const ids = withDatasources(items, itemIds);
        const rows = ids.map(items.known);
        const along = (options.along ?? []).filter((id) => !ids.includes(id)).map(items.known);
        // First all old addresses are left, so that two pages may change places.
        for (const row of [...rows, ...along]) places.leave(row, changeOf(changes, row));
        for (const row of rows) {
          const id = String(row['id']);
          const isChanged = row['deleted'] === 1 ? copies.takeDown(id, null) : copies.publish(id, options);
          const isMoved = places.take(row);
          if (!isChanged && !isMoved) continue;
          items.known(id);
          connection.run('UPDATE content_item SET published_seq = ? WHERE id = ?', connection.nextSeq(), id);
          changeOf(changes, row).itemIds.push(id);
        }
        for (const row of along) {
          const id = String(row['id']);
          if (!places.take(row)) continue;
          const seq = connection.nextSeq();
          connection.run('UPDATE content_item SET published_seq = ? WHERE id = ?', seq, id);
          // Its texts are drafts still: a number behind that of the publication says so.
          if (copies.differs(id))
            connection.run('UPDATE content_item SET draft_seq = ? WHERE id = ?', seq + 1, id);
          changeOf(changes, row).itemIds.push(id);
        }
        for (const [site, change] of changes) places.told(site, change);
      });
    },

    unpublish(itemIds, { locales } = {}) {
      connection.transaction(() => {
        const changes = new Map<string, SiteChange>();
        const taken = withDatasources(items, itemIds);
        for (const row of taken.map(items.known)) {
          const id = String(row['id']);
          if (row['live'] === 0 || (!itemIds.includes(id) && places.isShownElsewhere(id, taken))) continue;
          if (!copies.takeDown(id, locales ? JSON.stringify(locales) : null)) continue;
          places.takeDown(row, changeOf(changes, row));
          connection.run('UPDATE content_item SET published_seq = ? WHERE id = ?', connection.nextSeq(), id);
          changeOf(changes, row).itemIds.push(id);
        }
        for (const [site, change] of changes) places.told(site, change);
      });
    },

    isPending,
    pendingPages: (site) =>
      connection
        .all(TOUCHED_PAGES, site)
        .map((row) => String(row['id']))
        .filter(isPending),

    unpublishedReferences(itemIds) {
      const own = new Set(withDatasources(items, itemIds));
      const found = new Set<string>();
      const waiting = [...own];
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        for (const target of references.targets(id).flatMap((one) => withDatasources(items, [one]))) {
          if (own.has(target) || found.has(target) || !items.item(target)) continue;
          if (!copies.differs(target)) continue;
          found.add(target);
          waiting.push(target);
        }
      }
      return [...found];
    },
  };
}

/** The versions and shared layouts of the published side. */
function versionCopies({ connection, clock, revisions, references }: PublisherParts) {
  const count = (sql: string, id: string) => Number(connection.get(sql, id)?.['count']);

  return {
    /** Copies the drafts of one item; whether that changes anything for visitors. */
    publish(id: string, { locales, by }: PublishOptions): boolean {
      const chosen = locales ? JSON.stringify(locales) : null;
      const fresh = connection.all(
        `SELECT ${versionColumns} FROM content_draft d
         WHERE d.item_id = ?1 AND ${isChosen}
           AND d.version = (SELECT MAX(version) FROM content_draft m WHERE m.item_id = d.item_id AND m.locale = d.locale)
           AND NOT EXISTS (SELECT 1 FROM content_published p
             WHERE p.item_id = d.item_id AND p.locale = d.locale AND p.revision = d.revision)`,
        id,
        chosen,
      );
      for (const row of fresh) {
        connection.run(
          `INSERT OR REPLACE INTO content_published (${versionColumns})
             SELECT ${versionColumns} FROM content_draft WHERE item_id = ? AND locale = ? AND version = ?`,
          id,
          String(row['locale']),
          Number(row['version']),
        );
        if (!by) continue;
        revisions.keepBase(asRevision(row));
        const milestone = { ...asRevision(row), parent: String(row['revision']), at: clock().toISOString() };
        revisions.append(milestone, { ...by, kind: 'publish' }, 'publish');
      }
      // Of an item whose other languages alone are drafted nothing goes out.
      if (isUnseen(id)) return false;
      const layouts = connection.run(
        `INSERT OR REPLACE INTO content_layout (item_id, state, placeholders, revision)
             SELECT item_id, 'published', placeholders, revision FROM content_layout d
             WHERE d.item_id = ? AND d.state = 'draft'
               AND NOT EXISTS (SELECT 1 FROM content_layout p WHERE p.item_id = d.item_id
                 AND p.state = 'published' AND p.placeholders = d.placeholders)`,
        id,
      );
      if (fresh.length + layouts > 0) references.published(id, chosen);
      return fresh.length + layouts > 0;
    },

    /** Takes published copies away; whether there were any. */
    takeDown(id: string, chosen: string | null): boolean {
      const rows = connection.run(
        `DELETE FROM content_published WHERE item_id = ?1 AND ${isChosen}`,
        id,
        chosen,
      );
      const isGone = count('SELECT COUNT(*) AS count FROM content_published WHERE item_id = ?', id) === 0;
      if (isGone) connection.run("DELETE FROM content_layout WHERE item_id = ? AND state = 'published'", id);
      references.takenDown(id, isGone ? null : chosen);
      return rows > 0 || isGone;
    },

    /** Whether the drafts of one item say anything else than its published side; the same text saved again does not. */
    differs: (id: string): boolean =>
      connection.get(
        `SELECT 1 FROM content_item i WHERE i.id = ?1 AND (
           (i.deleted = 1 AND i.live = 1)
           OR (i.deleted = 0 AND (i.live = 0 OR i.published_path IS NOT i.path OR i.published_name <> i.name
             OR i.published_parent IS NOT i.parent_id OR i.published_sort <> i.sort_order))
           OR (i.deleted = 0 AND EXISTS (SELECT 1 FROM content_draft d WHERE d.item_id = ?1
             AND d.version = (SELECT MAX(version) FROM content_draft m WHERE m.item_id = ?1 AND m.locale = d.locale)
             AND NOT EXISTS (SELECT 1 FROM content_published p WHERE p.item_id = ?1 AND p.locale = d.locale
               AND (p.revision = d.revision OR (p.display_name = d.display_name AND p.fields = d.fields
                 AND p.placeholders IS d.placeholders)))))
           OR (i.deleted = 0 AND EXISTS (SELECT 1 FROM content_layout d WHERE d.item_id = ?1 AND d.state = 'draft'
             AND NOT EXISTS (SELECT 1 FROM content_layout p WHERE p.item_id = ?1 AND p.state = 'published'
               AND p.placeholders = d.placeholders))))`,
        id,
      ) !== undefined,
  };

  function isUnseen(id: string): boolean {
    return (
      count('SELECT COUNT(*) AS count FROM content_draft WHERE item_id = ?', id) > 0 &&
      count('SELECT COUNT(*) AS count FROM content_published WHERE item_id = ?', id) === 0
    );
  }
}

/** Addresses of the published side: who leaves one, who takes one, and what that leaves behind. */
function placeChanges(parts: PublisherParts) {
  const { connection, items, references } = parts;
  const leaveRedirects = redirectsOfMoves(parts);
  const clear = (id: string) =>
    connection.run(
      `UPDATE content_item SET live = 0, published_path = NULL, published_parent = NULL, published_name = NULL,
         published_sort = NULL WHERE id = ?`,
      id,
    );
  const left = (site: string, path: string) =>
    connection.run(
      'INSERT OR REPLACE INTO content_left (site, path, seq) VALUES (?, ?, ?)',
      site,
      path,
      connection.nextSeq(),
    );

  const takeDown = (row: Row, change: SiteChange): void => {
    const id = String(row['id']);
    if (connection.get('SELECT 1 FROM content_published WHERE item_id = ? LIMIT 1', id)) return;
    clear(id);
    if (row['published_path'] === null) return;
    left(String(row['site']), String(row['published_path']));
    change.removedPaths.push(String(row['published_path']));
  };

  return {
    takeDown,

    /** Gives up the address a moved or deleted page has for visitors. */
    leave(row: Row, change: SiteChange): void {
      const [from, to] = [row['published_path'], row['path']];
      if (row['live'] === 0 || from === null) return;
      if (row['deleted'] === 0 && from === to) return;
      connection.run('UPDATE content_item SET published_path = NULL WHERE id = ?', String(row['id']));
      left(String(row['site']), String(from));
      change.removedPaths.push(String(from));
      if (row['deleted'] === 0 && to !== null) change.moves.push({ from: String(from), to: String(to) });
    },

    /** Gives an item the place of its draft, or none when it is deleted; whether that is another than before. */
    take(row: Row): boolean {
      const id = String(row['id']);
      if (row['deleted'] === 1) {
        clear(id);
        return row['live'] === 1;
      }
      const hasDrafts = connection.get('SELECT 1 FROM content_draft WHERE item_id = ? LIMIT 1', id);
      const isSeen = connection.get('SELECT 1 FROM content_published WHERE item_id = ? LIMIT 1', id);
      if (hasDrafts && !isSeen) return false;
      const [site, path] = [String(row['site']), row['path'] === null ? null : String(row['path'])];
      const holder = path === null ? undefined : items.atPath(site, path, 'published');
      if (holder && holder['id'] !== id) {
        throw new StoreProblem(
          `Visitors find item ${String(holder['id'])} at ${path} of site ${site}. Publish that one, too, with its new address.`,
        );
      }
      connection.run(
        `UPDATE content_item SET live = 1, published_path = path, published_parent = parent_id, published_name = name,
           published_sort = sort_order WHERE id = ?`,
        id,
      );
      return (
        row['live'] === 0 ||
        row['published_path'] !== row['path'] ||
        row['published_parent'] !== row['parent_id'] ||
        row['published_name'] !== row['name'] ||
        row['published_sort'] !== row['sort_order']
      );
    },

    /** Whether a datasource stands on the published side of an item that is not among these. */
    isShownElsewhere(id: string, taken: readonly string[]): boolean {
      return references.usages(id, 'published').some((usage) => !taken.includes(usage.itemId));
    },

    /** Writes the redirects of moved pages, and announces what became of a site. */
    told(site: string, { itemIds, removedPaths, moves }: SiteChange): void {
      if (moves.length > 0) leaveRedirects(site, moves);
      if (itemIds.length === 0) return;
      const gone = removedPaths.length > 0 ? { removedPaths } : {};
      connection.announce({ kind: 'content', site, itemIds, published: true, ...gone });
    },
  };
}

/** Leaves redirects where pages were, with when that was. */
function redirectsOfMoves({ clock, items, facts }: PublisherParts) {
  return (site: string, moves: readonly Move[]): void => {
    const rules = (facts.get(`site:${site}`, 'redirects') as Redirect[] | undefined) ?? [];
    const known = new Set(rules.map(({ pattern }) => pattern));
    const live = items.pages(site, 'published').map((page) => page.path ?? '');
    const made = { how: 'move', at: clock().toISOString() } as const;
    const after = redirectsAfterMoves(rules, moves, live);
    facts.put(
      `site:${site}`,
      'redirects',
      after.map((rule) => (known.has(rule.pattern) ? rule : { ...rule, made })),
    );
  };
}

function changeOf(changes: Map<string, SiteChange>, row: Row): SiteChange {
  const site = String(row['site']);
  const change = changes.get(site) ?? { itemIds: [], removedPaths: [], moves: [] };
  changes.set(site, change);
  return change;
}

/** Items themselves and everything below them that is not a page of its own, each once. */
function withDatasources(items: ItemTable, ids: readonly string[]): string[] {
  const all = new Set<string>();
  const add = (id: string): void => {
    if (all.has(id)) return;
    all.add(id);
    for (const child of items.below(id)) if (!child.isPage) add(child.id);
  };
  ids.forEach(add);
  return [...all];
}
