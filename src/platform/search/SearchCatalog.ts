import type { DatabaseSync } from 'node:sqlite';
import type { LinkResolver } from '#src/platform/directory/resolveLinks.ts';
import type { Store, StoreChange } from '#src/platform/store/Store.ts';
import { isStoreBusy } from '#src/platform/store/StoreBusy.ts';
import { ChangeQueue } from './ChangeQueue.ts';
import { concernsSearch } from './concernsSearch.ts';
import type { ContentPages } from './contentPages.ts';
import type { IndexConfig } from './engine/IndexConfig.ts';
import { SearchIndex } from './engine/SearchIndex.ts';
import { IndexDocuments } from './IndexDocuments.ts';
import {
  createIndexState,
  dropOutdatedIndexes,
  indexSequence,
  leaveIndexes,
  LOCALES,
  setIndexState,
  takeIndexes,
} from './indexState.ts';
import { isIntentWord } from './intents/readIntent.ts';
import { languages } from './language/languages.ts';
import { isOrdinary } from './language/ordinary.ts';
import { PLACE_TYPES } from './places.ts';
import type { Shelf } from './Shelf.ts';

type Locale = 'en' | 'es';

const SLICE_MS = 5;
/** Of so many entities that changed it is found out at once what shows them. */
const SHOWN_AT_ONCE = 200;
/** Before the next try: while somebody else writes, and when the indexes could not be written for another reason. */
const LOCKED_MS = 25;
const FAILED_MS = 10_000;
/** A piece of an index that is built takes this long to prepare, and as long to write: so long others wait to write. */
const BUILD_MS = 15;
const LEAST_IN_PIECE = 4;
/** How long a slice waits, at most, for a search that is under way, and how often it looks. */
const LONGEST_HELD_MS = 200;
const HELD_MS = 5;

export interface SearchCatalog {
  /** The index of a language; without any profile in that language it is the English one. */
  index(key: string, locale: Locale): SearchIndex;
  /** Whether a folded word is one, in any index and language or in what the languages know: it is no misspelt other. */
  isWord(word: string): boolean;
  /** Follows changes of the store. Called by the store's subscription. */
  follow(change: StoreChange): void;
  /** Looks for changes now, before the store tells of them; what changed itself is worked in before it returns. */
  catchUp(): void;
  /** Whether changes are still being worked in. */
  isBusy(): boolean;
  /** Entities whose documents are still to be brought up to date. */
  waiting(): number;
  /** Rises with every change of entities, before it is worked in. */
  version(): number;
  /** The same with those changes alone that may move, name or remove a place. */
  placesVersion(): number;
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
  /** How long a slice of changes may take to prepare, in ms; default 5. */
  sliceMs?: number;
  /** Whether a search is under way that would have to begin anew if its index changed: slices wait for it a little. */
  isSearching?: () => boolean;
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
  createIndexState(options.store.database);
  dropOutdatedIndexes(options.store.database, options.configs);
  return new Catalog({ ...options, store: writingItsOwn(options.store) });
}

/** Indexes are each process's own: what they write is shared with nobody. */
const writingItsOwn = (store: Store): Store => ({
  ...store,
  transaction: (work, options) => store.transaction(work, { ...options, local: true }),
});

class Catalog implements SearchCatalog {
  readonly #options: CatalogOptions;
  readonly #shelves: readonly Shelf[];
  readonly #byName: ReadonlyMap<string, SearchIndex>;
  readonly #documents: IndexDocuments;
  readonly #queue = new ChangeQueue();
  /** 'filling': Spanish profiles came to a store without any, and the Spanish indexes are being filled. */
  #spanish: 'none' | 'filling' | 'whole';
  #version = 0;
  #placesVersion = 0;
  /** Transaction of the store up to which changes are known. */
  #known: number;
  #timer: NodeJS.Timeout | undefined;
  #isWorking = false;
  /** Whether changes were told of while a slice was worked in. */
  #isDue = false;

  /** Loads what stands in the file, builds what does not, then catches up. */
  constructor(options: CatalogOptions) {
    const { store, configs, resolver, pages, log } = options;
    this.#options = options;
    store.transaction(() => takeIndexes(store.database));
    this.#shelves = configs.flatMap((config) =>
      LOCALES.map((locale): Shelf => {
        const index = new SearchIndex(store.database, config, locale, (word) => this.isWord(word));
        return { name: `${config.key}_${locale}`, locale, index };
      }),
    );
    this.#byName = new Map(this.#shelves.map(({ name, index }) => [name, index]));
    this.#documents = new IndexDocuments(store, resolver, pages);
    this.#spanish = hasSpanish(store.database) ? 'whole' : 'none';
    this.#known = store.sequence();
    for (const shelf of this.#kept()) {
      const sequence = indexSequence(store.database, shelf);
      if (sequence === undefined) this.#build(shelf);
      else {
        shelf.index.load();
        this.#known = Math.min(this.#known, sequence);
      }
    }
    this.catchUp();
    for (const { index } of this.#kept()) index.warm();
    if (resolver.dangling > 0) log({ event: 'search-dangling-links', links: resolver.dangling });
  }

