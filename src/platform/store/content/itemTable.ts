import { canonicalJson } from '../canonicalJson.ts';
import type { Connection, Row } from '../Connection.ts';
import type { ContentItem, ContentState } from '../ContentStore.ts';
import { compareWildcardPaths, matchWildcardPath, normalisePath } from '../pagePath.ts';
import { StoreProblem } from '../StoreProblem.ts';
import { placeColumns, toItem } from './rows.ts';

export type ItemTable = ReturnType<typeof itemTable>;

/** Items by id, parent and address, as editors and as visitors see them. */
export function itemTable(connection: Connection) {
  const row = (id: string): Row | undefined => connection.get('SELECT * FROM content_item WHERE id = ?', id);

  /** The row of an item that must exist. Throws StoreProblem. */
  const known = (id: string): Row => {
    const found = row(id);
    if (!found) throw new StoreProblem(`There is no content item ${id}`);
    return found;
  };

  const atPath = (site: string, path: string, state: ContentState): Row | undefined => {
    const columns = placeColumns[state];
    return connection.get(
      `SELECT * FROM content_item WHERE site = ? AND ${columns.path} = ? COLLATE NOCASE
         AND ${columns.path} IS NOT NULL AND ${columns.is}`,
      site,
      path,
    );
  };

  /** Notes a change of an item's draft and announces it. */
  const draftChanged = (id: string, site: string): void => {
    connection.run('UPDATE content_item SET draft_seq = ? WHERE id = ?', connection.nextSeq(), id);
    connection.announce({ kind: 'content', site, itemIds: [id], published: false });
  };

  return {
    row,
    known,
    atPath,
    draftChanged,
    siteOf: (id: string): string => String(known(id)['site']),

    /** Ids of what stands below an item in its draft or published tree, deleted or not. */
    below: (id: string): { id: string; isPage: boolean }[] =>
      connection
        .all(
          'SELECT id, path FROM content_item WHERE parent_id = ?1 OR (published_parent = ?1 AND live = 1)',
          id,
        )
        .map((child) => ({ id: String(child['id']), isPage: child['path'] !== null })),

    put(item: ContentItem): void {
      const path = item.path === null ? null : normalisePath(item.path);
      const old = row(item.id);
      if (old && old['deleted'] === 0 && canonicalJson(toItem(old)) === canonicalJson({ ...item, path }))
        return;
      if (path !== null) refuseTaken(atPath(item.site, path, 'draft'), item, path);
      connection.run(
        `INSERT INTO content_item (id, site, parent_id, name, path, template, sort_order, draft_seq)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (id) DO UPDATE SET site = excluded.site, parent_id = excluded.parent_id,
             name = excluded.name, path = excluded.path, template = excluded.template,
             sort_order = excluded.sort_order, deleted = 0, deleted_at = NULL`,
        ...[item.id, item.site, item.parentId, item.name, path, item.template, item.sortOrder],
        connection.nextSeq(),
      );
      connection.run('DELETE FROM content_removed WHERE id = ?', item.id);
      draftChanged(item.id, item.site);
    },

    ...itemReads(connection, atPath),
  };
}

function refuseTaken(holder: Row | undefined, item: ContentItem, path: string): void {
  if (!holder || holder['id'] === item.id) return;
  throw new StoreProblem(`The path ${path} of site ${item.site} is taken by item ${String(holder['id'])}`);
}

type AtPath = (site: string, path: string, state: ContentState) => Row | undefined;

/** What editors and visitors ask for. */
function itemReads(connection: Connection, atPath: AtPath) {
  return {
    item(id: string, state: ContentState = 'draft'): ContentItem | undefined {
      const found = connection.get(
        `SELECT * FROM content_item WHERE id = ? AND ${placeColumns[state].is}`,
        id,
      );
      return found && toItem(found, state);
    },

    children(id: string, state: ContentState = 'draft'): ContentItem[] {
      const { parent, sort, name, is } = placeColumns[state];
      return connection
        .all(`SELECT * FROM content_item WHERE ${parent} = ? AND ${is} ORDER BY ${sort}, ${name}, id`, id)
        .map((child) => toItem(child, state));
    },

    itemByPath(
      site: string,
      path: string,
      state: ContentState = 'draft',
      accept: (item: ContentItem) => boolean = () => true,
    ): ContentItem | undefined {
      const asked = normalisePath(path);
      const exact = atPath(site, asked, state);
      // An address typed with a '*' must not fetch the wildcard page as if it were an ordinary one.
      if (exact && !asked.split('/').includes('*') && accept(toItem(exact, state)))
        return toItem(exact, state);
      const columns = placeColumns[state];
      return connection
        .all(
          `SELECT * FROM content_item WHERE site = ? AND ${columns.path} IS NOT NULL AND ${columns.is}
             AND instr(${columns.path}, '*') > 0`,
          site,
        )
        .map((found) => toItem(found, state))
        .filter((item) => matchWildcardPath(item.path ?? '', asked) && accept(item))
        .sort((left, right) => compareWildcardPaths(left.path ?? '', right.path ?? ''))[0];
    },

    pages(site: string, state: ContentState = 'draft'): ContentItem[] {
      const { path, is } = placeColumns[state];
      return connection
        .all(
          `SELECT * FROM content_item WHERE site = ? AND ${path} IS NOT NULL AND ${is} ORDER BY ${path}`,
          site,
        )
        .map((found) => toItem(found, state));
    },
  };
}
