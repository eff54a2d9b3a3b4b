import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openStore } from '#src/platform/store/openStore.ts';
import { platform, site } from './support/addresses.ts';
import { ask, planHost } from './support/ask.ts';
import type { Answer, Question } from './support/ask.ts';
import { addPerson, signIn, studio } from './support/studioPeople.ts';
import type { Session } from './support/studioPeople.ts';
import { expect, test } from './support/test.ts';

/**
 * Every way in that somebody without an account might try, against the servers as they are started: none leads to a draft,
 * to an endpoint of editing, to a change, or to the Studio's interface.
 */
const data = process.env.PLATFORM_DATA ?? 'data/e2e/platform.db';
const keys = (() => {
  if (process.env.JSS_EDITING_SECRET && process.env.EDITING_KEY)
    return { editing: process.env.JSS_EDITING_SECRET, drafts: process.env.EDITING_KEY };
  return JSON.parse(readFileSync(join(dirname(data), 'secrets.json'), 'utf8')) as {
    editing: string;
    drafts: string;
  };
})();

/** A page nobody has published, with a word that stands nowhere else. */
const draft = {
  itemId: 'ed170000-0000-4000-8000-0000000000d1',
  path: '/unpublished-page',
  word: 'Quetzalwort',
};

let person: Session;
test.beforeAll(async () => {
  const store = openStore(data, { pollMs: 0 });
  try {
    const { itemId, path, word } = draft;
    const root = store.content.itemByPath('main', '/')!.parentId;
    store.transaction(() => {
      store.content.putItem({
        ...{ id: itemId, site: 'main', parentId: root, name: 'Unpublished page', path },
        ...{ template: 'Page', sortOrder: 0 },
      });
      store.content.saveSharedLayout(itemId, { main: [] });
      for (const locale of ['en', 'es'] as const)
        store.content.saveDraft({ itemId, locale, displayName: word, fields: { Title: { value: word } } });
    });
  } finally {
    store.close();
  }
  await addPerson('leaks');
  person = await signIn('leaks');
});

/** The name of an opening, as somebody might make it up. */
const OPENING = '0123456789abcdef';

