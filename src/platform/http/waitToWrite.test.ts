import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAuthoringModule } from '../authoring/authoringModule.ts';
import { putPage } from '../content/putPage.ts';
import { sendJson } from '../envelope.ts';
import type { PlatformModule } from '../PlatformModule.ts';
import { startPlatform } from '../server.ts';
import type { RunningPlatform } from '../server.ts';
import { createWriteGate } from '../store/createWriteGate.ts';
import type { WriteGate } from '../store/createWriteGate.ts';
import { openStore } from '../store/openStore.ts';
import type { Store } from '../store/Store.ts';

const TOKEN = 'a-token-of-the-tests-that-is-long-enough';

let folder: string;
let store: Store;
let gate: WriteGate;
let platform: RunningPlatform;
let holder: ChildProcess | undefined;

const facts: PlatformModule = (context) =>
  (['GET', 'POST'] as const).map((method) => ({
    ...{ method, pattern: '/studio/api/fact', upstream: 'studio' },
    async handle(asked) {
      if (method === 'POST') context.store.facts.put('test', 'said', await asked.text());
      sendJson(asked.response, 200, { said: context.store.facts.get('test', 'said') ?? null });
    },
  }));

async function start(patienceMs: number): Promise<void> {
  const file = join(folder, 'platform.db');
  store = openStore(file, { pollMs: 0, writeMs: () => 20 });
  putPage(store, {
    ...{ site: 'main', path: '/', name: 'Home', template: 'Page', fields: { Title: 'Home' } },
    placeholders: {},
  });
  gate = createWriteGate(file, { patienceMs });
  const accounts = { actorOf: () => undefined, audit: () => undefined };
  platform = await startPlatform({
    ...{ store, modules: [facts, createAuthoringModule({ accounts, token: TOKEN })] },
    writable: () => gate.open(),
  });
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wait-to-write-'));
});
afterEach(async () => {
  holder?.kill('SIGKILL');
  await platform.close();
  gate.close();
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Another program takes the pen, and keeps it until it is told to let go. */
async function hold(): Promise<() => void> {
  const program = `const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(process.argv[1]);
    database.exec('BEGIN IMMEDIATE');
    process.stdout.write('held');
    process.stdin.once('data', () => { database.exec('ROLLBACK'); process.exit(0); });`;
  holder = spawn(process.execPath, ['--no-warnings', '-e', program, join(folder, 'platform.db')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(holder.stdout!, 'data');
  return () => void holder?.stdin?.write('go');
}
const say = (body: string) => fetch(`${platform.origin}/studio/api/fact`, { method: 'POST', body });
const save = (value: string) =>
  fetch(`${platform.origin}/sitecore/api/authoring/graphql/v1/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify({
      query:
        'mutation($where: UpdateItemInput!) { updateItem(input: $where) { item { field(name: "Title") { value } } } }',
      variables: {
        where: {
          path: '/sitecore/content/main',
          language: 'en',
          fields: [{ name: 'Title', value }],
        },
      },
    }),
  });

it('answers others while another program writes, and lets writers through when it is done', async () => {
  await start(10_000);
  const letGo = await hold();
  let isDone = false;
  const writing = Promise.all([say('later'), save('Later')]).finally(() => (isDone = true));
  for (let turn = 0; turn < 10; turn += 1) {
    const began = performance.now();
    expect(await (await fetch(`${platform.origin}/studio/api/fact`)).json()).toEqual({ said: null });
    expect(performance.now() - began).toBeLessThan(1000);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(isDone).toBe(false);
  letGo();
  const [said, saved] = await writing;
  expect(await said.json()).toEqual({ said: 'later' });
  expect(JSON.stringify(await saved.json())).toContain('"value":"Later"');
});

it('says when to try again where another program writes for too long', async () => {
  await start(100);
  const letGo = await hold();
  for (const answer of await Promise.all([say('never'), save('Never')])) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.text()).toMatch(/Another program is writing to the data file/);
  }
  letGo();
  await once(holder!, 'exit');
  expect((await say('now')).status).toBe(200);
});
