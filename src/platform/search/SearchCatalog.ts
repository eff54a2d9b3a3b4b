import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { LinkResolver } from '#src/platform/directory/resolveLinks.ts';
import type { EntityRecord, Store, StoreChange } from '#src/platform/store/Store.ts';
import { documentOf } from './engine/documentOf.ts';
import type { IndexDocument } from './engine/documentOf.ts';
import { INDEX_FORMAT } from './engine/IndexConfig.ts';
import type { IndexConfig } from './engine/IndexConfig.ts';
import { SearchIndex } from './engine/SearchIndex.ts';
import { languages } from './language/languages.ts';

type Locale = 'en' | 'es';
const LOCALES: readonly Locale[] = ['en', 'es'];

/** A slice takes this many entities in any case, and more until its time is up. */
const LEAST_IN_SLICE = 8;
const SLICE_MS = 10;
/** Before the next try: while another process writes, and when the indexes could not be written for another reason. */
const LOCKED_MS = 100;
const FAILED_MS = 10_000;

export interface SearchCatalog {
  index(key: string, locale: Locale): SearchIndex;
  /** Follows changes of the store. Called by the store's subscription. */
  follow(change: StoreChange): void;
  /** Whether changes are still being worked in. */
  isBusy(): boolean;
  /** Rises with every change of entities, before it is worked in. */
  version(): number;
  /** Stops working in changes; what is left is worked in at the next start. */
  close(): void;
}

export interface CatalogOptions {
  store: Store;
  configs: readonly IndexConfig[];
  resolver: LinkResolver;
  log: (event: Record<string, unknown>) => void;
  /** How long a slice of changes may take to prepare, in ms; default 10. */
  sliceMs?: number;
}

/**
 * All indexes of the store in both languages. A row in the file says at which transaction of the store they stand;
 * what changed since is worked in at start, and what was made by another configuration is built anew. So they agree
 * with the store after a kill at any moment.
 *
 * A change may reach thousands of documents (an affiliate is named on each of its providers). It is worked in by
 * slices, each a short transaction of its own, with pauses in which requests are answered and other processes write;
 * until its turn comes, a document is found as it was. What itself changed comes before what only shows it.
 */
