import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createWriteGate } from './createWriteGate.ts';
import type { WriteGate } from './createWriteGate.ts';
import { openStore } from './openStore.ts';
import type { Store } from './Store.ts';
import { writeWhenFree } from './writeWhenFree.ts';

let folder: string;
let store: Store;
let other: DatabaseSync;
let gate: WriteGate | undefined;
const file = () => join(folder, 'platform.db');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gate-'));
  store = openStore(file(), { pollMs: 0, writeMs: () => 20 });
  other = new DatabaseSync(file(), { timeout: 0 });
});
afterEach(() => {
  gate?.close();
  other.close();
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

const held = (ms: number) => {
  other.exec('BEGIN IMMEDIATE');
  setTimeout(() => other.exec('ROLLBACK'), ms);
};

it('lets everybody through when nobody writes, and leaves the pen free', async () => {
  gate = createWriteGate(file());
  await Promise.all([gate.open(), gate.open()]);
  store.facts.put('test', 'a', 1);
  expect(store.facts.get('test', 'a')).toBe(1);
});

it('keeps who wants to write waiting until the other is done, and the thread free', async () => {
  gate = createWriteGate(file());
  held(200);
  let ticks = 0;
  const ticking = setInterval(() => (ticks += 1), 10);
  const through = await Promise.all([1, 2, 3].map((one) => gate!.open().then(() => one)));
  clearInterval(ticking);
  store.facts.put('test', 'a', 1);
  expect([through, store.facts.get('test', 'a')]).toEqual([[1, 2, 3], 1]);
  expect(ticks).toBeGreaterThan(5);
});

it('says after a while that somebody else is still writing', async () => {
  gate = createWriteGate(file(), { patienceMs: 60 });
  held(400);
  await expect(gate.open()).rejects.toThrow(/Another program is writing to the data file/);
  expect(() => store.facts.put('test', 'a', 1)).toThrow(/Another program is writing/);
  await new Promise((resolve) => setTimeout(resolve, 400));
});

it('writes what nobody waits for when the pen is free', async () => {
  held(100);
  await writeWhenFree(store, () => store.facts.put('test', 'a', 2), { everyMs: 10 });
  expect(store.facts.get('test', 'a')).toBe(2);
  held(100);
  await expect(writeWhenFree(store, () => 1, { everyMs: 10, patienceMs: 30 })).rejects.toThrow(/writing/);
  await expect(
    writeWhenFree(store, () => {
      throw new Error('own');
    }),
  ).rejects.toThrow('own');
  await new Promise((resolve) => setTimeout(resolve, 100));
});
