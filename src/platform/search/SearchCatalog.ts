import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { LinkResolver } from '#src/platform/directory/resolveLinks.ts';
import type { EntityRecord, Store, StoreChange } from '#src/platform/store/Store.ts';
import { documentOf } from './engine/documentOf.ts';
import type { Follow } from './engine/paths.ts';
import { INDEX_FORMAT } from './engine/IndexConfig.ts';
import type { IndexConfig } from './engine/IndexConfig.ts';
import { SearchIndex } from './engine/SearchIndex.ts';
import { languages } from './language/languages.ts';

type Locale = 'en' | 'es';
const LOCALES: readonly Locale[] = ['en', 'es'];

/** Up to this many changed entities are followed at once, more in slices, and very many by a new build. */
const AT_ONCE = 300;
const REBUILD_FROM = 4000;

export interface SearchCatalog {
  index(key: string, locale: Locale): SearchIndex;
  /** Follows changes of the store. Called by the store's subscription. */
  follow(change: StoreChange): void;
  /** Whether changes are still being worked in. */
  isBusy(): boolean;
  /** Rises with every change worked in. */
  version(): number;
  /** Stops working in changes; what is left is worked in at the next start. */
  close(): void;
}

export interface CatalogOptions {
  store: Store;
  configs: readonly IndexConfig[];
  resolver: LinkResolver;
  log: (event: Record<string, unknown>) => void;
}

/**
 * All indexes of the store in both languages. A row in the file says at which transaction of the store they stand;
 * what changed since is worked in at start, and what was made by another configuration is built anew. So they agree
 * with the store after a kill at any moment.
 */
export function openSearchCatalog({ store, configs, resolver, log }: CatalogOptions): SearchCatalog {
  const { database } = store;
  database.exec(
    'CREATE TABLE IF NOT EXISTS search_state (name TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, sequence INTEGER NOT NULL) WITHOUT ROWID',
  );
  dropOutdated(database, configs);
  const indexes = new Map<string, SearchIndex>();
  for (const config of configs) {
    for (const locale of LOCALES) {
      const name = `${config.key}_${locale}`;
      indexes.set(name, new SearchIndex(database, config, locale, languages[locale]));
    }
  }
  const dependents = createDependents(store);
  let version = 0;
  const waiting = new Map<string, { id: string; locale: Locale }>();
  let waitingFor = 0;
  let slice: NodeJS.Immediate | undefined;

  const setState = (name: string, config: IndexConfig, sequence: number) =>
    database
      .prepare('INSERT OR REPLACE INTO search_state (name, fingerprint, sequence) VALUES (?, ?, ?)')
      .run(name, fingerprintOf(config), sequence);

  const each = (work: (index: SearchIndex, locale: Locale, name: string) => void) => {
    for (const config of configs) {
      for (const locale of LOCALES) {
        const name = `${config.key}_${locale}`;
        const index = indexes.get(name);
        if (index) work(index, locale, name);
      }
    }
  };

  const follow: Readonly<Record<Locale, Follow>> = {
    en: (id) => resolver.peek(id, 'en'),
    es: (id) => resolver.peek(id, 'es'),
  };
  const documentFor = (config: IndexConfig, record: EntityRecord) =>
    documentOf(config, record, follow[record.locale]);

  const build = (index: SearchIndex, locale: Locale, name: string) => {
    const started = performance.now();
    store.transaction(() => {
      const sequence = store.sequence();
      index.clear();
      for (const type of index.config.types) {
        for (const record of store.entities.iterate(type, locale)) {
          index.put(documentFor(index.config, record));
        }
      }
      index.optimize();
      setState(name, index.config, sequence);
    });
    log({
      event: 'search-index-built',
      index: name,
      documents: index.count,
      milliseconds: Math.round(performance.now() - started),
    });
  };

  const reindex = (entries: Iterable<{ id: string; locale: Locale }>) => {
    for (const { id, locale } of entries) {
      const record = store.entities.get(id, locale);
      for (const config of configs) {
        const index = indexes.get(`${config.key}_${locale}`);
        if (!index) continue;
        if (record && config.types.includes(record.type)) {
          index.put(documentFor(config, record));
        } else index.remove(id);
      }
    }
  };

  const stand = (sequence: number) =>
    each((index, _, name) => {
      setState(name, index.config, sequence);
    });

  const workSlice = () => {
    slice = undefined;
    const entries = [...waiting].slice(0, AT_ONCE);
    for (const [key] of entries) waiting.delete(key);
    store.transaction(() => {
      reindex(entries.map(([, entry]) => entry));
      if (waiting.size === 0) stand(waitingFor);
    });
    version += 1;
    if (waiting.size > 0) slice = setImmediate(workSlice);
  };

  const apply = (ids: ReadonlySet<string>, sequence: number) => {
    resolver.forget([...ids]);
    const affected = dependents(ids);
    if (affected.size > REBUILD_FROM) {
      waiting.clear();
      each(build);
      version += 1;
      return;
    }
    for (const id of affected) {
      for (const locale of LOCALES) waiting.set(`${locale} ${id}`, { id, locale });
    }
    waitingFor = sequence;
    if (slice) return;
    workSlice();
  };

  // At start: load what stands in the file, build what does not, then catch up.
  let oldest = store.sequence();
  each((index, locale, name) => {
    const state = database.prepare('SELECT fingerprint, sequence FROM search_state WHERE name = ?').get(name);
    if (state?.['fingerprint'] === fingerprintOf(index.config)) {
      index.load();
      oldest = Math.min(oldest, Number(state['sequence']));
    } else build(index, locale, name);
  });
  const missed = store.changesSince(oldest);
  const ids = changedIds(missed);
  if (ids.size > 0) apply(ids, store.sequence());
  each((index) => index.warm());
  if (resolver.dangling > 0) log({ event: 'search-dangling-links', links: resolver.dangling });

  return {
    index(key, locale) {
      const index = indexes.get(`${key}_${locale}`);
      if (!index) throw new Error(`No index ${key} in ${locale}`);
      return index;
    },
    follow(change) {
      const changed = changedIds([change]);
      if (changed.size > 0) apply(changed, store.sequence());
    },
    isBusy: () => waiting.size > 0,
    version: () => version,
    close() {
      clearImmediate(slice);
      waiting.clear();
    },
  };
}

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