let visitors = 0;
/** Each attempt comes from an address of its own: what is tried here is not the limit of guessing. */
const attempt = (path: string, { headers, ...question }: Question = {}): Promise<Answer> => {
  visitors += 1;
  return ask(path, {
    ...question,
    headers: { 'x-forwarded-for': `10.77.${visitors >> 8}.${visitors & 255}`, ...headers },
  });
};
const cookiesOf = ({ headers }: Answer) =>
  (headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
const hasDraft = ({ text }: { text: string }) => text.includes(draft.word) || text.includes('chrometype=');

function renderAddress(change: Record<string, string | undefined> = {}): string {
  const all = {
    ...{
      secret: keys.editing,
      sc_site: 'main',
      sc_itemid: draft.itemId,
      sc_lang: 'en',
      route: draft.path,
      mode: 'edit',
    },
    ...change,
  };
  const given = Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return `/api/editing/render?${new URLSearchParams(given)}`;
}

const ticket = async (body: object = {}): Promise<string> => {
  const answer = await person.send('/studio/api/tickets', {
    itemId: draft.itemId,
    locale: 'en',
    mode: 'edit',
    ...body,
  });
  const { url } = (await answer.json()) as { url: string };
  expect(url.startsWith(site)).toBe(true);
  return url.slice(site.length);
};

test('the draft is there, for who may see it: by the secret, and by a ticket', async () => {
  const tickets = [await ticket(), await ticket({ mode: 'preview' }), await ticket({ moment: 'draft' })];
  for (const address of [renderAddress(), ...tickets]) {
    const entered = await attempt(address);
    expect(entered.status).toBe(307);
    const page = await attempt(entered.headers.location ?? '', { headers: { cookie: cookiesOf(entered) } });
    expect([page.status, hasDraft(page)]).toEqual([200, true]);
    expect(page.headers['cache-control']).toMatch(/no-store/);
    const framedBy = page.headers['content-security-policy'] as string;
    expect(framedBy).toContain(`frame-ancestors 'self' ${studio}`);
  }
});

test.describe('a page that is not published', () => {
  const another = 'a'.repeat(32);
  const forged = createHmac('sha256', 'another build').update('x').digest('hex');
  const bypass = [
    ...[{ 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' }],
    ...[
      {
        'x-middleware-subrequest':
          'src/middleware:src/middleware:src/middleware:src/middleware:src/middleware',
      },
    ],
    ...[{ 'x-middleware-prefetch': '1', purpose: 'prefetch' }, { 'x-middleware-rewrite': draft.path }],
    ...[{ 'x-middleware-invoke': '1' }, { 'x-middleware-next': '1' }, { 'x-nextjs-data': '1' }],
    ...[{ 'x-prerender-revalidate': another }, { 'x-prerender-revalidate-if-generated': '1' }],
    ...[{ 'x-matched-path': draft.path, 'x-now-route-matches': '1' }, { 'x-invoke-path': draft.path }],
    ...[{ 'x-invoke-query': '%7B%22__nextPreview%22%3A1%7D' }, { 'x-invoke-status': '200' }],
    ...[
      { 'x-original-url': draft.path },
      { 'x-rewrite-url': draft.path },
      { 'x-forwarded-host': 'localhost' },
    ],
    ...[{ sc_editmode: 'true', sc_layoutkind: 'final' }, { 'x-editing-authorization': 'guess' }],
    ...[
      { authorization: 'Bearer guess' },
      { 'x-studio-token': 'guess' },
      { rsc: '1', 'next-router-prefetch': '1' },
    ],
    ...[{ cookie: `__prerender_bypass=${another}; __next_preview_data=${forged}` }],
    // Under the names of an opening, at the page's address and (below) at that of the opening.
    ...[{ cookie: `${OPENING}__prerender_bypass=${another}; ${OPENING}__next_preview_data=${forged}` }],
    ...[
      { cookie: '__prerender_bypass=; __next_preview_data=' },
      { cookie: 'studio=guess; __Host-studio=guess' },
    ],
  ] as Record<string, string>[];
  for (const headers of bypass)
    test(`is not shown to a request with ${JSON.stringify(headers).slice(0, 80)}`, async () => {
      const answer = await attempt(draft.path, { headers });
      // "Not found", or a redirect to the address as it is written, never a page.
      expect(hasDraft(answer)).toBe(false);
      expect(answer.status).toBeGreaterThanOrEqual(300);
      for (const path of [
        '/about-us',
        `${draft.path}?draft-opening=${OPENING}`,
        `/about-us?draft-opening=${OPENING}`,
      ])
        expect([path, hasDraft(await attempt(path, { headers }))]).toEqual([path, false]);
    });

  test('is at no other address: of data, of internal pages, of the other site, with parameters of editing', async () => {
    const build = /"buildId":"([^"]+)"|\/_next\/static\/([\w-]+)\/_/.exec((await ask('/')).text);
    const id =
      build?.[1] ??
      build?.[2] ??
      readFileSync(join(process.env.NEXT_DIST_DIR ?? '.next', 'BUILD_ID'), 'utf8');
    for (const path of [
      ...[`/_next/data/${id}/en${draft.path}.json`, `/_next/data/${id}/en/_site_main${draft.path}.json`],
      ...[`/_next/data/${id}/es${draft.path}.json?__nextPreviewData=1`, `/_next/data/x/en${draft.path}.json`],
      ...[`/_site_main${draft.path}`, `/_live/main${draft.path}`, `/es${draft.path}`, `${draft.path}/`],
      ...[
        `${draft.path}?secret=${'x'.repeat(20)}&mode=edit`,
        `${draft.path}?sc_headless_mode=edit&sc_mode=edit`,
      ],
      ...[
        `${draft.path}?sc_itemid=${draft.itemId}&sc_version=1&sc_lang=en`,
        `${draft.path}?preview=true&__preview=1`,
      ],
      ...[
        '/sitemap.xml',
        '/sitemap-1.xml',
        '/indexing-sitemap.html',
        '/api/sitemap',
        `/share${draft.path}.png`,
      ],
      ...[`/api/search/universal?query=${draft.word}`, `/search?query=${draft.word}-x`],
    ]) {
      const answer = await attempt(path, { headers: { 'x-nextjs-data': '1' } });
      expect([path, answer.text.includes(`"${draft.word}"`) || answer.text.includes('chrometype=')]).toEqual([
        path,
        false,
      ]);
      expect([path, answer.text.includes(draft.itemId)]).toEqual([path, false]);
    }
    expect(hasDraft(await attempt(draft.path, { host: planHost() }))).toBe(false);
  });

  test('is in no answer of the content protocols, whatever the request says of itself', async () => {
    const item = `query { item(path: "${draft.itemId}", language: "en") { id name rendered } }`;
    const layout = `query { layout(site: "main", routePath: "${draft.path}", language: "en") { item { id rendered } } }`;
    const claims: Record<string, string>[] = [
      ...[{}, { sc_editMode: 'true', sc_layoutKind: 'final' }, { 'x-editing-authorization': '' }],
      ...[
        { sc_editMode: 'true', 'x-editing-authorization': 'guess' },
        { authorization: `Bearer ${keys.editing}` },
      ],
      ...[{ cookie: person.cookie }, { cookie: person.cookie, 'x-studio-token': person.token }],
    ];
    for (const headers of claims) {
      for (const query of [item, layout])
        for (const host of [site, platform]) {
          const answer = await fetch(`${host}/sitecore/api/graph/edge`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', sc_apikey: 'meridian-dev-content', ...headers },
            body: JSON.stringify({ query }),
          });
          expect(hasDraft({ text: await answer.text() })).toBe(false);
        }
      const rest = `/sitecore/api/layout/render/jss?item=${draft.path}&sc_site=main&sc_lang=en&sc_apikey=meridian-dev-content`;
      for (const more of ['', '&sc_mode=edit', '&sc_mode=preview', `&secret=${keys.editing}`])
        expect(hasDraft({ text: await (await fetch(platform + rest + more, { headers })).text() })).toBe(
          false,
        );
    }
  });
});

