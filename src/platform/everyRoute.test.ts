import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putPage, putShell } from './content/putPage.ts';
import type { PlatformRoute } from './PlatformModule.ts';
import { platformModules } from './platformModules.ts';
import { startPlatform } from './server.ts';
import { EDITING_KEY, STUDIO, StudioUnderTest } from './studio/testing/StudioUnderTest.ts';
import type { StudioBrowser } from './studio/testing/StudioUnderTest.ts';

/*
 * Every address of the platform as it is started, against everybody who has no business there. What is not named here as
 * open to strangers has to refuse them all: a new address is tried without anybody writing it down.
 */

/** What strangers may ask, and why. Everything else is closed. */
const OPEN: Readonly<Record<string, string>> = {
  'GET /': 'what this program is',
  'GET /healthz': 'whether it is well',
  'GET /readyz': 'whether requests may be sent to it',
  'POST /sitecore/api/graph/edge': 'published content, by the public key',
  'POST /v1/content/api/graphql/v1': 'published content, by the public key',
  'GET /sitecore/api/layout/render/:config': 'published content, by the public key',
  'GET /sitecore/api/layout/placeholder/:config': 'published content, by the public key',
  'GET /sitecore/api/jss/dictionary/:site/:language': 'phrases of the interface',
  'POST /sitecore/api/jss/track/event': 'thrown away',
  'GET /sitemaps/:site/:file': 'published pages',
  'GET /maps/search/address/json': 'places',
  'GET /feeds/waitTimes': 'of the demo network',
  'GET /feeds/reputation': 'of the demo network',
  'GET /feeds/icons': 'names of icons',
  'GET /studio': 'the page that asks who somebody is',
  'GET /studio/*': 'the same',
  'GET /studio/assets/:name': 'its files',
  'GET /studio/api/session': 'that nobody is signed in',
  'POST /studio/api/sign-in': 'the way in, with a limit of guesses',
  'POST /studio/api/setup': 'the way in, with a link that holds once',
  'GET /studio/api/oidc': 'the way in',
  'GET /studio/api/oidc/callback': 'the way in, with what the identity provider gave',
  '* /studio/api/*': 'nothing stands there',
};
/** Open as a family: files, and the directory and its search, which go by keys of their own. */
const OPEN_BELOW = ['/-/', '/~/', '/v2/accounts/', '/proxy/api/'];
const isOpen = ({ method, pattern }: PlatformRoute) =>
  Object.hasOwn(OPEN, `${method} ${pattern}`) || OPEN_BELOW.some((start) => pattern.startsWith(start));

const WORD = 'Quetzalwort';
const MEMBERS: Readonly<Record<string, string>> = {
  site: 'main',
  language: 'en',
  config: 'jss',
  moment: 'draft',
};

let folder: string;
let studio: StudioUnderTest;
let itemId: string;
const routes: PlatformRoute[] = [];
/** By what they are, what they send. */
let others: [string, Record<string, string>][];
let changers: [string, Record<string, string>][];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'every-route-'));
  studio = new StudioUnderTest({ mediaFolder: folder });
  const { store, accounts } = studio;
  putShell(store, { site: 'main', placeholders: {} });
  putPage(store, { site: 'main', path: '/', name: 'Home', template: 'Page', fields: {}, placeholders: {} });
  const root = store.content.itemByPath('main', '/')!;
  itemId = root.id;
  store.content.saveDraft({ itemId, locale: 'en', displayName: WORD, fields: { Title: { value: WORD } } });
  const settings = {
    ...{ origin: STUDIO, editingHost: 'https://www.meridian.example', folder: 'no-such-folder' },
    trustedProxyHops: 0,
    // Nobody listens there: nobody is let in by it.
    oidc: {
      ...{ issuer: 'http://127.0.0.1:9', clientId: 'studio', clientSecret: 'secret', name: 'Meridian' },
      ...{ scope: 'openid profile email', groupsClaim: 'groups', roles: {} },
    },
  };
  const modules = platformModules({
    mediaFolder: folder,
    editing: { accounts, settings, token: 'the-machines-token-of-this-test' },
  });
  studio.platform = await startPlatform({
    ...{ store, clock: () => new Date(studio.now), keys: { editing: EDITING_KEY }, studioOrigin: STUDIO },
    modules: modules.map((module) => (context) => {
      const own = module(context);
      routes.push(...own);
      return own;
    }),
  });
  others = Object.entries(await strangers());
  changers = Object.entries(await unproven());
});
afterAll(async () => {
  await studio.stop();
  rmSync(folder, { recursive: true, force: true });
});

