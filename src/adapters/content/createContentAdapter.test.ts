import { outage, stubHttp } from '#src/adapters/http/testing/stubHttp.ts';
import type { StubCall } from '#src/adapters/http/testing/stubHttp.ts';
import { createContentAdapter } from './createContentAdapter.ts';

const layout = (route: unknown) => ({ sitecore: { context: { language: 'en' }, route } });
const page = {
  name: 'About',
  itemId: '1',
  placeholders: { main: [{ componentName: 'RichText', uid: 'u' }] },
};

function adapter(answer: (query: string, variables: Record<string, unknown>, call: StubCall) => unknown) {
  const http = stubHttp((call) => {
    const body = JSON.parse(call.body ?? '{}') as { query: string; variables?: Record<string, unknown> };
    return answer(body.query, body.variables ?? {}, call);
  });
  const content = createContentAdapter({
    http,
    endpoint: 'http://content.test/graphql',
    apiKey: 'public',
    editingKey: 'private',
    sites: { main: 'main', plan: 'plan' },
  });
  return { content, http };
}
const rendered = (value: unknown) => ({ data: { layout: { item: { rendered: value } } } });

describe('layout', () => {
  it('[S-013] finds a page with the public key only', async () => {
    const { content, http } = adapter(() => rendered(layout(page)));
    expect(await content.layout('main', '/about', 'en')).toMatchObject({
      kind: 'found',
      value: { sitecore: { route: { name: 'About' } } },
    });
    expect(http.calls[0]?.headers).toMatchObject({ sc_apikey: 'public' });
    expect(http.calls[0]?.headers).not.toHaveProperty('x-editing-authorization');
  });

  it('tells absence from failure', async () => {
    const absent = adapter(() => ({ data: { layout: { item: null } } }));
    expect((await absent.content.layout('main', '/no', 'en')).kind).toBe('absent');
    const down = adapter(() => {
      throw outage();
    });
    expect((await down.content.layout('main', '/about', 'en')).kind).toBe('failed');
  });

  it.each([
    ['errors beside data', { ...rendered(layout(page)), errors: [{ message: 'x' }] }],
    ['a rendering without a name', rendered(layout({ ...page, placeholders: { main: [{ uid: 'u' }] } }))],
    [
      'parameters that are no texts',
      rendered(layout({ ...page, placeholders: { main: [{ componentName: 'A', params: { a: 1 } }] } })),
    ],
    ['no JSON object', 'nonsense'],
    ['no data', {}],
    ['data that are empty', { data: {} }],
    ['data without an item', { data: { layout: {} } }],
    ['an item that was not rendered', { data: { layout: { item: {} } } }],
    ['data without a layout, beside errors', { data: null, errors: [{ message: 'x' }] }],
    ['another protocol', { meta: 7, response: 'none', data: ['unexpected'], sitecore: false }],
    ['a page', '<!doctype html>'],
  ])('%s is a failure, not a page', async (_what, answer) => {
    const { content } = adapter(() => answer);
    expect((await content.layout('main', '/about', 'en')).kind).toBe('failed');
  });

  it.each([[{ layout: null }], [{ layout: { item: null } }], [{ layout: { item: { rendered: null } } }]])(
    'only an explicit null is absence: %j',
    async (data) => {
      const { content } = adapter(() => ({ data }));
      expect(await content.layout('main', '/about', 'en')).toEqual({ kind: 'absent' });
    },
  );

  it.each([{}, { data: {} }, { data: { site: {} } }, '<!doctype html>'])(
    'nor is an answer without its envelope any list, dictionary or error page: %j',
    async (body) => {
      const { content } = adapter(() => body);
      expect((await content.errorPage('main', 'en', 'notFound')).kind).toBe('failed');
      await expect(content.dictionary('main', 'en')).rejects.toThrow();
      await expect(content.redirects('main')).rejects.toThrow();
      await expect(content.routes('main', 'en')).rejects.toThrow();
      await expect(content.robots('main')).rejects.toThrow();
      await expect(content.sites()).rejects.toThrow();
      await expect(content.breadcrumb('i', 'en')).rejects.toThrow();
      await expect(content.itemLanguages('i')).rejects.toThrow();
      await expect(content.mapLocations('i', 'en')).rejects.toThrow();
    },
  );

  it('an address cannot change the query', async () => {
    const { content, http } = adapter(() => ({ data: { layout: { item: null } } }));
    await content.layout('main', '/a") { item { secret } } x: layout(site:"plan', 'en');
    const { query } = JSON.parse(http.calls[0]?.body ?? '') as { query: string };
    expect(query).toContain('routePath:"/a\\") { item { secret } } x: layout(site:\\"plan"');
  });
});

