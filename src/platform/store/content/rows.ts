import { canonicalJson } from '../canonicalJson.ts';
import type { Row } from '../Connection.ts';
import type { ContentItem, ContentState, ContentVersion, Placeholders, Revision } from '../ContentStore.ts';

/** Columns of a version, the same for drafts and published copies. */
export const versionColumns =
  'item_id, locale, version, revision, display_name, fields, placeholders, updated_at';

/** Columns an item's place is in: what editors see, and what visitors do. */
export const placeColumns = {
  draft: { path: 'path', parent: 'parent_id', name: 'name', sort: 'sort_order', is: 'deleted = 0' },
  published: {
    path: 'published_path',
    parent: 'published_parent',
    name: 'published_name',
    sort: 'published_sort',
    is: 'live = 1',
  },
} as const;

const textOrNull = (value: unknown): string | null => (value === null ? null : String(value));

/** An item where editors or visitors see it. */
export function toItem(row: Row, state: ContentState = 'draft'): ContentItem {
  const columns = placeColumns[state];
  return {
    id: String(row['id']),
    site: row['site'] as ContentItem['site'],
    parentId: textOrNull(row[columns.parent]),
    name: String(row[columns.name]),
    path: textOrNull(row[columns.path]),
    template: String(row['template']),
    sortOrder: Number(row[columns.sort]),
  };
}

export function toVersion(row: Row): ContentVersion {
  return {
    itemId: String(row['item_id']),
    locale: row['locale'] as ContentVersion['locale'],
    version: Number(row['version']),
    revision: String(row['revision']),
    displayName: String(row['display_name']),
    fields: JSON.parse(String(row['fields'])) as Record<string, unknown>,
    ...(row['placeholders'] === null ? {} : { placeholders: toPlaceholders(row['placeholders']) }),
    updatedAt: String(row['updated_at']),
  };
}

export function toRevision(row: Row): Revision {
  return {
    seq: Number(row['seq']),
    itemId: String(row['item_id']),
    locale: row['locale'] as Revision['locale'],
    revision: String(row['revision']),
    parent: textOrNull(row['parent']),
    version: Number(row['version']),
    displayName: String(row['display_name']),
    fields: JSON.parse(String(row['fields'])) as Record<string, unknown>,
    ...(row['placeholders'] === null ? {} : { placeholders: toPlaceholders(row['placeholders']) }),
    author: String(row['author']),
    at: String(row['at']),
    kind: row['kind'] as Revision['kind'],
    note: textOrNull(row['note']),
  };
}

export const toPlaceholders = (text: unknown) => JSON.parse(String(text)) as Placeholders;

/** Whether two texts of placeholders mean the same. */
export function samePlaceholders(left: unknown, right: string | null): boolean {
  if (left === right) return true;
  if (typeof left !== 'string' || right === null) return false;
  return canonicalJson(JSON.parse(left)) === canonicalJson(JSON.parse(right));
}
