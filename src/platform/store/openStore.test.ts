import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStore } from './openStore.ts';
import type { EntityInput, Store, StoreChange } from './Store.ts';
import { backends } from './testing/backends.ts';
import type { Backend } from './testing/backends.ts';

let folder: string;
let backend: Backend;
let files = 0;
const opened: Store[] = [];
const open = (name = 'platform.db', options: Parameters<typeof openStore>[1] = {}) => {
  const isShared = backend.isShared;
  const isFile = name !== ':memory:' || isShared;
  const path = isFile ? join(folder, name === ':memory:' ? `memory-${(files += 1)}.db` : name) : name;
  const store = openStore(path, { pollMs: 0, ...backend.optionsOf(path), ...options });
  opened.push(store);
  return store;
};
const entity = (id: string, body: Record<string, unknown> = { name: id }): EntityInput => ({
  id,
  type: 'healthcareFacility',
  locale: 'en',
  body,
});
const page = (id: string, path: string | null, parentId: string | null = null) => ({
  id,
  site: 'main' as const,
  parentId,
  name: id,
  path,
  template: 'Page',
  sortOrder: 0,
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => {
  opened.splice(0).forEach((store) => store.close());
  backend.reset();
  rmSync(folder, { recursive: true, force: true });
});

// What holds on a file holds on one that is a copy of a shared store.
describe.each(backends)('a store on $name', (on) => {
  beforeAll(async () => {
    backend = on;
    await backend.start();
  });
  afterAll(() => backend.stop());

  describe('openStore', () => {
    it('creates the folder and keeps what was written', () => {
      const first = open('deep/er/platform.db');
      first.entities.put([entity('fac-1')]);
      first.facts.put('waits', 'a', { patients: 3 });
      first.importLinks.put([{ source: 'cms', key: '050017', entityId: 'fac-1' }]);
      first.close();
      const second = open('deep/er/platform.db');
      expect(second.entities.get('fac-1')?.body).toEqual({ name: 'fac-1' });
      expect(second.facts.get('waits', 'a')).toEqual({ patients: 3 });
      expect(second.importLinks.find('cms', '050017')).toBe('fac-1');
      expect(second.importLinks.of('fac-1')).toEqual([{ source: 'cms', key: '050017' }]);
    });

    it('writes ahead, with full synchronisation where the file is all there is, and checks foreign keys', () => {
      const { database } = open();
      expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
      expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: on.isShared ? 1 : 2 });
      expect(database.prepare('PRAGMA foreign_keys').get()).toEqual({ foreign_keys: 1 });
    });

    it('says what to do about a damaged file', () => {
      writeFileSync(
        join(folder, 'platform.db'),
        'this is no database, only a text that is long enough to be read',
      );
      expect(() => open()).toThrow(/cannot be opened.*Restore it from a backup, or set PLATFORM_DATA/);
    });

    it('refuses a file of a newer version', () => {
      open().close();
      const raw = new DatabaseSync(join(folder, 'platform.db'));
      raw.exec("INSERT INTO migration VALUES (999, 'later')");
      raw.close();
      expect(() => open()).toThrow(/newer version/);
    });

    it('says who is in the way when another process keeps the write lock', () => {
      const store = open('platform.db', { busyMs: 20 });
      const other = new DatabaseSync(join(folder, 'platform.db'));
      other.exec('BEGIN IMMEDIATE');
      expect(() => store.entities.put([entity('fac-1')])).toThrow(
        /Wait until the running import or seed has ended/,
      );
      expect(store.entities.count()).toBe(0);
      other.exec('ROLLBACK');
      other.close();
      expect(store.entities.put([entity('fac-1')]).created).toBe(1);
    });

    it('does not wait for another process when told not to, and waits as before afterwards', () => {
      const store = open('platform.db', { busyMs: 50 });
      const patience = () => store.database.prepare('PRAGMA busy_timeout').get();
      const before = patience();
      const other = new DatabaseSync(join(folder, 'platform.db'));
      other.exec('BEGIN IMMEDIATE');
      expect(() => store.transaction(() => undefined, { wait: false })).toThrow(/Another program is writing/);
      expect(patience()).toEqual(before);
      other.exec('ROLLBACK');
      other.close();
      expect([store.transaction(() => 'done', { wait: false }), patience()]).toEqual(['done', before]);
    });
  });

  describe('entities', () => {
    it('tells created, updated and unchanged rows apart whatever the order of members', () => {
      let now = '2026-01-01T00:00:00.000Z';
      const store = open(':memory:', { clock: () => new Date(now) });
      expect(store.entities.put([entity('a', { x: 1, y: { p: 1, q: [2] } }), entity('b')])).toEqual({
        created: 2,
        updated: 0,
        unchanged: 0,
      });
      now = '2026-02-02T00:00:00.000Z';
      expect(
        store.entities.put([
          entity('a', { y: { q: [2], p: 1 }, x: 1, z: undefined }),
          entity('b', { name: 'B' }),
        ]),
      ).toEqual({ created: 0, updated: 1, unchanged: 1 });
      expect(store.entities.get('a')?.updatedAt).toBe('2026-01-01T00:00:00.000Z');
      expect(store.entities.get('b')?.updatedAt).toBe(now);
    });

    it('gives an entity one uid for all languages and for ever', () => {
      const store = open(':memory:');
      store.entities.put([entity('a'), { ...entity('a'), locale: 'es' }, { ...entity('b'), uid: 7 }]);
      const uid = store.entities.get('a')?.uid ?? 0;
      expect(store.entities.get('a', 'es')?.uid).toBe(uid);
      expect(store.entities.getByUid(7)?.id).toBe('b');
      store.entities.remove(['a']);
      store.entities.put([entity('c'), entity('a')]);
      expect(store.entities.get('a')?.uid).toBe(uid);
      expect(() => store.entities.put([{ ...entity('d'), uid: 7 }])).toThrow(/belongs to entity b/);
      expect(() => store.entities.put([{ ...entity('b'), uid: 8 }])).toThrow(/has uid 7/);
    });

    it('puts all or nothing', () => {
      const store = open(':memory:');
      store.entities.put([{ ...entity('a'), uid: 1 }]);
      expect(() => store.entities.put([entity('b'), { ...entity('c'), uid: 1 }])).toThrow();
      expect(store.entities.get('b')).toBeUndefined();
      expect(store.entities.count()).toBe(1);
    });

    it('streams over page borders, per language and over all, while the caller writes', () => {
      const store = open(':memory:');
      const ids = Array.from({ length: 1201 }, (_, index) => `e-${String(index).padStart(5, '0')}`);
      store.entities.put(ids.map((id) => entity(id)));
      store.entities.put([{ ...entity('e-00003'), locale: 'es' }]);
      const seen: string[] = [];
      for (const record of store.entities.iterate('healthcareFacility', 'en')) {
        seen.push(record.id);
        if (record.id === 'e-00600') store.entities.put([entity('e-00001', { changed: true })]);
      }
      expect(seen).toEqual(ids);
      expect([...store.entities.iterate('healthcareFacility')]).toHaveLength(1202);
      expect(store.entities.count('healthcareFacility')).toBe(1201);
      expect([...store.entities.iterate('other')]).toEqual([]);
    });

    it('removes with the import links and forgets the removal when put again', () => {
      const store = open(':memory:');
      store.entities.put([entity('a')]);
      store.importLinks.put([{ source: 's', key: 'k', entityId: 'a' }]);
      expect(store.entities.remove(['a', 'a', 'nobody'])).toBe(1);
      expect(store.importLinks.find('s', 'k')).toBeUndefined();
      expect(store.changesSince(1)).toEqual([
        { kind: 'entities-removed', ids: [{ id: 'a', type: 'healthcareFacility' }] },
      ]);
      store.entities.put([entity('a')]);
      expect(store.changesSince(0)).toEqual([
        { kind: 'entities', ids: [{ id: 'a', type: 'healthcareFacility', locale: 'en' }] },
      ]);
    });
  });

  describe('transactions and changes', () => {
    it('joins nested transactions, rolls all of it back, and tells subscribers only after the commit', () => {
      const store = open(':memory:');
      const heard: StoreChange[] = [];
      store.subscribe((change) => heard.push(change));
      expect(() =>
        store.transaction(() => {
          store.entities.put([entity('a')]);
          store.transaction(() => store.facts.put('s', 'k', 1));
          expect(heard).toEqual([]);
          throw new Error('stop');
        }),
      ).toThrow('stop');
      expect(store.entities.count()).toBe(0);
      expect(store.facts.get('s', 'k')).toBeUndefined();
      expect(heard).toEqual([]);
      store.transaction(() => {
        store.entities.put([entity('a')]);
        store.entities.put([entity('b')]);
      });
      expect(heard).toHaveLength(2);
      expect(store.sequence()).toBe(1);
    });

    it('does not tell of rows that did not change', () => {
      const store = open(':memory:');
      store.entities.put([entity('a')]);
      const heard: StoreChange[] = [];
      store.subscribe((change) => heard.push(change));
      store.entities.put([entity('a')]);
      expect(heard).toEqual([]);
      expect(store.sequence()).toBe(1);
    });

    it('refuses asynchronous work', () => {
      const store = open(':memory:');
      expect(() => store.transaction(() => Promise.resolve())).toThrow(/not asynchronous/);
    });

    it('keeps writing when a subscriber fails', () => {
      const failures: unknown[] = [];
      const store = open(':memory:', { onListenerError: (error) => failures.push(error) });
      store.subscribe(() => {
        throw new Error('listener');
      });
      const heard: StoreChange[] = [];
      store.subscribe((change) => heard.push(change));
      store.entities.put([entity('a')]);
      expect(failures).toHaveLength(1);
      expect(heard).toHaveLength(1);
    });

    it('hears what another connection committed, also when it writes itself in between', async () => {
      const one = open('platform.db', { pollMs: 5 });
      const two = open('platform.db');
      const heard: StoreChange[] = [];
      one.subscribe((change) => heard.push(change));
      two.entities.put([entity('from-two')]);
      one.entities.put([entity('from-one')]);
      expect(heard.map((change) => (change.kind === 'entities' ? change.ids[0]?.id : ''))).toEqual([
        'from-two',
        'from-one',
      ]);
      const next = new Promise<StoreChange>((resolve) => {
        one.subscribe(resolve);
      });
      two.entities.remove(['from-one']);
      expect(await next).toEqual({
        kind: 'entities-removed',
        ids: [{ id: 'from-one', type: 'healthcareFacility' }],
      });
    });
  });

  describe('facts', () => {
    it('keeps values by space, in key order, and forgets on undefined', () => {
      const store = open(':memory:');
      store.transaction(() => {
        for (let index = 0; index < 1003; index += 1) {
          store.facts.put('many', `k${String(index).padStart(4, '0')}`, index);
        }
      });
      store.facts.put('other', 'k', null);
      expect([...store.facts.entries('many')].map(([, value]) => value)).toEqual(
        Array.from({ length: 1003 }, (_, index) => index),
      );
      store.facts.put('many', 'k0000', undefined);
      expect(store.facts.get('many', 'k0000')).toBeUndefined();
      expect(store.facts.get('other', 'k')).toBeNull();
    });
  });

  describe('content', () => {
    const draft = (itemId: string, text: string, locale: 'en' | 'es' = 'en') => ({
      itemId,
      locale,
      displayName: itemId,
      fields: { Title: { value: text } },
    });

    it('never shows a draft through the published side', () => {
      const { content } = open(':memory:');
      content.putItem(page('home', '/'));
      content.saveDraft(draft('home', 'one'));
      expect(content.version('home', 'en', 'published')).toBeUndefined();
      content.publish(['home']);
      content.saveDraft(draft('home', 'two'));
      expect(content.version('home', 'en', 'published')?.fields).toEqual({ Title: { value: 'one' } });
      expect(content.version('home', 'en', 'draft')?.fields).toEqual({ Title: { value: 'two' } });
      expect(content.version('home', 'es', 'draft')).toBeUndefined();
    });

    it('opens a new version after a publication and keeps the old one', () => {
      const { content } = open(':memory:');
      content.putItem(page('home', '/'));
      expect(content.saveDraft(draft('home', 'one')).version).toBe(1);
      expect(content.saveDraft(draft('home', 'one b')).version).toBe(1);
      content.publish(['home']);
      expect(content.saveDraft(draft('home', 'two')).version).toBe(2);
      expect(content.versionAt('home', 'en', 1)?.fields).toEqual({ Title: { value: 'one b' } });
      expect(content.versionAt('home', 'en', 3)).toBeUndefined();
    });

    it('refuses a save against a stale revision and changes nothing', () => {
      const { content } = open(':memory:');
      content.putItem(page('home', '/'));
      const first = content.saveDraft(draft('home', 'one'));
      const second = content.saveDraft(draft('home', 'two'), first.revision);
      expect(second.revision).not.toBe(first.revision);
      expect(() => content.saveDraft(draft('home', 'three'), first.revision)).toThrow(
        expect.objectContaining({ name: 'RevisionConflict', current: second.revision }),
      );
      expect(content.version('home', 'en', 'draft')?.fields).toEqual({ Title: { value: 'two' } });
      expect(content.saveDraft(draft('home', 'two')).revision).toBe(second.revision);
    });

    it('publishes the datasources below a page but not the pages below it', () => {
      const store = open(':memory:');
      const { content } = store;
      content.putItem(page('home', '/'));
      content.putItem(page('about', '/about', 'home'));
      content.putItem(page('data', null, 'home'));
      content.putItem(page('hero', null, 'data'));
      for (const id of ['home', 'about', 'hero']) content.saveDraft(draft(id, 'x'));
      content.saveSharedLayout('home', { main: [] });
      const heard: StoreChange[] = [];
      store.subscribe((change) => heard.push(change));
      content.publish(['home']);
      expect(content.version('hero', 'en', 'published')).toBeDefined();
      expect(content.sharedLayout('home', 'published')).toEqual({ main: [] });
      expect(content.version('about', 'en', 'published')).toBeUndefined();
      expect(heard).toEqual([
        { kind: 'content', site: 'main', itemIds: ['home', 'data', 'hero'], published: true },
      ]);
      content.publish(['home']);
      expect(heard).toHaveLength(1);
    });

    it('finds the page of an address', () => {
      const { content } = open(':memory:');
      content.putItem(page('home', '/'));
      content.putItem(page('about', '/about'));
      content.putItem(page('any', '/find-location/*'));
      content.putItem(page('facility', '/find-location/facility/*'));
      content.putItem(page('map', '/find-location/facility/map'));
      const wanted: [string, string | undefined][] = [
        ['/about', 'about'],
        ['/About/', 'about'],
        ['//about', 'about'],
        ['/', 'home'],
        ['/find-location/facility/ca-hospital/fac-1', 'facility'],
        ['/find-location/facility/map', 'map'],
        ['/find-location/clinic/x', 'any'],
        ['/find-location/facility', 'any'],
        ['/find-location', undefined],
        ['/find-location/facility/*', 'facility'],
        ['/nowhere', undefined],
      ];
      expect(wanted.map(([path]) => [path, content.itemByPath('main', path)?.id])).toEqual(wanted);
      expect(wanted.flatMap(([path]) => content.itemByPath('plan', path) ?? [])).toEqual([]);
    });

    it('refuses two pages with one path, removes a page with what is below it, and tells so', () => {
      const store = open(':memory:');
      const { content } = store;
      content.putItem(page('a', '/about'));
      expect(() => content.putItem(page('b', '/ABOUT/'))).toThrow(/taken by item a/);
      content.putItem(page('data', null, 'a'));
      content.saveDraft(draft('data', 'x'));
      const before = store.sequence();
      content.removeItems(['a']);
      expect(content.pages('main')).toEqual([]);
      expect(content.item('data')).toBeUndefined();
      expect(store.changesSince(before)).toEqual([
        {
          kind: 'content',
          site: 'main',
          itemIds: expect.arrayContaining(['a', 'data']),
          published: true,
          removedPaths: ['/about'],
        },
      ]);
    });
  });
});
