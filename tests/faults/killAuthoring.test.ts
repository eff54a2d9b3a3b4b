import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccounts } from '#src/platform/accounts/createAccounts.ts';
import { putPage, putShell } from '#src/platform/content/putPage.ts';
import { openStore } from '#src/platform/store/openStore.ts';
import type { Store } from '#src/platform/store/Store.ts';
import {
  about,
  due,
  groupIn,
  nameOf,
  operationOf,
  perGroup,
  Refusal,
  send,
  textOf,
} from './authoringWriter.ts';
import type { Acknowledged, Operation } from './authoringWriter.ts';
import { authoringKills as rounds } from './killRounds.ts';

const seeds = [20260304, 20260405];
const token = 'the-token-of-the-kill-test-is-long-enough';

/** A repeatable series of numbers in [0, 1). */
function series(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const bundled = (folder: string): string => {
  execFileSync(process.execPath, [
    ...['--no-warnings', join(__dirname, 'bundleServer.ts')],
    ...[join(__dirname, 'authoringServer.ts'), folder],
  ]);
  return join(folder, 'server.mjs');
};

/** Starts the server; resolves to its address. */
async function start(program: string, path: string): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(
    process.execPath,
    ['--no-warnings', program, path, token],
    // The environment as this file has it: a test's own is a copy.
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env } },
  );
  const origin = await new Promise<string>((resolve, reject) => {
    let heard = '';
    let complaint = '';
    child.stdout.on('data', (chunk: Buffer) => {
      heard += chunk.toString();
      if (heard.includes('\n')) resolve(heard.trim());
    });
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    child.once('close', () => reject(new Error(`the server ended by itself: ${complaint}`)));
  });
  return { child, origin };
}

interface Round {
  acknowledged: Acknowledged[];
  /** Sent and not answered before the kill. */
  open: Operation;
}

interface Plan {
  /** The server's file. */
  program: string;
  calls: number;
  ms: number;
  /** Whose answer was lost. */
  again: Operation | undefined;
  /** The last one that was answered before. */
  last: Acknowledged | undefined;
}

/** Sends operations until the server is killed, `calls` answers and then `ms` after it began. */
async function writeUntilKilled(
  path: string,
  first: number,
  hero: string,
  { program, calls, ms, again, last }: Plan,
): Promise<Round> {
  const { child, origin } = await start(program, path);
  const closed = new Promise((resolve) => child.once('close', resolve));
  const acknowledged: Acknowledged[] = [];
  try {
    // As if its answer had been lost: the same key has the same answer, and nothing is done twice.
    if (last) expect((await send(origin, token, last.operation)).data).toEqual(last.data);
    for (let number = first; ; number += 1) {
      // The first is the one whose answer was lost: it goes out with the same key.
      const operation = number === first && again ? again : operationOf(number, 'run', hero);
      const answer = await send(origin, token, operation).catch((error: unknown) => {
        if (error instanceof Refusal) throw error;
        return undefined;
      });
      if (!answer) return { acknowledged, open: operation };
      acknowledged.push(answer);
      if (acknowledged.length === calls) setTimeout(() => child.kill('SIGKILL'), ms);
    }
  } finally {
    // Also where an expectation failed: a server left alone would keep the test from ending.
    child.kill('SIGKILL');
    await closed;
  }
}

/** What was answered is there, once. */
function expectKept(store: Store, { operation, data }: Acknowledged, hero: string): void {
  const { content } = store;
  const group = Math.floor(operation.number / perGroup);
  const savesOf = (itemId: string) =>
    store.database
      .prepare(
        `SELECT revision FROM content_revision WHERE item_id = ? AND locale = 'en' AND kind = 'save' AND instr(fields, ?) > 0`,
      )
      .all(itemId, `"${textOf(group)}"`);
  switch (operation.number % perGroup) {
    case 0:
    case 1: {
      const itemId = operation.number % perGroup === 0 ? about : hero;
      const { item } = data['updateItem'] as { item: { meridianRevision: string } };
      const name = itemId === about ? 'Title' : 'Label';
      expect(content.revision(itemId, 'en', item.meridianRevision)?.fields[name]).toMatchObject({
        value: textOf(group),
      });
      // The page's text goes on into later revisions of other fields; the component's has one field.
      expect(savesOf(itemId)).toHaveLength(1);
      break;
    }
    case 2:
      expect(groupOfPath(content.item(about)?.path)).toBeGreaterThanOrEqual(group);
      break;
    case 3: {
      const { operationId } = data['publishItem'] as { operationId: string };
      expect(
        store.database.prepare('SELECT id FROM publication WHERE id = ?').get(operationId),
      ).toBeDefined();
      expect(publishedGroup(store, hero)).toBeGreaterThanOrEqual(group);
      break;
    }
    case 4: {
      const [set] = (data['meridianSchedule'] ?? []) as unknown as { id: string; act: string }[];
      if (set) expect(scheduled(store).find(({ id }) => id === set.id)).toMatchObject({ act: set.act });
      else expect(data).toEqual({ past: {} });
      break;
    }
    default: {
      const { item } = data['createItem'] as { item: { itemId: string } };
      expect(content.item(item.itemId)?.path).toBe(`/page-${operation.number}`);
      expect(content.version(item.itemId, 'en', 'draft')).toBeDefined();
    }
  }
}

