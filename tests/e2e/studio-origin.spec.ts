import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openStore } from '#src/platform/store/openStore.ts';
import { planSite, site } from './support/addresses.ts';
import { ask } from './support/ask.ts';
import { addPerson, PASSWORD, studio } from './support/studioPeople.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/** What a real browser makes of the Studio's origin: its cookie, its frames, and pages elsewhere that try to use them. */
let elsewhere: Server;
let foreign: string;
let itemId: string;
let otherId: string;

test.beforeAll(async () => {
  await addPerson('origin');
  const store = openStore(process.env.PLATFORM_DATA ?? 'data/e2e/platform.db', { pollMs: 0 });
  itemId = store.content.itemByPath('main', '/about-us')!.id;
  otherId = store.content.itemByPath('main', '/contact')!.id;
  store.close();
  elsewhere = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><title>Another site</title>');
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  foreign = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
});
test.afterAll(() => new Promise((resolve) => elsewhere.close(resolve)));

/** Signs in as the Studio's page does; answers the token of the session. */
async function signIn(page: Page): Promise<string> {
  await page.goto(`${studio}/studio`);
  return page.evaluate(async (password) => {
    const entered = await fetch('/studio/api/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'origin@meridian.example', password }),
    });
    const session = (await (await fetch('/studio/api/session')).json()) as { token: string };
    return entered.ok ? session.token : '';
  }, PASSWORD);
}

const ticket = (page: Page, token: string, body: object) =>
  page.evaluate(
    async ([sent, given]) => {
      const answer = await fetch('/studio/api/tickets', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-studio-token': given },
        body: JSON.stringify(sent),
      });
      return ((await answer.json()) as { url: string }).url;
    },
    [body, token] as const,
  );

/** Opens a page in a frame of a tab, in place of the one before; answers of which item it is the draft, '' for what visitors get. */
async function draftFramedBy(tab: Page, address: string): Promise<string> {
  await tab.evaluate((src) => {
    const one = Object.assign(document.createElement('iframe'), { src });
    document.body.replaceChildren(one);
    return new Promise((loaded) => (one.onload = loaded));
  }, address);
  const shown = await (await tab.$('iframe'))?.contentFrame();
  return draftIn((await shown?.content()) ?? '');
}

/** Has no tab ask for its page before all of them have been led to theirs, as it happens on a slow line. */
async function leadTogether(tabs: readonly Page[]): Promise<void> {
  const led: (() => Promise<unknown>)[] = [];
  for (const tab of tabs) {
    const line = await tab.context().newCDPSession(tab);
    line.on('Fetch.requestPaused', ({ requestId, request }) => {
      // A frame that was taken away meanwhile asks no more.
      const goOn = () => line.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
      if (request.url.includes('/api/editing/')) return void goOn();
      led.push(goOn);
      if (led.length === tabs.length) for (const one of led.splice(0)) void one();
    });
    const patterns = [{ urlPattern: `${site}/*`, resourceType: 'Document' as const }];
    await line.send('Fetch.enable', { patterns });
  }
}

/** Of which item a page is the draft, as the editor's own note in it says. */
const draftIn = (html: string): string =>
  /id="hrz-canvas-state"[^>]*>\{"itemId":"([^"]+)"/.exec(html)?.[1] ?? '';

/** Puts a frame into the page that is open. */
const frame = (page: Page, address: string) =>
  page.evaluate((src) => {
    const element = document.createElement('iframe');
    element.src = src;
    element.title = 'frame under test';
    document.body.append(element);
  }, address);

test('the Studio signs in, and frames a page in editing by a ticket', async ({ page, context }) => {
  const token = await signIn(page);
  expect(token).toMatch(/^[\w-]{43}$/);
  const [cookie] = (await context.cookies(studio)).filter(({ name }) => name === 'studio');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
  expect(await page.evaluate(() => document.cookie)).toBe('');

  await frame(page, await ticket(page, token, { itemId, locale: 'en', mode: 'edit' }));
  const framed = page.frameLocator('iframe[title="frame under test"]');
  await expect(framed.locator('code.scpm[chrometype="field"]').first()).toBeAttached();
  await expect(framed.getByRole('heading', { level: 1 })).toBeVisible();
  const [, inFrame] = page.frames();
  expect(new URL(inFrame!.url()).origin).toBe(site);
  // The page in the frame is another origin: it reads nothing of the Studio's.
  const reached = await inFrame!.evaluate(() => {
    try {
      return window.parent.document.title;
    } catch {
      return 'nothing';
    }
  });
  expect(reached).toBe('nothing');
  // What opened the frame opens nothing else: another page of the site is what visitors get.
  const left = (await context.cookies(site)).map(({ name }) => name);
  expect(left.filter((name) => /prerender|preview/.test(name))).toEqual([]);
});

test('a frame whose page is long on its way is the draft still, and lets the Studio frame it', async ({
  page,
}) => {
  const token = await signIn(page);
  const address = new URL(await ticket(page, token, { itemId, locale: 'en', mode: 'edit' }));
  const entered = await ask(address.pathname + address.search);
  const cookie = (entered.headers['set-cookie'] ?? []).map((one) => one.split(';', 1)[0]).join('; ');
  // Longer than JSS has them last, which a busy machine takes for one redirect.
  await new Promise((resolve) => setTimeout(resolve, 4000));
  const { headers } = await ask(entered.headers.location!, { headers: { cookie } });
  expect(headers['content-security-policy']).toContain(`frame-ancestors 'self' ${studio}`);
  expect(headers['set-cookie']).toContainEqual(
    expect.stringMatching(/^[0-9a-f]{16}__next_preview_data=; Path=\/; Expires=Thu, 01 Jan 1970/),
  );
});