  index(key: string, locale: Locale): SearchIndex {
    const own = this.#byName.get(`${key}_${locale}`);
    const isKept = this.#spanish === 'whole' || own?.config.pagesOf !== undefined;
    const index = isKept ? own : this.#byName.get(`${key}_en`);
    if (!index) throw new Error(`No index ${key} in ${locale}`);
    return index;
  }

  isWord(word: string): boolean {
    return (
      languageWords.has(word) ||
      isIntentWord(word) ||
      isOrdinary(word) ||
      this.#shelves.some((shelf) => shelf.index.knows(word))
    );
  }

  follow(change: StoreChange): void {
    if (!concernsSearch(change)) return;
    // What a slice's own transaction met is a turn's work of its own.
    if (this.#isWorking) this.#isDue = true;
    else this.catchUp();
  }

  isBusy(): boolean {
    return this.#isDue || !this.#queue.isEmpty;
  }

  waiting(): number {
    return this.#queue.size;
  }

  version(): number {
    return this.#version;
  }

  placesVersion(): number {
    return this.#placesVersion;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#queue.clear();
    this.#isDue = false;
    const { store } = this.#options;
    if (!store.database.isOpen) return;
    try {
      store.transaction(() => leaveIndexes(store.database), { wait: false });
    } catch (error) {
      // Somebody else writes, or the disk is full: that this process is gone is seen by its number, too.
      if (!isStoreBusy(error)) this.#options.log({ event: 'search-update-failed', error: String(error) });
    }
  }

  /** Indexes that are filled. Pages have their own Spanish versions, whatever entities have. */
  #kept(): readonly Shelf[] {
    return this.#spanish === 'none'
      ? this.#shelves.filter(({ locale, index }) => locale === 'en' || index.config.pagesOf)
      : this.#shelves;
  }