test.describe('the endpoints of editing', () => {
  const wrong: [string, Record<string, string | undefined>][] = [
    ['no secret', { secret: undefined }],
    ['an empty secret', { secret: '' }],
    ['a guessed secret', { secret: 'guess' }],
    ['the key of drafts', { secret: 'meridian-dev-editing' }],
    ['a ticket that is made up', { secret: `t.${'x'.repeat(24)}.${'x'.repeat(43)}` }],
  ];
  for (const [what, change] of wrong)
    test(`are closed to ${what}`, async () => {
      const search = renderAddress(change).split('?')[1];
      for (const path of ['render', 'config', 'feaas/render', 'data/x'])
        for (const method of ['GET', 'POST', 'OPTIONS']) {
          const answer = await attempt(`/api/editing/${path}?${search}`, { method });
          expect([path, method, answer.status, answer.headers['set-cookie']]).toEqual([
            path,
            method,
            401,
            undefined,
          ]);
        }
    });

  test('take a ticket once, for the page it was made for, and only where a frame is opened', async () => {
    const used = await ticket();
    expect((await attempt(used)).status).toBe(307);
    expect((await attempt(used)).status).toBe(401);
    const changes: [string, string][] = [
      ...([
        ['sc_itemid', 'x'],
        ['sc_lang', 'es'],
        ['mode', 'preview'],
        ['sc_site', 'plan'],
      ] as [string, string][]),
      ...([
        ['route', '/'],
        ['sc_version', '1'],
        ['sc_version', 'at.draft'],
        ['sc_variant', 'x'],
        ['__nextLocale', 'es'],
      ] as [string, string][]),
    ];
    for (const [name, value] of changes) {
      const address = new URL(await ticket(), site);
      address.searchParams.set(name, value);
      const answer = await attempt(address.pathname + address.search);
      expect([name, answer.status, answer.headers['set-cookie']]).toEqual([name, 401, undefined]);
    }
    for (const path of ['config', 'feaas/render', 'data/x']) {
      const answer = await attempt((await ticket()).replace('/render?', `/${path}?`));
      expect([path, answer.status]).toEqual([path, 401]);
    }
    expect((await attempt(await ticket(), { method: 'POST' })).status).toBe(401);
  });

  test('of a page’s own panel answer nobody without the ticket an edit render writes', async () => {
    const frame = new URL(await ticket(), site).searchParams.get('secret')!;
    for (const given of [
      '',
      'guess',
      frame,
      `${Buffer.from('{}').toString('base64url')}.${'x'.repeat(43)}`,
    ]) {
      const headers = { 'x-editing-ticket': given, origin: site, 'content-type': 'application/json' };
      expect((await attempt('/api/editing/icons?query=heart', { headers })).status).toBe(401);
      const body = JSON.stringify({ itemId: draft.itemId, language: 'en', fields: [] });
      const saved = await attempt('/api/editing/authoring', { method: 'POST', headers, body });
      expect([401, 404]).toContain(saved.status);
    }
  });

  test('end with what they gave: cookies of an old page, or for another item, show nothing', async () => {
    const entered = await attempt(await ticket());
    const cookie = cookiesOf(entered);
    const address = entered.headers.location!;
    const [bypassOnly, dataOnly] = cookie.split('; ');
    for (const half of [bypassOnly!, dataOnly!])
      expect(hasDraft(await attempt(address, { headers: { cookie: half } }))).toBe(false);
    // The twenty seconds a page may be on its way, and some.
    await expect
      .poll(async () => hasDraft(await attempt(address, { headers: { cookie } })), { timeout: 40_000 })
      .toBe(false);
  });

  test('give an opening to its own address: nothing is a draft anywhere else, nor by the cookies of another', async () => {
    const [one, other] = [await attempt(await ticket()), await attempt(await ticket())];
    const opening = (answer: Answer) => /draft-opening=(\w+)/.exec(answer.headers.location!)![1]!;
    const cookie = cookiesOf(one);
    const elsewhere = [
      ...[draft.path, `${draft.path}?draft-opening=`, `${draft.path}?draft-opening=${OPENING}`, '/about-us'],
      ...[`${draft.path}?draft-opening=${opening(other)}`, `${draft.path}?DRAFT-OPENING=${opening(one)}`],
      ...[`${draft.path}?draft-opening=${opening(one)}x`, `/${opening(one)}${draft.path}`],
      ...[`${draft.path}?a&draft-opening[]=${opening(one)}`, `/es${draft.path}?draft=${opening(one)}`],
    ];
    for (const path of elsewhere)
      expect([path, hasDraft(await attempt(path, { headers: { cookie } }))]).toEqual([path, false]);
    for (const given of ['', cookiesOf(other), `x${cookie.replace('; ', '; x')}`])
      expect([given, hasDraft(await attempt(one.headers.location!, { headers: { cookie: given } }))]).toEqual(
        [given, false],
      );
    expect(hasDraft(await attempt(one.headers.location!, { headers: { cookie } }))).toBe(true);
  });
});

