/** A directory entity in one language, as the store keeps it. The body is in the vendor's field names. */
export interface EntityRecord {
  /** Directory id, unique over all types, e.g. 'fac-0001'. */
  id: string;
  /** Numeric uid, unique over all types; assigned by the store when absent on first put. */
  uid: number;
  type: string;
  locale: 'en' | 'es';
  /** Everything else of the document: name, slug, address, c_… fields. */
  body: Record<string, unknown>;
  /** ISO instant of the last change of the body. */
  updatedAt: string;
}
export type EntityInput = Omit<EntityRecord, 'uid' | 'updatedAt'> & { uid?: number };

/** What a put did; `unchanged` rows keep their updatedAt. */
export interface PutOutcome {
  created: number;
  updated: number;
  unchanged: number;
}

/** A change the in-memory search columns and caches follow. */
export type StoreChange =
  | { kind: 'entities'; ids: { id: string; type: string; locale: 'en' | 'es' }[] }
  | { kind: 'entities-removed'; ids: { id: string; type: string }[] }
  /** `removedPaths`: addresses that no longer have a page, since their items can no longer be asked. */
  | { kind: 'content'; site: string; itemIds: string[]; published: boolean; removedPaths?: string[] }
  /** Facts visitors see: phrases ('dictionary', 'dictionary:<site>'), what is set for a site ('site:<site>'), documents of the library ('media'). */
  | { kind: 'facts'; space: string; keys: string[] };

export interface EntityStore {
  /** All or nothing: one transaction; durable when it returns. */
  put(records: readonly EntityInput[]): PutOutcome;
  /** `locale` defaults to 'en'; no fallback to another language. */
  get(id: string, locale?: 'en' | 'es'): EntityRecord | undefined;
  getByUid(uid: number, locale?: 'en' | 'es'): EntityRecord | undefined;
  /** Streams in id order without loading all rows. */
  iterate(type: string, locale?: 'en' | 'es'): IterableIterator<EntityRecord>;
  /** Number of entities, each counted once whatever its languages. */
  count(type?: string): number;
  /** Removes entities in all languages with their import links; answers how many there were. A uid is never reused. */
  remove(ids: readonly string[]): number;
}

/** Where an imported entity came from, so that a second import finds it again. `key` is the source's own id. */
export interface ImportLinkStore {
  find(source: string, key: string): string | undefined;
  /** Sources and keys known for an entity. */
  of(entityId: string): { source: string; key: string }[];
  put(links: readonly { source: string; key: string; entityId: string }[]): void;
}

/** Free key/value facts of the platform: schema of the seed, wait times, reputation … JSON values. */
export interface FactStore {
  get(space: string, key: string): unknown;
  /** `undefined` forgets the key. */
  put(space: string, key: string, value: unknown): void;
  entries(space: string): IterableIterator<[key: string, value: unknown]>;
}

export interface TransactionOptions {
  /**
   * False: throws StoreProblem at once while another process writes, instead of waiting for it. Waiting keeps this
   * process from everything else, so work that can be done later does not.
   */
  wait?: boolean;
  /**
   * True: changes only tables that each process keeps for itself, those of the search. With a shared store nobody else is
   * asked, and it goes on while the database is down.
   */
  local?: boolean;
}

/**
 * The durable store of the platform: SQLite (node:sqlite), WAL, synchronous=FULL; or, shared by several processes, a copy of
 * what their log in PostgreSQL tells. What a call acknowledged survives SIGKILL.
 */
export interface Store {
  entities: EntityStore;
  importLinks: ImportLinkStore;
  facts: FactStore;
  content: import('./ContentStore.ts').ContentStore;
  /** Runs `work` in one transaction; nested calls join the outer one. */
  transaction<T>(work: () => T, options?: TransactionOptions): T;
  /** Called after the commit, also for commits of other processes (within about a second). */
  subscribe(listener: (change: StoreChange) => void): () => void;
  /** Number of the last transaction that changed entities or content; kept in the file, never falls. */
  sequence(): number;
  /** What changed after transaction `sequence`: lets an index that stands at a number catch up after a restart. */
  changesSince(sequence: number): StoreChange[];
  /**
   * The raw connection, for the search index, which keeps FTS5 tables in the same file.
   * Write through it only inside `transaction`.
   */
  database: import('node:sqlite').DatabaseSync;
  /** Of a shared store: what keeps this process from writing now, undefined while nothing does. Absent of one that is not shared. */
  sharedProblem?: () => string | undefined;
  /** Of a shared store: a word to all processes, this one, too, that is kept nowhere and may be lost; of no more than 7,000 bytes. */
  whispers?: { say(text: string): void; listen(listener: (text: string) => void): void };
  close(): void;
}
