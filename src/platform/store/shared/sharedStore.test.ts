import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { AuditLog } from '../../accounts/AuditLog.ts';
import { isRunning, processNumber } from '../../import/processNumber.ts';
import { Tickets } from '../../studio/Tickets.ts';
import { migrations } from '../migrations.ts';
import { openStore } from '../openStore.ts';
import type { OpenStoreOptions, SharedOptions } from '../openStore.ts';
import type { Store, StoreChange } from '../Store.ts';
import { passingProblem } from '../StoreProblem.ts';
import { contentHash } from '../testing/contentHash.ts';
import { MemoryStore } from '../testing/MemoryLog.ts';
import { prepareReplica } from './prepareReplica.ts';
import { makeOwn } from './replicaState.ts';
import { columnsOf, isShared, sharedTables } from './sharedTables.ts';

/*
 * What a process does with a log it shares, whatever keeps the log; postgresStore.test.ts has the same with a real server.
 */

let folder: string;
let memory: MemoryStore;
const opened: Store[] = [];
const told: Record<string, unknown>[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shared-'));
  memory = new MemoryStore();
  told.length = 0;
});
afterEach(() => {
  opened.splice(0).forEach((store) => store.close());
  memory.remove();
  rmSync(folder, { recursive: true, force: true });
});

const at = (name: string) => join(folder, `${name}.db`);
function open(name: string, more: Partial<SharedOptions> = {}, options: OpenStoreOptions = {}): Store {
  const tell = (event: Record<string, unknown>) => told.push({ who: name, ...event });
  const store = openStore(at(name), {
    ...{ pollMs: 0, shared: { log: memory.connect(), tell, ...more } },
    ...options,
  });
  opened.push(store);
  return store;
}
const alone = (name: string): Store => {
  const store = openStore(at(name), { pollMs: 0 });
  opened.push(store);
  return store;
};
const entity = (id: string, name = id) => ({ id, type: 't', locale: 'en' as const, body: { name } });
const nameOf = (store: Store, id: string) => store.entities.get(id)?.body['name'];
const hashes = (...stores: Store[]) => new Set(stores.map(({ database }) => contentHash(database)));
const events = (who: string) => told.filter((one) => one['who'] === who).map((one) => one['event']);
async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries > 300) throw new Error('it did not come to be');
    await pause(10);
  }
}
function refusalOf(work: () => unknown): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
}

it('shows what one process writes to the others, tells them of it, and lets each go on from there', async () => {
  const [one, two] = [open('one'), open('two')];
  const heard: StoreChange[] = [];
  two.subscribe((change) => heard.push(change));
  one.entities.put([entity('a')]);
  await until(() => nameOf(two, 'a') === 'a');
  expect(heard).toEqual([{ kind: 'entities', ids: [{ id: 'a', type: 't', locale: 'en' }] }]);
  two.entities.put([entity('a', 'changed'), entity('b')]);
  // It has not heard yet: its turn begins with what it has missed.
  one.entities.put([entity('c')]);
  expect(nameOf(one, 'a')).toBe('changed');
  await until(() => nameOf(two, 'c') === 'c');
  expect([one.sequence(), two.sequence()]).toEqual([3, 3]);
  expect(hashes(one, two).size).toBe(1);
});

it('has everything go along that goes with something, and logs that are only added to', async () => {
  const [one, two] = [open('one'), open('two')];
  const page = { site: 'main', parentId: null, template: 'Page', sortOrder: 0 } as const;
  one.transaction(() => {
    for (const id of ['home', 'gone']) {
      one.content.putItem({ ...page, id, name: id, path: `/${id}` });
      one.content.saveDraft({ itemId: id, locale: 'en', displayName: id, fields: { Title: { value: id } } });
    }
    one.content.publish(['home', 'gone']);
    new AuditLog(one, () => new Date()).add({ actor: 'ana', act: 'published', detail: {} } as never);
  });
  one.content.removeItems(['gone']);
  one.entities.put([entity('a')]);
  one.entities.remove(['a']);
  await until(() => two.sequence() === one.sequence());
  expect(two.content.item('gone')).toBeUndefined();
  expect(two.content.version('home', 'en', 'published')?.fields).toEqual({ Title: { value: 'home' } });
  expect(new AuditLog(two, () => new Date()).firstBroken()).toBeUndefined();
  expect(hashes(one, two).size).toBe(1);
  // A row that went before is not given out again.
  two.entities.put([entity('b')]);
  expect(two.entities.get('b')?.uid).toBe(100_002);
});

