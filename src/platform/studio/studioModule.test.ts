import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../store/openStore.ts';
import { MemoryStore } from '../store/testing/MemoryLog.ts';
import { STUDIO, StudioUnderTest } from './testing/StudioUnderTest.ts';

const folder = mkdtempSync(join(tmpdir(), 'studio-'));
let studio: StudioUnderTest;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!DOCTYPE html><html lang="en"><head>\n<title>Studio</title></head><body></body></html>',
  );
  writeFileSync(join(folder, 'assets', 'index-B2x_9a.js'), 'let a;');
  writeFileSync(join(folder, 'secret.json'), '{}');
  studio = await new StudioUnderTest({ folder }).start();
});
afterAll(async () => {
  await studio.stop();
  rmSync(folder, { recursive: true });
});

describe('the page of the Studio', () => {
  it('answers at /studio and every address below it, with a policy of its own and a nonce per answer', async () => {
    const nonces = new Set<string>();
    for (const path of [
      '/studio',
      '/studio/',
      '/studio/pages/7f3?locale=es',
      '/studio/setup',
      '/studio/assetsx',
    ]) {
      const answer = await studio.browser().get(path);
      const html = await answer.text();
      const nonce = /<meta property="csp-nonce" nonce="([\w-]{22})" content="\1">/.exec(html)?.[1];
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(policy.split('; ')).toEqual(
        expect.arrayContaining([
          ...["default-src 'none'", "script-src 'self'", `style-src 'self' 'nonce-${nonce}'`],
          ...["frame-ancestors 'none'", 'frame-src https://www.meridian.example', "base-uri 'none'"],
          ...["require-trusted-types-for 'script'", 'trusted-types ProseMirrorClipboard'],
        ]),
      );
      expect(policy).not.toContain('unsafe');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      nonces.add(nonce ?? '');
    }
    expect(nonces.size).toBe(5);
  });

  it('says what to do where none is built', async () => {
    const bare = await new StudioUnderTest().start();
    const answer = await bare.browser().get('/studio');
    expect([answer.status, await answer.text()]).toEqual([
      503,
      expect.stringContaining('The Studio is not built'),
    ]);
    await bare.stop();
  });

  it('is opened by its name on a machine of one’s own', async () => {
    const own = await new StudioUnderTest({ origin: 'http://localhost:4000' }).start();
    const answer = await own.browser().get('/studio/pages?x=1');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      307,
      'http://localhost:4000/studio/pages?x=1',
    ]);
    await own.stop();
  });

  it('keeps files by the hash in their name, packed for who can unpack them', async () => {
    const answer = await studio.browser().get('/studio/assets/index-B2x_9a.js');
    expect(await answer.text()).toBe('let a;');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...{ 'content-type': 'text/javascript; charset=utf-8', 'content-encoding': 'gzip' },
      ...{ 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' },
    });
    const plain = await studio
      .browser()
      .get('/studio/assets/index-B2x_9a.js', { 'accept-encoding': 'identity' });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'let a;']);
  });

  it.each([
    'none.js',
    '..%2Fsecret.json',
    '%2e%2e%2fsecret.json',
    '.hidden.js',
    'a%00.js',
    'index-B2x_9a.html',
    '..%5Csecret.json',
  ])('has no file %s', async (name) => {
    expect((await studio.browser().get(`/studio/assets/${name}`)).status).toBe(404);
  });

  it('answers nothing at addresses of its interface that do not exist', async () => {
    const answer = await studio.browser().get('/studio/api/nothing');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      404,
      'application/json; charset=utf-8',
    ]);
  });

  it('is not there at all without an origin, and the log says why', async () => {
    const off = await new StudioUnderTest({ origin: undefined, reason: 'two sites' }).start();
    expect((await off.browser().get('/studio')).status).toBe(404);
    expect((await off.browser().get('/studio/api/session')).status).toBe(404);
    expect(off.events).toContainEqual({ event: 'no-studio', reason: 'two sites' });
    await off.stop();
  });
});

describe('other origins', () => {
  const paths = [
    '/studio',
    '/studio/api/session',
    '/studio/api/sign-in',
    '/studio/api/tickets',
    '/studio/redeem',
  ];
  const origins = [
    'https://www.meridian.example',
    `${STUDIO}:8443`,
    'https://evil.example',
    'null',
    'http://studio.meridian.example',
  ];

  it.each(origins)(
    '%s is refused, preflights as well, and no answer is opened to anybody',
    async (origin) => {
      for (const path of paths)
        for (const method of ['GET', 'POST', 'OPTIONS']) {
          const answer = await fetch(studio.platform.origin + path, { method, headers: { origin } });
          expect([path, method, answer.status]).toEqual([path, method, 403]);
          const opened = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'));
          expect([opened, answer.headers.get('cross-origin-resource-policy')]).toEqual([[], 'same-origin']);
        }
    },
  );

  it('the Studio itself gets no such header either: it needs none', async () => {
    const answer = await fetch(`${studio.platform.origin}/studio/api/session`, {
      headers: { origin: STUDIO },
    });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  });

  it.each<[string, Record<string, string>]>([
    ['without an origin', { origin: '' }],
    ['from the site, as browsers say', { 'sec-fetch-site': 'same-site' }],
    ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['as text', { 'content-type': 'text/plain' }],
    ['without the token', { 'x-studio-token': '' }],
    ['with another token', { 'x-studio-token': 'guessed' }],
  ])('a signed-in person’s request %s changes nothing', async (_what, headers) => {
    const name = `Ana${Math.random().toString(36).slice(2)}`;
    const ana = await studio.signedIn(name, 'admin');
    for (const path of [
      '/studio/api/people',
      '/studio/api/sign-out',
      '/studio/api/events',
      '/studio/api/tickets',
    ])
      expect([path, (await ana.send(path, {}, headers)).status]).toEqual([path, 403]);
    expect(await ana.look()).toMatchObject({ person: { name } });
  });
});

