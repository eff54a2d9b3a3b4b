/**
 * The content platform against the newer client library of the vendor, unmodified, over HTTP: it names its context in a
 * header and asks with queries of its own. The older one, which the site is built on, is in content.test.ts.
 */
import { ErrorPage, SitecoreClient } from '@sitecore-content-sdk/content/client';
import { defineConfig } from '@sitecore-content-sdk/content/config';
import { PersonalizeService } from '@sitecore-content-sdk/content/personalize';
import { RedirectsService, SiteInfoService, SiteResolver } from '@sitecore-content-sdk/content/site';
import { GraphQLRequestClient } from '@sitecore-content-sdk/core';
import { createContentModule } from '#src/platform/content/contentModule.ts';
import { putDictionary } from '#src/platform/content/dictionary.ts';
import type { SeedPage } from '#src/platform/content/PageSeed.ts';
import { pageId, putPage, putShell } from '#src/platform/content/putPage.ts';
import { saveRedirects } from '#src/platform/content/siteSettings.ts';
import { startPlatform } from '#src/platform/server.ts';
import type { RunningPlatform } from '#src/platform/server.ts';
import { openStore } from '#src/platform/store/openStore.ts';
import type { Store } from '#src/platform/store/Store.ts';

const contentKey = 'content-key-of-the-tests';
const editingKey = 'editing-key-of-the-tests';

const page = (path: string, extra: Partial<SeedPage> = {}): SeedPage => ({
  ...{ site: 'main', path, name: path.split('/').at(-1) || 'Home', template: 'Page' },
  fields: { Title: { en: `Title of ${path}`, es: `Título de ${path}` } },
  placeholders: {
    main: [{ component: 'RichText', fields: { text: { en: '<p>Hello</p>', es: '<p>Hola</p>' } } }],
  },
  ...extra,
});

let store: Store;
let platform: RunningPlatform;
beforeAll(async () => {
  store = openStore(':memory:');
  for (const site of ['main', 'plan'] as const)
    putShell(store, { site, placeholders: { header: [{ component: 'Header', fields: { Text: site } }] } });
  for (const one of [page('/'), page('/about'), page('/about/people'), page('/_404', { name: 'Not found' })])
    putPage(store, one);
  putPage(store, page('/', { site: 'plan' }));
  putDictionary(
    store,
    Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`p.${n}`, { en: `P${n}`, es: `F${n}` }])),
  );
  saveRedirects(store, 'main', [
    { pattern: '/old', target: '/about', redirectType: 'REDIRECT_301', isQueryStringPreserved: true },
  ]);
  platform = await startPlatform({
    store,
    modules: [createContentModule()],
    keys: { content: contentKey, editing: editingKey },
    siteOrigins: { main: 'https://www.meridian.example', plan: 'https://plan.meridian.example' },
  });
});
afterAll(async () => {
  await platform.close();
  store.close();
});

/** A client as its applications make it; kept answers would keep the process, too. */
const clientOf = (api: object): SitecoreClient =>
  new SitecoreClient(
    defineConfig({
      ...{ api, defaultSite: 'main', defaultLanguage: 'en' },
      dictionary: { caching: { enabled: false, timeout: 1 } },
    } as never) as never,
  );
const edge = () => clientOf({ edge: { contextId: contentKey, edgeUrl: platform.origin } });
const factory = () =>
  GraphQLRequestClient.createClientFactory({
    endpoint: `${platform.origin}/v1/content/api/graphql/v1`,
    contextId: contentKey,
  });

it.each([
  ['by its context', edge],
  [
    'by its key',
    () =>
      clientOf({
        local: { apiKey: contentKey, apiHost: platform.origin, path: '/sitecore/api/graph/edge' },
      }),
  ],
])('reads a page in both languages %s', async (_, connect) => {
  for (const [locale, title, text] of [
    ['en', 'Title of /about', '<p>Hello</p>'],
    ['es', 'Título de /about', '<p>Hola</p>'],
  ]) {
    const found = await connect().getPage('/about', { locale: locale! });
    expect(found).toMatchObject({ siteName: 'main', locale, mode: { name: 'normal', isNormal: true } });
    expect(JSON.stringify(found?.layout.sitecore.route)).toContain(title);
    expect(JSON.stringify(found?.layout.sitecore.route)).toContain(text);
    expect(found?.layout.sitecore.context).toMatchObject({ language: locale, pageEditing: false });
  }
});