  /**
   * Builds an index in pieces, each a short transaction, so that others write meanwhile. That it stands anywhere is
   * written with the last one: after a kill in the middle it is built anew. What changes meanwhile is worked in later.
   */
  #build(shelf: Shelf): void {
    const { store, log } = this.#options;
    const { name, index } = shelf;
    const started = performance.now();
    const sequence = store.sequence();
    store.transaction(() => index.clear());
    const documents = this.#documents.all(shelf);
    for (;;) {
      const piece = takeFor(BUILD_MS, documents);
      if (piece.length === 0) break;
      store.transaction(() => piece.forEach((document) => index.put(document)));
    }
    for (let isFirst = true, isPacked = false; !isPacked; isFirst = false)
      isPacked = store.transaction(() => index.pack(isFirst));
    store.transaction(() => setIndexState(store.database, shelf, sequence));
    log({
      event: 'search-index-built',
      index: name,
      documents: index.count,
      milliseconds: Math.round(performance.now() - started),
    });
  }

  /** Makes the documents of an entity and answers the writes that bring the indexes up to date. */
  #prepare(id: string): (() => void)[] {
    const { entities } = this.#options.store;
    const inEnglish = entities.get(id, 'en');
    const inSpanish = entities.get(id, 'es') ?? inEnglish;
    return this.#kept().map((shelf) => {
      const record = shelf.locale === 'en' ? inEnglish : inSpanish;
      const document = record
        ? this.#documents.ofEntity(shelf, record, inEnglish)
        : this.#documents.ofPageWithId(shelf, id);
      return () => (document ? shelf.index.put(document) : shelf.index.remove(id));
    });
  }

  /** Works a slice in and answers how long it took. Throws, with the queue as it was, when it could not be written. */
  #workSlice(isFirst: boolean): number {
    const { store, sliceMs = SLICE_MS } = this.#options;
    const started = performance.now();
    // While somebody else writes, nothing is prepared in vain.
    store.transaction(() => undefined, { wait: false });
    this.#lookForShown();
    const writes: (() => void)[] = [];
    // Taken out first: after the commit the store may tell of changes that put them in again.
    const putBack = this.#queue.takeSlice(sliceMs, (id) => writes.push(...this.#prepare(id)), isFirst);
    const isLast = !this.isBusy();
    try {
      store.transaction(
        () => {
          for (const write of writes) write();
          if (isLast) for (const shelf of this.#kept()) setIndexState(store.database, shelf, this.#known);
        },
        { wait: false },
      );
    } catch (error) {
      putBack();
      throw error;
    }
    if (isLast && this.#spanish === 'filling') this.#spanish = 'whole';
    return performance.now() - started;
  }

  /** Works a slice in and arranges for the next one. The pause is as long as the slice: others get half the time. */
  #work(isFirst = false): void {
    this.#timer = undefined;
    this.#isWorking = true;
    let pause: number;
    try {
      pause = this.#workSlice(isFirst);
    } catch (error) {
      const isLocked = isStoreBusy(error);
      if (!isLocked) this.#options.log({ event: 'search-update-failed', error: String(error) });
      pause = isLocked ? LOCKED_MS : FAILED_MS;
    }
    this.#isWorking = false;
    if (this.isBusy() || this.#unsettled()) this.#workIn(pause);
  }

  /** What a turn is for: changes that were told of, a slice of them, or, when there is peace, what was left for then. */
  #takeTurn(): void {
    this.#timer = undefined;
    if (!this.#isDue && this.isBusy()) {
      this.#work();
      return;
    }
    let pause = HELD_MS;
    try {
      if (this.#isDue) this.#notice();
      else this.#unsettled()?.index.settle();
    } catch (error) {
      this.#options.log({ event: 'search-update-failed', error: String(error) });
      pause = FAILED_MS;
    }
    if (this.isBusy() || this.#unsettled()) this.#workIn(pause);
  }

  #unsettled(): Shelf | undefined {
    return this.#shelves.find(({ index }) => index.isUnsettled);
  }

  /** Finds out what shows some of the entities that changed. */
  #lookForShown(): void {
    const ids = this.#queue.takeShown(SHOWN_AT_ONCE);
    for (const { index } of this.#shelves) {
      for (const id of index.linkedTo(ids)) this.#queue.addShowing(id);
    }
  }

  /** Works a slice in after a while, and after the search that is under way then, unless that takes long. */
  #workIn(milliseconds: number, mayBeHeld = LONGEST_HELD_MS): void {
    this.#timer = setTimeout(() => {
      if (mayBeHeld > 0 && this.#options.isSearching?.()) this.#workIn(HELD_MS, mayBeHeld - HELD_MS);
      else this.#takeTurn();
    }, milliseconds);
    this.#timer.unref();
  }

  #showAll(types: readonly string[]): void {
    for (const type of types) {
      for (const { id } of this.#options.store.entities.iterate(type, 'en')) this.#queue.addShowing(id);
    }
  }

  catchUp(): void {
    const wasBusy = this.isBusy() || this.#isWorking;
    this.#notice();
    if (wasBusy || !this.isBusy()) return;
    clearTimeout(this.#timer);
    this.#work(true);
  }

  /** Looks for changes, and queues what they concern. */
  #notice(): void {
    const { store, configs, resolver, pages } = this.#options;
    const sequence = store.sequence();
    const changes = store.changesSince(this.#known);
    const ids = changedIds(changes);
    const published = pages ? changes.flatMap((change) => pages.changedBy(change)) : [];
    this.#known = sequence;
    this.#isDue = false;
    if (ids.size === 0 && published.length === 0) return;
    resolver.forget([...ids]);
    this.#version += 1;
    if (changes.some(isOfPlaces)) this.#placesVersion += 1;
    for (const id of [...ids, ...published]) this.#queue.addChanged(id);
    this.#documents.forgetAddresses();
    this.#showPages(changes, published.length > 0);
    if (this.#spanish === 'none' && changes.some(isSpanish)) {
      this.#spanish = 'filling';
      for (const { types } of configs) this.#showAll(types);
    }
  }

  /** An entity that stands for a page is found by its words, and the page by itself only without one. */
  #showPages(changes: readonly StoreChange[], arePublished: boolean): void {
    const { configs, pages } = this.#options;
    for (const { pagesOf, types } of configs) {
      if (!pagesOf || !pages) continue;
      if (arePublished) this.#showAll(types);
      const isConcerned = changes.some(
        (change) => 'ids' in change && change.ids.some(({ type }) => types.includes(type)),
      );
      if (isConcerned) for (const id of pages.ids(pagesOf)) this.#queue.addShowing(id);
    }
  }
}

/** What comes next, for about so long. */
function takeFor<T>(milliseconds: number, source: Iterator<T>): T[] {
  const taken: T[] = [];
  const started = performance.now();
  while (taken.length < LEAST_IN_PIECE || performance.now() - started < milliseconds) {
    const { done, value } = source.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
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

const isOfPlaces = (change: StoreChange): boolean =>
  'ids' in change && change.ids.some(({ type }) => PLACE_TYPES.includes(type));

function changedIds(changes: readonly StoreChange[]): Set<string> {
  const ids = new Set<string>();
  for (const change of changes) {
    if ('ids' in change) for (const { id } of change.ids) ids.add(id);
  }
  return ids;
}
