import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { openStore } from '../openStore.ts';
import type { SharedOptions } from '../openStore.ts';
import type { Store } from '../Store.ts';
import { passingProblem } from '../StoreProblem.ts';
import { contentHash } from '../testing/contentHash.ts';
import { examineDatabase } from './examineDatabase.ts';
import { postgresPrograms, PostgresServer } from '../testing/PostgresServer.ts';

/* Processes and a server of PostgreSQL that are killed. Left out where no server is installed (Debian: `postgresql`). */

const whole = postgresPrograms() ? it : it.skip;

let server: PostgresServer | undefined;
let folder: string;
let url: string;
const opened: Store[] = [];
const told: Record<string, unknown>[] = [];
beforeAll(async () => {
  if (postgresPrograms()) server = await PostgresServer.start();
});
afterAll(() => server?.remove());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'postgres-store-'));
  url = server?.database() ?? '';
  told.length = 0;
});
afterEach(() => {
  opened.splice(0).forEach((store) => store.close());
  rmSync(folder, { recursive: true, force: true });
});

const at = (name: string) => join(folder, `${name}.db`);
function open(name: string, more: Partial<SharedOptions> = {}): Store {
  const tell = (event: Record<string, unknown>) => told.push({ who: name, ...event });
  const store = openStore(at(name), { pollMs: 0, shared: { log: url, tell, ...more } });
  opened.push(store);
  return store;
}
/** A process that writes; answers the numbers it acknowledged when it has ended, or was killed after so many. */
function writer(name: string, most: number, killAfter?: number): Promise<number> {
  const program = join(__dirname, '../testing/sharedWriter.ts');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--no-warnings', program, at(name), url, name, String(most)]);
    let heard = '';
    let complaint = '';
    child.stdout.on('data', (chunk: Buffer) => {
      heard += chunk.toString();
      if (killAfter !== undefined && heard.split('\n').length > killAfter) child.kill('SIGKILL');
    });
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    child.on('close', (code, signal) => {
      if (code === 0 || signal === 'SIGKILL')
        resolve(heard.slice(0, heard.lastIndexOf('\n')).split('\n').length);
      else reject(new Error(complaint));
    });
  });
}
async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries > 500) throw new Error('it did not come to be');
    await pause(10);
  }
}
const hashOf = (name: string) => {
  const database = new DatabaseSync(at(name), { readOnly: true });
  const hash = contentHash(database);
  database.close();
  return hash;
};
const doneBy = (store: Store, name: string) =>
  [...store.facts.entries('done')].filter(([key]) => key.startsWith(`${name}-`)).length;

whole(
  'puts 200 writes each of two processes in one order; a third that begins with the snapshot has the same',
  async () => {
    open('first').close();
    expect(await Promise.all([writer('one', 200), writer('two', 200)])).toEqual([200, 200]);
    const third = open('third');
    expect(third.facts.get('count', 'all')).toBe(400);
    expect([doneBy(third, 'one'), doneBy(third, 'two')]).toEqual([200, 200]);
    third.close();
    // Whoever ended first has yet to hear what the other wrote last.
    for (const name of ['one', 'two']) open(name).close();
    expect(new Set(['one', 'two', 'third'].map(hashOf)).size).toBe(1);
  },
  60_000,
);

whole(
  'keeps what a process acknowledged that is killed in the middle, and nobody waits for it',
  async () => {
    const other = open('other', { snapshotEvery: { entries: 20, bytes: 1e9 } });
    const acknowledged = await writer('killed', 0, 60);
    expect(acknowledged).toBeGreaterThanOrEqual(60);
    await until(() => doneBy(other, 'killed') >= acknowledged);
    const began = performance.now();
    other.facts.put('after', 'kill', true);
    expect(performance.now() - began).toBeLessThan(1900);
    const again = open('killed');
    expect(again.facts.get('after', 'kill')).toBe(true);
    expect(again.facts.get('count', 'all')).toBe(doneBy(again, 'killed'));
    await until(() => told.some(({ event }) => event === 'shared-snapshot'));
    const third = open('third');
    for (const store of opened.splice(0)) store.close();
    expect(third.database.isOpen).toBe(false);
    expect(new Set(['other', 'killed', 'third'].map(hashOf)).size).toBe(1);
  },
  60_000,
);

