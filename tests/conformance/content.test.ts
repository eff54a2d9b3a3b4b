/**
 * The content platform against the vendor's own, unmodified client library, over HTTP.
 * Titles carry the line of the protocol's conformance checklist they prove. Lines that need the running site
 * (pages, editing routes, markers, image optimisation) are proved by the site's own tests.
 */
import {
  GraphQLDictionaryService,
  GraphQLErrorPagesService,
  GraphQLLayoutService,
  GraphQLRobotsService,
  GraphQLSiteInfoService,
  GraphQLSitemapService,
  GraphQLSitemapXmlService,
  MultisiteGraphQLSitemapService,
  RestDictionaryService,
  RestLayoutService,
  SiteResolver,
} from '@sitecore-jss/sitecore-jss-nextjs';
import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import { GraphQLEditingService } from '@sitecore-jss/sitecore-jss-nextjs/editing';
import { GraphQLRequestClient } from '@sitecore-jss/sitecore-jss-nextjs/graphql';
import type { GraphQLRequestClientFactory } from '@sitecore-jss/sitecore-jss-nextjs/graphql';
import { GraphQLPersonalizeService } from '@sitecore-jss/sitecore-jss/personalize';
import { GraphQLRedirectsService } from '@sitecore-jss/sitecore-jss/site';
import { buildSchema, parse, print, validate } from 'graphql';
import type { DocumentNode } from 'graphql';
import { createContentModule } from '#src/platform/content/contentModule.ts';
import { putDictionary } from '#src/platform/content/dictionary.ts';
import type { SeedPage } from '#src/platform/content/PageSeed.ts';
import { pageId, putPage, putShell, shellId } from '#src/platform/content/putPage.ts';
import { schemaText } from '#src/platform/content/schema.ts';
import { saveRedirects } from '#src/platform/content/siteSettings.ts';
import { createMediaModule } from '#src/platform/media/mediaModule.ts';
import { startPlatform } from '#src/platform/server.ts';
import type { PlatformOptions, RunningPlatform } from '#src/platform/server.ts';
import { openStore } from '#src/platform/store/openStore.ts';
import type { Store } from '#src/platform/store/Store.ts';

// Answers are looked at member by member; a wrong shape fails the expectation.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Loose = any;

const contentKey = 'public-key';
const editingKey = 'secret-editing-key';
const languages = ['en', 'es'];

const page = (path: string, extra: Partial<SeedPage> = {}): SeedPage => ({
  site: 'main',
  path,
  name: path.split('/').at(-1) || 'Home',
  template: 'Page',
  fields: { Title: { en: `Title of ${path}`, es: `Título de ${path}` } },
  placeholders: {},
  ...extra,
});

const everyField: SeedPage = page('/fields', {
  placeholders: {
    main: [
      {
        component: 'Container',
        placeholders: {
          'container-{*}': [
            {
              component: 'RichText',
              fields: {
                text: { en: 'Hello', es: 'Hola' },
                emptyText: '',
                body: {
                  en: '<p>Go <a href="/about">there</a></p>',
                  es: '<p>Ve <a href="/about">allí</a></p>',
                },
                lines: 'one\ntwo',
                photo: { src: '/-/media/art/facility/f-1.svg', alt: 'A clinic', width: 580, height: 386 },
                noPhoto: { src: '' },
                link: {
                  href: '/about',
                  text: { en: 'More', es: 'Más' },
                  querystring: '?a=1',
                  anchor: '#top',
                },
                away: { href: 'https://example.org', text: 'Away' },
                noLink: { href: '' },
                day: '2026-01-02',
                noDay: { value: '0001-01-01T00:00:00Z' },
                featured: true,
                hidden: false,
                count: 0,
                price: 1.25,
                unset: null,
                noTags: [],
                author: { $item: pageId('main', '/about') },
                tags: [{ $item: pageId('main', '/about') }],
              },
              items: [
                { name: 'First', fields: { title: { en: 'First', es: 'Primero' } } },
                { name: 'Second', fields: { title: 'Second' } },
              ],
            },
          ],
        },
      },
      { component: 'Container', placeholders: { 'container-{*}': [] } },
    ],
  },
});

function seed(store: Store): void {
  for (const site of ['main', 'plan'] as const) {
    putShell(store, {
      site,
      placeholders: { header: [{ component: 'Header', fields: { Text: `Logo of ${site}` } }] },
    });
  }
  putPage(store, page('/'));
  putPage(store, page('/about'));
  putPage(store, page('/about/people'));
  putPage(store, page('/café niños'));
  putPage(store, everyField);
  putPage(store, page('/find-location/facility/*', { wildcardType: 'Facility' }));
  putPage(store, page('/_404', { name: 'Not found' }));
  putPage(store, page('/', { site: 'plan', fields: { Title: 'Plan home' } }));
  putPage(store, page('/plan-secret', { site: 'plan', fields: { Title: 'Only on the plan site' } }));
  putDictionary(store, {
    'a.one': { en: 'One', es: 'Uno' },
    'b.two': { en: 'Two', es: 'Dos' },
    'c.three': { en: 'Three', es: 'Tres' },
  });
  putDictionary(store, { 'b.two': { en: 'Two for the plan' } }, 'plan');
  saveRedirects(store, 'main', [
    { pattern: '/old', target: '/about', redirectType: 'REDIRECT_301', isQueryStringPreserved: true },
    { pattern: '^/rx/(.*)$', target: '/n/$1', redirectType: 'REDIRECT_302', locale: 'es' },
  ]);
}

let store: Store;
let platform: RunningPlatform;
const queries = new Set<string>();
const running: RunningPlatform[] = [];

const start = async (options: Partial<PlatformOptions> = {}): Promise<RunningPlatform> => {
  const started = await startPlatform({
    store,
    modules: [createContentModule(), createMediaModule({ folder: '/nonexistent' })],
    keys: { content: contentKey, editing: editingKey },
    siteOrigins: { main: 'https://www.meridian.example', plan: 'https://plan.meridian.example' },
    ...options,
  });
  running.push(started);
  return started;
};

beforeAll(async () => {
  store = openStore(':memory:');
  seed(store);
  platform = await start();
});
afterAll(async () => {
  await Promise.all(running.map((one) => one.close()));
  store.close();
});

/** The library's own client; the text of every query is kept. */
const factory =
  (headers: Record<string, string> = {}, record = true): GraphQLRequestClientFactory =>
  (config) => {
    const client = new GraphQLRequestClient(`${platform.origin}/sitecore/api/graph/edge`, {
      ...config,
      apiKey: contentKey,
      headers: { ...config?.headers, ...headers },
    });
    const request = client.request.bind(client);
    client.request = (query: string | DocumentNode, ...rest) => {
      if (record) queries.add(typeof query === 'string' ? query : print(query));
      return request(query, ...rest);
    };
    return client;
  };