test('pages opened at the same moment in two tabs are each the draft that its tab asked for', async ({
  page,
  context,
}) => {
  const token = await signIn(page);
  const other = await context.newPage();
  await other.goto(`${studio}/studio`);
  const tabs = [page, other];
  const items = [itemId, otherId];
  await leadTogether(tabs);
  for (let turn = 0; turn < 12; turn += 1) {
    const opened = await Promise.all(
      tabs.map(async (tab, nth) =>
        draftFramedBy(tab, await ticket(tab, token, { itemId: items[nth], locale: 'en', mode: 'edit' })),
      ),
    );
    expect(opened).toEqual(items);
  }
  // Each has used up what opened it.
  const left = (await context.cookies(site)).map(({ name }) => name);
  expect(left.filter((name) => /prerender|preview/.test(name))).toEqual([]);
});

test('what opens a page opens no other, and nothing without the address it was given for', async ({
  page,
}) => {
  const token = await signIn(page);
  const enter = async (item: string) => {
    const address = new URL(await ticket(page, token, { itemId: item, locale: 'en', mode: 'edit' }));
    const { headers } = await ask(address.pathname + address.search);
    const cookies = (headers['set-cookie'] ?? []).map((one) => one.split(';', 1)[0]);
    return { address: headers.location!, cookie: cookies.join('; ') };
  };
  const [first, second] = [await enter(itemId), await enter(otherId)];
  const both = `${first.cookie}; ${second.cookie}`;
  const shown = async (address: string, cookie: string) =>
    draftIn((await ask(address, { headers: { cookie } })).text);
  for (const address of ['/about-us', '/contact', '/', `/about-us?draft-opening=${'0'.repeat(16)}`])
    expect([address, await shown(address, both)]).toEqual([address, '']);
  expect(await shown(first.address, second.cookie)).toBe('');
  expect(await shown(first.address, both)).toBe(itemId);
  expect(await shown(second.address, both)).toBe(otherId);
});

test('the Studio’s page runs no script but its own, and makes no markup of texts', async ({ page }) => {
  await page.goto(`${studio}/studio`);
  const tried = await page.evaluate(() => {
    const script = document.createElement('script');
    let markup = 'taken';
    try {
      document.body.innerHTML += '<img src=x>';
    } catch {
      markup = 'refused';
    }
    let text = 'taken';
    try {
      script.text = 'window.hacked = true';
      document.body.append(script);
    } catch {
      text = 'refused';
    }
    return { markup, text, hacked: 'hacked' in window };
  });
  expect(tried).toEqual({ markup: 'refused', text: 'refused', hacked: false });
});

test('nobody frames the Studio, and no other site a page in editing', async ({ page }) => {
  const token = await signIn(page);
  const address = await ticket(page, token, { itemId, locale: 'en', mode: 'edit' });
  for (const from of [foreign, site])
    for (const target of [`${studio}/studio`, ...(from === foreign ? [address] : [])]) {
      await page.goto(from);
      // The site's own policy frames nothing foreign at all; what is asked here is what the framed page says.
      const refused = page.waitForEvent('console', {
        predicate: (message) => /frame-ancestors|frame-src|refused to frame|Framing/i.test(message.text()),
      });
      await frame(page, target);
      await refused;
    }
});

for (const [name, origin] of [
  ['the site', () => site],
  ['the plan’s site', () => planSite],
  ['another site', () => foreign],
] as const)
  test(`a script on ${name} has nothing done in the Studio, though somebody is signed in there`, async ({
    page,
  }) => {
    const token = await signIn(page);
    await page.goto(origin());
    const tried = await page.evaluate(
      async ([address, given, item]) => {
        const body = JSON.stringify({ itemId: item, locale: 'en', mode: 'edit' });
        const types = ['application/json', 'text/plain'];
        const calls: RequestInit[] = types.map((type) => ({
          method: 'POST',
          body,
          headers: { 'content-type': type, ...(type === 'application/json' && { 'x-studio-token': given }) },
        }));
        const outcomes: string[] = [];
        for (const call of [...calls, { ...calls[1], mode: 'no-cors' as const }, {}])
          for (const path of ['tickets', 'sign-out', 'session'])
            try {
              const answer = await fetch(`${address}/studio/api/${path}`, {
                ...call,
                credentials: 'include',
              });
              outcomes.push(answer.type === 'opaque' ? 'opaque' : `${path} ${answer.status}`);
            } catch {
              outcomes.push('blocked');
            }
        return [...new Set(outcomes)];
      },
      [studio, token, itemId] as const,
    );
    expect(tried.filter((outcome) => outcome !== 'blocked' && outcome !== 'opaque')).toEqual([]);
    // Still signed in: what was sent without asking first changed nothing.
    await page.goto(`${studio}/studio`);
    const session = await page.evaluate(
      async () => (await fetch('/studio/api/session')).json() as Promise<object>,
    );
    expect(session).toMatchObject({ person: { name: 'origin' }, token });
  });
