import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createStoreProbe } from './createStoreProbe.ts';
import { openStore } from './openStore.ts';

let folder: string;
let time = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'probe-'));
  time = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const data = () => join(folder, 'platform.db');
const probeOf = () => createStoreProbe(data(), () => time);

it('finds nothing wrong with a store that works, also while somebody writes, and changes nothing in it', () => {
  const store = openStore(data(), { pollMs: 0 });
  const before = store.sequence();
  const heard: unknown[] = [];
  store.subscribe((change) => heard.push(change));
  const probe = probeOf();
  expect(probe.problem()).toBeUndefined();
  store.transaction(() => {
    store.entities.put([{ id: 'a', type: 'ce_service', locale: 'en', body: { name: 'A' } }]);
    time += 60_000;
    expect(probe.problem()).toBeUndefined();
  });
  expect(store.sequence()).toBe(before + 1);
  expect(heard).toHaveLength(1);
  probe.close();
  store.close();
});

it('says that it cannot be read, that it can be again, and that another one lies in its place', () => {
  openStore(data(), { pollMs: 0 }).close();
  const whole = readFileSync(data());
  const probe = probeOf();
  expect(probe.problem()).toBeUndefined();
  probe.close();
  writeFileSync(data(), 'no database at all, '.repeat(100));
  expect(probe.problem()).toBeUndefined();
  time += 6000;
  expect(probe.problem()).toBe('the store cannot be read');
  writeFileSync(data(), whole);
  time += 6000;
  expect(probe.problem()).toBeUndefined();
  openStore(`${data()}.new`, { pollMs: 0 }).close();
  renameSync(`${data()}.new`, data());
  time += 6000;
  expect(probe.problem()).toBe('the data file was replaced: start the platform anew');
  probe.close();
});

it('says that it cannot be written', () => {
  openStore(data(), { pollMs: 0 }).close();
  const exec = DatabaseSync.prototype.exec;
  const spy = jest.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (
    this: DatabaseSync,
    sql: string,
  ) {
    // A full disk, as SQLite tells of it.
    if (sql.startsWith('PRAGMA user_version =')) throw Object.assign(new Error('full'), { errcode: 13 });
    exec.call(this, sql);
  });
  expect(probeOf().problem()).toBe('the store cannot be written');
  spy.mockRestore();
});