it('has no page where there is none, and refuses a context it does not know', async () => {
  expect(await edge().getPage('/nowhere')).toBeNull();
  const stranger = clientOf({ edge: { contextId: 'wrong', edgeUrl: platform.origin } });
  await expect(stranger.getPage('/about')).rejects.toMatchObject({ response: { status: 401 } });
});

it('reads phrases, error pages, paths, robots and sitemaps', async () => {
  const client = edge();
  const phrases = await client.getDictionary({ locale: 'es' });
  expect(Object.keys(phrases)).toHaveLength(12);
  expect(phrases['p.3']).toBe('F3');
  expect(await client.getErrorPages()).toMatchObject({
    notFoundPagePath: '/_404',
    notFoundPage: { rendered: { sitecore: { route: { name: 'Not found' } } } },
    serverErrorPage: null,
  });
  expect((await client.getErrorPage(ErrorPage.NotFound))?.layout.sitecore.route?.name).toBe('Not found');
  const paths = await client.getPagePaths(['main'], ['en', 'es']);
  const written = paths.map(({ params, locale }) => `${locale} /${params.path.join('/')}`);
  for (const locale of ['en', 'es'])
    for (const path of ['about', 'about/people'])
      expect(written.filter((one) => one.startsWith(locale) && one.endsWith(`/${path}`))).toHaveLength(1);
  expect(await client.getRobots('main')).toContain('User-agent');
  expect(await client.getSiteMap({ reqHost: 'x.example', reqProtocol: 'https' } as never)).toMatch(
    /<sitemap><loc>https:\/\/x\.example\/[^<]+\.xml<\/loc>/,
  );
  expect(await client.getLlmsTxt({ siteName: 'main' } as never)).toBeNull();
});

it('reads sites, redirects and variants', async () => {
  const sites = await new SiteInfoService({
    clientFactory: factory(),
    cacheEnabled: false,
  } as never).fetchSiteInfo();
  expect(sites.map(({ name }) => name).sort()).toEqual(['main', 'plan']);
  expect(new SiteResolver(sites).getByHost('plan.meridian.example').name).toBe('plan');
  const redirects = await new RedirectsService({
    clientFactory: factory(),
    cacheEnabled: false,
  } as never).fetchRedirects('main');
  expect(redirects).toMatchObject([
    { pattern: '/old', target: '/about', redirectType: 'REDIRECT_301', isQueryStringPreserved: true },
  ]);
  const variants = new PersonalizeService({ clientFactory: factory(), cacheEnabled: false } as never);
  expect(await variants.getPersonalizeInfo('/about', 'en', 'main')).toMatchObject({ variantIds: [] });
});

it('reads what components ask by themselves', async () => {
  const answer = await edge().getData(
    `query Teaser($path: String!, $language: String!) {
       site { siteInfo(site: "main") { rootPath } }
       item(path: $path, language: $language) {
         url { url hostName path }
         title: field(name: "Title") { ... on TextField { value } jsonValue }
         parent { name }
       }
     }`,
    { path: '/about/people', language: 'en' },
  );
  expect(answer).toEqual({
    site: { siteInfo: { rootPath: '/sitecore/content/main' } },
    item: {
      url: {
        ...{ url: 'https://www.meridian.example/about/people', path: '/about/people' },
        hostName: 'www.meridian.example',
      },
      title: { value: 'Title of /about/people', jsonValue: { value: 'Title of /about/people' } },
      parent: { name: 'about' },
    },
  });
});

it('reads the draft an editor sees, with its key, and what is published without', async () => {
  const preview = {
    ...{ site: 'main', itemId: pageId('main', '/about'), language: 'en', version: undefined },
    ...{ mode: 'edit', layoutKind: 'final', variantId: '_default' },
  } as never;
  const draft = await edge().getPreview(preview, {
    headers: { 'x-editing-authorization': editingKey },
  } as never);
  expect(draft).toMatchObject({ mode: { isEditing: true }, siteName: 'main' });
  expect(draft?.layout.sitecore.context).toMatchObject({ pageEditing: true });
  const published = await edge().getPreview(preview);
  expect(published?.layout.sitecore.context).toMatchObject({ pageEditing: false });
});
