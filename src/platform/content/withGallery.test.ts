import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from '../server.ts';
import type { RunningPlatform } from '../server.ts';
import { openStore } from '../store/openStore.ts';
import type { Store } from '../store/Store.ts';
import { createContentModule } from './contentModule.ts';

const home = mkdtempSync(join(tmpdir(), 'gallery-'));
const folder = join(home, 'pages');
const page = {
  title: 'Gallery: Quote',
  placeholders: { main: [{ uid: 'q1', componentName: 'Quote', dataSource: '', params: {}, fields: {} }] },
};
let store: Store;
let platform: RunningPlatform;

beforeAll(() => {
  mkdirSync(join(folder, 'content-1'), { recursive: true });
  writeFileSync(join(folder, 'Quote.json'), JSON.stringify(page));
  writeFileSync(join(folder, 'content-1', 'plain.json'), JSON.stringify(page));
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ ...page, title: 'Gallery' }));
  writeFileSync(join(home, 'outside.json'), JSON.stringify(page));
});
beforeEach(() => {
  store = openStore(':memory:');
});
afterEach(async () => {
  await platform.close();
  store.close();
});
afterAll(() => rmSync(home, { recursive: true }));

interface Answer {
  data: { layout: { item: { rendered: Layout } | null } };
}
interface Layout {
  sitecore: { context: Record<string, unknown>; route: Record<string, unknown> | null };
}

async function start(gallery?: string): Promise<void> {
  platform = await startPlatform({ store, modules: [createContentModule({ gallery })], port: 0 });
}

/** The layout the content graph answers with. */
async function layout(routePath: string, site = 'main', language = 'en'): Promise<Layout | undefined> {
  const query = `query { layout(site: "${site}", routePath: ${JSON.stringify(routePath)}, language: "${language}") { item { rendered } } }`;
  const answer = await fetch(`${platform.origin}/sitecore/api/graph/edge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', sc_apikey: 'meridian-dev-content' },
    body: JSON.stringify({ query }),
  });
  return ((await answer.json()) as Answer).data.layout.item?.rendered;
}

it('answers the pages of the folder, on both sites and in both languages', async () => {
  await start(folder);
  for (const [site, language] of [
    ['main', 'en'],
    ['plan', 'es'],
  ] as const) {
    const { context, route } = (await layout('/_gallery/Quote', site, language))!.sitecore;
    expect(context).toMatchObject({
      pageState: 'normal',
      itemPath: '/_gallery/Quote',
      language,
      site: { name: site },
    });
    expect(route).toMatchObject({
      displayName: 'Gallery: Quote',
      fields: { 'Exclude From Sitemap': { value: true } },
      placeholders: { ...page.placeholders, header: [], footer: [] },
    });
  }
  expect((await layout('/_gallery'))?.sitecore.route).toMatchObject({ displayName: 'Gallery' });
  expect((await layout('/_gallery/content-1/plain'))?.sitecore.route).toBeTruthy();
});

it('answers them in the REST form, too', async () => {
  await start(folder);
  const answer = await fetch(
    `${platform.origin}/sitecore/api/layout/render/jss?item=/_gallery/Quote&sc_site=main&sc_lang=en&sc_apikey=meridian-dev-content`,
  );
  expect(answer.status).toBe(200);
  expect(((await answer.json()) as Layout).sitecore.route).toMatchObject({ displayName: 'Gallery: Quote' });
});

it.each(['/_gallery/Nobody', '/_gallery/../outside', '/_gallery/content-1', '/_gallery/a/b/c', '/_gallery2'])(
  'has no page at %s',
  async (path) => {
    await start(folder);
    expect(await layout(path)).toBeUndefined();
  },
);

it('has no gallery unless it is told of one', async () => {
  await start();
  expect(await layout('/_gallery')).toBeUndefined();
  expect(await layout('/_gallery/Quote')).toBeUndefined();
});
