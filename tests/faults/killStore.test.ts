import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '#src/platform/store/openStore.ts';
import { storeKills } from './killRounds.ts';
import { entityOf, itemId, textOf } from './storeLedger.ts';

/** Two data files are written, killed and checked side by side, each this many times. */
const seeds = [20260102, 20260203];
const roundsPerFile = Math.ceil(storeKills / seeds.length);
const entitiesPerPut = 20;

/** Runs the writer from a number on and kills it after `calls` acknowledged calls and then `ms`; answers the last one heard. */
function writeUntilKilled(path: string, first: number, calls: number, ms: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--no-warnings', join(__dirname, 'storeWriter.ts'), path, String(first)],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let heard = '';
    let complaint = '';
    let timer: NodeJS.Timeout | undefined;
    child.stdout.on('data', (chunk: Buffer) => {
      heard += chunk.toString();
      if (timer === undefined && heard.split('\n').length > calls)
        timer = setTimeout(() => child.kill('SIGKILL'), ms);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.on('close', (_code, signal) => {
      if (signal !== 'SIGKILL') reject(new Error(`the writer ended by itself: ${complaint}`));
      // A number cut off by the kill was not heard in full.
      else resolve(Number(heard.slice(0, heard.lastIndexOf('\n')).split('\n').at(-1)));
    });
  });
}

/** A repeatable series of numbers in [0, 1). */
function series(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const numberIn = (text: string | undefined) => Number(/^text (\d+) /.exec(text ?? '')?.[1] ?? -1);

async function killAndCheck(path: string, seed: number): Promise<void> {
  const random = series(seed);
  let next = 0;
  for (let round = 0; round < roundsPerFile; round += 1) {
    const first = next;
    const last = await writeUntilKilled(path, first, 1 + Math.floor(random() * 8), random() * 4);
    expect(last).toBeGreaterThanOrEqual(first);
    const store = openStore(path, { pollMs: 0 });
    try {
      const where = `round ${round}, numbers ${first} to ${last}`;
      const check = store.database.prepare('PRAGMA integrity_check').get();
      expect([where, check]).toEqual([where, { integrity_check: 'ok' }]);
      expect(store.database.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
      for (let number = first; number <= last; number += 1) {
        if (number % 3 === 0) {
          for (let part = 0; part < entitiesPerPut; part += 1) {
            const { id, body } = entityOf(number, part);
            expect(store.entities.get(id)?.body).toEqual(body);
          }
        } else if (number % 3 === 2) {
          expect(store.facts.get('kill', String(number))).toBe(textOf(number));
        }
      }
      const title = store.content.version(itemId, 'en', 'published')?.fields['Title'] as
        | { value: string }
        | undefined;
      const lastPublished = last - ((last + 2) % 3);
      if (lastPublished >= 1) expect(numberIn(title?.value)).toBeGreaterThanOrEqual(lastPublished);
      // What was not acknowledged is there in whole or not at all.
      const parts = Array.from({ length: entitiesPerPut }, (_, part) => entityOf(last + 1, part).id);
      expect([0, entitiesPerPut]).toContain(parts.filter((id) => store.entities.get(id)).length);
    } finally {
      store.close();
    }
    next = last + 1;
  }
}

it(`keeps every acknowledged write over ${roundsPerFile * seeds.length} kills at random moments`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kill-'));
  try {
    await Promise.all(seeds.map((seed) => killAndCheck(join(folder, `${seed}.db`), seed)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