it('keeps every table that is shared by a key, so that no change of one is overlooked', () => {
  const { database } = alone('plain');
  const keyless = sharedTables(database).filter(
    (table) => database.prepare('SELECT 1 FROM pragma_table_info(?) WHERE pk > 0').get(table) === undefined,
  );
  expect(keyless).toEqual([]);
  expect(columnsOf(database, 'fact')).toContain('value');
  expect(['search_row', 'sqlite_sequence', 'replica_state', 'migration'].filter(isShared)).toEqual([]);
});

it('begins with what the first process has, and refuses a file that holds something else, untouched', () => {
  const plain = alone('one');
  plain.entities.put([entity('a')]);
  plain.close();
  alone('other').entities.put([entity('x')]);
  const before = contentHash(new DatabaseSync(at('other')));
  const one = open('one');
  expect(events('one')).toContain('shared-store-founded');
  const two = open('two');
  expect(nameOf(two, 'a')).toBe('a');
  expect(hashes(one, two).size).toBe(1);
  expect(() => open('other')).toThrow(/holds a store of its own, and the database .* holds one, too/);
  const elsewhere = memory;
  memory = new MemoryStore();
  expect(() => open('two')).toThrow(/is a copy of another shared store/);
  open('three');
  expect(() => open('two')).toThrow(/is a copy of another shared store/);
  memory.remove();
  memory = elsewhere;
  expect(contentHash(new DatabaseSync(at('other')))).toBe(before);
});

it('refuses what the log does not take, and has what the log took although nobody heard so', async () => {
  const [one, two] = [open('one'), open('two')];
  const heard: StoreChange[] = [];
  one.subscribe((change) => heard.push(change));
  memory.nextAppend = 'lost';
  expect(passingProblem(refusalOf(() => one.entities.put([entity('lost')])))).toBe(2);
  expect([nameOf(one, 'lost'), heard, one.sequence()]).toEqual([undefined, [], 0]);
  memory.nextAppend = 'unknown';
  expect(passingProblem(refusalOf(() => one.entities.put([entity('stored')])))).toBe(2);
  // As after a kill between the two commits: it is not here, and comes out of the log.
  expect(nameOf(one, 'stored')).toBeUndefined();
  await until(() => nameOf(one, 'stored') === 'stored' && nameOf(two, 'stored') === 'stored');
  expect(heard).toHaveLength(1);
  one.entities.put([entity('next')]);
  await until(() => two.sequence() === 2);
  expect(hashes(one, two).size).toBe(1);
});

it('reads on while the database is away, refuses to write, and heals', async () => {
  const [one, two] = [open('one'), open('two')];
  one.entities.put([entity('a')]);
  await until(() => nameOf(two, 'a') === 'a');
  memory.isDown = true;
  expect(passingProblem(refusalOf(() => two.entities.put([entity('b')])))).toBe(2);
  expect([nameOf(two, 'a'), two.sharedProblem?.()]).toEqual(['a', 'the shared database does not answer']);
  // What is this process's own goes on; what is not cannot hide in it.
  two.transaction(() => two.database.exec('CREATE TABLE search_try (x); INSERT INTO search_try VALUES (1)'), {
    local: true,
  });
  expect(() => two.transaction(() => two.facts.put('s', 'k', 1), { local: true })).toThrow(
    /cannot become a shared one/,
  );
  two.close();
  expect(nameOf(open('two'), 'a')).toBe('a');
  expect(() => open('three')).toThrow(/does not answer.*no copy of the shared store in .*three\.db/);
  memory.isDown = false;
  one.entities.put([entity('b')]);
  const again = opened.at(-1) as Store;
  await until(() => nameOf(again, 'b') === 'b');
  expect(again.sharedProblem?.()).toBeUndefined();
});