interface Act {
  id: string;
  act: string;
  state: string;
}
const scheduled = (store: Store): Act[] =>
  store.database.prepare('SELECT id, act, state FROM schedule ORDER BY at, act').all() as unknown as Act[];

/** What was due was done once, with its row in the log, and visitors see what the last of it left. */
function expectDoneOnce(store: Store): number {
  const rows = store.database
    .prepare(
      "SELECT detail, act FROM audit WHERE act LIKE 'scheduled-%' OR act = 'schedule-failed' ORDER BY seq",
    )
    .all();
  const done = rows.map(({ detail, act }) => ({
    id: (JSON.parse(String(detail)) as { id: string }).id,
    act: String(act),
  }));
  const ids = done.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const ended = scheduled(store).filter(({ state }) => state === 'done' || state === 'failed');
  expect([...ids].sort()).toEqual(ended.map(({ id }) => id).sort());
  expect(done.filter(({ act }) => act === 'schedule-failed')).toEqual([]);
  const last = done.at(-1)?.act;
  if (last)
    expect([last, store.content.version(due, 'en', 'published') !== undefined]).toEqual([
      last,
      last === 'scheduled-publish',
    ]);
  return ids.length;
}

const groupOfPath = (path: string | null | undefined): number =>
  Number(/^\/about-(\d+)$/.exec(path ?? '')?.[1] ?? -1);

/** The publication visitors see: text, component, address and redirects all of one, never half of it. */
function publishedGroup(store: Store, hero: string): number {
  const { content } = store;
  const title = (content.version(about, 'en', 'published')?.fields['Title'] as { value: string }).value;
  const group = groupIn(title);
  if (group < 0) return group;
  const label = content.version(hero, 'en', 'published')?.fields['Label'] as { value: string } | undefined;
  const live = content.item(about, 'published')?.path;
  expect([groupIn(label?.value), live]).toEqual([group, `/${nameOf(group)}`]);
  const rules = store.facts.get('site:main', 'redirects') as { pattern: string; target: string }[];
  expect(rules.find(({ pattern }) => pattern === '/about')?.target).toBe(`/${nameOf(group)}`);
  expect(rules.map(({ target }) => target)).toEqual(rules.map(() => `/${nameOf(group)}`));
  return group;
}

function seed(path: string): string {
  const store = openStore(path, { pollMs: 0 });
  putShell(store, { site: 'main', placeholders: {} });
  for (const address of ['/', '/about', '/due']) {
    putPage(store, {
      ...{ site: 'main', path: address, name: address, template: 'Page', fields: { Title: 'Begin' } },
      placeholders: { main: [{ component: 'RichText', fields: { Label: 'Begin' } }] },
    });
  }
  const hero = store.content.children(about)[0]!.id;
  store.close();
  return hero;
}

async function killAndCheck(program: string, path: string, from: number, times: number): Promise<number> {
  const random = series(from);
  const hero = seed(path);
  let first = 0;
  let again: Operation | undefined;
  let last: Acknowledged | undefined;
  let kept = 0;
  let acts = 0;
  for (let round = 0; round < times; round += 1) {
    const calls = 1 + Math.floor(random() * 9);
    const { acknowledged, open } = await writeUntilKilled(path, first, hero, {
      ...{ program, calls, ms: random() * 12, again, last },
    });
    expect(acknowledged.length).toBeGreaterThanOrEqual(Math.min(calls, 1));
    const store = openStore(path, { pollMs: 0 });
    try {
      const where = `round ${round}, to operation ${open.number}`;
      const check = store.database.prepare('PRAGMA integrity_check').get();
      expect([where, check]).toEqual([where, { integrity_check: 'ok' }]);
      expect(store.database.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
      expect(createAccounts({ store, studioOrigin: undefined }).log.firstBroken()).toBeUndefined();
      for (const one of acknowledged) expectKept(store, one, hero);
      publishedGroup(store, hero);
      acts = expectDoneOnce(store);
    } finally {
      store.close();
    }
    kept += acknowledged.length;
    first = open.number;
    again = open;
    last = acknowledged.at(-1) ?? last;
  }
  // The schedule was at work, too, or this proves nothing of it.
  if (times >= 20) expect(acts).toBeGreaterThan(0);
  return kept;
}

it(
  `keeps every acknowledged save, publication, move and scheduled act over ${rounds} kills of the authoring server, each once`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kill-authoring-'));
    try {
      const program = bundled(folder);
      const kept = await Promise.all(
        seeds.map((from) =>
          killAndCheck(program, join(folder, `${from}.db`), from, Math.ceil(rounds / seeds.length)),
        ),
      );
      expect(Math.min(...kept)).toBeGreaterThan(0);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  Math.max(300_000, rounds * 6000),
);