whole(
  'refuses writes at once while the server is down, reads on, and heals when it is back',
  async () => {
    const [one, two] = [open('one'), open('two')];
    one.facts.put('s', 'before', 1);
    server?.stop();
    const refusals: { ms: number; seconds: number | undefined }[] = [];
    for (let number = 0; number < 3; number += 1) {
      const began = performance.now();
      try {
        two.facts.put('s', 'meanwhile', number);
      } catch (error) {
        refusals.push({ ms: performance.now() - began, seconds: passingProblem(error) });
      }
      await pause(50);
    }
    expect(refusals.map(({ seconds }) => seconds)).toEqual([2, 2, 2]);
    expect(Math.max(...refusals.slice(1).map(({ ms }) => ms))).toBeLessThan(500);
    expect(one.facts.get('s', 'before')).toBe(1);
    await until(() => one.sharedProblem?.() !== undefined && two.sharedProblem?.() !== undefined);
    server?.start();
    await until(() => one.sharedProblem?.() === undefined && two.sharedProblem?.() === undefined);
    two.facts.put('s', 'after', 1);
    await until(() => one.facts.get('s', 'after') === 1);
    // What is kept nowhere comes, too, and takes no part in what is.
    const whispered: string[] = [];
    one.whispers?.listen((text) => whispered.push(text));
    two.whispers?.say("it's a word");
    await until(() => whispered.length > 0);
    expect(whispered).toEqual(["it's a word"]);
    expect([one.facts.get('s', 'meanwhile'), two.facts.get('s', 'before')]).toEqual([undefined, 1]);
    expect(told.filter(({ who, event }) => who === 'one' && event === 'shared-store')).toMatchObject([
      { state: 'up' },
      { state: 'down', reason: expect.not.stringContaining('secret') },
      { state: 'up' },
    ]);
  },
  60_000,
);

whole(
  'asks the log whether an entry is in it when the answer to the commit is lost',
  async () => {
    const { proxy, port, arm } = await losingProxy(Number(new URL(url).port));
    try {
      const through = url.replace(/:\d+\//, `:${port}/`);
      const one = open('one', { log: through });
      arm();
      one.facts.put('s', 'k', 'stored');
      expect(one.facts.get('s', 'k')).toBe('stored');
      const two = open('two');
      expect(two.facts.get('s', 'k')).toBe('stored');
      await until(() => one.sharedProblem?.() === undefined);
      one.facts.put('s', 'k', 'again');
      await until(() => two.facts.get('s', 'k') === 'again');
    } finally {
      await proxy.terminate();
    }
  },
  60_000,
);

whole(
  'says what is wrong with an address without its password',
  async () => {
    expect(await examineDatabase(url)).toEqual([
      { isGood: true, text: expect.stringMatching(/is empty/) as string },
    ]);
    expect(await examineDatabase(url.replace(/:\d+\//, ':1/'))).toEqual([
      { isGood: false, text: 'PLATFORM_DATABASE_URL: nobody listens at its address' },
    ]);
    expect(() => open('one', { log: url.replace(/\/store_\d+$/, '/nothing') })).toThrow(
      /^(?!.*secret).*PLATFORM_DATABASE_URL names cannot be used: it has no database of that name/,
    );
  },
  60_000,
);

/** Passes everything on, in a thread of its own; when armed it passes one COMMIT on and breaks the connection. */
async function losingProxy(target: number): Promise<{ proxy: Worker; port: number; arm: () => void }> {
  const armed = new Int32Array(new SharedArrayBuffer(4));
  const proxy = new Worker(
    `const { createServer, connect } = require('node:net');
     const { parentPort, workerData: { target, armed } } = require('node:worker_threads');
     const server = createServer((near) => {
       const far = connect(target, '127.0.0.1');
       let isDeaf = false;
       for (const one of [near, far]) one.on('error', () => { near.destroy(); far.destroy(); });
       near.on('data', (data) => {
         if (data.includes('COMMIT') && Atomics.compareExchange(armed, 0, 1, 0) === 1) {
           isDeaf = true;
           far.write(data, () => setTimeout(() => near.destroy(), 50));
         } else far.write(data);
       });
       far.on('data', (data) => { if (!isDeaf) near.write(data); });
       near.on('close', () => far.end());
       far.on('close', () => near.destroy());
     }).listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`,
    { eval: true, workerData: { target, armed } },
  );
  const port = await new Promise<number>((resolve) => proxy.once('message', resolve));
  return { proxy, port, arm: () => void Atomics.store(armed, 0, 1) };
}
