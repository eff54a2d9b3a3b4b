import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { LinkResolver } from '#src/platform/directory/resolveLinks.ts';
import type { EntityRecord, Store, StoreChange } from '#src/platform/store/Store.ts';
import { pageAddresses } from './contentPages.ts';
import type { ContentPages } from './contentPages.ts';
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
  /** The index of a language; without any profile in that language it is the English one. */
  index(key: string, locale: Locale): SearchIndex;
  /** Whether a folded word is one, in any index and language or in what the languages know: it is no misspelt other. */
  isWord(word: string): boolean;
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
  /** Published pages, for the indexes that hold those of a site. */
  pages?: ContentPages;
  log: (event: Record<string, unknown>) => void;
  /** How long a slice of changes may take to prepare, in ms; default 10. */
  sliceMs?: number;
}

/**
 * All indexes of the store in both languages. What has no Spanish profile stands in the Spanish index with its English
 * one, so that it can be found there; while nothing at all has one, the English index is searched in Spanish, too, and
 * costs no memory twice. A row in the file says at which transaction of the store they stand;
 * what changed since is worked in at start, and what was made by another configuration is built anew. So they agree
 * with the store after a kill at any moment.
 *
 * A change may reach thousands of documents (an affiliate is named on each of its providers). It is worked in by
 * slices, each a short transaction of its own, with pauses in which requests are answered and other processes write;
 * until its turn comes, a document is found as it was. What itself changed comes before what only shows it.
 */
