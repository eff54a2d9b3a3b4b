/**
 * `npm run bench:store`: what a save takes on a file alone and on one that is shared through PostgreSQL, how soon another
 * process has it, and how long a process takes that was away for 10,000 transactions. With PLATFORM_DATABASE_URL the
 * database it names is used, which has to be empty; else a server is started for it where one is installed.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '../src/platform/store/openStore.ts';
import type { Store } from '../src/platform/store/Store.ts';
import { postgresPrograms, PostgresServer } from '../src/platform/store/testing/PostgresServer.ts';

const SAVES = 200;
const AWAY = 10_000;
const TEXT = 'A sentence as an editor writes one into a field of a page. '.repeat(20);
const SPACE = 'dictionary';

const now = () => performance.timeOrigin + performance.now();
const [mode, path = '', url = ''] = process.argv.slice(2);
if (mode === '--listen') listen(path, url);
else await measure();

/** In a process of its own: prints what it hears, and when. */
function listen(file: string, log: string): void {
  const store = openStore(file, { shared: { log } });
  store.subscribe((change) => {
    if (change.kind === 'facts') for (const key of change.keys) console.log(`${key} ${now()}`);
  });
  console.log('ready 0');
  setInterval(() => undefined, 1000);
}

function at(values: readonly number[], share: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN).toFixed(1);
}

/** Milliseconds of each of some saves of a page. */
function saves(store: Store): number[] {
  const place = { id: 'home', site: 'main', parentId: null, name: 'home', path: '/' } as const;
  store.content.putItem({ ...place, template: 'Page', sortOrder: 0 });
  return Array.from({ length: SAVES }, (_, number) => {
    const began = performance.now();
    const fields = { Text: { value: `${number} ${TEXT}` } };
    store.content.saveDraft({ itemId: 'home', locale: 'en', displayName: 'Home', fields });
    return performance.now() - began;
  });
}

async function measure(): Promise<void> {
  const given = process.env.PLATFORM_DATABASE_URL;
  if (!given && !postgresPrograms())
    throw new Error('No server of PostgreSQL is installed here: name a database in PLATFORM_DATABASE_URL');
  const folder = mkdtempSync(join(tmpdir(), 'bench-store-'));
  const server = given ? undefined : await PostgresServer.start({ isDurable: true });
  const log = given ?? server?.database() ?? '';
  try {
    const alone = openStore(join(folder, 'alone.db'), { pollMs: 0 });
    const onFile = saves(alone);
    alone.close();
    console.log(`a save on a file: p50 ${at(onFile, 0.5)}, p95 ${at(onFile, 0.95)} ms of ${SAVES}`);
    const shared = { log };
    openStore(join(folder, 'away.db'), { pollMs: 0, shared }).close();
    const store = openStore(join(folder, 'one.db'), { pollMs: 0, shared });
    const onLog = saves(store);
    console.log(`a save that is shared: p50 ${at(onLog, 0.5)}, p95 ${at(onLog, 0.95)} ms of ${SAVES}`);
    const seen = await seenElsewhere(store, join(folder, 'two.db'), log);
    console.log(
      `until another process has it: p50 ${at(seen, 0.5)}, p95 ${at(seen, 0.95)}, at most ${at(seen, 1)} ms of ${seen.length}`,
    );
    while (store.sequence() < AWAY) store.facts.put(SPACE, `k-${store.sequence() % 500}`, store.sequence());
    store.close();
    const began = performance.now();
    const away = openStore(join(folder, 'away.db'), { pollMs: 0, shared });
    console.log(
      `a process that was away for ${away.sequence()} transactions is up to date in ${Math.round(performance.now() - began)} ms`,
    );
    away.close();
  } finally {
    server?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function seenElsewhere(store: Store, file: string, log: string): Promise<number[]> {
  const child = spawn(process.execPath, ['--no-warnings', import.meta.filename, '--listen', file, log]);
  const heard = new Map<string, number>();
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    const lines = text.split('\n');
    text = lines.pop() ?? '';
    for (const [key, time] of lines.map((line) => line.split(' '))) heard.set(key ?? '', Number(time));
  });
  const until = async (key: string) => {
    while (!heard.has(key)) await pause(5);
  };
  try {
    await until('ready');
    const times: number[] = [];
    for (let number = 0; number < SAVES; number += 1) {
      const key = `seen-${number}`;
      store.facts.put(SPACE, key, number);
      const told = now();
      await until(key);
      times.push((heard.get(key) ?? NaN) - told);
    }
    return times;
  } finally {
    child.kill();
  }
}