export function openSearchCatalog(options: CatalogOptions): SearchCatalog {
  const { store, configs, resolver, log, sliceMs = SLICE_MS } = options;
  const { database } = store;
  database.exec(
    'CREATE TABLE IF NOT EXISTS search_state (name TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, sequence INTEGER NOT NULL) WITHOUT ROWID',
  );
  dropOutdated(database, configs);
  const shelves = configs.flatMap((config) =>
    LOCALES.map((locale): Shelf => {
      const name = `${config.key}_${locale}`;
      return { name, locale, index: new SearchIndex(database, config, locale, languages[locale]) };
    }),
  );
  const byName = new Map(shelves.map(({ name, index }) => [name, index]));
  let version = 0;
  let known = store.sequence();
  /** What is still to be worked in: entities that changed, and entities whose documents show one that did. */
  const changed = new Set<string>();
  const showing = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isWorking = false;

  const setState = ({ name, index }: Shelf, sequence: number) =>
    database
      .prepare('INSERT OR REPLACE INTO search_state (name, fingerprint, sequence) VALUES (?, ?, ?)')
      .run(name, fingerprintOf(index.config), sequence);

  /** What an index is to hold of an entity: nothing of one that is deleted. */
  const documentFor = ({ config }: SearchIndex, record: EntityRecord): IndexDocument | undefined => {
    if (!config.types.includes(record.type) || record.body['c_isDeleted'] === true) return undefined;
    return documentOf(config, record, (id) => resolver.peek(id, record.locale));
  };

  const build = (shelf: Shelf) => {
    const { name, locale, index } = shelf;
    const started = performance.now();
    store.transaction(() => {
      const sequence = store.sequence();
      index.clear();
      for (const type of index.config.types) {
        for (const record of store.entities.iterate(type, locale)) {
          const document = documentFor(index, record);
          if (document) index.put(document);
        }
      }
      index.optimize();
      setState(shelf, sequence);
    });
    log({
      event: 'search-index-built',
      index: name,
      documents: index.count,
      milliseconds: Math.round(performance.now() - started),
    });
  };

  /** Makes the documents of an entity and answers the writes that bring the indexes up to date. */
  const prepare = (id: string): (() => void)[] => {
    const records = new Map(LOCALES.map((locale) => [locale, store.entities.get(id, locale)]));
    return shelves.map(({ index, locale }) => {
      const record = records.get(locale);
      const document = record && documentFor(index, record);
      return () => (document ? index.put(document) : index.remove(id));
    });
  };

  const isBusy = () => changed.size > 0 || showing.size > 0;

  /** Works a slice in. Throws, with the queue as it was, when it could not be written. */
  const workSlice = () => {
    const started = performance.now();
    const slice: { id: string; queue: Set<string> }[] = [];
    const writes: (() => void)[] = [];
    for (const queue of [changed, showing]) {
      for (const id of queue) {
        if (slice.length >= LEAST_IN_SLICE && performance.now() - started >= sliceMs) break;
        slice.push({ id, queue });
        writes.push(...prepare(id));
      }
    }
    // Taken out first: after the commit the store may tell of changes that put them in again.
    for (const { id, queue } of slice) queue.delete(id);
    const isLast = !isBusy();
    try {
      store.transaction(
        () => {
          for (const write of writes) write();
          if (isLast) for (const shelf of shelves) setState(shelf, known);
        },
        { wait: false },
      );
    } catch (error) {
      for (const { id, queue } of slice) queue.add(id);
      throw error;
    }
    return performance.now() - started;
  };

  /** Works a slice in and arranges for the next one. The pause is as long as the slice: others get half the time. */
  const work = () => {
    timer = undefined;
    isWorking = true;
    let pause: number;
    try {
      pause = workSlice();
    } catch (error) {
      const isLocked = isProblem(error);
      if (!isLocked) log({ event: 'search-update-failed', error: String(error) });
      pause = isLocked ? LOCKED_MS : FAILED_MS;
    }
    isWorking = false;
    if (!isBusy()) return;
    timer = setTimeout(work, pause);
    timer.unref();
  };

  /** Notes what changed in the store since it was last looked at, and begins to work it in. */
  const catchUp = () => {
    const sequence = store.sequence();
    const ids = changedIds(store.changesSince(known));
    known = sequence;
    if (ids.size === 0) return;
    resolver.forget([...ids]);
    version += 1;
    for (const id of ids) {
      showing.delete(id);
      changed.add(id);
    }
    for (const { index } of shelves) {
      for (const id of index.linkedTo(ids)) if (!changed.has(id)) showing.add(id);
    }
    if (!timer && !isWorking) work();
  };

  // At start: load what stands in the file, build what does not, then catch up.
  for (const shelf of shelves) {
    const state = database
      .prepare('SELECT fingerprint, sequence FROM search_state WHERE name = ?')
      .get(shelf.name);
    if (state?.['fingerprint'] === fingerprintOf(shelf.index.config)) {
      shelf.index.load();
      known = Math.min(known, Number(state['sequence']));
    } else build(shelf);
  }
  catchUp();
  for (const { index } of shelves) index.warm();
  if (resolver.dangling > 0) log({ event: 'search-dangling-links', links: resolver.dangling });

  return {
    index(key, locale) {
      const index = byName.get(`${key}_${locale}`);
      if (!index) throw new Error(`No index ${key} in ${locale}`);
      return index;
    },
    follow(change) {
      if (change.kind !== 'content') catchUp();
    },
    isBusy,
    version: () => version,
    close() {
      clearTimeout(timer);
      changed.clear();
      showing.clear();
    },
  };
}

/** One index in one language. */
interface Shelf {
  name: string;
  locale: Locale;
  index: SearchIndex;
}

/** By name, since a problem may come from another realm than this file's (tests). */
const isProblem = (error: unknown) => (error as { name?: string } | null)?.name === 'StoreProblem';

const fingerprintOf = (config: IndexConfig) =>
  createHash('sha256')
    .update(JSON.stringify([INDEX_FORMAT, config]))
    .digest('hex');

function changedIds(changes: readonly StoreChange[]): Set<string> {
  const ids = new Set<string>();
  for (const change of changes) {
    if (change.kind !== 'content') for (const { id } of change.ids) ids.add(id);
  }
  return ids;
}

/** Removes the tables of indexes that are not wanted any more or were made by another configuration. */
function dropOutdated(database: DatabaseSync, configs: readonly IndexConfig[]): void {
  const wanted = new Map(
    configs.flatMap((config) => LOCALES.map((locale) => [`${config.key}_${locale}`, fingerprintOf(config)])),
  );
  const outdated = new Set<string>();
  for (const row of database.prepare('SELECT name, fingerprint FROM search_state').all()) {
    if (wanted.get(String(row['name'])) !== row['fingerprint']) outdated.add(String(row['name']));
  }
  const tables = database
    .prepare(
      "SELECT substr(name, 13) AS name FROM sqlite_schema WHERE name LIKE 'search\\_text\\_%' ESCAPE '\\' AND sql LIKE 'CREATE VIRTUAL%'",
    )
    .all();
  for (const row of tables) {
    const name = String(row['name']);
    if (!wanted.has(name)) outdated.add(name);
  }
  const hasRows = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'search_row'").get();
  for (const name of outdated) {
    if (!/^[a-z_]+$/.test(name)) continue;
    database.exec(`DROP TABLE IF EXISTS search_text_${name}`);
    if (hasRows) database.prepare('DELETE FROM search_row WHERE name = ?').run(name);
    database.prepare('DELETE FROM search_state WHERE name = ?').run(name);
  }
}
