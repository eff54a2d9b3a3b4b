import { randomUUID } from 'node:crypto';
import { canonicalJson } from './canonicalJson.ts';
import type { Connection, Row } from './Connection.ts';
import type { ContentItem, ContentStore, ContentVersion, StoredRendering } from './ContentStore.ts';
import { compareWildcardPaths, matchWildcardPath, normalisePath } from './pagePath.ts';
import { RevisionConflict, StoreProblem } from './StoreProblem.ts';

const versionColumns = 'item_id, locale, version, revision, display_name, fields, placeholders, updated_at';

type Locale = ContentVersion['locale'];
type Layout = Record<string, StoredRendering[]>;

/** ContentStore over SQLite: one row per draft version, one published copy per language. */
export class ContentTables implements ContentStore {
  readonly #connection: Connection;
  readonly #clock: () => Date;

  constructor(connection: Connection, clock: () => Date) {
    this.#connection = connection;
    this.#clock = clock;
  }

  putItem(item: ContentItem): void {
    const connection = this.#connection;
    connection.transaction(() => {
      const path = item.path === null ? null : normalisePath(item.path);
      const old = this.#itemRow(item.id);
      if (old && canonicalJson(toItem(old)) === canonicalJson({ ...item, path })) return;
      if (path !== null) this.#refuseTakenPath(item, path);
      connection.run(
        `INSERT INTO content_item (id, site, parent_id, name, path, template, sort_order, draft_seq)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (id) DO UPDATE SET site = excluded.site, parent_id = excluded.parent_id,
             name = excluded.name, path = excluded.path, template = excluded.template,
             sort_order = excluded.sort_order`,
        item.id,
        item.site,
        item.parentId,
        item.name,
        path,
        item.template,
        item.sortOrder,
        connection.nextSeq(),
      );
      connection.run('DELETE FROM content_removed WHERE id = ?', item.id);
      this.#draftChanged(item.id, item.site);
    });
  }

