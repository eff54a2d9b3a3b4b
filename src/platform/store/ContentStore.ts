/** A rendering as stored: `uid` unique on the page; fields come from the datasource item, children from its child items. */
export interface StoredRendering {
  uid: string;
  componentName: string;
  /** Id of the datasource item; '' for none. */
  dataSource: string;
  params: Record<string, string>;
  placeholders?: Record<string, StoredRendering[]>;
}

export type Placeholders = Record<string, StoredRendering[]>;
export type Locale = 'en' | 'es';

/** What editors see, or what visitors do. */
export type ContentState = 'draft' | 'published';

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
  locale: Locale;
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
  placeholders?: Placeholders;
  updatedAt: string;
}

/** What the source said when a text of its translation was written, or declared still right. */
export interface TranslationMark {
  /** Name of the source's text, '' for none. */
  source: string;
  at: string;
  /** Null: it came in with a seed or an import. */
  by: string | null;
  isDeclared?: true;
}

/** What somebody saved too late; `revision` is the head it met. */
export type LostVersion = Omit<ContentVersion, 'locale' | 'updatedAt'> & { locale: Locale | '' };

export type DraftInput = Omit<ContentVersion, 'revision' | 'updatedAt' | 'version'>;

/** How a revision came to be. 'conflict' is a text that was not taken, kept for its author; 'import' one no editor wrote. */
export type RevisionKind = 'save' | 'publish' | 'restore' | 'import' | 'layout' | 'conflict';

/** What was saved once: never changed, so that anything acknowledged can be read again. */
export interface Revision {
  /** Its place in the history, over all items. */
  seq: number;
  itemId: string;
  /** '' for the layout all languages share. */
  locale: Locale | '';
  revision: string;
  /** What it was made from; null for the first. */
  parent: string | null;
  version: number;
  displayName: string;
  fields: Record<string, unknown>;
  placeholders?: Placeholders;
  author: string;
  at: string;
  kind: RevisionKind;
  note: string | null;
}

/** Who saves, and what the history says of it. */
export interface Authorship {
  author: string;
  kind?: RevisionKind;
  note?: string;
}

/** A layout that all languages of an item share, with the revision a save of it names. */
export interface SharedLayout {
  placeholders: Placeholders;
  revision: string;
}

/** Where an item or something of the media library is used. */
export interface Usage {
  itemId: string;
  /** '' where all languages share it. */
  locale: Locale | '';
  state: ContentState;
  kind: 'datasource' | 'field' | 'media';
}

/** A link of a text: where it stands, and where it leads. */
export interface StoredLink {
  itemId: string;
  state: ContentState;
  locale: Locale;
  field: string;
  href: string;
  /** The words that are pressed. */
  words: string;
  /** The page of the own site it names, in small letters; null for any other address. */
  path: string | null;
}

export interface PublishOptions {
  /** Default: all. Place and shared layout go with any of them. */
  locales?: readonly Locale[];
  by?: Authorship;
  /** Live pages that go to their drafted addresses along with these; nothing else of them is published. */
  along?: readonly string[];
}

/** Items with draft and published versions. Published rows are copies: a draft never shows through. */
export interface ContentStore {
  /** Puts the draft of an item's place: visitors find it where it was until it is published. */
  putItem(item: ContentItem): void;
  /** Saves the draft; with `expectedRevision` refuses a stale save by throwing RevisionConflict. */
  saveDraft(version: DraftInput, expectedRevision?: string, by?: Authorship): ContentVersion;
  /** Opens a new version with what the latest says. */
  addVersion(itemId: string, locale: Locale, by: Authorship): ContentVersion;
  /** Keeps a text or layout that was not taken, for whoever made it; `locale` is '' for a shared layout. */
  keepLost(lost: LostVersion, by: Authorship): void;
  /** Saves the draft of the layout that all language versions without one of their own share; with a stale revision throws RevisionConflict. */
  saveSharedLayout(
    itemId: string,
    placeholders: Placeholders,
    expectedRevision?: string,
    by?: Authorship,
  ): SharedLayout;
  sharedLayout(itemId: string, state: ContentState): Placeholders | undefined;
  /** The same with its revision. */
  layout(itemId: string, state: ContentState): SharedLayout | undefined;
  /**
   * Copies the drafts of the items and their datasources to the published side, with their places; what was deleted is
   * taken down. A page at a new address leaves a redirect. Throws StoreProblem when another item is live at the address.
   */
  publish(itemIds: readonly string[], options?: PublishOptions): void;
  /** Takes versions of the items and their own datasources away from visitors; drafts stay. */
  unpublish(itemIds: readonly string[], options?: PublishOptions): void;
  /** Marks items with all below them as deleted, or no longer: visitors lose them when that is published. */
  setDeleted(itemIds: readonly string[], deleted: boolean): void;
  /** Items that are deleted for editors, newest first. */
  deleted(site: string): (ContentItem & { deletedAt: string })[];
  /** Removes the items and everything below them, drafts and published versions, for good. */
  removeItems(itemIds: readonly string[]): void;
  /** In a state 'published' the item stands where visitors find it; without one that is live, undefined. */
  item(id: string, state?: ContentState): ContentItem | undefined;
  children(id: string, state?: ContentState): ContentItem[];
  /** Longest literal match wins over wildcard segments; `accept` leaves pages out (unpublished ones, say). */
  itemByPath(
    site: string,
    path: string,
    state?: ContentState,
    accept?: (item: ContentItem) => boolean,
  ): ContentItem | undefined;
  pages(site: string, state?: ContentState): ContentItem[];
  version(itemId: string, locale: Locale, state: ContentState): ContentVersion | undefined;
  /** A numbered version out of the draft history. */
  versionAt(itemId: string, locale: Locale, version: number): ContentVersion | undefined;
  /** Numbers of all versions, newest first. */
  versionNumbers(itemId: string, locale: Locale): number[];
  /** The history of a version or ('') of a shared layout, newest first, `before` a place in it. */
  revisions(itemId: string, locale: Locale | '', first: number, before?: number): Revision[];
  /** What a revision said; '' as locale for a shared layout. */
  revision(itemId: string, locale: Locale | '', revision: string): Revision | undefined;
  /** Where an item is used, by layouts and by fields; the same of media by their id. */
  usages(itemId: string, state: ContentState): Usage[];
  /** Ids of items of a site whose drafts link to an address. */
  linking(site: string, path: string): string[];
  /** Every link of a site's texts, drafts and what visitors have. */
  links(site: string): StoredLink[];
  /** What a publication of the items would leave out although they show it: referenced items that differ from what is live. */
  unpublishedReferences(itemIds: readonly string[]): string[];
  /** Whether visitors would get something else if the item alone were published. */
  isPending(itemId: string): boolean;
  /** Ids of a site's pages of which the same is true. */
  pendingPages(site: string): string[];
  /** Of each text of a translated draft how old it is. */
  translationMarks(itemId: string, locale: Locale): Record<string, TranslationMark>;
  /** Texts of a translated draft are still right, says somebody who has read the source as it is now. */
  declareTranslated(itemId: string, locale: Locale, names: readonly string[], by: string): void;
  /** Items of a site whose source language was changed since they were put there. */
  changedSources(site: string): string[];
}