it('makes a copy anew that is none any more, and says so', async () => {
  const [one, two] = [open('one'), open('two')];
  one.entities.put([entity('a'), entity('b')]);
  await until(() => nameOf(two, 'b') === 'b');
  const stray = new DatabaseSync(at('two'));
  stray.exec("UPDATE entity SET body = '{}' WHERE id = 'a'; INSERT INTO entity_uid VALUES (7, 'mine')");
  stray.exec(
    "INSERT INTO entity SELECT 'mine', locale, type, body, updated_at, seq FROM entity WHERE id = 'a'",
  );
  stray.close();
  const heard: StoreChange[] = [];
  two.subscribe((change) => heard.push(change));
  one.entities.put([entity('a', 'new')]);
  await until(() => nameOf(two, 'a') === 'new');
  expect(events('two')).toEqual(expect.arrayContaining(['replica-broken', 'replica-filled']));
  expect(heard).toContainEqual({ kind: 'entities-removed', ids: [{ id: 'mine', type: 't' }] });
  expect(hashes(one, two).size).toBe(1);
  // A log that was put back to an earlier state does not know what is here.
  const [first] = memory.entries;
  if (!first || !memory.head) throw new Error('nothing was written');
  memory.entries = [first];
  memory.head = { ...memory.head, last: 1, lastId: first.id };
  expect(passingProblem(refusalOf(() => one.entities.put([entity('c')])))).toBe(2);
  await until(() => one.sharedProblem?.() === undefined && nameOf(one, 'a') === 'a');
  one.entities.put([entity('c')]);
  expect(nameOf(one, 'c')).toBe('c');
});

it('forgets the log before a snapshot; who was away for longer begins with that', async () => {
  const snapshotEvery = { entries: 5, bytes: 1_000_000 };
  const one = open('one', { snapshotEvery });
  open('two').close();
  for (let number = 0; number < 23; number += 1) one.entities.put([entity(`e-${number}`)]);
  expect(memory.entries.length).toBeLessThan(13);
  expect(memory.snapshot.number).toBe(20);
  const two = open('two');
  expect(events('two')).toEqual(expect.arrayContaining(['replica-broken', 'replica-filled']));
  const three = open('three');
  expect(events('three')).not.toContain('replica-broken');
  expect(hashes(one, two, three).size).toBe(1);
  await pause(0);
});

it('brings a shared store of an earlier schema up to date once; older programs read on and write no more', async () => {
  const early = migrations.slice(0, -1);
  const log = memory.connect();
  prepareReplica({ path: at('old'), log, tell: () => undefined, busyMs: 100, steps: early });
  expect(memory.head).toMatchObject({ schema: early.length, last: 0 });
  const one = open('one');
  expect(memory.head).toMatchObject({ schema: migrations.length, last: 1 });
  one.entities.put([entity('a')]);
  // The same program, when a newer one has been at the store.
  if (memory.head) memory.head = { ...memory.head, schema: migrations.length + 1 };
  const refusal = refusalOf(() => one.entities.put([entity('b')]));
  expect([passingProblem(refusal), (refusal as Error).message]).toEqual([
    30,
    expect.stringMatching(/newer version .* Update the program/),
  ]);
  expect([nameOf(one, 'a'), events('one')]).toEqual(['a', expect.arrayContaining(['replica-too-old'])]);
  expect(() => open('three')).toThrow(/newer version/);
  if (memory.head) memory.head = { ...memory.head, schema: migrations.length };
  // A copy that an older program left is filled anew.
  expect(nameOf(open('old'), 'a')).toBe('a');
  await pause(0);
});

it('lets nobody write to a copy who does not know the log; a copy of the copy is a store of its own', () => {
  open('one').entities.put([entity('a')]);
  opened.splice(0).forEach((store) => store.close());
  const plain = alone('one');
  expect(nameOf(plain, 'a')).toBe('a');
  expect(() => plain.entities.put([entity('b')])).toThrow(
    /copy of a shared store. Set PLATFORM_DATABASE_URL/,
  );
  plain.transaction(() => plain.database.exec('CREATE TABLE search_try (x)'), { local: true });
  plain.close();
  makeOwn(at('one'));
  expect(alone('one').entities.put([entity('b')]).created).toBe(1);
});

it('redeems a ticket at any of the platforms, once over all of them', () => {
  const place = { itemId: 'home', locale: 'en', mode: 'edit' } as const;
  let time = 0;
  const [one, two] = [open('one'), open('two')].map((store) => new Tickets(() => time, store)) as [
    Tickets,
    Tickets,
  ];
  const [first, second, late] = [one.issue(place), one.issue(place), one.issue(place)];
  expect([two.redeem(first, place), one.redeem(first, place)]).toEqual([true, false]);
  expect(two.redeem(second, { ...place, mode: 'preview' })).toBe(false);
  time += 61_000;
  expect(two.redeem(late, place)).toBe(false);
});

it('does not take an import of another machine for one that was killed', () => {
  const shared = open('one');
  expect(processNumber({})).toBe(process.pid);
  expect(isRunning(processNumber(shared))).toBe(true);
  expect(isRunning(processNumber(shared) - process.pid + 4_194_303)).toBe(false);
  expect(isRunning(processNumber(shared, 'elsewhere') - process.pid + 4_194_303)).toBe(true);
});