const editor = { 'x-editing-authorization': editingKey };

const post = async (body: unknown, options: { headers?: Record<string, string>; path?: string } = {}) => {
  const started = performance.now();
  const answer = await fetch(platform.origin + (options.path ?? '/sitecore/api/graph/edge'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', sc_apikey: contentKey, ...options.headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    text,
    json: JSON.parse(text) as { data?: Record<string, Loose>; errors?: { message: string }[] },
    ms: performance.now() - started,
  };
};

const layoutOf = (path: string, language?: string, siteName = 'main') =>
  new GraphQLLayoutService({ siteName, clientFactory: factory() }).fetchLayoutData(path, language);
const routeOf = (layout: LayoutServiceData) => layout.sitecore.route as Loose;

interface AnyRendering {
  uid: string;
  componentName: string;
  params: Record<string, unknown>;
  fields: Record<string, Loose>;
  placeholders?: Record<string, AnyRendering[]>;
}
const allRenderings = (placeholders: Record<string, AnyRendering[]> = {}): AnyRendering[] =>
  Object.values(placeholders)
    .flat()
    .flatMap((rendering) => [rendering, ...allRenderings(rendering.placeholders)]);
const sampler = (layout: LayoutServiceData) =>
  allRenderings(routeOf(layout).placeholders).find(({ componentName }) => componentName === 'RichText')
    ?.fields as Record<string, Loose>;

const edit = (
  itemId: string,
  options: Record<string, unknown> = {},
  headers: Record<string, string> = editor,
) =>
  new GraphQLEditingService({ clientFactory: factory(headers) }).fetchEditingData({
    siteName: 'main',
    itemId,
    language: 'en',
    ...options,
  } as never);

describe('transport', () => {
  it('content 1: a POST with query, variables and operationName is answered 200 as JSON with data', async () => {
    const answer = await post({
      query: 'query A($s:String!){site{siteInfo(site:$s){name}}} query B{site{siteInfoCollection{name}}}',
      variables: { s: 'main' },
      operationName: 'A',
    });
    expect(answer).toMatchObject({ status: 200, json: { data: { site: { siteInfo: { name: 'main' } } } } });
    expect(answer.type).toMatch(/^application\/json/);
  });

  it('content 2: the context-id address needs no api key, the edge address takes it from the header', async () => {
    const query = { query: '{site{siteInfoCollection{name}}}' };
    const byContext = await post(query, {
      path: `/v1/content/api/graphql/v1?sitecoreContextId=${contentKey}`,
      headers: { sc_apikey: '' },
    });
    expect(byContext.json.data?.['site'].siteInfoCollection).toHaveLength(2);
    expect((await post(query)).json.data?.['site'].siteInfoCollection).toHaveLength(2);
    const byHeader = await post(query, {
      path: '/v1/content/api/graphql/v1',
      headers: { sc_apikey: '', 'x-sitecore-contextid': contentKey },
    });
    expect(byHeader.json.data?.['site'].siteInfoCollection).toHaveLength(2);
    const byWrongHeader = await post(query, {
      path: `/v1/content/api/graphql/v1?sitecoreContextId=${contentKey}`,
      headers: { 'x-sitecore-contextid': 'wrong' },
    });
    expect(byWrongHeader.status).toBe(401);
  });

  it('content 3: an unknown key or context id is answered 401 at once and not repeated by the client', async () => {
    const query = { query: '{site{siteInfoCollection{name}}}' };
    expect((await post(query, { headers: { sc_apikey: 'wrong' } })).status).toBe(401);
    expect((await post(query, { path: '/v1/content/api/graphql/v1?sitecoreContextId=wrong' })).status).toBe(
      401,
    );
    expect((await post(query, { path: '/v1/content/api/graphql/v1' })).json.data).toBeUndefined();
    const calls: unknown[] = [];
    const client = new GraphQLRequestClient(`${platform.origin}/sitecore/api/graph/edge`, {
      apiKey: 'wrong',
      retries: 3,
      fetch: (...call: Parameters<typeof fetch>) => {
        calls.push(call);
        return fetch(...call);
      },
    });
    await expect(client.request(query.query)).rejects.toMatchObject({ response: { status: 401 } });
    expect(calls).toHaveLength(1);
  });

  it('content 4: anonymous operations are accepted', async () => {
    const answer = await post({
      query: '{ site { siteInfoCollection { name hostName: hostname language } } }',
    });
    expect(answer.json.data?.['site'].siteInfoCollection[0].name).toBe('main');
  });

  it('content 5: absent variables fall back to the defaults of the query text', async () => {
    const query =
      'query D($s:String!,$n:Int=2,$after:String){site{siteInfo(site:$s){dictionary(language:"en",first:$n,after:$after){results{key}}}}}';
    const results = async (variables: object) =>
      (await post({ query, variables })).json.data?.['site'].siteInfo.dictionary.results;
    expect(await results({ s: 'main' })).toHaveLength(2);
    expect(await results({ s: 'main', n: 1, after: '' })).toHaveLength(1);
  });

  it.each([
    ['content 6: a broken query', '{site{siteInfoCollection{'],
    [
      'content 6: a query pasted together with a quote',
      '{ layout(site:"main", routePath:"/a"b"){item{rendered}} }',
    ],
    ['content 6: an unknown field', '{ nothing }'],
    [
      'content 6: a query nested too deeply',
      `{item(path:"/"){${'parent{'.repeat(30)}name${'}'.repeat(30)}}}`,
    ],
    [
      'content 6: a query of many fields',
      `{site{${Array.from({ length: 700 }, (_, n) => `a${n}:__typename `).join('')}}}`,
    ],
    [
      'content 6: a query with a huge answer',
      `{${Array.from({ length: 150 }, (_, n) => `a${n}:layout(site:"main",routePath:"/"){item{rendered}}`).join(' ')}}`,
    ],
    ['content 6: an introspection', '{__schema{types{name}}}'],
    [
      'content 6: a fragment that uses itself',
      'query{item(path:"/"){...a}} fragment a on Item{parent{...a}}',
    ],
    [
      'content 6: a foreign cursor',
      '{site{siteInfo(site:"main"){dictionary(language:"en",after:"zzz"){total}}}}',
    ],
  ])('%s is answered with errors and no 5xx', async (_, query) => {
    const { status, json, type } = await post({ query });
    expect(status).toBeLessThan(500);
    expect(type).toMatch(/^application\/json/);
    expect(json.errors?.length).toBeGreaterThan(0);
  });

  it('content 6: an answer that takes too long is ended, and the next is answered', async () => {
    const search = 'search(where:{name:"_language",value:"en"}){total}';
    const many = { query: `{${Array.from({ length: 290 }, (_, n) => `a${n}:${search}`).join(' ')}}` };
    const real = performance.now.bind(performance);
    let late = 0;
    // Each look at the time finds a twentieth of a second more gone by.
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => real() + (late += 50));
    // All of it worked, by this thread.
    const worked = jest
      .spyOn(process, 'threadCpuUsage')
      .mockImplementation(() => ({ user: late * 1000, system: 0 }));
    const { status, json } = await post(many).finally(() => {
      clock.mockRestore();
      worked.mockRestore();
    });
    expect(status).toBeLessThan(500);
    const refused = (json.errors ?? []).filter(({ message }) => message.includes('takes too long'));
    expect(refused.length).toBeGreaterThan(270);
    const one = await post({ query: `{${search}}` });
    expect(one.json.errors).toBeUndefined();
    expect(one.json.data?.['search'].total).toBeGreaterThan(0);
  });

  it('content 9: strangers who ask through the site share a part of the time, the site itself is answered', async () => {
    const own = await start();
    const ask = (headers: Record<string, string>) =>
      fetch(`${own.origin}/sitecore/api/graph/edge`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', sc_apikey: contentKey, ...headers },
        body: JSON.stringify({ query: '{search(where:{name:"_language",value:"en"}){total results{name}}}' }),
      });
    const real = performance.now.bind(performance);
    let late = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => real() + (late += 30));
    try {
      const answers: Response[] = [];
      for (let n = 0; n < 60 && answers.at(-1)?.status !== 429; n += 1)
        answers.push(await ask({ 'x-forwarded-host': `host-${n}.example` }));
      expect(answers[0]?.status).toBe(200);
      expect(answers.at(-1)?.status).toBe(429);
      expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      clock.mockRestore();
    }
    expect((await ask({})).status).toBe(200);
    await own.close();
  });

  it('content 6: one request of many searches does not keep another waiting', async () => {
    const search = 'search(where:$w){total}';
    const operators = ['CONTAINS', 'NCONTAINS', 'LTE', 'GTE'];
    const part = (n: number) => ({ name: '_path', value: `nothing ${n}`, operator: operators[n % 4] });
    const costly = {
      query: `query($w:SearchWhere!){${Array.from({ length: 290 }, (_, n) => `a${n}:${search}`).join(' ')}}`,
      variables: { w: { AND: [{ OR: Array.from({ length: 1200 }, (_, n) => part(n)) }] } },
    };
    // As many phrases as a large site has, so that each search is long.
    const many = Array.from({ length: 4000 }, (_, n) => [
      `phrase.${n}`,
      { en: `Phrase ${n}`, es: `Frase ${n}` },
    ]);
    const large = openStore(':memory:');
    putDictionary(large, Object.fromEntries(many) as Record<string, { en: string; es: string }>);
    const own = await start({ store: large });
    const ask = async (body: object) => {
      const answer = await fetch(`${own.origin}/sitecore/api/graph/edge`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', sc_apikey: contentKey },
        body: JSON.stringify(body),
      });
      const { errors = [] } = (await answer.json()) as { errors?: { message: string }[] };
      return { errors };
    };
    const light = { query: '{site{siteInfo(site:"main"){name}}}' };
    await ask({ query: '{search(where:{name:"_language",value:"en"}){total}}' });
    // Time of the processor, which says the same on a busy machine: unbounded, this would be minutes.
    const before = process.cpuUsage();
    const [heavy, other] = await Promise.all([ask(costly), ask(light)]);
    const { user } = process.cpuUsage(before);
    expect(heavy.errors.length).toBeGreaterThan(200);
    expect(other.errors).toEqual([]);
    expect(user / 1e6).toBeLessThan(4);
    await own.close();
    large.close();
  });

  it.each(['', '{', '[]', '"text"', 'null', '{"query":7}', '{"query":"{site{__typename}}","variables":7}'])(
    'content 6: the body %j is answered with errors and no 5xx',
    async (body) => {
      const { status, json } = await post(body);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(json.errors?.length).toBeGreaterThan(0);
    },
  );

  it('content 7: a good answer has no errors member, also when nothing was found', async () => {
    const answer = await post({
      query:
        '{layout(site:"main",routePath:"/nowhere"){item{rendered}} item(path:"nothing"){name} site{siteInfo(site:"x"){name}}}',
    });
    expect(answer.json).toEqual({ data: { layout: { item: null }, item: null, site: { siteInfo: null } } });
  });

  it('content 9: overload is answered 429 with Retry-After', async () => {
    const busy = await start({ maxInFlight: 1, allowFaults: true });
    const patience = new AbortController();
    const slow = fetch(`${busy.origin}/sitecore/api/layout/render/jss?sc_apikey=${contentKey}`, {
      headers: { 'x-fault': 'content=hang' },
      signal: patience.signal,
    }).catch(() => undefined);
    // The first request hangs in the platform as soon as a second one is turned away.
    let second = await fetch(`${busy.origin}/sitecore/api/layout/render/jss`);
    while (second.status !== 429) second = await fetch(`${busy.origin}/sitecore/api/layout/render/jss`);
    expect(second.headers.get('retry-after')).toBe('1');
    expect(second.headers.get('content-type')).toMatch(/^application\/json/);
    patience.abort();
    await slow;
  });
});