describe('editing', () => {
  it('sends the private key and the mode, and reads layout and dictionary', async () => {
    const { content, http } = adapter(() => ({
      data: {
        item: { rendered: layout(page) },
        site: {
          siteInfo: {
            dictionary: {
              results: [{ key: 'a.b', value: 'c' }],
              pageInfo: { hasNext: false, endCursor: '' },
            },
          },
        },
      },
    }));
    const draft = await content.editingLayout({
      site: 'main',
      itemId: 'x',
      language: 'en',
      mode: 'edit',
      layoutKind: 'shared',
    });
    expect(draft.dictionary).toEqual({ 'a.b': 'c' });
    expect(http.calls[0]?.headers).toMatchObject({
      'x-editing-authorization': 'private',
      sc_editMode: 'true',
      sc_layoutKind: 'shared',
    });
    await content.editingLayout({ site: 'main', itemId: 'x', language: 'en', mode: 'preview' });
    expect(http.calls[1]?.headers).toMatchObject({ sc_editMode: 'false' });
  });
});

describe('breadcrumb and languages', () => {
  const item = (displayName: string, path: string, extra = {}) => ({
    displayName,
    title: null,
    navigationTitle: null,
    url: { path },
    ...extra,
  });

  it('[S-347, Q-118] reads ancestors from the top and the page last; the navigation title wins', async () => {
    const { content, http } = adapter(() => ({
      data: {
        item: {
          ...item('Billing', '/about/billing', { navigationTitle: { value: 'Pay a bill' } }),
          ancestors: [item('About', '/about', { title: { value: 'About us' } }), item('Home', '/')],
        },
      },
    }));
    expect(await content.breadcrumb('id-1', 'es')).toEqual([
      { title: 'Home', path: '/' },
      { title: 'About us', path: '/about' },
      { title: 'Pay a bill', path: '/about/billing' },
    ]);
    expect(JSON.parse(http.calls[0]?.body ?? '')).toMatchObject({
      operationName: 'BreadcrumbQuery',
      variables: { contextItem: 'id-1', language: 'es' },
    });
  });

  it('[S-350] reads the languages of an item', async () => {
    const { content } = adapter(() => ({
      data: {
        item: {
          languages: [
            { language: { name: 'en' }, url: { path: '/a' } },
            { language: { name: 'es' }, url: { path: '/es/a' } },
            { language: { name: 'fr' }, url: { path: '/fr/a' } },
          ],
        },
      },
    }));
    expect(await content.itemLanguages('id-1')).toEqual([
      { name: 'en', path: '/a' },
      { name: 'es', path: '/es/a' },
    ]);
  });
});

describe('site data', () => {
  it('lists routes page by page, without those excluded from sitemaps', async () => {
    const row = (path: string, excluded?: string) => ({
      path,
      route: { displayName: path, excluded: excluded ? { value: excluded } : null },
    });
    const { content, http } = adapter((_query, { after }) => ({
      data: {
        site: {
          siteInfo: {
            routes:
              after === ''
                ? {
                    pageInfo: { hasNext: true, endCursor: 'c' },
                    results: [row('/'), row('/hidden', '1'), null],
                  }
                : { pageInfo: { hasNext: false, endCursor: 'd' }, results: [row('/caf%C3%A9')] },
          },
        },
      },
    }));
    expect(await content.routes('main', 'en')).toEqual([
      { path: '/', title: '/' },
      { path: '/café', title: '/caf%C3%A9' },
    ]);
    expect(http.calls).toHaveLength(2);
  });

  it('leaves out a broken redirect rule and keeps the others', async () => {
    const good = {
      pattern: '/a',
      target: '/b',
      redirectType: 'REDIRECT_301',
      isQueryStringPreserved: false,
      locale: null,
    };
    const { content } = adapter(() => ({
      data: { site: { siteInfo: { redirects: [{ ...good, redirectType: 'OTHER' }, good] } } },
    }));
    expect(await content.redirects('main')).toEqual([{ ...good, locale: '' }]);
  });

  it('has an error page or none', async () => {
    const handling = { notFoundPage: { rendered: layout(page) }, serverErrorPage: null };
    const { content } = adapter(() => ({ data: { site: { siteInfo: { errorHandling: handling } } } }));
    expect((await content.errorPage('main', 'en', 'notFound')).kind).toBe('found');
    expect((await content.errorPage('main', 'en', 'serverError')).kind).toBe('absent');
  });

  it('reads the dictionary through all its pages', async () => {
    const { content } = adapter((_query, { after }) => ({
      data: {
        site: {
          siteInfo: {
            dictionary: {
              results: [{ key: `k.${after ? 2 : 1}`, value: 'v' }],
              pageInfo: { hasNext: !after, endCursor: 'c' },
            },
          },
        },
      },
    }));
    expect(await content.dictionary('main', 'en')).toEqual({ 'k.1': 'v', 'k.2': 'v' });
  });

  it('keeps the phrases it knew where new ones cannot be asked for, each language its own', async () => {
    let isDown = false;
    let word = 'Own Providers';
    const { content, http } = adapter(() => {
      if (isDown) throw outage();
      const results = [{ key: 'owned', value: word }];
      return { data: { site: { siteInfo: { dictionary: { results, pageInfo: { hasNext: false } } } } } };
    });
    const owned = async () => (await content.dictionary('main', 'en'))['owned'];
    expect(await owned()).toBe('Own Providers');
    isDown = true;
    content.forgetPhrases('main');
    expect(await owned()).toBe('Own Providers');
    await expect(content.dictionary('main', 'es')).rejects.toThrow();
    isDown = false;
    word = 'Our Providers';
    expect(await owned()).toBe('Our Providers');
    // Known again, and asked for no more for a while.
    const asked = http.calls.length;
    expect(await owned()).toBe('Our Providers');
    expect(http.calls).toHaveLength(asked);
  });
});

