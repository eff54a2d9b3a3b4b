import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SessionTables } from './accounts/SessionTables.ts';
import { createAuthoringModule } from './authoring/authoringModule.ts';
import { startRevalidation } from './content/revalidation.ts';
import { sendJson } from './envelope.ts';
import type { PlatformContext, PlatformModule } from './PlatformModule.ts';
import { startPlatform } from './server.ts';
import { openStore } from './store/openStore.ts';
import { MemoryStore } from './store/testing/MemoryLog.ts';

/* What is answered while the database of a shared store is away. */

const token = 'a-token-of-the-tests-that-is-long-enough';
const keep: PlatformModule = ({ store }) => [
  {
    ...{ method: 'POST', pattern: '/keep', upstream: 'search' },
    handle({ response }) {
      store.facts.put('s', 'k', 1);
      sendJson(response, 200, { kept: store.facts.get('s', 'k') });
    },
  },
];

it('answers writes 503 with a reason and when to ask again, and tells of itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shared-platform-'));
  const memory = new MemoryStore();
  const store = openStore(join(folder, 'one.db'), { pollMs: 0, shared: { log: memory.connect() } });
  const accounts = { actorOf: () => undefined, audit: () => undefined };
  const modules = [keep, createAuthoringModule({ accounts, token })];
  const platform = await startPlatform({ store, modules });
  let now = new Date('2026-01-01T10:00:00Z');
  const sessions = new SessionTables(store, () => now);
  store.database.exec("INSERT INTO person VALUES ('ana', 'Ana', 'a@example.org', NULL, NULL, 0, '')");
  const session = sessions.begin('ana');
  const post = (path: string, body: object) =>
    fetch(platform.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const query = 'mutation { deleteItem(input: { itemId: "x" }) { successful } }';
  const author = () => post('/sitecore/api/authoring/graphql/v1/', { query });
  const health = async () =>
    (await (await fetch(`${platform.origin}/healthz`)).json()) as { response: { shared: string } };
  try {
    expect((await author()).status).toBe(200);
    memory.isDown = true;
    const kept = await post('/keep', {});
    expect([kept.status, kept.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await kept.text()).toContain('The shared database does not answer');
    const authored = await author();
    expect([authored.status, authored.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await authored.json()).toMatchObject({
      errors: [{ message: 'The shared database does not answer', extensions: { code: 'STORE_UNAVAILABLE' } }],
    });
    expect((await health()).response.shared).toBe('the shared database does not answer');
    expect((await fetch(`${platform.origin}/readyz`)).status).toBe(200);
    // A platform that starts meanwhile, with a site it has not heard of, begins to tell it when it can be noted.
    const context = { store, clock: () => now, log: () => undefined } as unknown as PlatformContext;
    const stop = startRevalidation(context, { urls: ['http://127.0.0.1:1/'], secret: 'none' });
    stop();
    // Who only reads stays signed in, although that they did cannot be noted.
    now = new Date('2026-01-01T10:30:00Z');
    expect(sessions.personOf(session, true)).toBe('ana');
    memory.isDown = false;
    expect(await (await post('/keep', {})).json()).toEqual({ kept: 1 });
    expect((await health()).response.shared).toBe('up');
  } finally {
    await platform.close();
    store.close();
    memory.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});
