import type { Connection } from '../Connection.ts';
import type { ContentItem, ContentStore } from '../ContentStore.ts';
import type { FactStore } from '../Store.ts';
import { itemTable } from './itemTable.ts';
import type { ItemTable } from './itemTable.ts';
import { layoutTable } from './layoutTable.ts';
import { linkTable } from './linkTable.ts';
import { publisher } from './publisher.ts';
import { referenceTable } from './referenceTable.ts';
import { revisionTable } from './revisionTable.ts';
import { toItem } from './rows.ts';
import { translationTable } from './translationTable.ts';
import { versionTable } from './versionTable.ts';

/** ContentStore over SQLite: items, versions, layouts, history and references, each a table with its own file. */
export function contentTables(connection: Connection, clock: () => Date, facts: FactStore): ContentStore {
  const items = itemTable(connection);
  const revisions = revisionTable(connection);
  const references = referenceTable(connection);
  const links = linkTable(connection);
  const translations = translationTable(connection);
  const parts = { connection, clock, items, revisions, references, facts, translations };
  const versions = versionTable(parts);
  const layouts = layoutTable(parts);
  const whole = <T>(work: () => T): T => connection.transaction(work);
  return {
    putItem: (item) => whole(() => items.put(item)),
    saveDraft: (draft, expected, by) => whole(() => versions.saveDraft(draft, expected, by)),
    addVersion: (id, locale, by) => whole(() => versions.addVersion(id, locale, by)),
    keepLost: (version, by) => whole(() => versions.keepLost(version, by)),
    saveSharedLayout: (id, placeholders, expected, by) =>
      whole(() => layouts.save(id, placeholders, expected, by)),
    sharedLayout: layouts.sharedLayout,
    layout: layouts.layout,
    ...publisher(parts),
    ...removal(connection, items, clock),
    item: items.item,
    children: items.children,
    itemByPath: items.itemByPath,
    pages: items.pages,
    version: versions.version,
    versionAt: versions.versionAt,
    versionNumbers: versions.versionNumbers,
    revisions: revisions.list,
    revision: revisions.find,
    usages: references.usages,
    linking: links.linking,
    links: links.links,
    translationMarks: versions.translationMarks,
    declareTranslated: (id, locale, names, by) =>
      whole(() => versions.declareTranslated(id, locale, names, by)),
    changedSources: translations.changedSources,
  };
}

/** Deleting for editors, and removing for good. */
function removal(
  connection: Connection,
  items: ItemTable,
  clock: () => Date,
): Pick<ContentStore, 'setDeleted' | 'deleted' | 'removeItems'> {
  const mark = (id: string, deleted: boolean): void => {
    const row = items.row(id);
    if (!row) return;
    for (const child of items.below(id)) mark(child.id, deleted);
    if ((row['deleted'] === 1) === deleted) return;
    connection.run(
      'UPDATE content_item SET deleted = ?, deleted_at = ? WHERE id = ?',
      deleted ? 1 : 0,
      deleted ? clock().toISOString() : null,
      id,
    );
    items.draftChanged(id, String(row['site']));
  };

  return {
    setDeleted: (ids, deleted) => connection.transaction(() => ids.forEach((id) => mark(id, deleted))),

    deleted: (site) =>
      connection
        .all('SELECT * FROM content_item WHERE site = ? AND deleted = 1 ORDER BY deleted_at DESC, id', site)
        .map((row): ContentItem & { deletedAt: string } => ({
          ...toItem(row),
          deletedAt: String(row['deleted_at']),
        })),

    removeItems: (ids) =>
      connection.transaction(() => {
        const removed = new Map<string, { itemIds: string[]; removedPaths: string[] }>();
        const remove = (id: string) => {
          const row = items.row(id);
          if (!row) return;
          for (const child of items.below(id)) remove(child.id);
          const path = row['live'] === 1 ? row['published_path'] : row['path'];
          connection.run('DELETE FROM content_item WHERE id = ?', id);
          connection.run(
            'INSERT OR REPLACE INTO content_removed (id, site, path, seq) VALUES (?, ?, ?, ?)',
            id,
            String(row['site']),
            path === null ? null : String(path),
            connection.nextSeq(),
          );
          const ofSite = removed.get(String(row['site'])) ?? { itemIds: [], removedPaths: [] };
          ofSite.itemIds.push(id);
          if (path !== null) ofSite.removedPaths.push(String(path));
          removed.set(String(row['site']), ofSite);
        };
        ids.forEach(remove);
        for (const [site, gone] of removed) {
          connection.announce({ kind: 'content', site, published: true, ...gone });
        }
      }),
  };
}
