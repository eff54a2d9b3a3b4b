import { createHttpClient } from '#src/adapters/http/createHttpClient.ts';
import { parseEnv } from '#src/config/env.ts';
import { EDITING_KEY, StudioUnderTest } from '#src/platform/studio/testing/StudioUnderTest.ts';
import type { StudioBrowser } from '#src/platform/studio/testing/StudioUnderTest.ts';
import { sealedTicket } from '#src/platform/studio/Tickets.ts';
import { editingGuard } from '#src/server/editingGuard.ts';
import { callApi } from '#src/server/testing/callApi.ts';

/** The Studio's server and the editing host, each as it is, with the real protocol between them. */
const SECRET = 'the real editing secret';
const SITE = 'https://www.meridian.example';
let studio: StudioUnderTest;
let ana: StudioBrowser;
const logged: Record<string, unknown>[] = [];

beforeAll(async () => {
  studio = await new StudioUnderTest({ editingHost: SITE }).start();
  const { content } = studio.store;
  const item = { site: 'main' as const, parentId: null, template: 'Page', sortOrder: 0 };
  content.putItem({ ...item, id: 'about', name: 'about', path: '/about-us' });
  content.putItem({ ...item, id: 'home', name: 'home', path: '/' });
  content.putItem({ ...item, id: 'facility', name: '*', path: '/find-location/facility/*' });
  content.putItem({ ...item, id: 'text', name: 'text', path: null });
  ana = await studio.signedIn('Ana', 'author');
});
afterAll(() => studio.stop());

/** A copy of the site, with limits of its own; `through` is what JSS would have been asked. */
function site(settings: Record<string, string> = {}, takesTickets = true) {
  const through: Record<string, unknown>[] = [];
  const env = parseEnv({
    ...{ JSS_EDITING_SECRET: SECRET, EDITING_KEY, PLATFORM_ORIGIN: studio.platform.origin },
    ...settings,
  });
  const guard = editingGuard(
    () => ({ env, http: createHttpClient(), log: (entry) => void logged.push(entry) }),
    () => (request, response) => {
      through.push({ ...request.query });
      return response.status(307).json({});
    },
    { takesTickets },
  );
  const open = async (address: string, call: { method?: string } = {}) => {
    const { pathname, searchParams } = new URL(address);
    const answer = await callApi(guard, { url: pathname, query: Object.fromEntries(searchParams), ...call });
    expect(answer.text).not.toContain(SECRET);
    return answer.status;
  };
  return { open, through };
}

const ticket = async (body: object = {}, browser = ana) => {
  const answer = await browser.send('/studio/api/tickets', {
    itemId: 'about',
    locale: 'en',
    mode: 'edit',
    ...body,
  });
  return { status: answer.status, ...((await answer.json()) as { url: string; path: string }) };
};