test.describe('the Studio’s interface', () => {
  const addresses: [string, string][] = [
    ...([
      'people',
      'audit',
      'audit/check',
      'audit/export',
      'events',
      'today',
      'flow/x',
      'kinds',
      'emergency',
      'dictionary',
      'redirects',
      'redirects/way',
      'translations',
      'translations/x',
      ...[
        'media',
        'media/x',
        'media/x/files/y',
        'pages',
        'pages/x',
        'pages/x/history',
        'pages/x/history/draft',
      ],
    ].map((path) => ['GET', path]) as [string, string][]),
    ...([
      'people',
      'people/x/invitation',
      'people/x/sign-out',
      'events',
      'tickets',
      'sign-out',
      'emergency',
      'emergency/end',
      'dictionary/save',
      'dictionary/publish',
      'redirects',
      'redirects/remove',
      'redirects/import',
      'translations/right',
      ...['media', 'media/x/restore', 'guard'],
    ].map((path) => ['POST', path]) as [string, string][]),
    ['PUT', 'people/x'],
    ['PUT', 'kinds'],
    ['PUT', 'media/x'],
    ['DELETE', 'media/x'],
  ];

  test('tells nobody anything without a session', async () => {
    for (const cookie of [
      '',
      'studio=guess',
      `studio=${person.token}`,
      `__Host-${person.cookie}`,
      `${person.cookie}; studio=x`,
    ])
      for (const [method, path] of addresses) {
        const answer = await fetch(`${platform}/studio/api/${path}`, {
          method,
          headers: {
            cookie,
            origin: studio,
            'content-type': 'application/json',
            'x-studio-token': person.token,
          },
          ...(method !== 'GET' && { body: '{}' }),
        });
        expect([cookie.slice(0, 12), path, answer.status]).toEqual([cookie.slice(0, 12), path, 401]);
      }
    const session = (await (await fetch(`${platform}/studio/api/session`)).json()) as object;
    expect(session).toMatchObject({ person: null, roles: [], rights: [], token: null });
  });

  test('does nothing for a page of another origin, the site’s included, with everything a browser would send along', async () => {
    const origins = [
      site,
      `http://${planHost()}`,
      'http://localhost:1',
      platform,
      'https://evil.example',
      'null',
    ];
    for (const origin of origins)
      for (const [method, path] of [
        ...addresses,
        ['GET', 'session'],
        ['POST', 'sign-in'],
        ['OPTIONS', 'tickets'],
      ]) {
        const answer = await fetch(`${platform}/studio/api/${path}`, {
          method: method!,
          headers: {
            origin,
            cookie: person.cookie,
            'x-studio-token': person.token,
            'content-type': 'application/json',
          },
          ...(method !== 'GET' && method !== 'OPTIONS' && { body: '{}' }),
        });
        const opened = answer.headers.get('access-control-allow-origin');
        expect([origin, path, answer.status, opened]).toEqual([origin, path, 403, null]);
      }
  });

  test('takes no form, no request that says it is from the site, and none without its token', async () => {
    for (const headers of [
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-type': 'text/plain' },
      { 'content-type': 'multipart/form-data; boundary=x' },
      { 'sec-fetch-site': 'same-site' },
      { 'x-studio-token': '' },
      { 'x-studio-token': 'guess' },
    ] as Record<string, string>[]) {
      const answer = await person.send(
        '/studio/api/tickets',
        { itemId: draft.itemId, locale: 'en', mode: 'edit' },
        headers,
      );
      expect([headers, answer.status]).toEqual([headers, 403]);
    }
  });

  test('is not the site’s: no address of the site leads there', async () => {
    for (const path of [
      '/studio',
      '/studio/api/session',
      '/studio/api/tickets',
      '/-/../studio/api/session',
      '/studio/redeem',
    ]) {
      const answer = await attempt(path, { headers: { cookie: person.cookie } });
      expect([path, answer.status, answer.text.includes('heartbeatSeconds')]).toEqual([
        path,
        expect.any(Number),
        false,
      ]);
      expect(answer.status).toBeGreaterThanOrEqual(300);
    }
  });

  test('redeems a ticket for nobody but the site', async () => {
    const id = new URL(await ticket(), site).searchParams.get('secret')!.split('.')[1]!;
    for (const headers of [
      {},
      { 'x-editing-authorization': 'guess' },
      { cookie: person.cookie, origin: studio },
    ]) {
      const answer = await fetch(`${platform}/studio/redeem`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
        body: JSON.stringify({ id, itemId: draft.itemId, locale: 'en', mode: 'edit' }),
      });
      expect(answer.status).toBe(401);
    }
  });
});