describe('layout', () => {
  it('content 10: the home page is a layout object in item.rendered', async () => {
    const route = routeOf(await layoutOf('/', 'en'));
    expect(route.fields.Title.value).toBe('Title of /');
    expect(route.placeholders.header[0].fields.Text.value).toBe('Logo of main');
    expect(routeOf(await layoutOf('/', 'es')).fields.Title.value).toBe('Título de /');
  });

  it('content 11: an unknown path, site or language has item null, for the client a layout without route', async () => {
    for (const query of [
      'layout(site:"main",routePath:"/nowhere",language:"en")',
      'layout(site:"nobody",routePath:"/",language:"en")',
      'layout(site:"main",routePath:"/",language:"fr")',
      'layout(site:"main",routePath:"/_404",language:"en")',
    ]) {
      expect((await post({ query: `{${query}{item{rendered}}}` })).json.data?.['layout'].item).toBeNull();
    }
    expect(routeOf(await layoutOf('/nowhere', 'en'))).toBeNull();
  });

  it('content 11: a page without a version of the language is absent in it and stays present in the other', async () => {
    const id = '11111111-1111-4111-8111-111111111111';
    store.content.putItem({
      id,
      site: 'main',
      parentId: null,
      name: 'English only',
      path: '/english-only',
      template: 'Page',
      sortOrder: 0,
    });
    store.content.saveDraft({ itemId: id, locale: 'en', displayName: 'English only', fields: {} });
    store.content.publish([id]);
    expect(routeOf(await layoutOf('/english-only', 'es'))).toBeNull();
    expect(routeOf(await layoutOf('/english-only', 'en')).displayName).toBe('English only');
    store.content.removeItems([id]);
    expect(routeOf(await layoutOf('/english-only', 'en'))).toBeNull();
  });

  it('content 12: a trailing slash, other letter case and decoded letters find the page that routes lists', async () => {
    for (const path of ['/about/', '/About', '/about']) {
      expect((await layoutOf(path, 'en')).sitecore.context['itemPath']).toBe('/about');
    }
    const routes = await new GraphQLSitemapService({
      siteName: 'main',
      clientFactory: factory(),
    }).fetchSSGSitemap(['en']);
    expect(routes.map(({ params }) => `/${params.path.join('/')}`)).toContain('/café niños');
    expect(routeOf(await layoutOf('/café niños', 'en')).fields.Title.value).toBe('Title of /café niños');
    expect(routeOf(await layoutOf('/café niños'.normalize('NFD'), 'en'))).not.toBeNull();
  });

  it.each([
    '/"',
    '/\\',
    '/{',
    '/a\nb',
    '/x", language:"en"){item{rendered}} b:layout(site:"plan", routePath:"/plan-secret',
  ])('content 13: the hostile path %j never brings content of another site', async (path) => {
    const { status, text } = await post({
      query: 'query($p:String!){layout(site:"main",routePath:$p,language:"en"){item{rendered}}}',
      variables: { p: path },
    });
    expect(status).toBe(200);
    expect(text).toBe('{"data":{"layout":{"item":null}}}');
    // The library pastes the path into the text: whatever that makes, it is an answer without route or an error.
    const service = new GraphQLLayoutService({ siteName: 'main', clientFactory: factory({}, false) });
    const seen = await service.fetchLayoutData(path, 'en').then(
      (layout) => layout.sitecore.route,
      () => null,
    );
    expect(seen).toBeNull();
  });

  it("content 14: without language the site's own is used", async () => {
    expect(routeOf(await layoutOf('/')).itemLanguage).toBe('en');
  });

  it('content 15: the context of delivery says so', async () => {
    const { context } = (await layoutOf('/about', 'es')).sitecore;
    expect(context).toMatchObject({
      pageEditing: false,
      pageState: 'normal',
      language: 'es',
      itemPath: '/about',
      site: { name: 'main' },
    });
  });

  it('content 15: a wildcard page says what stood in place of the star', async () => {
    const { context, route } = (await layoutOf('/find-location/facility/sf-clinic/fac-12', 'en')).sitecore;
    expect(context['wildcard']).toEqual({ segments: ['sf-clinic', 'fac-12'] });
    expect(context['itemPath']).toBe('/find-location/facility/sf-clinic/fac-12');
    expect(route?.fields?.['WildcardType']).toMatchObject({ value: 'Facility' });
    expect((await layoutOf('/about', 'en')).sitecore.context['wildcard']).toBeUndefined();
  });

  it('content 16: the route names its item and has every root placeholder', async () => {
    const route = routeOf(await layoutOf('/about', 'en'));
    expect(route).toMatchObject({
      name: 'about',
      itemId: pageId('main', '/about'),
      itemLanguage: 'en',
      templateName: 'Page',
    });
    expect(Object.keys(route.placeholders)).toEqual(
      expect.arrayContaining(['global-alert', 'in-page-alert', 'header', 'main', 'bottom', 'footer']),
    );
    expect(route.placeholders.main).toEqual([]);
  });

  it('content 17: every rendering has a unique uid, a component name and params of strings with FieldNames', async () => {
    const renderings = allRenderings(routeOf(await layoutOf('/fields', 'en')).placeholders);
    expect(renderings).toHaveLength(4);
    expect(new Set(renderings.map(({ uid }) => uid.toLowerCase())).size).toBe(4);
    for (const { componentName, params } of renderings) {
      expect(componentName).not.toBe('');
      expect(params).toMatchObject({
        FieldNames: 'Default',
        Styles: expect.any(String),
        GridParameters: expect.any(String),
        DynamicPlaceholderId: expect.any(String),
      });
      expect(Object.values(params).every((value) => typeof value === 'string')).toBe(true);
    }
  });

  it('content 18: DynamicPlaceholderId is unique and the layout keys carry the dynamic suffix', async () => {
    const renderings = allRenderings(routeOf(await layoutOf('/fields', 'en')).placeholders);
    const ids = renderings.map(({ params }) => params['DynamicPlaceholderId']);
    expect(new Set(ids).size).toBe(ids.length);
    const keys = renderings.flatMap(({ placeholders }) => Object.keys(placeholders ?? {}));
    expect(keys).toEqual(['container-{*}', 'container-{*}']);
  });

  it('content 19: a draft is not delivered whatever public headers are sent', async () => {
    const itemId = pageId('main', '/about/people');
    const before = store.content.version(itemId, 'en', 'published');
    store.content.saveDraft({
      itemId,
      locale: 'en',
      displayName: 'Draft',
      fields: { Title: { value: 'Secret draft' } },
    });
    store.content.putItem({
      id: '22222222-2222-4222-8222-222222222222',
      site: 'main',
      parentId: null,
      name: 'Never published',
      path: '/never-published',
      template: 'Page',
      sortOrder: 0,
    });
    const query =
      'query($i:String!){layout(site:"main",routePath:"/about/people",language:"en"){item{rendered}} ' +
      'never:layout(site:"main",routePath:"/never-published",language:"en"){item{rendered}} ' +
      'item(path:$i,language:"en"){rendered version} draft:item(path:$i,language:"en",version:"2"){rendered}}';
    const attempts: Record<string, string>[] = [
      {},
      { sc_editMode: 'true', sc_layoutKind: 'final' },
      { sc_editMode: 'true', 'x-editing-authorization': contentKey },
      { sc_editMode: 'false', 'x-editing-authorization': `${editingKey} `.repeat(2) },
      { 'x-editing-authorization': editingKey },
    ];
    for (const headers of attempts) {
      const { text, json } = await post({ query, variables: { i: itemId } }, { headers });
      expect(text).not.toContain('Secret draft');
      expect(json.data).toMatchObject({ never: { item: null }, draft: null });
      expect(json.data?.['item'].version).toBe(before?.version);
    }
  });

  it('content 20: images carry src, alt and numeric strings; an empty one is {}', async () => {
    const fields = sampler(await layoutOf('/fields', 'en'));
    expect(fields['photo'].value).toEqual({
      src: '/-/media/art/facility/f-1.svg',
      alt: 'A clinic',
      width: '580',
      height: '386',
    });
    expect(fields['noPhoto'].value).toEqual({});
  });

  it('content 21: links carry href and linktype, query and anchor without their marks, in the language of the page', async () => {
    const english = sampler(await layoutOf('/fields', 'en'));
    expect(english['link'].value).toMatchObject({
      href: '/about',
      text: 'More',
      linktype: 'internal',
      querystring: 'a=1',
      anchor: 'top',
    });
    expect(english['away'].value).toMatchObject({ href: 'https://example.org', linktype: 'external' });
    expect(english['noLink'].value).toEqual({ href: '' });
    const spanish = sampler(await layoutOf('/fields', 'es'));
    expect(spanish['link'].value).toMatchObject({ href: '/es/about', text: 'Más' });
    expect(spanish['body'].value).toBe('<p>Ve <a href="/es/about">allí</a></p>');
  });

  it('content 22: dates are ISO with zone; the empty one is year 1', async () => {
    const fields = sampler(await layoutOf('/fields', 'en'));
    expect(fields['day'].value).toBe('2026-01-02T00:00:00Z');
    expect(fields['noDay'].value).toBe('0001-01-01T00:00:00Z');
  });

  it('content 23: checkboxes and numbers are JSON booleans and numbers, false and 0 included', async () => {
    const fields = sampler(await layoutOf('/fields', 'en'));
    expect(
      [fields['featured'], fields['hidden'], fields['count'], fields['price']].map(({ value }) => value),
    ).toEqual([true, false, 0, 1.25]);
  });

  it('content 24: references have no value wrapper, unset is null, lists are lists, child items are fields.items', async () => {
    const fields = sampler(await layoutOf('/fields', 'es'));
    expect(fields['author']).toMatchObject({
      id: pageId('main', '/about'),
      name: 'about',
      url: '/es/about',
      fields: { Title: { value: 'Título de /about' } },
    });
    expect(fields['author']).not.toHaveProperty('value');
    expect(fields['unset']).toBeNull();
    expect(fields['noTags']).toEqual([]);
    expect(fields['tags']).toHaveLength(1);
    expect(fields['items']).toMatchObject([
      {
        id: expect.any(String),
        name: 'First',
        displayName: 'First',
        url: '',
        fields: { title: { value: 'Primero' } },
      },
      { name: 'Second', fields: { title: { value: 'Second' } } },
    ]);
  });
});