describe('what happens meanwhile', () => {
  /** Reads a stream of events until one of a kind has come that fits. */
  async function until(stream: Response, kind: string, fits: (data: unknown) => boolean): Promise<unknown> {
    const decoder = new TextDecoder();
    let heard = '';
    for await (const piece of stream.body!) {
      heard += decoder.decode(piece as Uint8Array, { stream: true });
      for (const one of heard.split('\n\n')) {
        const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(one) ?? [];
        if (event === kind && data && fits(JSON.parse(data))) return JSON.parse(data);
      }
    }
    throw new Error(`no ${kind} came: ${heard}`);
  }

  it('tells changes of items and where everybody is, and ends when the platform stops', async () => {
    const own = await new StudioUnderTest().start();
    const [ana, ben] = [await own.signedIn('Ana', 'author'), await own.signedIn('Ben', 'author')];
    const stream = await ana.get('/studio/api/events');
    expect(stream.headers.get('content-type')).toBe('text/event-stream');
    const beat = { tab: 'one', itemId: 'page', locale: 'en', component: 'hero', field: 'Title' };
    expect((await ben.send('/studio/api/events', beat)).status).toBe(200);
    const seen = until(stream, 'presence', (data) => (data as unknown[]).length > 0);
    expect(await seen).toEqual([{ ...beat, personId: expect.any(String), name: 'Ben' }]);
    const other = await ana.get('/studio/api/events');
    own.store.content.putItem({
      ...{
        id: 'page',
        site: 'main',
        parentId: null,
        name: 'page',
        path: '/page',
        template: 'Page',
        sortOrder: 0,
      },
    });
    own.store.content.saveDraft({ itemId: 'page', locale: 'en', displayName: 'Page', fields: {} });
    expect(await until(other, 'change', () => true)).toMatchObject({ itemIds: ['page'], published: false });
    const third = await ana.get('/studio/api/events');
    const ended = third.text();
    await own.stop();
    expect(await ended).toContain('event: presence');
  });

  it('tells who is where at another platform that shares the store', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'two-studios-'));
    const memory = new MemoryStore();
    const open = (name: string) =>
      openStore(join(folder, `${name}.db`), { pollMs: 0, shared: { log: memory.connect() } });
    const [one, two] = await Promise.all(
      ['one', 'two'].map((name) => new StudioUnderTest({ shared: open(name) }).start()),
    );
    if (!one || !two) throw new Error('they did not start');
    try {
      const ana = await one.signedIn('Ana', 'author');
      const ben = await two.signedIn('Ben', 'author');
      const stream = await ana.get('/studio/api/events');
      const beat = { tab: 'one', itemId: 'page', locale: 'en', component: '', field: 'Title' };
      expect((await ben.send('/studio/api/events', beat)).status).toBe(200);
      const seen = until(stream, 'presence', (data) => (data as unknown[]).length > 0);
      expect(await seen).toEqual([{ ...beat, personId: expect.any(String), name: 'Ben' }]);
      await ben.send('/studio/api/events', { ...beat, itemId: '' });
      const [answer] = [await (await ana.send('/studio/api/events', { ...beat, itemId: '' })).json()];
      expect(answer).toEqual({ presence: [] });
    } finally {
      await Promise.all([one.stop(), two.stop()]);
      memory.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('tells of a page, and of who is on it, only those who may read it', async () => {
    const own = await new StudioUnderTest().start();
    for (const [id, path] of [
      ['care', '/care'],
      ['news', '/news'],
    ] as const)
      own.store.content.putItem({
        ...{ id, site: 'main', parentId: null, name: id, path, template: 'Page', sortOrder: 0 },
      });
    await own.person('Nora', [{ role: 'author', subtree: 'news' }]);
    const nora = own.browser();
    await nora.signIn('nora@meridian.example');
    const ben = await own.signedIn('Ben', 'author');
    const beat = (itemId: string) => ({ tab: 'one', itemId, locale: 'en' });
    expect((await nora.send('/studio/api/events', { ...beat('care'), tab: 'x' })).status).toBe(403);
    const heard = (await nora.get('/studio/api/events')).text();
    await ben.send('/studio/api/events', beat('care'));
    own.store.content.saveDraft({ itemId: 'care', locale: 'en', displayName: 'Care', fields: {} });
    expect(await (await nora.send('/studio/api/events', beat('news'))).json()).toEqual({
      presence: [expect.objectContaining({ name: 'Nora', itemId: 'news' })],
    });
    own.store.content.saveDraft({ itemId: 'news', locale: 'en', displayName: 'News', fields: {} });
    await own.stop();
    const told = await heard;
    expect(told).toContain('"itemIds":["news"]');
    expect(told).not.toMatch(/care|Ben/);
  });

  it('is told to nobody who is not signed in or has no role', async () => {
    expect((await studio.browser().get('/studio/api/events')).status).toBe(401);
    const nobody = await studio.signedIn('Nora');
    expect((await nobody.get('/studio/api/events')).status).toBe(403);
  });
});