describe('a ticket', () => {
  it('opens a page of the editing host, without a secret in the address', async () => {
    const { url } = await ticket({ version: 3, channel: 'abcdefgh', locale: 'es' });
    expect(url).not.toContain(SECRET);
    expect(url).not.toContain(EDITING_KEY);
    const { secret, ...parameters } = Object.fromEntries(new URL(url).searchParams);
    expect(new URL(url).origin + new URL(url).pathname).toBe(`${SITE}/api/editing/render`);
    expect(secret).toMatch(/^t\.[\w-]{24}\.[\w-]{43}$/);
    expect(parameters).toEqual({
      ...{ sc_site: 'main', sc_itemid: 'about', sc_lang: 'es', sc_version: '3' },
      ...{ route: '/es/about-us#m=abcdefgh', mode: 'edit' },
    });
    const { open, through } = site();
    expect(await open(url)).toBe(307);
    expect(through).toEqual([{ ...parameters, secret: SECRET }]);
  });

  it('counts once, also between copies of the site', async () => {
    const { url } = await ticket();
    const copies = [site(), site()];
    expect(await copies[0]!.open(url)).toBe(307);
    expect([await copies[0]!.open(url), await copies[1]!.open(url)]).toEqual([401, 401]);
    const both = await ticket();
    const statuses = await Promise.all(copies.map(({ open }) => open(both.url)));
    expect(statuses.sort()).toEqual([307, 401]);
  });

  it('runs out after a minute', async () => {
    const { url } = await ticket();
    studio.now += 60_000;
    expect(await site().open(url)).toBe(401);
  });

  it.each<[string, (parameters: URLSearchParams) => void]>([
    ['another item', (parameters) => parameters.set('sc_itemid', 'home')],
    ['another language', (parameters) => parameters.set('sc_lang', 'es')],
    ['another mode', (parameters) => parameters.set('mode', 'preview')],
    ['another site', (parameters) => parameters.set('sc_site', 'plan')],
    ['another version', (parameters) => parameters.set('sc_version', '1')],
    ['another page to lead to', (parameters) => parameters.set('route', '/')],
    ['a parameter more', (parameters) => parameters.set('sc_variant', 'x')],
    ['a parameter less', (parameters) => parameters.delete('sc_site')],
    [
      'a seal of another key',
      (parameters) => parameters.set('secret', sealedTicket('x'.repeat(24), parameters, 'guess')),
    ],
    [
      'an id nobody issued',
      (parameters) => parameters.set('secret', sealedTicket('x'.repeat(24), parameters, EDITING_KEY)),
    ],
    ['a seal that is cut', (parameters) => parameters.set('secret', parameters.get('secret')!.slice(0, -1))],
    ['nothing but its mark', (parameters) => parameters.set('secret', 't.')],
    ['a guess', (parameters) => parameters.set('secret', 'guess')],
    ['no secret', (parameters) => parameters.delete('secret')],
  ])('does not open %s', async (_what, change) => {
    const { url } = await ticket();
    const address = new URL(url);
    change(address.searchParams);
    const { open, through } = site();
    expect([await open(address.href), through]).toEqual([401, []]);
  });

  it('sealed for another place is refused by the platform, too, and is then used up', async () => {
    const { url } = await ticket();
    const { searchParams } = new URL(url);
    const [, id] = searchParams.get('secret')!.split('.');
    searchParams.set('sc_itemid', 'home');
    searchParams.set('secret', sealedTicket(id!, searchParams, EDITING_KEY));
    expect(await site().open(`${SITE}/api/editing/render?${searchParams}`)).toBe(401);
    expect(await site().open(url)).toBe(401);
  });

  it('is taken where a frame is opened, by GET, and by no other endpoint of editing', async () => {
    expect(await site({}, false).open((await ticket()).url)).toBe(401);
    expect(await site().open((await ticket()).url, { method: 'POST' })).toBe(401);
    expect(await site().open((await ticket()).url, { method: 'OPTIONS' })).toBe(401);
  });

  it('is nothing on a site whose content is another platform’s, or where the Studio is off', async () => {
    const elsewhere = { CONTENT_ENDPOINT: 'https://edge.example.org/api/graphql/v1' };
    expect(await site(elsewhere).open((await ticket()).url)).toBe(401);
    expect(await site({ STUDIO_ORIGIN: 'off' }).open((await ticket()).url)).toBe(401);
    expect(await site().open((await ticket()).url)).toBe(307);
  });

  it('is not good while the platform does not answer', async () => {
    const gone = { PLATFORM_ORIGIN: 'http://127.0.0.1:9', STUDIO_ORIGIN: 'http://localhost:9' };
    expect(await site(gone).open((await ticket()).url)).toBe(503);
  });

  it('leaves the vendor’s own secret as it was', async () => {
    expect(await site().open(`${SITE}/api/editing/render?secret=${encodeURIComponent(SECRET)}&route=/`)).toBe(
      307,
    );
  });

  it('leads to pages of this site only, and is in no log', async () => {
    const { url } = await ticket({ itemId: 'home' });
    expect(new URL(url).searchParams.get('route')).toBe('/');
    const secret = new URL(url).searchParams.get('secret')!;
    await site().open(`${url}&x=1`);
    expect(JSON.stringify([logged, studio.events])).not.toContain(secret.split('.')[2]);
  });
});

describe('who gets a ticket', () => {
  it.each<[object, number]>([
    [{ itemId: 'none' }, 404],
    [{ itemId: 'text' }, 422],
    [{ locale: 'fr' }, 422],
    [{ mode: 'normal' }, 422],
    [{ channel: '#x' }, 422],
    [{ path: '/elsewhere' }, 422],
    [{ itemId: 'facility' }, 200],
    [{ itemId: 'facility', path: '/about-us' }, 422],
    [{ itemId: 'facility', path: '/find-location/facility/main' }, 200],
    [{ secret: 'x' }, 422],
  ])('%j: %i', async (body, status) => {
    expect((await ticket(body)).status).toBe(status);
  });

  it('nobody who is not signed in, or works elsewhere', async () => {
    expect((await ticket({}, studio.browser())).status).toBe(401);
    const nobody = await studio.signedIn('Nora');
    expect((await ticket({}, nobody)).status).toBe(403);
    await studio.person('Ben', [{ role: 'author', subtree: 'home' }]);
    const ben = studio.browser();
    await ben.signIn('ben@meridian.example');
    expect((await ticket({ itemId: 'facility', path: '/find-location/facility/x' }, ben)).status).toBe(200);
    await studio.person('Cy', [{ role: 'author', subtree: 'about' }]);
    const cy = studio.browser();
    await cy.signIn('cy@meridian.example');
    expect((await ticket({}, cy)).status).toBe(200);
    expect((await ticket({ itemId: 'home' }, cy)).status).toBe(403);
  });

  it('and only the site redeems one', async () => {
    const redeem = (key: Record<string, string>) =>
      fetch(`${studio.platform.origin}/studio/redeem`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...key },
        body: JSON.stringify({ id: 'x', itemId: 'about', locale: 'en', mode: 'edit' }),
      });
    expect((await redeem({})).status).toBe(401);
    expect((await redeem({ 'x-editing-authorization': 'guess' })).status).toBe(401);
    const known = await redeem({ 'x-editing-authorization': EDITING_KEY });
    expect(await known.json()).toEqual({ redeemed: false });
  });
});