describe('site services', () => {
  it('content 26: every site has name, hostname and language, and every host resolves to one site', async () => {
    const sites = await new GraphQLSiteInfoService({
      clientFactory: factory(),
      cacheEnabled: false,
    }).fetchSiteInfo();
    expect(sites.map(({ name, language }) => [name, language])).toEqual([
      ['main', 'en'],
      ['plan', 'en'],
    ]);
    const resolver = new SiteResolver(sites);
    for (const [host, name] of [
      ['www.meridian.example', 'main'],
      ['localhost', 'main'],
      ['anything.else', 'main'],
      ['plan.meridian.example', 'plan'],
      ['PLAN.localhost', 'plan'],
    ] as const) {
      expect(resolver.getByHost(host).name).toBe(name);
    }
    expect(resolver.getByName('Plan').name).toBe('plan');
  });

  it('content 27: the dictionary pages through all entries, first after may be empty', async () => {
    const keys: string[] = [];
    let after = '';
    let hasNext = true;
    while (hasNext) {
      const { json } = await post({
        query:
          'query D($after:String){site{siteInfo(site:"main"){dictionary(language:"en",first:1,after:$after){pageInfo{endCursor hasNext} results{key value}}}}}',
        variables: { after },
      });
      const { results, pageInfo } = json.data?.['site'].siteInfo.dictionary;
      keys.push(...results.map(({ key }: { key: string }) => key));
      after = pageInfo.endCursor;
      hasNext = pageInfo.hasNext;
    }
    expect(keys).toEqual(['a.one', 'b.two', 'c.three']);
    const service = (siteName: string) =>
      new GraphQLDictionaryService({
        siteName,
        clientFactory: factory(),
        useSiteQuery: true,
        pageSize: 2,
        cacheEnabled: false,
      });
    expect(await service('main').fetchDictionaryData('es')).toEqual({
      'a.one': 'Uno',
      'b.two': 'Dos',
      'c.three': 'Tres',
    });
    expect(await service('plan').fetchDictionaryData('en')).toMatchObject({ 'b.two': 'Two for the plan' });
  });

  it('content 27: the older dictionary search finds the same phrases', async () => {
    const service = new GraphQLDictionaryService({
      siteName: 'main',
      clientFactory: factory(),
      cacheEnabled: false,
    });
    expect(await service.fetchDictionaryData('es')).toEqual({
      'a.one': 'Uno',
      'b.two': 'Dos',
      'c.three': 'Tres',
    });
  });

  it('content 28: an unknown language has an empty dictionary and no error', async () => {
    const service = new GraphQLDictionaryService({
      siteName: 'main',
      clientFactory: factory(),
      useSiteQuery: true,
      cacheEnabled: false,
    });
    expect(await service.fetchDictionaryData('xx')).toEqual({});
  });

  it('content 29: routes page through every address once, encoded, without wildcards and error pages', async () => {
    const paths: string[] = [];
    let after: string | undefined;
    for (;;) {
      const { json } = await post({
        query:
          'query R($after:String){site{siteInfo(site:"main"){routes(language:"en",first:2,after:$after){total pageInfo{endCursor hasNext} results{path:routePath}}}}}',
        variables: { after },
      });
      const { results, pageInfo, total } = json.data?.['site'].siteInfo.routes;
      paths.push(...results.map(({ path }: { path: string }) => path));
      expect(total).toBe(5);
      if (!pageInfo.hasNext) break;
      after = pageInfo.endCursor;
    }
    expect(paths).toEqual(['/', '/about', '/about/people', '/caf%C3%A9%20ni%C3%B1os', '/fields']);
  });

  it('content 29: the sitemap services of one and of many sites list the same routes in every language', async () => {
    const single = await new GraphQLSitemapService({
      siteName: 'main',
      clientFactory: factory(),
    }).fetchSSGSitemap(languages);
    expect(single).toHaveLength(10);
    const many = await new MultisiteGraphQLSitemapService({
      sites: ['main', 'plan'],
      clientFactory: factory(),
    }).fetchSSGSitemap(languages);
    expect(many).toHaveLength(14);
    expect(many).toContainEqual({ params: { path: ['_site_main', 'about', 'people'] }, locale: 'es' });
    await expect(
      new GraphQLSitemapService({ siteName: 'nobody', clientFactory: factory() }).fetchSSGSitemap(['en']),
    ).rejects.toThrow(/does not exist|may not exist|not exist/i);
  });

  it('content 30: included and excluded paths filter by whole segments; null is no filter', async () => {
    const routes = async (filter: string) =>
      (
        await post({
          query: `{site{siteInfo(site:"main"){routes(language:"en",${filter}){results{routePath}}}}}`,
        })
      ).json.data?.['site'].siteInfo.routes.results.map(({ routePath }: { routePath: string }) => routePath);
    expect(await routes('includedPaths:["/about"]')).toEqual(['/about', '/about/people']);
    expect(await routes('includedPaths:["/abo"]')).toEqual([]);
    expect(await routes('excludedPaths:["/about/"],includedPaths:null')).toHaveLength(3);
    expect(await routes('includedPaths:null,excludedPaths:null')).toHaveLength(5);
  });

  it('content 31: personalization is an empty list in both queries, and the client goes on without variants', async () => {
    const routes = await new GraphQLSitemapService({
      siteName: 'main',
      clientFactory: factory(),
      includePersonalizedRoutes: true,
    }).fetchSSGSitemap(['en']);
    expect(routes).toHaveLength(5);
    const info = await new GraphQLPersonalizeService({
      clientFactory: factory(),
      cacheEnabled: false,
    }).getPersonalizeInfo('/about', 'en', 'main');
    expect(info).toMatchObject({ variantIds: [] });
  });

  it('content 32: redirects have known types, patterns that compile, locale text and a boolean', async () => {
    const redirects = await new GraphQLRedirectsService({
      clientFactory: factory(),
      fetch,
      cacheEnabled: false,
    }).fetchRedirects('main');
    expect(redirects).toEqual([
      {
        pattern: '/old',
        target: '/about',
        redirectType: 'REDIRECT_301',
        isQueryStringPreserved: true,
        locale: '',
      },
      {
        pattern: '^/rx/(.*)$',
        target: '/n/$1',
        redirectType: 'REDIRECT_302',
        isQueryStringPreserved: false,
        locale: 'es',
      },
    ]);
    expect(
      await new GraphQLRedirectsService({
        clientFactory: factory(),
        fetch,
        cacheEnabled: false,
      }).fetchRedirects('plan'),
    ).toEqual([]);
  });

  it.each([
    ['content 33: a pattern that is no regular expression', { pattern: '(' }, 400],
    ['content 33: a delimited pattern', { pattern: '/^\\/rx$/i' }, 400],
    ['content 33: an unknown type', { redirectType: 'REDIRECT_307' }, 400],
    ['content 33: a script as target', { target: 'javascript:alert(1)' }, 400],
    ['content 33: another host as target', { target: '//evil.example' }, 400],
    ['content 33: a good rule', {}, 200],
  ])('%s is saved or refused as a whole', async (_, change, status) => {
    const rule = { pattern: '^/x$', target: '/y', redirectType: 'REDIRECT_301', ...change };
    const put = (headers: Record<string, string>) =>
      fetch(`${platform.origin}/admin/sites/plan/redirects`, {
        method: 'PUT',
        headers,
        body: JSON.stringify([{ pattern: '/fine', target: '/z', redirectType: 'REDIRECT_302' }, rule]),
      });
    expect((await put({})).status).toBe(401);
    expect((await put(editor)).status).toBe(status);
    const saved = await (
      await fetch(`${platform.origin}/admin/sites/plan/redirects`, { headers: editor })
    ).json();
    expect(saved.response.redirects).toHaveLength(status === 200 ? 2 : 0);
  });

  it('content 35: robots is a text', async () => {
    const robots = await new GraphQLRobotsService({
      siteName: 'main',
      clientFactory: factory(),
    }).fetchRobots();
    expect(robots).toContain('Sitemap: https://www.meridian.example/sitemap.xml');
  });

  it('content 36: sitemap lists absolute addresses of XML files that answer', async () => {
    const service = new GraphQLSitemapXmlService({ siteName: 'main', clientFactory: factory() });
    const all = await service.fetchSitemaps();
    expect(all).toHaveLength(1);
    expect(await service.getSitemap('-1')).toBe(all[0]);
    const answer = await fetch(all[0] as string);
    const xml = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/xml; charset=utf-8']);
    expect(xml).toContain('<loc>https://www.meridian.example/es/about/people</loc>');
    expect(xml).toContain('https://www.meridian.example/caf%C3%A9%20ni%C3%B1os');
    expect(xml).not.toMatch(/_404|\*/);
    expect((await fetch(`${platform.origin}/sitemaps/main/sitemap-9.xml`)).status).toBe(404);
  });

  it('content 37: error pages are layouts where the site has them, else null', async () => {
    const pages = await new GraphQLErrorPagesService({
      siteName: 'main',
      language: 'es',
      clientFactory: factory(),
    }).fetchErrorPages();
    expect(routeOf(pages?.notFoundPage.rendered as LayoutServiceData).fields.Title.value).toBe(
      'Título de /_404',
    );
    expect(routeOf(pages?.notFoundPage.rendered as LayoutServiceData).placeholders.header).toHaveLength(1);
    expect(pages?.notFoundPagePath).toBe('/_404');
    expect(pages?.serverErrorPage).toBeNull();
  });
});