  saveDraft(
    draft: Omit<ContentVersion, 'revision' | 'updatedAt' | 'version'>,
    expectedRevision?: string,
  ): ContentVersion {
    return this.#connection.transaction(() => {
      const { itemId, locale } = draft;
      const site = this.#siteOf(itemId);
      const row = this.#latestDraft(itemId, locale);
      const current = row && toVersion(row);
      if (expectedRevision !== undefined && current?.revision !== expectedRevision) {
        throw new RevisionConflict(itemId, current?.revision);
      }
      const fields = canonicalJson(draft.fields);
      const placeholders = draft.placeholders === undefined ? null : JSON.stringify(draft.placeholders);
      if (
        row &&
        current &&
        row['display_name'] === draft.displayName &&
        row['fields'] === fields &&
        samePlaceholders(row['placeholders'], placeholders)
      ) {
        return current;
      }
      // A published version stays as it is in the history; the next save opens a new one.
      const published = this.#publishedRow(itemId, locale);
      const version = current ? current.version + (published?.['version'] === current.version ? 1 : 0) : 1;
      this.#connection.run(
        `INSERT OR REPLACE INTO content_draft (${versionColumns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        itemId,
        locale,
        version,
        randomUUID().replaceAll('-', ''),
        draft.displayName,
        fields,
        placeholders,
        this.#clock().toISOString(),
      );
      this.#draftChanged(itemId, site);
      return toVersion(this.#latestDraft(itemId, locale) as Row);
    });
  }

  saveSharedLayout(itemId: string, placeholders: Layout): void {
    const connection = this.#connection;
    connection.transaction(() => {
      const site = this.#siteOf(itemId);
      const old = connection.get(
        "SELECT placeholders FROM content_layout WHERE item_id = ? AND state = 'draft'",
        itemId,
      );
      const text = JSON.stringify(placeholders);
      if (old && samePlaceholders(old['placeholders'], text)) return;
      connection.run(
        "INSERT OR REPLACE INTO content_layout (item_id, state, placeholders) VALUES (?, 'draft', ?)",
        itemId,
        text,
      );
      this.#draftChanged(itemId, site);
    });
  }

  sharedLayout(itemId: string, state: 'draft' | 'published'): Layout | undefined {
    const row = this.#connection.get(
      'SELECT placeholders FROM content_layout WHERE item_id = ? AND state = ?',
      itemId,
      state,
    );
    return row && (JSON.parse(String(row['placeholders'])) as Layout);
  }

  publish(itemIds: readonly string[]): void {
    const connection = this.#connection;
    connection.transaction(() => {
      const changedBySite = new Map<string, string[]>();
      for (const id of new Set(itemIds.flatMap((itemId) => this.#withDatasources(itemId)))) {
        const site = this.#siteOf(id);
        if (!this.#publishOne(id)) continue;
        connection.run('UPDATE content_item SET published_seq = ? WHERE id = ?', connection.nextSeq(), id);
        changedBySite.set(site, [...(changedBySite.get(site) ?? []), id]);
      }
      for (const [site, changed] of changedBySite) {
        connection.announce({ kind: 'content', site, itemIds: changed, published: true });
      }
    });
  }

  removeItems(ids: readonly string[]): void {
    const connection = this.#connection;
    connection.transaction(() => {
      const removed = new Map<string, { itemIds: string[]; removedPaths: string[] }>();
      const remove = (id: string) => {
        const row = this.#itemRow(id);
        if (!row) return;
        for (const child of this.children(id)) remove(child.id);
        connection.run('DELETE FROM content_item WHERE id = ?', id);
        connection.run(
          'INSERT OR REPLACE INTO content_removed (id, site, path, seq) VALUES (?, ?, ?, ?)',
          id,
          String(row['site']),
          row['path'] === null ? null : String(row['path']),
          connection.nextSeq(),
        );
        const ofSite = removed.get(String(row['site'])) ?? { itemIds: [], removedPaths: [] };
        ofSite.itemIds.push(id);
        if (row['path'] !== null) ofSite.removedPaths.push(String(row['path']));
        removed.set(String(row['site']), ofSite);
      };
      ids.forEach(remove);
      for (const [site, gone] of removed) {
        connection.announce({ kind: 'content', site, published: true, ...gone });
      }
    });
  }

  item(id: string): ContentItem | undefined {
    const row = this.#itemRow(id);
    return row && toItem(row);
  }

  children(id: string): ContentItem[] {
    return this.#connection
      .all('SELECT * FROM content_item WHERE parent_id = ? ORDER BY sort_order, name, id', id)
      .map(toItem);
  }

  itemByPath(
    site: string,
    path: string,
    accept: (item: ContentItem) => boolean = () => true,
  ): ContentItem | undefined {
    const asked = normalisePath(path);
    const exact = this.#pathRow(site, asked, '*');
    // An address typed with a '*' must not fetch the wildcard page as if it were an ordinary one.
    if (exact && !asked.split('/').includes('*') && accept(toItem(exact))) return toItem(exact);
    return this.#connection
      .all("SELECT * FROM content_item WHERE site = ? AND path IS NOT NULL AND instr(path, '*') > 0", site)
      .map(toItem)
      .filter((item) => matchWildcardPath(item.path ?? '', asked) && accept(item))
      .sort((left, right) => compareWildcardPaths(left.path ?? '', right.path ?? ''))[0];
  }

  pages(site: string): ContentItem[] {
    return this.#connection
      .all('SELECT * FROM content_item WHERE site = ? AND path IS NOT NULL ORDER BY path', site)
      .map(toItem);
  }

  version(itemId: string, locale: Locale, state: 'draft' | 'published'): ContentVersion | undefined {
    const row = state === 'draft' ? this.#latestDraft(itemId, locale) : this.#publishedRow(itemId, locale);
    return row && toVersion(row);
  }

  versionAt(itemId: string, locale: Locale, version: number): ContentVersion | undefined {
    const row = this.#connection.get(
      `SELECT ${versionColumns} FROM content_draft WHERE item_id = ? AND locale = ? AND version = ?`,
      itemId,
      locale,
      version,
    );
    return row && toVersion(row);
  }

  /** Copies the drafts of one item; whether that changes anything for visitors. */
  #publishOne(id: string): boolean {
    const connection = this.#connection;
    const rows = connection.run(
      `INSERT OR REPLACE INTO content_published (${versionColumns})
             SELECT ${versionColumns} FROM content_draft d
             WHERE d.item_id = ?
               AND d.version = (SELECT MAX(version) FROM content_draft m WHERE m.item_id = d.item_id AND m.locale = d.locale)
               AND NOT EXISTS (SELECT 1 FROM content_published p
                 WHERE p.item_id = d.item_id AND p.locale = d.locale AND p.revision = d.revision)`,
      id,
    );
    const layouts = connection.run(
      `INSERT OR REPLACE INTO content_layout (item_id, state, placeholders)
             SELECT item_id, 'published', placeholders FROM content_layout d
             WHERE d.item_id = ? AND d.state = 'draft'
               AND NOT EXISTS (SELECT 1 FROM content_layout p WHERE p.item_id = d.item_id
                 AND p.state = 'published' AND p.placeholders = d.placeholders)`,
      id,
    );
    // A page moved or renamed since the last publication changes what visitors get, too.
    const moved = connection.get(
      'SELECT 1 FROM content_item WHERE id = ? AND (published_seq IS NULL OR draft_seq > published_seq)',
      id,
    );
    return rows + layouts > 0 || moved !== undefined;
  }

  /** Throws StoreProblem when another item has the path. */
  #refuseTakenPath(item: ContentItem, path: string): void {
    const holder = this.#pathRow(item.site, path, 'id');
    if (holder && holder['id'] !== item.id) {
      throw new StoreProblem(
        `The path ${path} of site ${item.site} is taken by item ${String(holder['id'])}`,
      );
    }
  }

  #pathRow(site: string, path: string, columns: '*' | 'id'): Row | undefined {
    return this.#connection.get(
      `SELECT ${columns} FROM content_item WHERE site = ? AND path = ? COLLATE NOCASE AND path IS NOT NULL`,
      site,
      path,
    );
  }

  #itemRow(id: string): Row | undefined {
    return this.#connection.get('SELECT * FROM content_item WHERE id = ?', id);
  }

  #siteOf(id: string): string {
    const row = this.#itemRow(id);
    if (!row) throw new StoreProblem(`There is no content item ${id}`);
    return String(row['site']);
  }

  #draftChanged(id: string, site: string): void {
    const connection = this.#connection;
    connection.run('UPDATE content_item SET draft_seq = ? WHERE id = ?', connection.nextSeq(), id);
    connection.announce({ kind: 'content', site, itemIds: [id], published: false });
  }

  #latestDraft(itemId: string, locale: string): Row | undefined {
    return this.#connection.get(
      `SELECT ${versionColumns} FROM content_draft WHERE item_id = ? AND locale = ? ORDER BY version DESC LIMIT 1`,
      itemId,
      locale,
    );
  }

  #publishedRow(itemId: string, locale: string): Row | undefined {
    return this.#connection.get(
      `SELECT ${versionColumns} FROM content_published WHERE item_id = ? AND locale = ?`,
      itemId,
      locale,
    );
  }

  /** The item itself and everything below it that is not a page of its own. */
  #withDatasources(id: string): string[] {
    return [
      id,
      ...this.children(id)
        .filter((child) => child.path === null)
        .flatMap((child) => this.#withDatasources(child.id)),
    ];
  }
}

function samePlaceholders(left: unknown, right: string | null): boolean {
  if (left === right) return true;
  if (typeof left !== 'string' || right === null) return false;
  return canonicalJson(JSON.parse(left)) === canonicalJson(JSON.parse(right));
}

function toItem(row: Row): ContentItem {
  return {
    id: String(row['id']),
    site: row['site'] as ContentItem['site'],
    parentId: row['parent_id'] === null ? null : String(row['parent_id']),
    name: String(row['name']),
    path: row['path'] === null ? null : String(row['path']),
    template: String(row['template']),
    sortOrder: Number(row['sort_order']),
  };
}

function toVersion(row: Row): ContentVersion {
  return {
    itemId: String(row['item_id']),
    locale: row['locale'] as ContentVersion['locale'],
    version: Number(row['version']),
    revision: String(row['revision']),
    displayName: String(row['display_name']),
    fields: JSON.parse(String(row['fields'])) as Record<string, unknown>,
    ...(row['placeholders'] === null
      ? {}
      : { placeholders: JSON.parse(String(row['placeholders'])) as Record<string, StoredRendering[]> }),
    updatedAt: String(row['updated_at']),
  };
}
