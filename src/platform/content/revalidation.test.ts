import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlatformContext } from '../PlatformModule.ts';
import { openStore } from '../store/openStore.ts';
import type { Store } from '../store/Store.ts';
import { TurnTaken } from '../store/StoreBusy.ts';
import { MemoryLog, MemoryStore } from '../store/testing/MemoryLog.ts';
import { putDictionary } from './dictionary.ts';
import type { SeedPage } from './PageSeed.ts';
import { putPage, putShell } from './putPage.ts';
import { saveRedirects } from './siteSettings.ts';
import { staleEntities, stalePages, startRevalidation } from './revalidation.ts';
import type { StalePage } from './revalidation.ts';

const secret = 'shared secret';
const page = (path: string, text = 'x'): SeedPage => ({
  site: 'main',
  path,
  name: path,
  template: 'Page',
  fields: { Title: path },
  placeholders: { main: [{ component: 'RichText', fields: { Text: text } }] },
});

let folder: string;
let store: Store;
let site: Server;
let calls: { paths: StalePage[]; signature: string; body: string }[];
let answers: number[];
let heard: (() => void) | undefined;
const stops: (() => void)[] = [];

const context = () =>
  ({
    store,
    clock: () => new Date('2026-01-02T03:04:05Z'),
    log: () => undefined,
  }) as unknown as PlatformContext;
const begin = (retryMs = 5) => {
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/api/revalidate`;
  const stop = startRevalidation(context(), { urls: [url], secret, retryMs });
  stops.push(stop);
  return stop;
};
const callsHeard = async (count: number) => {
  while (calls.length < count) await new Promise<void>((resolve) => (heard = resolve));
};
const pathsOf = (call: (typeof calls)[number] | undefined) =>
  call?.paths.map(({ locale, path }) => `${locale} ${path}`);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'revalidation-'));
  store = openStore(join(folder, 'platform.db'), { pollMs: 0 });
  putPage(store, page('/'));
  putPage(store, page('/about'));
  calls = [];
  answers = [];
  site = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const status = answers.shift() ?? 200;
      if (status === 200) {
        calls.push({
          paths: (JSON.parse(body) as { paths: StalePage[] }).paths,
          signature: String(request.headers['x-revalidate-signature']),
          body,
        });
      }
      response.writeHead(status).end('{}');
      heard?.();
    });
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  stops.splice(0).forEach((stop) => stop());
  store.close();
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

it('tells the site of a published page in both languages, signed with the time', async () => {
  begin();
  putPage(store, page('/about', 'new'));
  await callsHeard(1);
  expect(pathsOf(calls[0])).toEqual(['en /about', 'es /about']);
  expect(calls[0]?.paths[0]?.variant).toBe('main');
  const seconds = Date.parse('2026-01-02T03:04:05Z') / 1000;
  const mac = createHmac('sha256', secret).update(`${seconds}.${calls[0]?.body}`).digest('hex');
  expect(calls[0]?.signature).toBe(`t=${seconds},v1=${mac}`);
});

it('says nothing of drafts', async () => {
  begin();
  const item = store.content.itemByPath('main', '/about');
  store.content.saveDraft({ itemId: item?.id ?? '', locale: 'en', displayName: 'draft', fields: {} });
  putPage(store, page('/', 'new'));
  await callsHeard(1);
  expect(pathsOf(calls[0])).toEqual(['en /', 'es /']);
});

it('tries again until the site answers, and then tells all that was published meanwhile', async () => {
  answers = [500, 503];
  begin();
  putPage(store, page('/about', 'one'));
  putPage(store, page('/', 'two'));
  await callsHeard(1);
  expect(pathsOf(calls[0])?.sort()).toEqual(['en /', 'en /about', 'es /', 'es /about']);
});

it('tells once what cannot be noted yet, or another platform notes, and goes on telling', async () => {
  const memory = new MemoryStore();
  store.close();
  store = openStore(join(folder, 'one.db'), { pollMs: 0, shared: { log: memory.connect() } });
  try {
    putPage(store, page('/'));
    begin(50);
    putPage(store, page('/', 'one'));
    // Another platform has the turn whenever this one has told: nothing is told twice for it.
    const taken = jest.spyOn(MemoryLog.prototype, 'turn').mockImplementation(() => {
      throw new TurnTaken();
    });
    await callsHeard(1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(calls).toHaveLength(1);
    taken.mockRestore();
    putPage(store, page('/', 'two'));
    await callsHeard(2);
    const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/api/revalidate`;
    while (store.facts.get('revalidation', url) !== store.sequence())
      await new Promise((resolve) => setTimeout(resolve, 5));
    expect(calls).toHaveLength(2);
  } finally {
    stops.splice(0).forEach((stop) => stop());
    store.close();
    store = openStore(':memory:');
    memory.remove();
  }
});