describe('REST', () => {
  const rest = () => ({
    apiHost: platform.origin,
    apiKey: contentKey,
    siteName: 'main',
    cacheEnabled: false,
  });

  it.each(languages)('content 39: the layout in %s is the same as through the graph', async (language) => {
    for (const path of ['/', '/fields', '/find-location/facility/a/b']) {
      expect(await new RestLayoutService(rest()).fetchLayoutData(path, language)).toEqual(
        await layoutOf(path, language),
      );
    }
    const placeholder = await new RestLayoutService(rest()).fetchPlaceholderData(
      'header',
      '/about',
      language,
    );
    expect(placeholder).toMatchObject({
      name: 'header',
      path: '/about',
      elements: [{ componentName: 'Header' }],
    });
  });

  it('content 40: a missing item is 404 with a layout without route', async () => {
    const answer = await fetch(
      `${platform.origin}/sitecore/api/layout/render/jss?item=/nowhere&sc_apikey=${contentKey}&sc_site=main&sc_lang=en`,
    );
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ sitecore: { context: { language: 'en' }, route: null } });
    expect(routeOf(await new RestLayoutService(rest()).fetchLayoutData('/nowhere', 'en'))).toBeNull();
    const wrongKey = await fetch(
      `${platform.origin}/sitecore/api/layout/render/jss?item=/&sc_apikey=no&sc_site=main`,
    );
    expect(wrongKey.status).toBe(401);
  });

  it('content 41: the REST dictionary has phrases', async () => {
    expect(await new RestDictionaryService(rest()).fetchDictionaryData('es')).toEqual({
      'a.one': 'Uno',
      'b.two': 'Dos',
      'c.three': 'Tres',
    });
  });

  it('content 42: both media prefixes serve the same bytes whatever the resize and version parameters', async () => {
    const bytes = async (path: string) => {
      const answer = await fetch(platform.origin + path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      return Buffer.from(await answer.arrayBuffer()).toString('base64');
    };
    const plain = await bytes('/-/media/art/facility/f-1.svg');
    expect(await bytes('/-/jssmedia/art/facility/f-1.svg?w=100&h=1&mw=2&mh=2&iar=0&as=1&sc=0.5')).toBe(plain);
    expect(await bytes('/-/media/art/facility/f-1.svg?rev=1&db=web&la=en&vs=1&ts=2')).toBe(plain);
    expect(await bytes('/-/media/art/facility/f-2.svg')).not.toBe(plain);
  });
});