export function openSearchCatalog(options: CatalogOptions): SearchCatalog {
  const { store, configs, resolver, pages, log, sliceMs = SLICE_MS } = options;
  const { database } = store;
  database.exec(
    'CREATE TABLE IF NOT EXISTS search_state (name TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, sequence INTEGER NOT NULL) WITHOUT ROWID',
  );
  dropOutdated(database, configs);
  const isWord = (word: string): boolean =>
    languageWords.has(word) || shelves.some((shelf) => shelf.index.knows(word));
  const shelves = configs.flatMap((config) =>
    LOCALES.map((locale): Shelf => {
      const name = `${config.key}_${locale}`;
      return { name, locale, index: new SearchIndex(database, config, locale, isWord) };
    }),
  );
  const byName = new Map(shelves.map(({ name, index }) => [name, index]));
  /** 'filling': Spanish profiles came to a store without any, and the Spanish indexes are being filled. */
  let spanish: 'none' | 'filling' | 'whole' = hasSpanish(database) ? 'whole' : 'none';
  /** Pages have their own Spanish versions, whatever entities have. */
  const kept = () =>
    spanish === 'none'
      ? shelves.filter(({ locale, index }) => locale === 'en' || index.config.pagesOf)
      : shelves;
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
  const documentFor = (
    { index: { config }, locale }: Shelf,
    record: EntityRecord,
    inEnglish: EntityRecord | undefined,
  ): IndexDocument | undefined => {
    if (!config.types.includes(record.type) || record.body['c_isDeleted'] === true) return undefined;
    const linked = (id: string) => resolver.peek(id, locale);
    const other =
      locale === 'en' || !inEnglish
        ? undefined
        : { body: inEnglish.body, linked: (id: string) => resolver.peek(id, 'en') };
    // What stands for a page is found by the words of that page.
    const site = config.pagesOf;
    const addresses = site ? pageAddresses(record.body) : [];
    const page = addresses.map((path) => site && pages?.at(site, path, locale)).find(Boolean);
    const body = page ? { ...page.body, ...record.body } : record.body;
    return documentOf(config, { ...record, body }, linked, other);
  };
  /** A page stands for itself unless an entity of the index does. */
  const documentOfPage = (config: IndexConfig, page: EntityRecord): IndexDocument | undefined =>
    addressesIn(config).has(String(page.body['landingPageUrl']))
      ? undefined
      : documentOf(config, page, () => undefined);
  const pageFor = ({ index: { config }, locale }: Shelf, id: string): IndexDocument | undefined => {
    const page = config.pagesOf && pages?.get(config.pagesOf, id, locale);
    return page && documentOfPage(config, page);
  };
  let addresses = new Map<IndexConfig, Set<string>>();
  const addressesIn = (config: IndexConfig): Set<string> => {
    let own = addresses.get(config);
    if (!own) {
      own = new Set();
      for (const type of config.types) {
        for (const { body } of store.entities.iterate(type, 'en')) {
          for (const address of pageAddresses(body)) own.add(address);
        }
      }
      addresses.set(config, own);
    }
    return own;
  };
  const englishOf = ({ locale }: Shelf, id: string) =>
    locale === 'en' ? undefined : store.entities.get(id, 'en');

  const build = (shelf: Shelf) => {
    const { name, locale, index } = shelf;
    const { types, pagesOf } = index.config;
    const started = performance.now();
    store.transaction(() => {
      const sequence = store.sequence();
      index.clear();
      const done = new Set<string>();
      for (const type of types) {
        for (const profiles of locale === 'en' ? (['en'] as const) : (['es', 'en'] as const)) {
          for (const record of store.entities.iterate(type, profiles)) {
            if (done.has(record.id)) continue;
            if (profiles !== 'en') done.add(record.id);
            const document = documentFor(shelf, record, englishOf(shelf, record.id));
            if (document) index.put(document);
          }
        }
      }
      for (const page of (pagesOf && pages?.iterate(pagesOf, locale)) ?? []) {
        const document = documentOfPage(index.config, page);
        if (document) index.put(document);
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
    const inEnglish = store.entities.get(id, 'en');
    const inSpanish = store.entities.get(id, 'es') ?? inEnglish;
    return kept().map((shelf) => {
      const record = shelf.locale === 'en' ? inEnglish : inSpanish;
      const document = record ? documentFor(shelf, record, inEnglish) : pageFor(shelf, id);
      return () => (document ? shelf.index.put(document) : shelf.index.remove(id));
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
          if (isLast) for (const shelf of kept()) setState(shelf, known);
        },
        { wait: false },
      );
    } catch (error) {
      for (const { id, queue } of slice) queue.add(id);
      throw error;
    }
    if (isLast && spanish === 'filling') spanish = 'whole';
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

  const showAll = (types: readonly string[]) => {
    for (const type of types) {
      for (const { id } of store.entities.iterate(type, 'en')) if (!changed.has(id)) showing.add(id);
    }
  };

  /** Notes what changed in the store since it was last looked at, and begins to work it in. */
  const catchUp = () => {
    const sequence = store.sequence();
    const changes = store.changesSince(known);
    const ids = changedIds(changes);
    const published = pages ? changes.flatMap((change) => pages.changedBy(change)) : [];
    known = sequence;
    if (ids.size === 0 && published.length === 0) return;
    resolver.forget([...ids]);
    version += 1;
    for (const id of [...ids, ...published]) {
      showing.delete(id);
      changed.add(id);
    }
    addresses = new Map();
    for (const { pagesOf, types } of configs) {
      if (!pagesOf || !pages) continue;
      // An entity that stands for a page is found by its words, and the page by itself only without one.
      if (published.length > 0) showAll(types);
      if (
        changes.some(
          (change) => change.kind !== 'content' && change.ids.some(({ type }) => types.includes(type)),
        )
      )
        for (const id of pages.ids(pagesOf)) if (!changed.has(id)) showing.add(id);
    }
    if (spanish === 'none' && changes.some(isSpanish)) {
      spanish = 'filling';
      for (const { types } of configs) showAll(types);
    }
    for (const { index } of shelves) {
      for (const id of index.linkedTo(ids)) if (!changed.has(id)) showing.add(id);
    }
    if (!timer && !isWorking) work();
  };

  // At start: load what stands in the file, build what does not, then catch up.
  for (const shelf of kept()) {
    const state = database
      .prepare('SELECT fingerprint, sequence FROM search_state WHERE name = ?')
      .get(shelf.name);
    if (state?.['fingerprint'] === fingerprintOf(shelf.index.config)) {
      shelf.index.load();
      known = Math.min(known, Number(state['sequence']));
    } else build(shelf);
  }
  catchUp();
  for (const { index } of kept()) index.warm();
  if (resolver.dangling > 0) log({ event: 'search-dangling-links', links: resolver.dangling });

  return {
    index(key, locale) {
      const own = byName.get(`${key}_${locale}`);
      const isKept = spanish === 'whole' || own?.config.pagesOf !== undefined;
      const index = isKept ? own : byName.get(`${key}_en`);
      if (!index) throw new Error(`No index ${key} in ${locale}`);
      return index;
    },
    isWord,
    follow(change) {
      if (change.kind !== 'content' || change.published) catchUp();
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

/** What the languages know: words people say, the names they shorten, and what is meant by them. */
const languageWords: ReadonlySet<string> = new Set(
  Object.values(languages).flatMap(({ synonyms, nicknames, stopWords }) => [
    ...[...Object.entries(synonyms), ...Object.entries(nicknames)].flatMap(([said, meant]) =>
      [said, ...meant].flatMap((text) => text.split(' ')),
    ),
    ...stopWords,
  ]),
);

const hasSpanish = (database: DatabaseSync): boolean =>
  database.prepare("SELECT 1 FROM entity WHERE locale = 'es' LIMIT 1").get() !== undefined;

const isSpanish = (change: StoreChange): boolean =>
  change.kind === 'entities' && change.ids.some(({ locale }) => locale === 'es');

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