describe('map locations', () => {
  const place = (more: object = {}) => ({
    id: 'A1',
    displayName: 'Item name',
    name: { value: 'Alder Bay' },
    latitude: { value: '38.5' },
    longitude: { value: '-121.5' },
    siteLink: { value: '<link/>', jsonValue: { value: { href: '/find-location/facility/alder-1' } } },
    cardContent: { value: '<p>Gold <script>alert(1)</script>award</p>' },
    hexColor: { value: '#a8371b' },
    awardType: { value: 'Award' },
    ...more,
  });

  it('[S-348, C-094] asks for the first 50 children of the data source', async () => {
    const { content, http } = adapter(() => ({
      data: { item: { children: { results: [place(), place({ latitude: null })] } } },
    }));
    expect(await content.mapLocations('{D}', 'es')).toHaveLength(1);
    const sent = JSON.parse(String(http.calls[0]?.body)) as { query: string; variables: object };
    expect(sent.query).toContain('children(first: 50)');
    expect(sent.variables).toEqual({ dataSource: '{D}', language: 'es' });
  });

  it('[S-349, Q-235] reads one place by its item, its words cleaned', async () => {
    const { content, http } = adapter(() => ({ data: { item: place() } }));
    expect(await content.mapLocation('{A1}', 'en')).toEqual({
      id: 'A1',
      name: 'Alder Bay',
      coordinate: { latitude: 38.5, longitude: -121.5 },
      href: '/find-location/facility/alder-1',
      cardContent: '<p>Gold award</p>',
      colour: '#a8371b',
      awardType: 'Award',
    });
    expect(JSON.parse(String(http.calls[0]?.body)).variables).toEqual({ item: '{A1}', language: 'en' });
  });

  it('[C-085] leaves out what makes no sense; the colour is the default', async () => {
    const odd = {
      name: null,
      siteLink: { value: 'javascript:alert(1)' },
      cardContent: null,
      hexColor: null,
      awardType: null,
    };
    const { content } = adapter(() => ({ data: { item: place(odd) } }));
    expect(await content.mapLocation('{A1}', 'en')).toEqual({
      id: 'A1',
      name: 'Item name',
      coordinate: { latitude: 38.5, longitude: -121.5 },
      colour: '#006666',
    });
  });

  it.each([{ latitude: { value: '' } }, { latitude: { value: '91' } }, { longitude: { value: 'west' } }])(
    'a place without a position is none: %j',
    async (more) => {
      const { content } = adapter(() => ({ data: { item: place(more) } }));
      expect(await content.mapLocation('{A1}', 'en')).toBeUndefined();
    },
  );

  it('an item that is not there is none', async () => {
    const { content } = adapter(() => ({ data: { item: null } }));
    expect(await content.mapLocation('{A1}', 'en')).toBeUndefined();
    expect(await content.mapLocations('{D}', 'en')).toEqual([]);
  });
});