describe('editing', () => {
  const itemId = pageId('main', '/fields');

  it('content 46: EditingQuery without the editing key answers published content', async () => {
    store.content.saveDraft({
      itemId,
      locale: 'en',
      displayName: 'Draft',
      fields: { Title: { value: 'Draft title', type: 'Single-Line Text' } },
    });
    const attempts: Record<string, string>[] = [
      {},
      { 'x-editing-authorization': 'guess' },
      { 'x-editing-authorization': contentKey },
    ];
    for (const headers of attempts) {
      const { layoutData } = await edit(itemId, {}, headers);
      expect(routeOf(layoutData).fields.Title.value).toBe('Title of /fields');
      expect(layoutData.sitecore.context.pageEditing).toBe(false);
    }
    const { layoutData } = await edit(itemId);
    expect(routeOf(layoutData).fields.Title.value).toBe('Draft title');
  });

  it('content 47: the draft for the editor says so and names its site; the dictionary comes along', async () => {
    const { layoutData, dictionary } = await edit(itemId, { language: 'es' });
    expect(layoutData.sitecore.context).toMatchObject({
      pageEditing: true,
      pageState: 'edit',
      editMode: 'metadata',
      language: 'es',
      site: { name: 'main', language: 'en' },
      clientScripts: [],
      clientData: { 'hrz-canvas-state': { itemId, language: 'es', pageMode: 'EDIT' } },
    });
    expect(dictionary).toMatchObject({ 'a.one': 'Uno' });
    expect(JSON.stringify(layoutData)).not.toContain('editable');
  });

  it('content 47: a preview shows the draft without editing data', async () => {
    const { layoutData } = await edit(itemId, { mode: 'preview' });
    expect(routeOf(layoutData).fields.Title.value).toBe('Draft title');
    expect(layoutData.sitecore.context).toMatchObject({ pageEditing: false, pageState: 'preview' });
    expect(JSON.stringify(layoutData)).not.toMatch(/metadata|clientScripts/);
  });

  it('content 47: the item is found by GUID in any spelling and by path; an unknown one has no route', async () => {
    for (const id of [
      itemId.toUpperCase(),
      `{${itemId}}`,
      itemId.replaceAll('-', ''),
      '/fields',
      '/sitecore/content/main/fields',
    ]) {
      expect(routeOf((await edit(id)).layoutData).itemId).toBe(itemId);
    }
    expect(routeOf((await edit('nothing')).layoutData)).toBeNull();
  });

  it('content 50: every field an author can change carries metadata, filled or empty; references carry none', async () => {
    const fields = sampler((await edit(itemId)).layoutData);
    const expected: Record<string, [type: string, raw: string]> = {
      text: ['Single-Line Text', 'Hello'],
      emptyText: ['Single-Line Text', ''],
      body: ['Rich Text', '<p>Go <a href="/about">there</a></p>'],
      lines: ['Multi-Line Text', 'one\ntwo'],
      photo: [
        'Image',
        '<image src="/-/media/art/facility/f-1.svg" alt="A clinic" width="580" height="386" />',
      ],
      noPhoto: ['Image', ''],
      away: ['General Link', '<link text="Away" linktype="external" target="" href="https://example.org" />'],
      noLink: ['General Link', ''],
      day: ['Datetime', '20260102T000000Z'],
      noDay: ['Datetime', ''],
      featured: ['Checkbox', '1'],
      hidden: ['Checkbox', ''],
      count: ['Number', '0'],
    };
    for (const [name, [fieldType, rawValue]] of Object.entries(expected)) {
      const { metadata } = fields[name];
      expect([name, metadata.fieldType]).toEqual([name, fieldType]);
      if (fieldType === 'Image' || fieldType === 'General Link') {
        const words = (text: string) => text.split(/ (?=\w+=)| \/>/).sort();
        expect(words(metadata.rawValue)).toEqual(words(rawValue));
      } else {
        expect(metadata.rawValue).toBe(rawValue);
      }
      expect(metadata).toMatchObject({
        title: name,
        fieldName: name,
        fieldId: expect.stringMatching(/^\{[0-9A-F-]{36}\}$/),
        datasource: {
          id: expect.stringMatching(/^\{[0-9A-F-]{36}\}$/),
          language: 'en',
          version: 1,
          revision: expect.stringMatching(/^\w+$/),
        },
      });
    }
    expect(fields['items'][0].fields.title.metadata.rawValue).toBe('First');
    expect(fields['unset']).toBeNull();
    expect(fields['author'].metadata).toBeUndefined();
    const renderings = allRenderings(routeOf((await edit(itemId)).layoutData).placeholders);
    expect(renderings.every(({ placeholders }) => placeholders !== undefined)).toBe(true);
  });

  it('content 53: a change of one version alone shows in the final layout and not in the shared one', async () => {
    const draft = store.content.version(itemId, 'en', 'draft');
    store.content.saveDraft({
      itemId,
      locale: 'en',
      displayName: 'Draft',
      fields: draft?.fields ?? {},
      placeholders: { main: [{ uid: 'only-final', componentName: 'OnlyFinal', dataSource: '', params: {} }] },
    });
    const names = async (layoutKind: string, language = 'en') =>
      allRenderings(routeOf((await edit(itemId, { layoutKind, language })).layoutData).placeholders).map(
        ({ componentName }) => componentName,
      );
    expect(await names('final')).toContain('OnlyFinal');
    expect(await names('shared')).not.toContain('OnlyFinal');
    expect(await names('final', 'es')).toContain('RichText');
  });

  it('content 54: a version number brings that version, none the latest', async () => {
    store.content.publish([itemId]);
    const draft = store.content.version(itemId, 'en', 'draft');
    const next = store.content.saveDraft({
      itemId,
      locale: 'en',
      displayName: 'Later',
      fields: { Title: { value: 'Later title' } },
      placeholders: draft?.placeholders ?? {},
    });
    const title = async (version?: string) =>
      routeOf((await edit(itemId, { version })).layoutData)?.fields.Title.value;
    expect(await title()).toBe('Later title');
    expect(await title(String(next.version))).toBe('Later title');
    expect(await title(String(next.version - 1))).toBe('Draft title');
    expect(await title('1')).toBe('Title of /fields');
    expect(await title('99')).toBeUndefined();
    expect(routeOf(await layoutOf('/fields', 'en')).fields.Title.value).toBe('Draft title');
    putPage(store, { ...everyField, fields: { ...everyField.fields, Again: 'yes' } });
    expect(sampler(await layoutOf('/fields', 'en'))['text'].value).toBe('Hello');
  });

  it('content 54: the shell is shared by all pages of its site', () => {
    expect(store.content.sharedLayout(shellId('main'), 'published')?.['header']).toHaveLength(1);
  });
});

