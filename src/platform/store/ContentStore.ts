/** A rendering as stored: `uid` unique on the page; fields come from the datasource item, children from its child items. */
export interface StoredRendering {
  uid: string;
  componentName: string;
  /** Id of the datasource item; '' for none. */
  dataSource: string;
  params: Record<string, string>;
  placeholders?: Record<string, StoredRendering[]>;
}

/** An item of the content tree: a page, a datasource or a site root. */
export interface ContentItem {
  /** Lower-case GUID. */
  id: string;
  site: 'main' | 'plan';
  parentId: string | null;
  name: string;
  /** Page path ('/', '/about', '/find-location/facility/*'; '*' matches any one or more segments); null for datasources. */
  path: string | null;
  /** 'Page', 'ServicePage', 'HealthWellnessPage', 'SiteRoot', 'Data' … */
  template: string;
  sortOrder: number;
}

/** One language version of an item. */
export interface ContentVersion {
  itemId: string;
  locale: 'en' | 'es';
  version: number;
  /** Changes with each save; optimistic lock of the editor. */
  revision: string;
  displayName: string;
  /** Field name → value in layout-service shape ({value}, item reference, list of references …). */
  fields: Record<string, unknown>;
  /**
   * Root placeholders of a page in this version (final layout). Absent: the shared layout of the item holds, as it
   * does for every page until an editor changes one language version alone. Always absent for datasources.
   */
  placeholders?: Record<string, StoredRendering[]>;
  updatedAt: string;
}

/** Items with draft and published versions. Published rows are copies: a draft never shows through. */
export interface ContentStore {
  putItem(item: ContentItem): void;
  /** Saves the draft; with `expectedRevision` refuses a stale save by throwing RevisionConflict. */
  saveDraft(
    version: Omit<ContentVersion, 'revision' | 'updatedAt' | 'version'>,
    expectedRevision?: string,
  ): ContentVersion;
  /** Saves the draft of the layout that all language versions without one of their own share. */
  saveSharedLayout(itemId: string, placeholders: Record<string, StoredRendering[]>): void;
  sharedLayout(itemId: string, state: 'draft' | 'published'): Record<string, StoredRendering[]> | undefined;
  /** Copies the drafts of the item and its datasources to the published side. */
  publish(itemIds: readonly string[]): void;
  /** Removes the items and everything below them, drafts and published versions. */
  removeItems(itemIds: readonly string[]): void;
  item(id: string): ContentItem | undefined;
  children(id: string): ContentItem[];
  /** Longest literal match wins over wildcard segments; `accept` leaves pages out (unpublished ones, say). */
  itemByPath(site: string, path: string, accept?: (item: ContentItem) => boolean): ContentItem | undefined;
  pages(site: string): ContentItem[];
  version(itemId: string, locale: 'en' | 'es', state: 'draft' | 'published'): ContentVersion | undefined;
  /** A numbered version out of the draft history. */
  versionAt(itemId: string, locale: 'en' | 'es', version: number): ContentVersion | undefined;
}