it('does not keep what is published now waiting as long as a site has been away', async () => {
  answers = [500, 500, 500, 500, 500];
  begin(100);
  putPage(store, page('/about', 'one'));
  while (answers.length > 0) await new Promise<void>((resolve) => (heard = resolve));
  // By itself it would be asked again in 1.6 s.
  await new Promise((resolve) => setTimeout(resolve, 20));
  const began = performance.now();
  putPage(store, page('/', 'two'));
  await callsHeard(1);
  expect(performance.now() - began).toBeLessThan(1200);
  expect(pathsOf(calls[0])?.sort()).toEqual(['en /', 'en /about', 'es /', 'es /about']);
});

it('tells after a restart what was published before the end was reached', async () => {
  answers = [500];
  const stop = begin(60_000);
  putPage(store, page('/about', 'before the kill'));
  while (answers.length > 0) await new Promise<void>((resolve) => (heard = resolve));
  stop();
  store.close();
  store = openStore(join(folder, 'platform.db'), { pollMs: 0 });
  begin();
  await callsHeard(1);
  expect(pathsOf(calls[0])).toEqual(['en /about', 'es /about']);
});

it('tells what another process published', async () => {
  store.close();
  store = openStore(join(folder, 'platform.db'), { pollMs: 5 });
  begin();
  const other = openStore(join(folder, 'platform.db'), { pollMs: 0 });
  putPage(other, page('/about', 'from elsewhere'));
  other.close();
  await callsHeard(1);
  expect(pathsOf(calls[0])).toEqual(['en /about', 'es /about']);
});

describe('stalePages', () => {
  const since = (work: () => void) => {
    const before = store.sequence();
    work();
    const { sites, pages } = stalePages(store, store.changesSince(before));
    return { sites, pages: pages.map(({ locale, path }) => `${locale} ${path}`) };
  };

  it('names the site alone when the shell changed, and pages of the other one', () => {
    putPage(store, { ...page('/'), site: 'plan' });
    const stale = since(() => {
      putShell(store, { site: 'main', placeholders: { header: [{ component: 'Header' }] } });
      putPage(store, page('/about', 'new'));
      putPage(store, { ...page('/', 'new'), site: 'plan' });
    });
    expect(stale).toEqual({ sites: ['main'], pages: ['en /', 'es /'] });
  });

  it('names wildcard pages by their pattern, error pages not', () => {
    const { pages } = since(() => {
      putPage(store, page('/find-location/facility/*'));
      putPage(store, page('/_404'));
    });
    expect(pages).toEqual(['en /find-location/facility/*', 'es /find-location/facility/*']);
  });

  it('names a page that is gone', () => {
    const item = store.content.itemByPath('main', '/about');
    expect(since(() => store.content.removeItems([item?.id ?? ''])).pages).toEqual([
      'en /about',
      'es /about',
    ]);
  });

  it('tells of a hundred pages in calls of 25, and of a site in one', async () => {
    begin();
    store.transaction(() => {
      for (let at = 0; at < 60; at += 1) putPage(store, page(`/about/${at}`));
    });
    await callsHeard(5);
    expect(calls.map(({ paths }) => paths.length)).toEqual([25, 25, 25, 25, 20]);
    calls = [];
    putShell(store, { site: 'main', placeholders: { header: [{ component: 'Header' }] } });
    await callsHeard(1);
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ sites: ['main'], paths: [], entities: [] });
  });
});