describe('own queries of the product', () => {
  it('[S-347] BreadcrumbQuery answers the item and its ancestors, nearest first', async () => {
    const { json } = await post({
      query:
        'query BreadcrumbQuery($contextItem:String!,$language:String!){item(path:$contextItem,language:$language){...c ancestors(hasLayout:true){...c}}} ' +
        'fragment c on Item{displayName title{value} navigationTitle{value} navigationFilter{value} navigationClass{value} url{path}}',
      variables: { contextItem: pageId('main', '/about/people'), language: 'es' },
    });
    expect(json.data?.['item']).toMatchObject({
      displayName: 'Título de /about/people',
      title: { value: 'Título de /about/people' },
      navigationTitle: null,
      url: { path: '/es/about/people' },
      ancestors: [{ url: { path: '/es/about' } }, { url: { path: '/es' } }],
    });
  });

  it('[S-348, S-349] the children of a datasource come in order and each is found by its id', async () => {
    const datasource = allRenderings(routeOf(await layoutOf('/fields', 'en')).placeholders).find(
      ({ componentName }) => componentName === 'RichText',
    ) as unknown as { dataSource: string };
    const { json } = await post({
      query:
        'query($id:String!){item(path:$id,language:"en"){children(first:50){total results{id name title:field(name:"title"){value}}}}}',
      variables: { id: datasource.dataSource },
    });
    expect(json.data?.['item'].children).toMatchObject({
      total: 2,
      results: [{ name: 'First', title: { value: 'First' } }, { name: 'Second' }],
    });
    const one = await post({
      query: 'query($id:String!){item(path:$id,language:"es"){name field(name:"TITLE"){jsonValue}}}',
      variables: { id: json.data?.['item'].children.results[0].id },
    });
    expect(one.json.data?.['item']).toEqual({ name: 'First', field: { jsonValue: { value: 'Primero' } } });
  });

  it('[S-348] a datasource with more than 50 children answers the first 50 and goes on after them', async () => {
    const names = Array.from({ length: 60 }, (_, n) => `place ${n}`);
    putPage(
      store,
      page('/map', {
        placeholders: {
          main: [{ component: 'LocationsMap', items: names.map((name) => ({ name, fields: {} })) }],
        },
      }),
    );
    const [map] = routeOf(await layoutOf('/map', 'en')).placeholders.main;
    const children = async (after: string) =>
      (
        await post({
          query:
            'query($id:String!,$a:String){item(path:$id,language:"en"){children(first:50,after:$a){total pageInfo{endCursor hasNext} results{name}}}}',
          variables: { id: map.dataSource, a: after },
        })
      ).json.data?.['item'].children;
    const first = await children('');
    const rest = await children(first.pageInfo.endCursor);
    expect(first).toMatchObject({ total: 60, pageInfo: { hasNext: true } });
    expect(first.results).toHaveLength(50);
    expect([...first.results, ...rest.results].map(({ name }: { name: string }) => name)).toEqual(names);
    store.content.removeItems([pageId('main', '/map')]);
  });

  it('tells the whole address of a page, the root of a site, and fields by their types', async () => {
    const { json } = await post({
      query: `{
        site { siteInfo(site: "main") { rootPath } }
        item(path: "/about", language: "es") {
          url { url hostName scheme path siteName }
          field(name: "Title") { __typename name ... on TextField { value } ... on ImageField { src } }
        }
      }`,
    });
    expect(json.errors).toBeUndefined();
    expect(json.data).toEqual({
      site: { siteInfo: { rootPath: '/sitecore/content/main' } },
      item: {
        url: {
          url: 'https://www.meridian.example/es/about',
          ...{ hostName: 'www.meridian.example', scheme: 'https', path: '/es/about', siteName: 'main' },
        },
        field: { __typename: 'TextField', name: 'Title', value: expect.any(String) as unknown },
      },
    });
  });

  it('[S-350] the languages of an item with their addresses', async () => {
    const { json } = await post({
      query: 'query($id:String!){item(path:$id,language:"en"){languages{language{name} url{path}}}}',
      variables: { id: pageId('main', '/about') },
    });
    expect(json.data?.['item'].languages).toEqual([
      { language: { name: 'en' }, url: { path: '/about' } },
      { language: { name: 'es' }, url: { path: '/es/about' } },
    ]);
  });

  it('[S-324] the fallback query for wait times answers recorded waits', async () => {
    store.facts.put('waits', '100001', { PatientsStillWaiting: 3, FetchDateTime: '2026-01-02T10:00:00Z' });
    const { json } = await post({
      query: '{waitTimes(locationUids:["100001","2"]){YextLocationUid PatientsStillWaiting FetchDateTime}}',
    });
    expect(json.data?.['waitTimes']).toEqual([
      { YextLocationUid: '100001', PatientsStillWaiting: 3, FetchDateTime: '2026-01-02T10:00:00Z' },
    ]);
  });
});

it('content 8: all fourteen operations of the library, as it sent them above, fit the schema', async () => {
  const many = Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`many.${n}`, { en: String(n) }]));
  putDictionary(store, many);
  const { dictionary } = await edit('/about');
  expect(Object.keys(dictionary)).toHaveLength(1004);
  const schema = buildSchema(schemaText);
  for (const query of queries) expect(validate(schema, parse(query))).toEqual([]);
  const names = [...queries].map(
    (query) => /query (\w+)/.exec(query)?.[1] ?? query.replace(/\s+/g, ' ').trim().slice(0, 30),
  );
  expect([...new Set(names)].sort()).toEqual(
    expect.arrayContaining([
      'AppRootQuery',
      'DefaultSitemapQuery',
      'DictionarySearch',
      'DictionarySiteQuery',
      'EditingDictionaryQuery',
      'EditingQuery',
      'ErrorPagesQuery',
      'JssLayoutQuery',
      'PersonalizeSitemapQuery',
      'RedirectsQuery',
      'RobotsQuery',
      'SitemapQuery',
    ]),
  );
  // The two without a name: the list of sites, and personalization.
  expect(names.filter((name) => /^query ?[({]/.test(name)).length).toBe(2);
});