const LINK = /\{"\$ref":"([^"]+)"\}/g;

/** Finds the entities that show others through one or two links. */
function createDependents(store: Store): (ids: ReadonlySet<string>) => Set<string> {
  // Ids that any link leads to. Most entities are never linked to, and need no look through all bodies.
  let targets: Set<string> | undefined;
  const collect = (into: Set<string>, body: string) => {
    for (const match of body.matchAll(LINK)) into.add(match[1] ?? '');
  };
  const bodies = () => store.database.prepare('SELECT id, body FROM entity').iterate();

  const sourcesOf = (wanted: ReadonlySet<string>): Set<string> => {
    const found = new Set<string>();
    if (wanted.size <= 4) {
      const statement = store.database.prepare('SELECT DISTINCT id FROM entity WHERE instr(body, ?) > 0');
      for (const id of wanted) {
        for (const row of statement.all(`{"$ref":${JSON.stringify(id)}}`)) found.add(String(row['id']));
      }
      return found;
    }
    for (const row of bodies()) {
      for (const match of String(row['body']).matchAll(LINK)) {
        if (!wanted.has(match[1] ?? '')) continue;
        found.add(String(row['id']));
        break;
      }
    }
    return found;
  };

  return (ids) => {
    if (targets) {
      const own = store.database.prepare('SELECT body FROM entity WHERE id = ?');
      for (const id of ids) for (const row of own.all(id)) collect(targets, String(row['body']));
    } else {
      targets = new Set();
      for (const row of bodies()) collect(targets, String(row['body']));
    }
    const known = targets;
    const all = new Set(ids);
    let latest: ReadonlySet<string> = ids;
    for (let step = 0; step < 2 && all.size <= REBUILD_FROM; step += 1) {
      const wanted = new Set([...latest].filter((id) => known.has(id)));
      if (wanted.size === 0) break;
      const found = sourcesOf(wanted);
      for (const id of all) found.delete(id);
      for (const id of found) all.add(id);
      latest = found;
    }
    return all;
  };
}