describe('what shows what', () => {
  const paths = (work: () => void) => {
    const before = store.sequence();
    work();
    return stalePages(store, store.changesSince(before))
      .pages.filter(({ locale }) => locale === 'en')
      .map(({ path }) => path)
      .sort();
  };
  const put = (id: string, path: string | null, parentId: string | null = null) =>
    store.content.putItem({ id, site: 'main', parentId, name: id, path, template: 'Page', sortOrder: 0 });
  const save = (itemId: string, fields: Record<string, unknown>) =>
    store.content.saveDraft({ itemId, locale: 'en', displayName: itemId, fields });
  const rendering = (dataSource: string) => [{ uid: 'u', componentName: 'RichText', dataSource, params: {} }];

  it('names the pages that have a shared datasource in their layout, also inside another component', () => {
    put('shared', null);
    save('shared', { Text: { value: 'one' } });
    put('direct', '/direct');
    save('direct', {});
    store.content.saveSharedLayout('direct', { main: rendering('shared') });
    put('nested', '/nested');
    save('nested', {});
    store.content.saveSharedLayout('nested', {
      main: [{ ...rendering('')[0]!, placeholders: { inner: rendering('shared') } }],
    });
    store.content.publish(['shared', 'direct', 'nested']);
    save('shared', { Text: { value: 'two' } });
    expect(paths(() => store.content.publish(['shared']))).toEqual(['/direct', '/nested']);
  });

  it('follows references to the end: a page that shows an item that shows the changed one', () => {
    put('far', '/far');
    put('middle', null);
    put('near', '/near');
    put('above', '/above');
    save('far', { Title: { value: 'one' } });
    save('middle', { Article: { $item: 'far' } });
    save('near', { Articles: [{ $item: 'middle' }] });
    save('above', { Other: { value: 'x' } });
    store.content.saveSharedLayout('above', { main: rendering('middle') });
    store.content.publish(['far', 'middle', 'near', 'above']);
    save('far', { Title: { value: 'two' } });
    expect(paths(() => store.content.publish(['far']))).toEqual(['/above', '/far', '/near']);
  });

  it('does not go on from a page whose own fields did not change, and ends where items show each other', () => {
    put('one', '/one');
    put('two', '/two');
    put('hero', null, 'one');
    save('hero', { Text: { value: 'a' } });
    save('one', { Related: { $item: 'two' } });
    save('two', { Related: { $item: 'one' } });
    store.content.saveSharedLayout('one', { main: rendering('hero') });
    store.content.publish(['one', 'two']);
    save('hero', { Text: { value: 'b' } });
    expect(paths(() => store.content.publish(['hero']))).toEqual(['/one']);
    save('one', { Related: { $item: 'two' }, Title: { value: 'new' } });
    expect(paths(() => store.content.publish(['one']))).toEqual(['/one', '/two']);
  });

  it('names both addresses of a page that moved', () => {
    const about = store.content.itemByPath('main', '/about')!;
    expect(paths(() => store.content.putItem({ ...about, path: '/about-us' }))).toEqual([]);
    expect(paths(() => store.content.publish([about.id]))).toEqual(['/about', '/about-us']);
  });

  it('names the site whose phrases changed, which is to forget them', async () => {
    begin();
    putDictionary(store, { 'shell.menu': { en: 'Menu' } }, 'main');
    await callsHeard(1);
    expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ sites: ['main'], phrases: ['main'] });
  });

  it('names a page that a new redirect leads away from', () => {
    const rule = { pattern: '/about', target: '/', redirectType: 'REDIRECT_301' };
    expect(paths(() => saveRedirects(store, 'main', [rule]))).toEqual(['/about']);
  });

  it('tells the site first whose redirects changed, which is to forget what led nowhere', async () => {
    begin();
    saveRedirects(store, 'main', [{ pattern: '/lost', target: '/', redirectType: 'REDIRECT_301' }]);
    await callsHeard(2);
    expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ redirects: ['main'], sites: [], paths: [] });
    expect(pathsOf(calls[1])).toEqual(['en /lost', 'es /lost']);
  });

  it('is not woken by what it keeps of itself', () => {
    const before = store.sequence();
    store.facts.put('revalidation', 'http://site', 3);
    expect([store.sequence(), store.changesSince(before)]).toEqual([before, []]);
  });
});

describe('staleEntities', () => {
  it('names each changed entity once, with what its address is made of, and leaves removed ones out', () => {
    const before = store.sequence();
    const clinic = {
      id: 'fac1',
      type: 'healthcareFacility',
      body: { name: 'Harbor Clinic', slug: 'harbor' },
    };
    store.entities.put([
      { ...clinic, locale: 'en' },
      { ...clinic, locale: 'es' },
      { id: 'svc1', type: 'ce_service', locale: 'en', body: { name: 'X-ray' } },
      { id: 'gone1', type: 'ce_service', locale: 'en', body: { name: 'Gone' } },
    ]);
    store.entities.remove(['gone1']);
    expect(staleEntities(store, store.changesSince(before))).toEqual([
      { type: 'healthcareFacility', id: 'fac1', name: 'Harbor Clinic', slug: 'harbor' },
      { type: 'ce_service', id: 'svc1', name: 'X-ray' },
    ]);
  });

  it('tells the site of a changed entity', async () => {
    begin();
    store.entities.put([
      { id: 'fac2', type: 'healthcareFacility', locale: 'en', body: { name: 'New Clinic' } },
    ]);
    await callsHeard(1);
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
      ...{ sites: [], paths: [] },
      entities: [{ type: 'healthcareFacility', id: 'fac2', name: 'New Clinic' }],
    });
  });
});