const addressOf = (pattern: string) =>
  pattern
    .replace(/:(\w+)/g, (_, name: string) => MEMBERS[name] ?? itemId)
    .replace(/\*$/, 'x')
    .concat(`?item=/&sc_site=main&sc_lang=en&site=main&language=en`);

/** What a page of the Studio sends with every request that changes something. */
const OWN = { origin: STUDIO, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

function ask({ method, pattern }: PlatformRoute, headers: Record<string, string>): Promise<Response> {
  const verb = method === '*' ? 'POST' : method;
  const query = `mutation { updateItem(input: { itemId: "${itemId}", language: "en", fields: [{ name: "Title", value: "x" }] }) { item { itemId } } }`;
  return fetch(studio.platform.origin + addressOf(pattern), {
    method: verb,
    headers,
    redirect: 'manual',
    ...(verb !== 'GET' && {
      body: JSON.stringify({ query, itemId, id: itemId, locale: 'en', mode: 'edit' }),
    }),
  });
}

const cookieOf = (browser: StudioBrowser) => [...browser.cookies].map((pair) => pair.join('=')).join('; ');

/** Everybody who has no business at a closed address, each with what they would send. */
async function strangers(): Promise<Record<string, Record<string, string>>> {
  const admin = await studio.signedIn('Ada', 'admin', 'publisher');
  const gone = await studio.signedIn('Gil', 'admin');
  const goneCookie = cookieOf(gone);
  await gone.send('/studio/api/sign-out', {});
  const locked = await studio.signedIn('Lou', 'admin');
  const { people } = studio.accounts;
  people.setLocked(people.byEmail('lou@meridian.example')!.id, true);
  const cookie = cookieOf(admin);
  const token = { 'x-studio-token': admin.token };
  return {
    nobody: OWN,
    'a program without anything': { 'content-type': 'application/json' },
    'a made-up session': { ...OWN, cookie: '__Host-studio=guess; studio=guess', 'x-studio-token': 'guess' },
    'a token without its session': { ...OWN, ...token },
    'a session that was signed out': { ...OWN, cookie: goneCookie, 'x-studio-token': gone.token },
    'somebody who was switched off': { ...OWN, cookie: cookieOf(locked), 'x-studio-token': locked.token },
    'a page of the site': {
      ...OWN,
      origin: 'https://www.meridian.example',
      'sec-fetch-site': 'same-site',
      cookie,
      ...token,
    },
    'a page elsewhere': { ...OWN, origin: 'https://evil.example', cookie, ...token },
    'made-up keys': {
      ...{
        'content-type': 'application/json',
        authorization: 'Bearer guess',
        'x-editing-authorization': 'guess',
      },
      ...{ 'api-key': 'guess', sc_apikey: 'guess', sc_editmode: 'true' },
    },
    'ways around': {
      ...{
        'content-type': 'application/json',
        'x-middleware-subrequest': 'middleware',
        'x-original-url': '/healthz',
      },
      ...{
        'x-rewrite-url': '/healthz',
        'x-http-method-override': 'GET',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': 'localhost',
      },
    },
  };
}

/** What only counts where something is changed: whoever asks is signed in. */
async function unproven(): Promise<Record<string, Record<string, string>>> {
  const one = await studio.signedIn('Uma', 'admin', 'publisher');
  const other = await studio.signedIn('Odo', 'admin');
  const cookie = cookieOf(one);
  const token = { 'x-studio-token': one.token };
  return {
    'a session without its token': { ...OWN, cookie },
    'the token of another session': { ...OWN, cookie, 'x-studio-token': other.token },
    'a form': { ...OWN, cookie, ...token, 'content-type': 'text/plain' },
    'a request that names no origin': { 'content-type': 'application/json', cookie, ...token },
    'a request a browser says is from elsewhere': {
      ...OWN,
      'sec-fetch-site': 'cross-site',
      cookie,
      ...token,
    },
  };
}

const seen = async (route: PlatformRoute, who: string, headers: Record<string, string>) => {
  const answer = await ask(route, headers);
  const text = await answer.text();
  return {
    who,
    route: `${route.method} ${route.pattern}`,
    status: answer.status,
    hasDraft: text.includes(WORD),
  };
};

it('every address that is named as open is there', () => {
  const all = new Set(routes.map(({ method, pattern }) => `${method} ${pattern}`));
  // Those of the program itself.
  const elsewhere = ['GET /', 'GET /healthz', 'GET /readyz'];
  expect(Object.keys(OPEN).filter((name) => !all.has(name) && !elsewhere.includes(name))).toEqual([]);
});

it('every other address refuses everybody who has no business there, and nothing changes', async () => {
  const closed = routes.filter((route) => !isOpen(route));
  expect(closed.length).toBeGreaterThan(30);
  const before = [studio.store.sequence(), studio.acts().length];
  const wrong: object[] = [];
  for (const route of closed)
    for (const [who, headers] of [...others, ...(route.method === 'GET' ? [] : changers)]) {
      const answer = await seen(route, who, headers);
      if (![401, 403, 415].includes(answer.status) || answer.hasDraft) wrong.push(answer);
    }
  expect(wrong).toEqual([]);
  expect([studio.store.sequence(), studio.acts().length]).toEqual(before);
});

it('no open address has a word of a draft, whatever is sent along', async () => {
  const wrong: object[] = [];
  for (const route of routes.filter(isOpen))
    for (const [who, headers] of others) {
      const answer = await seen(route, who, headers);
      if (answer.hasDraft) wrong.push(answer);
    }
  expect(wrong).toEqual([]);
  expect(studio.store.content.version(itemId, 'en', 'draft')?.fields).toEqual({ Title: { value: WORD } });
});

it('the ways by an identity provider let nobody in who brings a state or a code of their own', async () => {
  const acts = studio.acts().length;
  const wrong: object[] = [];
  for (const [who, headers] of others)
    for (const path of [
      '/studio/api/oidc',
      '/studio/api/oidc/callback',
      '/studio/api/oidc/callback?code=guess&state=guess',
      '/studio/api/oidc/callback?error=access_denied&state=guess',
    ]) {
      const state = '__Host-studio-sign-in=guess; studio-sign-in=guess';
      const cookie = headers['cookie'] ? `${headers['cookie']}; ${state}` : state;
      const answer = await fetch(studio.platform.origin + path, {
        headers: { ...headers, cookie },
        redirect: 'manual',
      });
      const sessions = answer.headers
        .getSetCookie()
        .filter((line) => /^(__Host-)?studio=/.test(line) || !/Max-Age=0/.test(line));
      const outcome = `${answer.status} ${answer.headers.get('location') ?? ''}`.trim();
      // A page of another origin is not even led back.
      if (!['403', '303 /studio?signIn=failed'].includes(outcome) || sessions.length > 0)
        wrong.push({ who, path, outcome, sessions });
    }
  expect(wrong).toEqual([]);
  expect(studio.acts()).toHaveLength(acts);
});

it('a session that has run out opens nothing', async () => {
  const late = await studio.signedIn('Lea', 'admin', 'publisher');
  const headers = { ...OWN, cookie: cookieOf(late), 'x-studio-token': late.token };
  studio.now += 30 * 86_400_000;
  const wrong: object[] = [];
  for (const route of routes.filter((one) => !isOpen(one))) {
    const answer = await seen(route, 'a session that has run out', headers);
    if (![401, 403, 415].includes(answer.status) || answer.hasDraft) wrong.push(answer);
  }
  expect(wrong).toEqual([]);
});