test('authoring changes nothing for anybody without an account', async () => {
  const path = '/sitecore/api/authoring/graphql/v1/';
  const query = `mutation { updateItem(input: { itemId: "${draft.itemId}", language: "en", fields: [{ name: "Title", value: "x" }] }) { item { itemId } } }`;
  const claims: Record<string, string>[] = [
    ...[
      {},
      { authorization: 'Bearer guess' },
      { authorization: 'Bearer ' },
      { 'x-editing-authorization': 'guess' },
    ],
    ...[{ cookie: 'studio=guess' }, { cookie: person.cookie }, { cookie: person.cookie, origin: site }],
    ...[{ cookie: person.cookie, origin: site, 'x-studio-token': person.token }],
    ...[{ cookie: person.cookie, origin: studio, 'x-studio-token': 'guess' }],
  ];
  for (const headers of claims)
    for (const host of [site, platform])
      for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
        const answer = await fetch(host + path, {
          method: 'POST',
          headers: { 'content-type': type, ...headers },
          body: JSON.stringify({ query }),
        });
        const text = await answer.text();
        expect([headers, host, type, text.includes('"itemId"')]).toEqual([headers, host, type, false]);
        expect(answer.status).toBeGreaterThanOrEqual(400);
      }
  const store = openStore(data, { pollMs: 0 });
  expect(store.content.version(draft.itemId, 'en', 'draft')?.fields).toEqual({
    Title: { value: draft.word },
  });
  store.close();
});
