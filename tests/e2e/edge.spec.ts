import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '#src/platform/store/openStore.ts';
import { varnishProgram, VarnishServer } from '../support/varnishServer.ts';
import { ask } from './support/ask.ts';
import type { Answer, Question } from './support/ask.ts';
import { OwnServers } from './support/OwnServers.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'serial', timeout: 150_000 });
if (!varnishProgram())
  process.stderr.write('left out: the site behind Varnish (apt-get install varnish varnish-modules)\n');
test.skip(!varnishProgram(), 'varnish and varnish-modules are not installed');

const servers = new OwnServers({ name: 'edge', hasEdge: true });
const edge = new VarnishServer({
  ...{ port: servers.edgePort, copies: [servers.sitePort] },
  folder: join(tmpdir(), `edge-${process.pid}`),
});
/** As a browser asks the edge, which is the site's host for it. */
const get = (path: string, question: Question = {}): Promise<Answer> =>
  ask(path, { ...question, port: edge.port });
const cachedBy = ({ headers }: Answer) => headers['x-edge'];
const untilKept = (path: string) => expect.poll(async () => cachedBy(await get(path))).toBe('hit');

test.beforeAll(async () => {
  await servers.start();
  await edge.start();
});
test.afterAll(async () => {
  await edge.stop();
  await servers.stop();
});

/** Publishes a title of a page as an editor does. */
function publish(path: string, title: string): void {
  const store = openStore(servers.data, { pollMs: 0 });
  try {
    const item = store.content.itemByPath('main', path)!;
    const draft = store.content.version(item.id, 'en', 'draft')!;
    store.content.saveDraft({
      itemId: item.id,
      locale: 'en',
      displayName: draft.displayName,
      fields: { ...draft.fields, 'Meta Title': { value: title } },
    });
    store.content.publish([item.id]);
  } finally {
    store.close();
  }
}

test('a page is answered from the edge, without a cookie and without what it is purged by', async () => {
  await get('/about-us');
  const answer = await get('/about-us', { headers: { cookie: 'consent=all; _ga=1' } });
  expect([answer.status, cachedBy(answer)]).toEqual([200, 'hit']);
  for (const name of ['set-cookie', 'surrogate-key', 'xkey']) expect(answer.headers[name]).toBeUndefined();
  const direct = await ask('/about-us', { port: servers.sitePort });
  expect(direct.headers['surrogate-key']).toMatch(/^s-main p-\w+ .*\bi-\w+/);
  expect(direct.headers['cache-control']).toContain('stale-if-error=86400');
  const advertised = await get('/about-us?utm_source=mail&gclid=1');
  expect(cachedBy(advertised)).toBe('hit');
});

test('what is published takes the place of what the edge has', async () => {
  await untilKept('/about-us');
  publish('/about-us', 'A title behind the edge');
  await expect
    .poll(async () => (await get('/about-us')).text)
    .toContain('<title data-next-head="">A title behind the edge');
  await untilKept('/about-us');
});

test('a changed entity takes its page from the edge', async () => {
  const id = 'prov00042';
  const store = openStore(servers.data, { pollMs: 0 });
  const setDeleted = (isDeleted: boolean) =>
    store.entities.put(
      (['en', 'es'] as const).flatMap((locale) => {
        const record = store.entities.get(id, locale);
        return record
          ? [{ id, locale, type: record.type, body: { ...record.body, c_isDeleted: isDeleted } }]
          : [];
      }),
    );
  try {
    setDeleted(false);
    const address = (await get(`/find-provider/x-${id}`)).headers.location ?? '';
    await untilKept(address);
    expect((await ask(address, { port: servers.sitePort })).headers['surrogate-key']).toContain(`e-${id}`);
    setDeleted(true);
    await expect.poll(async () => (await get(address)).status).toBe(410);
    setDeleted(false);
    await expect.poll(async () => (await get(address)).status).toBe(200);
  } finally {
    store.close();
  }
});

test('drafts, searches and answers for one person are never kept', async () => {
  const paths = [
    '/search?query=heart',
    '/find-location?q=heart',
    '/api/search/vertical/query?verticalKey=healthcare_facilities&input=heart',
  ];
  for (const path of paths) {
    await get(path);
    const again = await get(path);
    expect([path, cachedBy(again)]).toEqual([path, 'miss']);
  }
  const opened = await get(
    `/api/editing/render?${new URLSearchParams({ secret: servers.editingSecret, sc_site: 'main', sc_itemid: 'none', sc_lang: 'en', route: '/about-us', mode: 'preview' })}`,
  );
  const cookie = (opened.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
  expect(cookie).toContain('__prerender_bypass=');
  for (let turn = 0; turn < 2; turn += 1) {
    const draft = await get('/about-us', { headers: { cookie } });
    expect([cachedBy(draft), draft.headers['cache-control']]).toEqual([
      'miss',
      expect.stringContaining('no-store'),
    ]);
  }
  expect(cachedBy(await get('/about-us'))).toBe('hit');
});

test('only the site may purge', async () => {
  await untilKept('/about-us');
  for (const method of ['GET', 'PUT'])
    expect((await get('/.purge', { method, headers: { 'surrogate-key': 's-main' } })).status).toBe(404);
  expect(cachedBy(await get('/about-us'))).toBe('hit');
});

test('while the site is down what was published last is shown, and fresh again afterwards', async () => {
  await untilKept('/about-us');
  publish('/about-us', 'The last title before the outage');
  await expect.poll(async () => (await get('/about-us')).text).toContain('The last title before the outage');
  await servers.killSite();
  for (let turn = 0; turn < 3; turn += 1) {
    const answer = await get('/about-us');
    expect([answer.status, answer.text.includes('The last title before the outage')]).toEqual([200, true]);
  }
  // What was outdated when the site went down is still better than nothing.
  await get('/.purge', { method: 'POST', headers: { 'surrogate-key': 's-main' } });
  expect((await get('/about-us')).status).toBe(200);
  const unknown = await get('/nobody-has-asked-for-this');
  expect([unknown.status, unknown.headers['cache-control']]).toEqual([503, 'private, no-store']);
  for (const words of ['call <a href="tel:911">', 'llame al <a href="tel:911">'])
    expect(unknown.text).toContain(words);
  publish('/about-us', 'Published during the outage');
  await servers.startSite();
  await expect
    .poll(async () => (await get('/about-us')).text, { timeout: 60_000 })
    .toContain('Published during the outage');
  expect((await get('/nobody-has-asked-for-this')).status).toBe(404);
});
